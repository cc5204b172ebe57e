#!/bin/sh
# Builds everything and runs every test, once as released and once under the address and undefined-behaviour sanitizers;
# then clang-tidy reads the sources. Exit status 0 only when all of it passed. At the end it tells what each stage took;
# `sh tests/costs.sh build` and `sh tests/costs.sh build-sanitize` tell of the tests.
set -eu
cd "$(dirname "$0")/.."
# Seconds of processors that all of it may take: 35 minutes of two. More is told, and no failure: machines differ.
most=4200

# What all that ran so far took: seconds by the clock, and of processors. To files and through no pipe, where
# `times` would tell of another shell.
taken() {
  times >"$scratch/times"
  sed -n 2p "$scratch/times" | tr 'ms' '  ' |
    awk -v now="$(date +%s)" '{ printf "%d %.0f\n", now, $1 * 60 + $2 + $3 * 60 + $4 }'
}
stage() {
  name=$1
  shift
  taken >"$scratch/before"
  "$@"
  taken >"$scratch/after"
  awk -v name="$name" '
    NR == 1 { clock = $1; cpu = $2 }
    NR == 2 { printf "%-16s%8d%8d\n", name, $1 - clock, $2 - cpu }' "$scratch/before" "$scratch/after" >>"$scratch/table"
}

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
sh tools/setup.sh tests
for preset in release sanitize; do
  cmake --preset "$preset"
  stage "build $preset" cmake --build --preset "$preset"
  stage "test $preset" ctest --preset "$preset"
done
stage tidy sh tests/tidy.sh
awk -v most="$most" '
  BEGIN { printf "%-16s%8s%8s\n", "stage", "seconds", "of CPU" }
  { print; clock += $(NF - 1); cpu += $NF }
  END {
    printf "%-16s%8d%8d\n", "all", clock, cpu
    if (cpu > most) printf "This is more than the %d seconds of CPU that it should take.\n", most
  }' "$scratch/table"
