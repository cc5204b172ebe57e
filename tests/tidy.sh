#!/bin/sh
# Reads the sources with clang-tidy, those of a room together: the headers they share are most of the work.
set -eu
cd "$(dirname "$0")/.."
cmake --preset tidy
cmake --build --preset tidy
run-clang-tidy -quiet -p build-tidy -j "$(nproc)" '^(?!.*/generated/)' 2>/dev/null | grep -v "^clang-tidy" ||
  true
