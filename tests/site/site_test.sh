#!/bin/sh
# The documentation builds as a site without warnings, and the site holds. Then a copy of it is spoilt in three ways, each
# of which must be told. Usage: site_test.sh FOLDER_TO_WORK_IN
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$1
rm -rf "$work"
mkdir -p "$work"
check() { python3 "$root/tests/site/check_site.py" "$1" "$root/docs"; }

sh "$root/tools/site/build.sh" "$work/site"
check "$work/site"

spoil() {
  said=$1
  html=$2
  rm -rf "$work/spoilt"
  cp -r "$work/site" "$work/spoilt"
  echo "$html" >>"$work/spoilt/architecture.html"
  if check "$work/spoilt" >"$work/told" || ! grep -q "$said" "$work/told"; then
    echo "site: nothing like '$said' is told of $html" >&2
    exit 1
  fi
}
spoil "nosuch.html leads nowhere" '<a href="nosuch.html">x</a>'
spoil "names no place of cards.html" '<a href="cards.html#nosuch">x</a>'
spoil "from elsewhere" '<script src="https://example.org/x.js"></script>'
