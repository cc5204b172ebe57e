#!/bin/sh
# Unpacks what CPack has made into an empty root, and lets the program do its main job in there.
# Usage: packages.sh debian|lintian|archive PACKAGES SOURCES
#   debian    the .deb: the root holds the libraries of the packages that it depends on, and nothing else
#   lintian   what lintian says of both .deb
#   archive   the relocatable archive: the root holds the libraries of C and C++, and nothing else
set -eu
kind=$1
packages=$2
sources=$3

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() {
  echo "packages: $1" >&2
  exit 1
}
version=$(cat "$sources/scripting/version.txt")
deb=$(echo "$packages/sleight_$version"-*.deb)
dev=$(echo "$packages/libsleight-dev_$version"-*.deb)
root=$work/root
mkdir -p "$root/usr/lib" "$root/usr/lib64"
ln -s usr/lib "$root/lib"
ln -s usr/lib64 "$root/lib64"

# provider PACKAGE: the package of that name that is installed, or one that provides it.
provider() {
  if dpkg-query -L "$1" >/dev/null 2>&1; then
    echo "$1"
  else
    dpkg-query -W -f='${Package} ${Provides}\n' | awk -v name="$1" '{ for (i = 2; i <= NF; ++i) if ($i == name || $i == name ",") print $1 }' | head -1
  fi
}
# bring PACKAGE...: their shared libraries come into the root, and those of what they depend on.
brought=" "
bring() {
  for name; do
    case $brought in *" $name "*) continue ;; esac
    brought="$brought$name "
    package=$(provider "$name")
    [ -n "$package" ] || fail "there is no package $name here"
    dpkg-query -L "$package" | grep '/ld-linux[^/]*$\|\.so\.[0-9.]*$\|\.so$' | while read -r file; do
      mkdir -p "$root${file%/*}"
      cp -P "$file" "$root$file"
    done || true
    # shellcheck disable=SC2046  # a list of words on purpose
    bring $(dpkg-query -W -f='${Depends}' "$package" | names)
  done
}
# A field of dependencies as names; of alternatives the first.
names() { sed 's/([^)]*)//g; s/|[^,]*//g; s/:any//g; s/,/ /g' | xargs; }

# main_job PROGRAM: the tour, in the root where the system lets this script have one.
main_job() {
  # What a user of the program brings along, at the same place outside of the root and in it.
  user=$work/user
  mkdir -p "$user/tools" "$user/tests/data" "$root$user" "$root/proc"
  cp "$sources/tools/tour.sh" "$user/tools"
  cp -R "$sources/tests/data/decks" "$sources/tests/data/sample-cards.json" "$user/tests/data"
  ln -s "${1%/bin/sleight}/share/sleight/cards" "$user/cards"
  if unshare --user --map-root-user --mount true 2>/dev/null; then
    # shellcheck disable=SC2016  # the inner shell's own arguments
    printf '#!/bin/sh\nexec env -i /usr/bin/unshare --user --map-root-user --mount /bin/sh -c '\''mount --bind "$1" "$2$1" && mount --rbind /proc "$2/proc" && shift && exec chroot "$@"'\'' sh "%s" "%s" "%s" "$@"\n' \
      "$user" "$root" "$1" >"$work/sleight"
  else
    echo "packages: this system lets nobody but root have another root: it runs in the one of this system"
    rm "$user/cards"
    ln -s "$root${1%/bin/sleight}/share/sleight/cards" "$user/cards"
    printf '#!/bin/sh\nexec env -i "%s" "$@"\n' "$root$1" >"$work/sleight"
  fi
  chmod +x "$work/sleight"
  sh "$user/tools/tour.sh" "$work/sleight" "$user/tour" >"$work/tour.txt" 2>&1 || fail "the tour ends: $(tail -5 "$work/tour.txt")"
  grep -q "becomes a swamp" "$work/tour.txt" || fail "the tour explains nothing: $(tail -5 "$work/tour.txt")"
  grep -q "^0 errors" "$work/tour.txt" || fail "the library that was installed has errors"
}

# lean PROGRAM: it has neither symbols nor what a debugger reads.
lean() {
  ! readelf -SW "$1" | grep -q ' \.symtab\| \.debug' || fail "$1 has debug symbols"
}

case $kind in
  debian)
    dpkg-deb -x "$deb" "$root"
    dpkg-deb -x "$dev" "$work/dev"
    lean "$root/usr/bin/sleight"
    ! readelf -d "$root/usr/bin/sleight" | grep 'RPATH\|RUNPATH' || fail "the program looks for libraries in a place of its own"
    [ -z "$(dpkg-deb -c "$deb" | awk '$2 != "root/root"')" ] || fail "not all files are root's"
    for documents in "$root/usr/share/doc/sleight" "$work/dev/usr/share/doc/libsleight-dev"; do
      grep -q "^License: Expat" "$documents/copyright" || fail "$documents/copyright names no licence"
      gzip -dc "$documents/changelog.Debian.gz" | grep -q "^sleight ($version-1)" || fail "$documents has no changelog"
    done
    ! find "$root/usr/share/man" -name '*.1' | grep . || fail "these pages of the manual are not compressed"
    [ -e "$work/dev/usr/include/sleight/sleight.h" ] || fail "libsleight-dev has no headers"
    # shellcheck disable=SC2046  # a list of words on purpose
    bring $(dpkg-deb -f "$deb" Depends | names)
    echo "the root holds the libraries of:$brought"
    main_job /usr/bin/sleight
    ;;
  lintian)
    if ! command -v lintian >/dev/null; then
      echo "packages: lintian is not installed, and says nothing"
      exit 0
    fi
    lintian --fail-on error,warning "$deb" "$dev" 2>&1 || fail "lintian has something to say"
    ;;
  archive)
    bring libc6 libstdc++6
    echo "the root holds the libraries of:$brought"
    prefix=/opt/moved
    mkdir -p "$root$prefix"
    tar xzf "$packages/sleight-$version-linux-$(uname -m).tar.gz" -C "$root$prefix" --strip-components=1
    [ -s "$root$prefix/share/doc/sleight/copyright" ] || fail "the archive does not name the licences of its libraries"
    lean "$root$prefix/bin/sleight"
    main_job $prefix/bin/sleight
    # The root has none of the libraries that the archive brings.
    if unshare --user --map-root-user --mount true 2>/dev/null; then
      rm -r "${root:?}$prefix/lib"
      ! "$work/sleight" --version 2>"$work/refused.txt" || fail "it needs none of the libraries in the archive"
      grep -q "error while loading shared libraries" "$work/refused.txt" || fail "$(cat "$work/refused.txt")"
    fi
    ;;
esac
