// The pages of a review, an allocation and a study in a real browser: nothing is
// out of place, in the light and in the dark, at a desk and on a phone; they are
// quiet and ask for nothing.
//
//   NODE_PATH=... node pages_browser_test.js BROWSER FOLDER [SCREENSHOTS]
'use strict';
const assert = require('node:assert/strict');
const fs = require('node:fs');
const path = require('node:path');
const {pathToFileURL} = require('node:url');
const {chromium} = require('playwright-core');

const [browserPath, folder, pictures] = process.argv.slice(2);
const axe = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

// What stands on each page: sections, and how many pictures at least.
const kPages = {
  study: {sections: ['questions', 'worth', 'agents', 'division', 'again'],
    charts: 8},
  review: {sections: [], charts: 1},
  allocation: {sections: [], charts: 1},
};

async function looks(browser, title, colorScheme, viewport, kind) {
  const name = `${title}-${kind}`;
  const file = path.join(folder, `${title}.html`);
  // The page forbids scripts from outside; axe comes from us.
  const context = await browser.newContext(
      {colorScheme, viewport, bypassCSP: true});
  const page = await context.newPage();
  page.setDefaultTimeout(0);
  const url = pathToFileURL(file).href;
  const heard = [];
  page.on('console', (message) => heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(String(error)));
  const asked = [];
  page.on('request', (request) => {
    const what = request.url();
    if (what !== url && !what.startsWith('data:')) asked.push(what);
  });
  await page.goto(url);
  for (const id of kPages[title].sections) {
    assert.equal(await page.locator(`section#${id}`).count(), 1, id);
  }
  const charts = await page.locator('main svg, section svg').count();
  assert.ok(charts >= kPages[title].charts, `${name}: ${charts} pictures`);
  // No number of a picture runs into the next one.
  const runs = await page.evaluate(() => {
    const bad = [];
    for (const svg of document.querySelectorAll('svg.chart')) {
      const boxes = [...svg.querySelectorAll('text')].map((text) => ({
        words: text.textContent, box: text.getBoundingClientRect()}));
      const frame = svg.getBoundingClientRect();
      boxes.forEach(({words, box}, i) => {
        if (box.left < frame.left || box.right > frame.right + 1) {
          bad.push(`${words} is cut off`);
        }
        for (const other of boxes.slice(i + 1)) {
          const o = other.box;
          if (box.left < o.right && o.left < box.right &&
              box.top + 2 < o.bottom && o.top + 2 < box.bottom) {
            bad.push(`${words} runs into ${other.words}`);
          }
        }
      });
    }
    return bad;
  });
  assert.deepEqual(runs, [], name);
  const width = await page.evaluate(
      () => document.documentElement.scrollWidth);
  assert.ok(width <= viewport.width, `${name}: ${width} wide`);
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  if (pictures) {
    await page.screenshot(
        {path: path.join(pictures, `${name}.png`), fullPage: true});
  }
  await page.evaluate(axe);
  const found = await page.evaluate(() => axe.run());
  assert.deepEqual(found.violations.map(
      (one) => `${one.id}: ${one.nodes[0].html}`), [], name);
  assert.deepEqual(heard, [], 'the page is quiet');
  assert.deepEqual(asked, [], 'the page asks for nothing');
  await context.close();
}

async function main() {
  const browser = await chromium.launch(
      {executablePath: browserPath, args: ['--no-sandbox'], timeout: 0});
  try {
    const desk = {width: 1280, height: 900};
    const phone = {width: 360, height: 800};
    for (const title of Object.keys(kPages)) {
      await looks(browser, title, 'light', desk, 'light');
      await looks(browser, title, 'dark', desk, 'dark');
      await looks(browser, title, 'light', phone, 'phone');
    }
  } finally {
    await browser.close();
  }
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
