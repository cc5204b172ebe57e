#!/bin/sh
# What can be known of tools/packaging/Containerfile without a network: its base is an image of Debian without a registry's
# host, its commands are those that docs/how-to/install.md gives, and the files that they name are there.
# Usage: containerfile.sh SOURCES BUILD
set -eu
sources=$1
build=$2
file=$sources/tools/packaging/Containerfile
page=$sources/docs/how-to/install.md
fail() {
  echo "containerfile: $1" >&2
  exit 1
}

[ "$(grep -c '^FROM ' "$file")" = 2 ] || fail "it has not two stages"
! grep '^FROM ' "$file" | grep -v '^FROM debian:12-slim\( AS build\)\?$' || fail "this is no image of Debian 12"
# Each line that builds or packs stands in the page.
sed -n 's/^RUN \(cmake\|cpack\) /\1 /p' "$file" | while read -r command; do
  grep -qxF "$command" "$page" || fail "install.md has no command \`$command\`"
done
[ "$(grep -c '^RUN c' "$file")" = 3 ] || fail "it does not configure, build and pack"
# What the comment says is what the page says.
sed -n 's/^#   \(podman .*\)/\1/p' "$file" | while read -r command; do
  grep -qxF "$command" "$page" || fail "install.md has no command \`$command\`"
done
# The files that it names are in the sources, and the context brings the sources.
grep -o 'tools/[a-z_/.]*\.sh' "$file" | while read -r script; do
  [ -e "$sources/$script" ] || fail "there is no $script"
done
grep -q '"name": "release"' "$sources/CMakePresets.json" || fail "there is no preset release"
for path in "$sources"/*; do
  name=${path##*/}
  case $name in build*) continue ;; esac
  ! grep -qxF "$name" "$sources/.dockerignore" || fail "$name does not come into the container"
done
grep -qxF 'build*' "$sources/.dockerignore" || fail "what is built here comes into the container"
# What is unpacked is where CPack puts it, by the name that CPack gives it.
grep -q "tar xzf build/packages/sleight-\*.tar.gz" "$file" || fail "it unpacks something else"
grep -q "set(CPACK_OUTPUT_FILE_PREFIX \"$build/packages\")" "$build/CPackConfig.cmake" || fail "CPack packs elsewhere"
# It packs in the build: what lay in the sources would come into their archive.
grep -q "set(CPACK_PACKAGE_DIRECTORY \"$build\")" "$build/CPackConfig.cmake" || fail "CPack packs in the folder that it is called from"
