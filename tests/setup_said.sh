#!/bin/sh
# What tools/setup.sh and tools/demo.sh do, told by programs that stand in for those of the system and note how they are
# called: nothing is installed or built.
# Usage: setup_said.sh SOURCES [BUILD]   (with BUILD, the disk that the demo says it needs is held against that folder,
# which the preset `release` has built)
set -eu
sources=$1
build=${2-}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() {
  echo "setup: $1" >&2
  exit 1
}

tree=$work/tree
mkdir -p "$work/bin" "$tree/tools" "$tree/grammar"
cp "$sources/tools/setup.sh" "$sources/tools/demo.sh" "$tree/tools"
calls=$work/calls
# stand_in PROGRAM: reads from here what it does, after it has noted its call.
stand_in() {
  {
    printf '#!/bin/sh\necho "%s $*" >>"%s"\n' "$1" "$calls"
    cat
  } >"$work/bin/$1"
  chmod +x "$work/bin/$1"
}
# All packages are there but those in $absent; the last word of a query is the package.
stand_in dpkg-query <<'END'
for package; do :; done
case " $absent " in *" $package "*) exit 1 ;; esac
printf installed
END
stand_in id <<'END'
echo "$user"
END
stand_in apt-get <<'END'
case $* in
  *--assume-no*) printf '0 upgraded, 12 newly installed, 0 to remove and 3 not upgraded.\nNeed to get 6550 kB/15.9 MB of archives.\nAfter this operation, 24.6 MB of additional disk space will be used.\nAbort.\n'; exit 1 ;;
  "install -y"*) echo "Unpacking something ..." ;;
esac
END
stand_in cmake </dev/null
printf '#!/bin/sh\necho "tour $*" >>"%s"\n' "$calls" >"$tree/tools/tour.sh"
# setup USER ABSENT [tests]: into $work/out, $work/err and $status; what was called beside queries into $work/done.
setup() {
  : >"$calls"
  status=0
  user=$1 absent=$2 PATH=$work/bin:$PATH sh "$tree/tools/setup.sh" "${3-}" >"$work/out" 2>"$work/err" || status=$?
  grep -v '^dpkg-query\|^id' "$calls" >"$work/done" || true
}

# Where all is there, nobody needs to be root, and nothing is done.
setup 1000 ""
[ "$status" = 0 ] || fail "with all packages there it ends with $status: $(cat "$work/err")"
for file in out err "done"; do
  [ ! -s "$work/$file" ] || fail "with all packages there it does something: $(cat "$work/$file")"
done

# Where something is missing, another user is told the command.
setup 1000 "ninja-build libspdlog-dev"
[ "$status" = 1 ] || fail "without packages and root it ends with $status"
cat >"$work/expected" <<'END'
setup: these packages are missing: ninja-build libspdlog-dev
setup:   12 packages will be installed.
setup:   Need to get 6550 kB/15.9 MB of archives.
setup:   After this operation, 24.6 MB of additional disk space will be used.
setup: run this as root, or install them with: apt-get install --no-install-recommends ninja-build libspdlog-dev
END
diff "$work/expected" "$work/err" || fail "without root it says something else"
asked="apt-get -o Debug::NoLocking=true install --assume-no --no-install-recommends ninja-build libspdlog-dev"
[ "$(cat "$work/done")" = "$asked" ] || fail "without root it calls more than apt-get for the cost: $(cat "$work/done")"

# Root is told what it costs before anything is fetched, and sees apt's own lines.
setup 0 "ninja-build libspdlog-dev"
[ "$status" = 0 ] || fail "as root it ends with $status: $(cat "$work/err")"
cat >"$work/expected" <<'END'
setup: installing ninja-build libspdlog-dev
setup: first the lists of what there is, 10 MB; then it says what the packages cost
setup: what it costs, with all that these packages need:
setup:   12 packages will be installed.
setup:   Need to get 6550 kB/15.9 MB of archives.
setup:   After this operation, 24.6 MB of additional disk space will be used.
setup:   On two cores it takes some two minutes, and as long as the download takes; apt-get says how far it is.
Unpacking something ...
END
diff "$work/expected" "$work/out" || fail "it says something else"
cat >"$work/expected" <<END
apt-get update -q
$asked
apt-get install -y -q --no-install-recommends ninja-build libspdlog-dev
END
diff "$work/expected" "$work/done" || fail "it calls something else"

# antlr4 is for who has no generated parser, and tools of the tests are for the tests.
setup 0 "antlr4 lintian"
grep -q "^setup: installing antlr4$" "$work/out" || fail "a checkout gets no antlr4: $(cat "$work/out")"
setup 0 "antlr4 lintian" tests
grep -q "^setup: installing antlr4 lintian$" "$work/out" || fail "the tests get no lintian: $(cat "$work/out")"
mkdir "$tree/grammar/generated"
touch "$tree/grammar/generated/made_from.txt"
setup 0 antlr4
[ ! -s "$work/done" ] || fail "a source archive gets antlr4"

# What the demo prints is what it runs.
: >"$calls"
user=1000 absent="" PATH=$work/bin:$PATH sh "$tree/tools/demo.sh" >"$work/out" 2>"$work/err" || fail "the demo: $(cat "$work/err")"
sed -n 's/^+ //p' "$work/err" >"$work/printed"
cat >"$work/expected" <<'END'
sh tools/setup.sh
cmake --preset release
cmake --build --preset release --target sleight
sh tools/tour.sh build/sleight build/tour
END
diff "$work/expected" "$work/printed" || fail "the demo prints other commands"
grep -v '^dpkg-query\|^id' "$calls" | sed 's/^tour/sh tools\/tour.sh/' >"$work/done"
sed 1d "$work/expected" | diff - "$work/done" || fail "the demo runs other commands than it prints"
grep -q '^dpkg-query' "$calls" || fail "the demo does not run the set-up"

# It says first what it costs, and README gives the same figures.
sed -n '/^demo: /p' "$work/out" >"$work/costs"
[ "$(head -1 "$work/out")" = "$(head -1 "$work/costs")" ] || fail "the demo begins with something else than its cost"
grep -oE '[0-9]+ [MG]B|[a-z]+ minutes' "$work/costs" >"$work/figures"
[ "$(wc -l <"$work/figures")" = 5 ] || fail "the demo tells not download, disk, time and memory: $(cat "$work/figures")"
tr '\n' ' ' <"$sources/README.md" >"$work/readme"
while read -r figure; do
  grep -qF "$figure" "$work/readme" || fail "README does not say that the demo costs $figure"
done <"$work/figures"

# Nor does README promise other minutes for the tests than the script that runs them.
most=$(sed -n 's/^most=//p' "$sources/tests/run.sh")
grep -q "clang-tidy reads all: $((most / 120)) minutes$" "$sources/README.md" || fail "README says other minutes of the tests"

# What it says of the disk is so.
[ -n "$build" ] || exit 0
said=$(sed -n 's/.* \([0-9]*\) MB of disk in the folder build.*/\1/p' "$work/costs")
# shellcheck disable=SC2086  # patterns on purpose
needed=$(cd "$build" && du -cm CMakeFiles/sleight*.dir grammar libsleight_*.a sleight | sed -n 's/\ttotal$//p')
[ "$needed" -le "$said" ] || fail "the demo needs $needed MB of disk, and says $said"
[ "$needed" -ge $((said / 2)) ] || fail "the demo needs only $needed MB of disk, and says $said"
