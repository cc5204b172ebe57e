#!/bin/sh
# Builds the documentation as a site of static pages into the folder given, which needs no server. Fails on any warning.
set -eu
if [ $# -ne 1 ]; then
  echo "usage: sh tools/site/build.sh FOLDER" >&2
  exit 2
fi
if ! command -v mkdocs >/dev/null; then
  echo "site: mkdocs is missing; as root: apt-get install mkdocs-material" >&2
  exit 1
fi
folder=$(realpath -m "$1")
exec mkdocs build --quiet --strict --config-file "$(dirname "$0")/mkdocs.yml" --site-dir "$folder"
