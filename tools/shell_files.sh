#!/bin/sh
# Writes what a shell shows of the program, from what the program says of itself: completions for bash, zsh and fish,
# and, when there is help2man, a man page for it and one for each of its commands.
# Usage: shell_files.sh PROGRAM DIRECTORY [HELP2MAN]   (below DIRECTORY as below the `share` of an installation)
set -eu
sections=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)/man_sections.txt
program=$1
share=$2
help2man=${3-}

bash=$share/bash-completion/completions
zsh=$share/zsh/site-functions
fish=$share/fish/vendor_completions.d
mkdir -p "$bash" "$zsh" "$fish"
"$program" completions bash >"$bash/sleight"
"$program" completions zsh >"$zsh/_sleight"
"$program" completions fish >"$fish/sleight.fish"
[ -n "$help2man" ] || exit 0

man=$share/man/man1
rm -rf "$man"
mkdir -p "$man"
version=$("$program" --version | sed 's/^sleight //')
# "check<tab>what it does", a line for each command.
commands=$("$program" --help | sed -n '/^Subcommands:/,$s/^  \([a-z][a-z_-]*\)  *\(.*\)$/\1	\2/p')
tab=$(printf '\t')
include=$man/.include

# page NAME ABOUT HELP: a page of that name; what includes says goes into it.
page() {
  "$help2man" --no-info --section=1 --source="Sleight $version" --manual="Sleight" --name="$2" \
    --version-string="$1 (Sleight) $version" --help-option="$3" --include="$include" --output="$man/$1.1" "$program"
}

{
  cat "$sections"
  printf '\n[SEE ALSO]\n'
  printf '%s\n' "$commands" | sed "s/$tab.*//; s/.*/.BR sleight-& (1),/; \$s/,\$//"
} >"$include"
page sleight "write, check and play scripts of cards for the classic duel" --help
{
  cat "$sections"
  printf '\n[SEE ALSO]\n.BR sleight (1)\n'
} >"$include"
printf '%s\n' "$commands" | while IFS=$tab read -r command about; do
  page "sleight-$command" "$about" "$command --help"
done
rm "$include"
