#!/bin/sh
# Installs what Sleight needs from Debian 12, and given the word `tests`, what its tests need too. Says first what that
# costs. Does nothing, and needs neither root nor a network, when all of it is there.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
packages="g++ cmake ninja-build pkg-config git libantlr4-runtime-dev liblua5.4-dev libcli11-dev \
nlohmann-json3-dev libspdlog-dev libpugixml-dev libtomlplusplus-dev libdtl-dev libgtest-dev libgmock-dev libbenchmark-dev"
# A source archive carries the parser that antlr4, a Java program, would generate.
[ -e "$root/grammar/generated/made_from.txt" ] || packages="$packages antlr4"
if [ "${1-}" = tests ]; then
  packages="$packages clang-tidy doxygen elpa-eglot emacs-nox help2man lintian mkdocs-material neovim python3-jsonschema"
fi
missing=""
for package in $packages; do
  dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || missing="$missing $package"
done
[ -n "$missing" ] || exit 0
if [ "$(id -u)" != 0 ]; then
  echo "setup: these packages are missing:$missing" >&2
  echo "setup: run this as root, or install them with: apt-get install$missing" >&2
  exit 1
fi
echo "setup: installing$missing"
export DEBIAN_FRONTEND=noninteractive LC_ALL=C
# Without carriage returns (-q), apt's lines are a log that a file can hold; they show how far it is.
apt-get update -q
echo "setup: what it costs, with all that these packages need:"
# Asked for a no, apt-get tells the number and the sizes, and ends.
# shellcheck disable=SC2086  # a list of words on purpose
apt-get install --assume-no --no-install-recommends $missing | sed -n \
  's/^[0-9]* upgraded, \([0-9]*\) newly installed.*/setup:   \1 packages will be installed./p; s/^Need to get /setup:   &/p; s/^After this /setup:   &/p'
# shellcheck disable=SC2086
apt-get install -y -q --no-install-recommends $missing
