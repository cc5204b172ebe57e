#!/bin/sh
# Installs what Sleight needs from Debian 12, and given the word `tests`, what its tests need too. Does nothing, and needs
# no network, when all of it is there.
set -eu
packages="g++ cmake ninja-build pkg-config git antlr4 libantlr4-runtime-dev liblua5.4-dev libcli11-dev \
nlohmann-json3-dev libspdlog-dev libgtest-dev libgmock-dev libbenchmark-dev"
if [ "${1-}" = tests ]; then
  packages="$packages clang-tidy help2man mkdocs-material doxygen"
fi
missing=""
for package in $packages; do
  dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed || missing="$missing $package"
done
if [ -n "$missing" ]; then
  if [ "$(id -u)" != 0 ]; then
    echo "setup: these packages are missing:$missing" >&2
    echo "setup: run this as root, or install them with: apt-get install$missing" >&2
    exit 1
  fi
  echo "setup: installing$missing"
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -qq
  # shellcheck disable=SC2086  # a list of words on purpose
  apt-get install -y -qq --no-install-recommends $missing >/dev/null
fi
