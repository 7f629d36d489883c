#!/bin/sh
# Opens pages in a headless browser. Exit code 77: there is none.
#   browser_test.sh WRITE_PAGES [FOLDER FOR SCREENSHOTS]
set -eu
write_pages=$1
here=$(cd "$(dirname "$0")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

skip() {
  echo "skipped: $*; tests/run installs it"
  exit 77
}
browser=$(command -v chromium) || skip "chromium is missing"
command -v node >/dev/null || skip "node is missing"
[ -d "$here/node_modules/playwright-core" ] ||
  skip "playwright-core is missing"

"$write_pages" "$folder"
node "$here/browser_test.js" "$browser" "$folder" "${2:-}"
