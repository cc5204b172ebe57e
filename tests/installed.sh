#!/bin/sh
# Installs the program into a prefix, moves that, and lets the program do its main job from there: with an empty
# environment, and with the sources hidden where the system lets this script hide a folder (Linux, user namespaces).
# Then each of the files that came with it is read by whatever it is for.
# Usage: installed.sh CMAKE BUILD SOURCES SANITIZED   (SANITIZED is ON or OFF)
set -eu
cmake=$1
build=$2
sources=$3
sanitized=$4

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() {
  echo "installed: $1" >&2
  exit 1
}

# Of a build without the files that the program writes, nothing is installed, and the target that makes them is named.
sed "s|$build/share/|$work/none/|g" "$build/cmake_install.cmake" >"$work/unshipped.cmake"
if "$cmake" -DCMAKE_INSTALL_PREFIX="$work/none" -P "$work/unshipped.cmake" >"$work/install.txt" 2>&1; then
  fail "a build of the program alone is installed"
fi
grep -q -- "--target shipped" "$work/install.txt" || fail "it does not say what to build: $(cat "$work/install.txt")"
[ ! -e "$work/none" ] || fail "a part of it is installed"

"$cmake" --install "$build" --prefix "$work/first" >"$work/install.txt" || fail "$(cat "$work/install.txt")"
prefix="$work/moved here"
mv "$work/first" "$prefix"
program=$prefix/bin/sleight
share=$prefix/share

# What a user of the program brings along: the tour with its decks and card data, and scenarios.
user=$work/user
mkdir -p "$user/tools" "$user/tests/data"
cp "$sources/tools/tour.sh" "$user/tools"
cp -R "$sources/tests/data/decks" "$sources/tests/data/sample-cards.json" "$user/tests/data"
cp -R "$sources/tests/scenarios/banding" "$user/tests/banding"
ln -s "$share/sleight/cards" "$user/cards"
cd "$user"

