#!/bin/sh
# Reads the sources with clang-tidy, those of a room together: the headers they share are most of the work.
# Exit status 0 only when it has nothing to say. What the build writes (the parser, what is learnt of the grammar), and
# the room that sees the parser's headers, are left out: clang does not take them as g++ does.
set -eu
cd "$(dirname "$0")/.."
cmake --preset tidy >/dev/null
cmake --build --preset tidy
run-clang-tidy -quiet -p build-tidy '^(?!.*(/generated/|/grammar/parsing/|/grammar/learnt|/source_stamp|/program_stamp))' >build-tidy/findings.txt 2>build-tidy/log.txt || {
  grep -v '^clang-tidy' build-tidy/findings.txt || cat build-tidy/log.txt
  exit 1
}
