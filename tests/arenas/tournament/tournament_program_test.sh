#!/bin/sh
# A tournament through the program itself: run, killed, gone on with, stopped,
# shared out, verified.
set -eu
berthier=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

fail() {
  echo "FAILED: $*" >&2
  exit 1
}

# expect CODE ARGUMENTS...: the exit code, and one line on stderr if it is 2.
expect() {
  code=$1
  shift
  got=0
  "$berthier" "$@" >out 2>err || got=$?
  if [ "$got" -ne "$code" ]; then
    cat err >&2
    fail "$* exits with $got, not $code"
  fi
  if [ "$code" -eq 2 ]; then
    [ "$(wc -l <err)" -eq 1 ] || fail "$*: not one line on stderr"
  fi
}

cat >league.textproto <<'END'
name: "Little league"
format: ROUND_ROBIN
agent { agent: "drill" rating: 0 }
agent { agent: "random" }
agent { name: "greedy" agent: "greedy" budget { iterations: 2 } }
scenario { name: "steinfeld" }
pairs: 3
seed: 5
concurrency: 2
adjudication { draw_after_orders: 60 }
END
printf 'format: ROUND_ROBIN\nagent { agent: "nobody" }\n' >bad.textproto

expect 2 tournament run bad.textproto
grep -q 'bad.textproto' err || fail "the complaint does not name the file"
[ ! -e bad.ledger ] || fail "a bad file began a ledger"
expect 0 tournament plan league.textproto --shards=3
grep -q '^9 pairs of games$' out || fail "plan does not count the pairs"

# In one go.
expect 0 tournament run league.textproto --ledger=whole.ledger
sed '/^ledger:/d' out >whole
grep -q 'Little league: round robin of 3 agents on steinfeld' whole ||
  fail "no standings"

# Killed again and again, at once and then later and later, until it is over.
centiseconds=0
while :
do
  "$berthier" tournament run league.textproto >out 2>err &
  run=$!
  sleep "$((centiseconds / 100)).$((centiseconds / 10 % 10))$((centiseconds % 10))"
  kill -9 "$run" 2>/dev/null || true
  got=0
  wait "$run" 2>/dev/null || got=$?
  [ "$got" -ne 0 ] || break
  [ "$got" -eq 137 ] || fail "run exits with $got: $(cat err)"
  centiseconds=$((centiseconds + centiseconds / 4 + 5))
done
expect 0 tournament run league.textproto
sed '/^ledger:/d' out >again
cmp -s whole again || { diff whole again; fail "the standings differ"; }
expect 0 tournament verify league.textproto
grep -q '18 games verified' out || fail "verify: $(cat out)"
expect 0 verify league.ledger
expect 0 replay league.ledger --game=1

# In shards, the second by another number of games at a time.
for shard in 1 2 3
do
  expect 0 tournament shard league.textproto --ledger=parts.ledger --shards=3 \
    "--shard=$shard" "--concurrency=$shard"
  [ "$shard" -eq 3 ] || expect 1 tournament merge league.textproto \
    --ledger=parts.ledger --shards=3
done
expect 0 tournament merge league.textproto --ledger=parts.ledger --shards=3
expect 0 tournament run league.textproto --ledger=parts.ledger
sed '/^ledger:/d' out >merged
cmp -s whole merged || { diff whole merged; fail "the merged ones differ"; }

# Another file under the same name is refused.
sed -i 's/seed: 5/seed: 6/' league.textproto
expect 2 tournament run league.textproto
grep -q 'seed: 5 -> 6' err || fail "the difference is not said"
expect 0 tournament status league.ledger
grep -q '18 of 18 games played, over' out || fail "status: $(cat out)"
