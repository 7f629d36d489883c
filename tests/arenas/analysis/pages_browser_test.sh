#!/bin/sh
# Opens the pages of a review, an allocation and a study in a headless browser.
# Exit code 77: there is none.
#   pages_browser_test.sh BERTHIER [FOLDER FOR SCREENSHOTS]
set -eu
berthier=$1
here=$(cd "$(dirname "$0")" && pwd)
modules=$here/../table/page/node_modules
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

skip() {
  echo "skipped: $*; tests/run installs it"
  exit 77
}
browser=$(command -v chromium) || skip "chromium is missing"
command -v node >/dev/null || skip "node is missing"
[ -d "$modules/axe-core" ] || skip "axe-core is missing"

"$berthier" match --agents=drill,doctrine --scenario=retz --pairs=2 \
  --log="$folder/games.bgl" >/dev/null 2>&1
"$berthier" study "$folder/games.bgl" --samples=12 --budget=40 \
  --output="$folder/study.html" >/dev/null
"$berthier" match --agents=drill,random --scenario=steinfeld --pairs=1 \
  --log="$folder/small.bgl" >/dev/null 2>&1
"$berthier" review "$folder/small.bgl" --game=1 --budget=2000 \
  --output="$folder/review.html" >/dev/null 2>&1
"$berthier" allocate retz --faces=5 --budget=600 \
  --output="$folder/allocation.html" >/dev/null 2>&1
NODE_PATH=$modules node "$here/pages_browser_test.js" "$browser" "$folder" \
  "${2:-}"
