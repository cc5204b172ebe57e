#!/bin/sh
# Builds the fastest program, build-profiled/sleight, and its benchmarks: once so that it notes how it plays duels, then
# by these notes (docs/performance.md). What is given is given to cmake: -DSLEIGHT_ARCH=native builds for this processor.
set -eu
cd "$(dirname "$0")/.."
build=build-profiled
cmake --preset fast -DSLEIGHT_PROFILE=write -DCMAKE_INTERPROCEDURAL_OPTIMIZATION=OFF "$@"
# Notes of another program would be taken for this one's.
find "$build" -name '*.gcda' -delete
cmake --build "$build" --target sleight
# One thread, and the same seeds each time: so that the same sources give the same notes.
decks=tests/data/decks
for rules in fifth microprose; do
  "$build/sleight" sim "$decks/black-red.txt" "$decks/white-blue.txt" --games 400 --seed 1 --jobs 1 --rules "$rules" >/dev/null
  "$build/sleight" sim --random-decks --games 200 --seed 1 --jobs 1 --rules "$rules" >/dev/null
done
"$build/sleight" check cards --jobs 1 >/dev/null
cmake --preset fast "$@"
cmake --build "$build" --target sleight sleight_bench
