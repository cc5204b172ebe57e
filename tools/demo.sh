#!/bin/sh
# Builds Sleight and runs its main job once, from card text to an explained value in a replayed duel. Each command is
# printed before it runs, behind a `+`.
set -eu
cd "$(dirname "$0")/.."
set -x
sh tools/setup.sh
cmake --preset release
cmake --build --preset release --target sleight
sh tools/tour.sh build/sleight build/tour
