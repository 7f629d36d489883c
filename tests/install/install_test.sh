#!/bin/sh
# Installs into a folder that is not there afterwards, then uses what is there.
#   install_test.sh CMAKE SOURCES BUILD COMPILER VERSION
set -eu
cmake=$1
sources=$2
build=$3
compiler=$4
version=$5
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() {
  echo "FAILED: $*" >&2
  exit 1
}

"$cmake" --install "$build" --prefix "$folder/prefix" >"$folder/log" 2>&1 ||
  { cat "$folder/log"; fail "cmake --install"; }
berthier=$folder/prefix/bin/berthier

# Neither the tree nor the build is needed, or spoken of.
for path in "$sources/" "$build/"; do
  if grep -qaF "$path" "$berthier"; then
    grep -aoF "$path" "$berthier" | head -n 1
    strings -a "$berthier" 2>/dev/null | grep -F "$path" | head -n 5
    fail "the program names $path"
  fi
done
grep -raqF "$sources" "$folder/prefix/lib" "$folder/prefix/include" &&
  fail "the library names $sources"

cd "$folder"
case $("$berthier" --version) in
  "berthier $version"*) ;;
  *) fail "--version says $("$berthier" --version)" ;;
esac
# From nowhere in particular, with nothing around it.
env -i "$berthier" match --scenario=steinfeld --agents=random,drill \
  --log="$folder/a.bgl" >/dev/null
env -i "$berthier" verify "$folder/a.bgl" >/dev/null
"$berthier" scenarios | grep -q '^steinfeld ' || fail "steinfeld is not there"
# The files that are installed are those it has with it.
for file in "$folder"/prefix/share/berthier/scenarios/*.textproto; do
  name=$(basename "$file" .textproto)
  "$berthier" show "$file" >file.txt
  "$berthier" show "$name" >name.txt
  cmp file.txt name.txt || fail "$name is not $file"
done
[ -s file.txt ] || fail "no scenario was installed"
[ -s "$folder/prefix/share/berthier/proto/position.proto" ] ||
  fail "the wire form is not there"

# A program of somebody else's.
cp -r "$sources/tests/install/consumer" "$folder/consumer"
"$cmake" -S "$folder/consumer" -B "$folder/consumer/build" \
  -DCMAKE_CXX_COMPILER="$compiler" -DCMAKE_BUILD_TYPE=Release \
  -DCMAKE_PREFIX_PATH="$folder/prefix" >"$folder/log" 2>&1 &&
  "$cmake" --build "$folder/consumer/build" >>"$folder/log" 2>&1 ||
  { cat "$folder/log"; fail "another program cannot be built on it"; }
"$folder/consumer/build/skirmish" | grep -q '^over after [1-9]' ||
  fail "the engine plays no game there"
