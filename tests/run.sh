#!/bin/sh
# Builds everything and runs every test: once as released, once under the address and undefined-behaviour
# sanitizers. Exit status 0 only when all of it passed.
set -eu
cd "$(dirname "$0")/.."
sh tools/setup.sh
for preset in release sanitize; do
  cmake --preset "$preset"
  cmake --build --preset "$preset"
  ctest --preset "$preset"
done
