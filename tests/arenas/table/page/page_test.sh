#!/bin/sh
# Plays at the table in a headless browser. Exit code 77: there is none.
#   page_test.sh BERTHIER TOY_TABLE [FOLDER FOR SCREENSHOTS]
set -eu
berthier=$1
toy_table=$2
here=$(cd "$(dirname "$0")" && pwd)
page=$here/../../../../arenas/table/page

skip() {
  echo "skipped: $*; tests/run installs it"
  exit 77
}
browser=$(command -v chromium) || skip "chromium is missing"
command -v node >/dev/null || skip "node is missing"
for package in axe-core jsqr playwright-core typescript; do
  [ -d "$here/node_modules/$package" ] || skip "$package is missing"
done

node "$here/node_modules/typescript/bin/tsc" -p "$here/tsconfig.json"
# What a browser loads: types.js is for tsc alone.
size=$(find "$page" -name '*.js' ! -name types.js -exec cat {} + | wc -c)
if [ "$size" -ge 200000 ]; then
  echo "the page's scripts have $size bytes; 200,000 are the most"
  exit 1
fi
node "$here/page_test.mjs" "$browser" "$berthier" "${3:-}"
node "$here/beyond_test.mjs" "$browser" "$berthier" "${3:-}"
node "$here/review_test.mjs" "$browser" "$berthier" "${3:-}"
node "$here/moments_test.mjs" "$browser" "$berthier" "${3:-}"
node "$here/la_grande_armee_test.mjs" "$browser" "$berthier" "${3:-}"
node "$here/fog_test.mjs" "$browser" "$toy_table" "${3:-}"
