#!/bin/sh
# Sleight's main job on real input, step by step: card text -> script -> validated -> played -> explained.
# Usage: tour.sh PROGRAM DIRECTORY   (the directory is made anew)
set -eu
root=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
sleight=$1
work=$2
rm -rf "$work"
mkdir -p "$work"

say() { printf '\n== %s\n' "$1"; }
run() {
  printf '$ sleight %s\n' "$*" | sed "s|$root/||g; s|$work|tour|g"
  "$sleight" "$@"
}

say "1. Card text becomes scripts. These cards are plain data: facts and English."
run scaffold --cards "$root/tests/data/sample-cards.json" --out "$work/cards"
say "   One of them, as the grammar wrote it:"
cat "$work/cards/pestilence.lua"

say "2. The whole library is validated: syntax, shape, load, facts, and its text against its script."
run check "$root/cards"

say "3. Two bots play a duel. Every decision goes on record."
run duel "$root/tests/data/decks/black-red.txt" "$root/tests/data/decks/white-blue.txt" --seed 21 --record "$work/duel.json"

say "4. The record is replayed, bit for bit."
run replay "$work/duel.json"

say "5. A value explains itself: base, then each effect in the order applied."
run why "$work/duel.json" Swamp land_types
