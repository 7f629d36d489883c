#!/bin/sh
# The command from a shell: a match log and a tournament, page, CSV and JSON.
set -eu
berthier=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

fail() {
  echo "FAILED: $*" >&2
  exit 1
}

# refused ARGUMENTS...: exit code 2, one line on stderr, nothing written.
refused() {
  got=0
  "$berthier" leaderboard "$@" --output=no.html >out 2>err || got=$?
  [ "$got" -eq 2 ] || fail "$* exits with $got, not 2"
  [ "$(wc -l <err)" -eq 1 ] || fail "$*: not one line on stderr"
  [ ! -e no.html ] || fail "$*: a page was written"
}

cat >small.textproto <<'END'
name: "Small league"
format: ROUND_ROBIN
agent { agent: "random" }
agent { name: "other <random>" agent: "random" }
agent { name: "third" agent: "random" rating: 100 }
scenario { name: "ridge" }
seed: 3
END
"$berthier" tournament run small.textproto >/dev/null 2>&1
"$berthier" leaderboard small.textproto --output=board.html --csv=board.csv \
  --json=board.json >out
grep -q '^board.html: 3 agents, 6 games$' out || fail "$(cat out)"
grep -q '<h1><bdi>Small league</bdi></h1>' board.html || fail "no title"
grep -q 'other &lt;random&gt;' board.html || fail "no escaped name"
grep -q "berthier tournament run &#39;Small league.textproto&#39;" board.html ||
  fail "no way to have it again"
[ "$(wc -l <board.csv)" -eq 4 ] || fail "not a line a player"
grep -q ',100.00,random' board.csv || fail "no anchor"
grep -q '"games": 6,' board.json || fail "not 6 games"

# Printed where no file is named; the same as the file, from any place.
mkdir elsewhere
cp small.ledger elsewhere/x.ledger
"$berthier" leaderboard elsewhere/x.ledger >printed.html
cmp printed.html board.html

# The parts of a tournament together are the whole.
for shard in 1 2; do
  "$berthier" tournament shard small.textproto --shards=2 --shard=$shard \
    >/dev/null 2>&1
done
"$berthier" leaderboard small.shard-* --csv=parts.csv --output=parts.html >out
cmp parts.csv board.csv
refused small.ledger small.shard-1-of-2
grep -q 'stands in small.ledger too' err || fail "$(cat err)"

# No log, ledger or tournament file is ever replaced, in whatever place it is
# named; other files when that is forced, its own as they are.
for flag in output csv json; do
  for mine in small.ledger small.textproto small.shard-1-of-2; do
    for force in "" --force; do
      cp "$mine" before
      got=0
      "$berthier" leaderboard small.ledger --$flag=$mine $force >out 2>err ||
        got=$?
      [ "$got" -eq 2 ] || fail "--$flag=$mine $force exits with $got"
      cmp "$mine" before || fail "--$flag=$mine $force replaced it"
      [ "$(wc -l <err)" -eq 1 ] || fail "--$flag=$mine: not one line"
    done
  done
  echo "my notes" >notes.txt
  got=0
  "$berthier" leaderboard small.ledger --$flag=notes.txt >out 2>err || got=$?
  [ "$got" -eq 2 ] || fail "--$flag=notes.txt exits with $got"
  [ "$(cat notes.txt)" = "my notes" ] || fail "--$flag replaced notes.txt"
  grep -q -- '--force' err || fail "$(cat err)"
  # Forced, and then known again.
  "$berthier" leaderboard small.ledger --$flag=notes.txt --force >out
  "$berthier" leaderboard small.ledger --$flag=notes.txt >out
done
refused small.ledger --csv=no.html

# A log of a match.
"$berthier" match --agents=random,drill --scenario=ridge --pairs=1 --seed=2 \
  --log=match.bgl >/dev/null 2>&1
"$berthier" leaderboard match.bgl small.ledger --output=both.html >out
grep -q '^both.html: 4 agents, 8 games$' out || fail "$(cat out)"

refused nothing-there.bgl
refused match.bgl match.bgl
head -c 3000 /dev/urandom >garbage
refused garbage
