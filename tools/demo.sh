#!/bin/sh
# Builds Sleight and runs its main job once, from card text to an explained value in a replayed duel. Says first what that
# costs. Each command is printed before it runs, behind a `+`.
set -eu
cd "$(dirname "$0")/.."
cat <<'END'
demo: What it costs on two cores, from nothing:
demo:   packages that are missing: on a bare Debian 12, 190 MB to download and 720 MB of disk; tools/setup.sh tells yours
demo:   the build: about five minutes, and 450 MB of disk in the folder build; [n/m] tells how far it is
demo:   memory: 1 GB for each compiler, and three run at once; one alone with CMAKE_BUILD_PARALLEL_LEVEL=1 before the command
demo: A second time only what changed is built.
END
set -x
sh tools/setup.sh
cmake --preset release
cmake --build --preset release --target sleight
sh tools/tour.sh build/sleight build/tour
