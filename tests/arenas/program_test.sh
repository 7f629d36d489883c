#!/bin/sh
# The program itself, from a shell: what a person sees without any flag right.
set -eu
berthier=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

fail() {
  echo "FAILED: $*" >&2
  exit 1
}

# expect CODE ARGUMENTS...: the exit code, and one line on stderr if it is 2.
expect() {
  code=$1
  shift
  got=0
  "$berthier" "$@" >"$folder/out" 2>"$folder/err" || got=$?
  [ "$got" -eq "$code" ] || fail "$* exits with $got, not $code"
  if [ "$code" -eq 2 ]; then
    [ "$(wc -l <"$folder/err")" -eq 1 ] || fail "$*: not one line on stderr"
  fi
}

expect 0 --help
for command in match verify replay check perft show think agents scenarios \
  rulesets tournament play
do
  grep -q "berthier $command" "$folder/out" || fail "$command is not in --help"
done
for command in match verify replay check perft show think agents scenarios \
  rulesets tournament play
do
  expect 0 "$command" --help
done
expect 0 agents
expect 0 rulesets
expect 0 scenarios
expect 2 frobnicate
expect 2 match --scenario=no-such-scenario
expect 2 verify "$folder/no-such-log"
head -c 1000 /dev/urandom >"$folder/garbage"
expect 2 verify "$folder/garbage"
expect 2 show "$folder/garbage" "--svg=$folder/picture.svg"
[ ! -e "$folder/picture.svg" ] || fail "a picture of garbage was written"
# Where every game ends by a fault, somebody has failed.
broken=$(cd "$(dirname "$0")/../agents/external/broken" && pwd)
if command -v python3 >/dev/null; then
  expect 1 match "--agents=external:python3 -B $broken/gives_up.py,drill" \
    --scenario=farm --pairs=1
fi

# A short match on every scenario there is: logged, verified, told, shown.
"$berthier" scenarios | sed -n 's/^\([a-z_0-9]\{1,\}\) .*/\1/p' \
  >"$folder/names"
[ -s "$folder/names" ] || fail "there is no scenario"
while read -r name
do
  log=$folder/$name.bgl
  expect 0 match "--scenario=$name" --agents=random,random --pairs=1 \
    "--log=$log"
  expect 0 verify "$log"
  expect 0 replay "$log" --game=1
  expect 0 show "$name" "--svg=$folder/$name.svg"
  expect 0 match "--scenario=$name" --agents=random,random --pairs=1 \
    "--log=$log.again"
  cmp -s "$log" "$log.again" || fail "$name: two logs of one seed differ"
done <"$folder/names"
