#!/bin/sh
# The command from a shell: a small league, its page, CSV and JSON; going on.
set -eu
berthier=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

fail() {
  echo "FAILED: $*" >&2
  exit 1
}

# refused ARGUMENTS...: exit code 2, one line on stderr.
refused() {
  got=0
  "$berthier" study "$@" >out 2>err || got=$?
  [ "$got" -eq 2 ] || fail "$* exits with $got, not 2"
  [ "$(wc -l <err)" -eq 1 ] || fail "$*: not one line on stderr"
}

cat >small.textproto <<'END'
name: "Small league"
format: ROUND_ROBIN
agent { name: "one <b>" agent: "drill" }
agent { agent: "doctrine" }
scenario { name: "retz" }
seed: 3
END
"$berthier" tournament run small.textproto >/dev/null 2>&1
study="small.textproto --samples=4 --budget=40"
"$berthier" study $study --output=s.html --csv=s.csv --json=s.json >out
grep -q '^s.html: 4 decisions of 2 games$' out || fail "$(cat out)"
grep -q 'one &lt;b&gt;' s.html || fail "no escaped name"
grep -q 'What the data cannot say' s.html || fail "no limits"
grep -q -- '--samples=4 --budget=40 --seed=1' s.html || fail "not how to repeat"
grep -q '^source,game,step,scenario,agent,phase,' s.csv || fail "no table"
[ "$(wc -l <s.csv)" -gt 8 ] || fail "no receivers"
grep -q '"made_by": "berthier study"' s.json || fail "no JSON"

# Cut off, it goes on and comes to the same; what it wrote it writes again.
cp s.html whole.html
head -c "$(($(wc -c <s.html.kept) - 20))" s.html.kept >cut && mv cut s.html.kept
"$berthier" study $study --output=s.html >out
cmp s.html whole.html || fail "another page"
"$berthier" study $study --jobs=2 --output=two.html >out
cmp two.html whole.html || fail "another page with two jobs"

# Without a file it is told here.
"$berthier" study $study >out
grep -q 'What is a point more worth?' out || fail "$(head -3 out)"

refused $study --seed=2 --output=s.html
grep -q 's.html.kept: holds results of other' err || fail "$(cat err)"
refused $study --output=s.txt
refused $study --output=s.csv --csv=s.csv
refused $study --reference=nobody
refused $study --jobs=0
refused nothing-there.bgl
cp small.ledger before
refused small.ledger --csv=small.ledger
cmp small.ledger before || fail "the ledger was replaced"
