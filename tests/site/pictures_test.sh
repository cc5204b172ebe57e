#!/bin/sh
# Each picture of the pages was drawn from the source beside it, and is shown by a page. In a copy, a source that has changed,
# a picture that is missing and one without a source are told. Usage: pictures_test.sh CMAKE FOLDER_TO_WORK_IN
set -eu
cmake=$1
work=$2
root=$(cd "$(dirname "$0")/../.." && pwd)
check() { "$cmake" -DPICTURES="$1" -DCHECK=ON -P "$root/tools/site/pictures.cmake"; }

check "$root/docs/pictures"
for picture in "$root"/docs/pictures/*.svg; do
  grep -rq --include='*.md' "pictures/$(basename "$picture"))" "$root/docs" || {
    echo "pictures: no page shows $picture" >&2
    exit 1
  }
done

spoil() {
  rm -rf "$work"
  cp -r "$root/docs/pictures" "$work"
  (cd "$work" && eval "$1")
  if check "$work" >"$work/told" 2>&1 || ! tr '\n' ' ' <"$work/told" | grep -q "$2"; then
    echo "pictures: nothing like '$2' is told after: $1" >&2
    exit 1
  fi
}
spoil 'echo "// changed" >>floors.dot' 'floors.svg was not drawn'
spoil 'rm turn.svg' 'turn.svg was not drawn'
spoil 'rm batch.dot' 'have no source'
