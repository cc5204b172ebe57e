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
export DEBIAN_FRONTEND=noninteractive LC_ALL=C
# Asked for a no, apt-get tells the number and the sizes, and ends; without locks, whoever asks.
cost() {
  # shellcheck disable=SC2086  # a list of words on purpose
  apt-get -o Debug::NoLocking=true install --assume-no --no-install-recommends $missing 2>/dev/null | sed -n \
    's/^[0-9]* upgraded, \([0-9]*\) newly installed.*/setup:   \1 packages will be installed./p; s/^Need to get /setup:   &/p; s/^After this /setup:   &/p'
}
if [ "$(id -u)" != 0 ]; then
  {
    echo "setup: these packages are missing:$missing"
    cost
    echo "setup: run this as root, or install them with: apt-get install --no-install-recommends$missing"
  } >&2
  exit 1
fi
echo "setup: installing$missing"
echo "setup: first the lists of what there is, 10 MB; then it says what the packages cost"
# Without carriage returns (-q), apt's lines are a log that a file can hold; they show how far it is.
apt-get update -q
echo "setup: what it costs, with all that these packages need:"
cost
echo "setup:   On two cores it takes some two minutes, and as long as the download takes; apt-get says how far it is."
# shellcheck disable=SC2086  # a list of words on purpose
apt-get install -y -q --no-install-recommends $missing