# alone COMMAND...: runs it with nothing in its environment and, where that can be, without the sources.
if unshare --user --map-root-user --mount true 2>/dev/null; then
  # The temporary folder may lie in the sources: there they cannot be hidden.
  case $work in
    "$sources"/*) hide=no ;;
    *) hide=yes ;;
  esac
else
  hide=no
fi
alone() {
  if [ "$hide" = yes ]; then
    # shellcheck disable=SC2016  # the inner shell's own arguments
    env -i PATH=/usr/bin:/bin unshare --user --map-root-user --mount \
      sh -c 'mount -t tmpfs none "$1" && shift && exec "$@"' sh "$sources" "$@"
  else
    env -i PATH=/usr/bin:/bin "$@"
  fi
}
echo "the sources are hidden: $hide"
[ "$hide" = no ] || ! alone test -e "$sources/CMakeLists.txt" || fail "the sources are there all the same"

alone "$program" --version --verbose >"$work/places.txt"
cat "$work/places.txt"
grep -qxF "  ../share/sleight: $share/sleight, data of this version (taken)" "$work/places.txt" ||
  fail "the data that was installed is not taken"

# The sanitizers write the names of sources into a program.
named="$sources/(cards|core|grammar|scripting|tests|tools)"
if [ "$sanitized" != ON ] && grep -qaE "$named" "$program"; then
  fail "the program has places of its sources in it: $(grep -aoE "${named}[a-z_/.]*" "$program" | head -3)"
fi
if grep -rqE "$named" "$share"; then
  fail "files that are installed name the sources: $(grep -rlE "$named" "$share" | head -3)"
fi

alone sh tools/tour.sh "$program" "$work/tour" >"$work/tour.txt" || fail "the tour ends: $(tail -5 "$work/tour.txt")"
grep -q "becomes a swamp" "$work/tour.txt" || fail "the tour explains nothing: $(tail -5 "$work/tour.txt")"
grep -q "^0 errors" "$work/tour.txt" || fail "the library that was installed has errors"
alone "$program" test tests/banding | grep -q " passed, 0 failed" || fail "scenarios do not pass"
decks=$share/sleight/cards/decks
alone "$program" duel "$decks/goblins.txt" "$decks/merfolk.txt" --seed 1 >"$work/duel.txt" || fail "no duel"
alone "$program" sim "$decks/goblins.txt" "$decks/merfolk.txt" --games 4 --seed 1 --log-level trace \
  >"$work/sim.json" 2>"$work/read.txt" || fail "no simulation"
grep -q "read $share/sleight/cards/" "$work/read.txt" || fail "it does not say which scripts it reads"
if grep -E "$named" "$work/read.txt" "$work/sim.json" "$work/tour.txt" "$work/duel.txt"; then
  fail "it reads the sources"
fi

# The scenarios that came with it are led to, and pass.
scenarios=$share/sleight/tests/scenarios
alone "$program" show "Serra Angel" >"$work/shown.txt"
grep -qF "  $scenarios/cards/alpha/serra_angel.lua:" "$work/shown.txt" || fail "no scenario names it: $(cat "$work/shown.txt")"
alone "$program" test "$scenarios/cards/alpha/serra_angel.lua" | grep -q " passed, 0 failed" || fail "what came with it fails"
[ -s "$share/sleight/tests/data/decks/black-red.txt" ] || fail "a deck of the pages is not installed"

# What editors read.
grep -q "^function Player:casts(" "$share/sleight/editors/sleight.lua" || fail "there are no annotations for editors"
if command -v luacheck >/dev/null; then
  luacheck -q --config "$share/sleight/editors/luacheckrc" "$share/sleight/cards/alpha" >"$work/luacheck.txt" ||
    fail "luacheck does not know the words of the library: $(head -3 "$work/luacheck.txt")"
fi

# Without the data, and with that of another version, it says so.
echo 0.0.1 >"$share/sleight/scripting/version.txt"
status=0
alone "$program" check cards 2>"$work/refused.txt" || status=$?
[ "$status" = 2 ] || fail "data of another version ends with status $status"
grep -q "error T0111" "$work/refused.txt" || fail "data of another version is not refused"
mv "$share/sleight" "$work/data"
status=0
alone "$program" check tests 2>"$work/refused.txt" || status=$?
[ "$status" = 2 ] || fail "without data it ends with status $status"
grep -q "error T0109" "$work/refused.txt" || fail "that there is no data is not told"
alone "$program" --version >/dev/null || fail "without data it has no version"

# What shells read.
# readable SHELL FILE: the shell, if it is there, can read the file.
readable() {
  [ -s "$share/$2" ] || fail "there are no completions for $1"
  ! command -v "$1" >/dev/null || "$1" -n "$share/$2" || fail "$1 cannot read its completions"
}
readable bash bash-completion/completions/sleight
readable zsh zsh/site-functions/_sleight
readable fish fish/vendor_completions.d/sleight.fish

# The pages of the manual, where help2man was there to write them.
man=$share/man/man1
if [ -d "$man" ]; then
  for page in sleight sleight-check sleight-sim; do
    [ -s "$man/$page.1" ] || fail "there is no man page of $page"
  done
  if command -v man >/dev/null; then
    for page in "$man"/*.1; do
      LC_ALL=C.UTF-8 MANWIDTH=80 man -l --warnings "$page" >"$work/page.txt" 2>"$work/warnings.txt" || fail "no page $page"
      [ ! -s "$work/warnings.txt" ] || fail "$page: $(cat "$work/warnings.txt")"
      for section in NAME SYNOPSIS "EXIT STATUS" ENVIRONMENT FILES "SEE ALSO"; do
        grep -q "$section" "$work/page.txt" || fail "$page has no section $section"
      done
    done
  fi
fi
for file in LICENSE README.md docs/index.md; do
  [ -s "$share/doc/sleight/$file" ] || fail "$file is not installed"
done
