#!/bin/sh
# Tells where the time of the last run of the tests went: sh tests/costs.sh [BUILD FOLDER] [HOW MANY]
# First the tests of CTest's that took longest, then the single tests of our suites.
set -eu
log="${1:-build}/Testing/Temporary/LastTest.log"
most="${2:-20}"
if [ ! -f "$log" ]; then
  echo "costs: there is no $log: run ctest first" >&2
  exit 1
fi
longest() { sort -rn | head -n "$most"; }
echo "seconds  test of CTest's"
awk '/^[0-9]+\/[0-9]+ Test: / { name = $3 }
     /^Test time = / { printf "%7.2f  %s\n", $4, name }' "$log" | longest
echo "seconds  test of a suite"
awk '$1 == "[" && $2 == "OK" && $(NF) == "ms)" { printf "%7.2f  %s\n", substr($(NF - 1), 2) / 1000, $4 }' "$log" | longest
awk '/^Test time = / { all += $4; tests++ }
     END { printf "%.0f seconds in %d tests of CTest'"'"'s; each is by the clock, and some ran side by side\n", all, tests }' "$log"
