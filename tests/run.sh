#!/bin/sh
# Builds everything and runs every test, once as released and once under the address and undefined-behaviour sanitizers;
# then clang-tidy reads the sources. Exit status 0 only when all of it passed.
set -eu
cd "$(dirname "$0")/.."
sh tools/setup.sh tests
for preset in release sanitize; do
  cmake --preset "$preset"
  cmake --build --preset "$preset"
  ctest --preset "$preset"
done
sh tests/tidy.sh
