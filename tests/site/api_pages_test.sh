#!/bin/sh
# The pages of the public headers are written without a warning. Then a copy of the headers is spoilt in three ways, each of
# which must be told. Usage: api_pages_test.sh CMAKE FOLDER_TO_WORK_IN
set -eu
cmake=$1
work=$2
root=$(cd "$(dirname "$0")/../.." && pwd)
rm -rf "$work"
mkdir -p "$work/tree"
"$cmake" -DOUT="$work/pages" -P "$root/tools/embedding/api_pages.cmake"
for page in index classsleight_1_1Duel classsleight_1_1Agent version_8h; do
  test -s "$work/pages/$page.html" || { echo "api_pages: there is no $page.html" >&2; exit 1; }
done

(cd "$root" && find core scripting grammar tools -name '*.h' -o -path 'tools/embedding/*' -type f -o -name version.txt) |
  (cd "$root" && tar -cf - -T -) | tar -xf - -C "$work/tree"
spoil() {
  said=$1
  cp "$root/core/table/agent.h" "$work/tree/core/table/agent.h"
  printf '%s\n' "$2" >>"$work/tree/core/table/agent.h"
  if "$cmake" -DOUT="$work/spoilt" -P "$work/tree/tools/embedding/api_pages.cmake" >"$work/told" 2>&1 ||
    ! grep -q "$said" "$work/told"; then
    echo "api_pages: nothing like '$said' is told of $2" >&2
    exit 1
  fi
}
spoil "Member nameless" 'namespace sleight { int nameless(int x); }'
spoil "Compound sleight::Nameless" 'namespace sleight { struct Nameless { int x = 0; }; }'
spoil "nosuch" 'namespace sleight { /** Like @ref nosuch. */ int told(); }'
