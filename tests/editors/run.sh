#!/bin/sh
# A session of an editor with the language server, held against what is kept of it.
# Usage: run.sh EDITOR SLEIGHT FOLDER; EDITOR is neovim or emacs. Ends with 77 where the editor is missing.
set -eu
editor=$1 SLEIGHT=$2 FOLDER=$3
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
rm -rf "$FOLDER"
mkdir -p "$FOLDER/cards"
: >"$FOLDER/cards/bolt.lua"
# What the editors write of their own stays in the folder.
HOME=$FOLDER XDG_CONFIG_HOME=$FOLDER XDG_DATA_HOME=$FOLDER XDG_STATE_HOME=$FOLDER XDG_CACHE_HOME=$FOLDER
export SLEIGHT FOLDER HOME XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_CACHE_HOME
case $editor in
  neovim) program=nvim ;;
  *) program=emacs ;;
esac
command -v "$program" >/dev/null || {
  echo "there is no $program: its session is not tried"
  exit 77
}
status=0
case $editor in
  neovim) timeout 250 nvim --headless -u NONE -S "$here/neovim.lua" >"$FOLDER/said.txt" 2>"$FOLDER/log.txt" || status=$? ;;
  *) timeout 250 emacs -q --batch -l "$here/emacs.el" >"$FOLDER/said.txt" 2>"$FOLDER/log.txt" || status=$? ;;
esac
[ "$status" != 77 ] || exit 77
[ "$status" = 0 ] || {
  cat "$FOLDER/said.txt" "$FOLDER/log.txt"
  exit 1
}
sed -i 's/ *$//' "$FOLDER/said.txt"
diff -u "$here/$editor.txt" "$FOLDER/said.txt"
# What was typed is on the disk, and is a card whose text proves it.
"$SLEIGHT" check --strict "$FOLDER/cards"
