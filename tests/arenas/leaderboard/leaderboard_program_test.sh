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

# Formats whose places do not follow from ratings tell places, rounds, winner;
# a scenario from a file of one's own stands on the page and in the JSON.
"$berthier" generate grande_tactique --seed=7 --output=mine.textproto
for format in "KNOCKOUT" "SWISS swiss { rounds: 2 }"; do
  # All games are drawn: the best seed, or the first of those who had a bye.
  winner=one
  [ "$format" = KNOCKOUT ] || winner=two
  cat >cup.textproto <<END
format: $format
agent { name: "one" agent: "random" }
agent { name: "two" agent: "random" }
agent { name: "three" agent: "random" }
scenario { name: "mine.textproto" }
adjudication { draw_after_orders: 20 }
END
  "$berthier" tournament run cup.textproto >out 2>&1
  grep -q "^winner: $winner\$" out || fail "no winner: $(cat out)"
  "$berthier" leaderboard cup.ledger --times=false --output=cup.html \
    --json=cup.json >out
  grep -q "Winner: <strong><bdi>$winner</bdi></strong>" cup.html ||
    fail "$format: no winner on the page"
  grep -q '<h4>' cup.html || fail "$format: no rounds on the page"
  grep -q "\"winner\": \"$winner\"" cup.json || fail "$format: no winner in the JSON"
  grep -q 'berthier tournament export cup.ledger --output=cup.textproto' \
    cup.html || fail "$format: not how to get the files"
  grep -q 'The file mine.textproto' cup.html || fail "$format: no scenario"
  # The ledger alone gives it back, and it plays the same again.
  mkdir again
  "$berthier" tournament export cup.ledger --output=again/cup.textproto >out
  "$berthier" tournament run again/cup.textproto >out 2>&1
  "$berthier" leaderboard again/cup.ledger --times=false \
    --output=again/cup.html >out
  cmp cup.html again/cup.html
  rm -r again cup.ledger
done
grep -q 'Buchholz' cup.html || fail "no tie-break on the page"

# A log of a match.
"$berthier" match --agents=random,drill --scenario=ridge --pairs=1 --seed=2 \
  --log=match.bgl >/dev/null 2>&1
"$berthier" leaderboard match.bgl small.ledger --output=both.html >out
grep -q '^both.html: 4 agents, 8 games$' out || fail "$(cat out)"

refused nothing-there.bgl
refused match.bgl match.bgl
head -c 3000 /dev/urandom >garbage
refused garbage
