#!/bin/sh
# Builds Sleight and runs its main job once, from card text to an explained value in a replayed duel.
set -eu
cd "$(dirname "$0")/.."
sh tools/setup.sh
cmake --preset release 
cmake --build --preset release --target sleight
sh tools/tour.sh build/sleight build/tour
