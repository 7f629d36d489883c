// The page in a real browser: it renders, sorts, is quiet and asks for nothing.
//
//   node browser_test.js BROWSER FOLDER_OF_PAGES [FOLDER_FOR_SCREENSHOTS]
'use strict';
const assert = require('node:assert/strict');
const path = require('node:path');
const {pathToFileURL} = require('node:url');
const {chromium} = require('playwright-core');

const [browserPath, folder, pictures] = process.argv.slice(2);

const kDesktop = {width: 1280, height: 900};
const kTablet = {width: 700, height: 900};
const kPhone = {width: 360, height: 800};

// Opens a page and keeps what it says and asks for.
async function open(browser, name, settings) {
  const context = await browser.newContext(settings);
  const page = await context.newPage();
  page.setDefaultTimeout(0);
  const url = pathToFileURL(path.join(folder, name)).href;
  const heard = [];
  page.on('console', (message) => heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('dialog', (dialog) => {
    heard.push(`dialog ${dialog.message()}`);
    dialog.dismiss();
  });
  const asked = [];
  page.on('request', (request) => {
    const what = request.url();
    if (what !== url && !what.startsWith('data:')) asked.push(what);
  });
  await page.goto(url);
  return {context, page, heard, asked};
}

async function close({context, heard, asked}) {
  assert.deepEqual(heard, [], 'the page is quiet');
  assert.deepEqual(asked, [], 'the page asks for nothing');
  await context.close();
}

const standings = (page) => page.locator('#standings table');
const column = (page, number) =>
    standings(page).locator(`tbody tr > :nth-child(${number})`)
        .allTextContents();

async function renders(browser) {
  const opened = await open(browser, 'full.html', {viewport: kDesktop});
  const {page} = opened;
  assert.equal(await page.textContent('h1'), 'Spring league');
  assert.equal(await standings(page).locator('tbody tr').count(), 10);
  const names = await column(page, 1);
  assert.ok(names.some((name) =>
    name.startsWith('<script>alert("1")</script>&\'')));
  for (const id of ['groups', 'crosstable', 'superiority', 'budgets',
    'scenarios', 'grades', 'lengths', 'faults', 'agents', 'again']) {
    assert.equal(await page.locator(`section#${id}`).count(), 1, id);
  }
  for (const figure of await page.locator('svg[role=img]').all()) {
    assert.ok(await figure.getAttribute('aria-label'));
  }
  // Every link within the page leads somewhere.
  for (const link of await page.locator('a[href]').all()) {
    const target = await link.getAttribute('href');
    assert.equal(await page.locator(target).count(), 1, target);
  }
  await close(opened);
}

async function sorts(browser) {
  const opened = await open(browser, 'full.html', {viewport: kDesktop});
  const {page} = opened;
  const heads = standings(page).locator('thead th');
  const button = standings(page).getByRole('button', {name: 'Won'});
  const number = await button.evaluate(
      (b) => b.closest('th').cellIndex + 1);
  const before = await column(page, 1);

  await button.click();
  const won = (await column(page, number)).map(Number);
  assert.deepEqual(won, [...won].sort((a, b) => b - a), 'the most first');
  assert.equal(
      await heads.nth(number - 1).getAttribute('aria-sort'), 'descending');
  assert.notDeepEqual(await column(page, 1), before);

  // By keyboard, the other way.
  await button.focus();
  await page.keyboard.press('Enter');
  const least = (await column(page, number)).map(Number);
  assert.deepEqual(least, [...least].sort((a, b) => a - b), 'the least first');
  assert.equal(
      await heads.nth(number - 1).getAttribute('aria-sort'), 'ascending');

  // Who has no rating stands last, whichever way.
  const elo = standings(page).getByRole('button', {name: 'Elo', exact: true});
  for (let way = 0; way < 2; ++way) {
    await elo.click();
    const ratings = await column(page, 3);
    assert.deepEqual(ratings.slice(-2), ['\u2013', '\u2013']);
  }
  assert.equal(await heads.nth(number - 1).getAttribute('aria-sort'), null);

  await standings(page).getByRole('button', {name: 'Agent'}).click();
  const names = await column(page, 1);
  assert.ok(names.indexOf('flat@400it') < names.indexOf('flat@1600it'),
      'numbers in names count as numbers');
  await close(opened);
}

// A colour as its relative luminance (WCAG 2).
const luminance = (rgb) => {
  const [r, g, b] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a, b) => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

async function looks(browser, name, colorScheme, viewport) {
  const opened = await open(browser, 'full.html', {viewport, colorScheme});
  const {page} = opened;
  const colours = await page.evaluate(() => {
    const parts = (text) => text.match(/[\d.]+/g).slice(0, 3).map(Number);
    const ground = parts(getComputedStyle(document.body).backgroundColor);
    const inks = ['body', 'section p', 'thead th', 'a', 'svg text'].map(
        (what) => {
          const style = getComputedStyle(document.querySelector(what));
          return parts(what === 'svg text' ? style.fill : style.color);
        });
    return {ground, inks};
  });
  assert.equal(luminance(colours.ground) < 0.2, colorScheme === 'dark');
  for (const ink of colours.inks) {
    assert.ok(contrast(ink, colours.ground) >= 4.5, `${name}: ${ink}`);
  }
  const width = await page.evaluate(
      () => document.documentElement.scrollWidth);
  assert.ok(width <= viewport.width, `${name}: ${width} wide`);
  if (pictures) {
    await page.locator('details').first().evaluate((d) => d.open = true);
    await page.screenshot(
        {path: path.join(pictures, `${name}.png`), fullPage: true});
  }
  await close(opened);
}

// Every number over the intervals is whole and apart from its neighbours.
async function numbersFit(browser, name, viewport) {
  const opened = await open(browser, name, {viewport});
  const {page} = opened;
  const axis = await page.evaluate(() => {
    const svg = document.querySelector('#standings thead svg.row');
    const of = (element) => {
      const box = element.getBoundingClientRect();
      return {words: element.textContent, left: box.left, right: box.right};
    };
    return {row: of(svg), numbers: [...svg.querySelectorAll('text')].map(of)};
  });
  assert.ok(axis.numbers.length >= 3, `${name}: ${axis.numbers.length}`);
  assert.ok(axis.numbers.some(({words}) => words === '0'), name);
  let end = axis.row.left;
  for (const {words, left, right} of axis.numbers) {
    assert.ok(left >= end, `${name}: ${words} begins at ${left}, not ${end}`);
    end = right + 2;
  }
  assert.ok(end - 2 <= axis.row.right, `${name}: the last is cut off`);
  if (pictures) {
    await page.screenshot({path: path.join(pictures,
        `${name}-${viewport.width}.png`), fullPage: true});
  }
  await close(opened);
}

async function otherSizes(browser) {
  const thirty = await open(browser, 'thirty.html', {viewport: kPhone});
  assert.equal(await standings(thirty.page).locator('tbody tr').count(), 30);
  assert.ok(await thirty.page.evaluate(
      () => document.documentElement.scrollWidth) <= kPhone.width);
  if (pictures) {
    await thirty.page.setViewportSize(kDesktop);
    await thirty.page.screenshot(
        {path: path.join(pictures, 'thirty.png'), fullPage: true});
  }
  await close(thirty);
  const empty = await open(browser, 'empty.html', {viewport: kDesktop});
  assert.match(await empty.page.textContent('#standings'), /Nobody plays/);
  await close(empty);
}

async function main() {
  // As root, as in containers, Chromium has no sandbox; the pages are our own.
  const browser = await chromium.launch(
      {executablePath: browserPath, args: ['--no-sandbox'], timeout: 0});
  try {
    await renders(browser);
    await sorts(browser);
    await looks(browser, 'light', 'light', kDesktop);
    await looks(browser, 'dark', 'dark', kDesktop);
    await looks(browser, 'phone', 'light', kPhone);
    await looks(browser, 'phone-dark', 'dark', kPhone);
    for (const name of ['wide.html', 'thirty.html']) {
      // A phone has no room for the figure: there the interval stands in words.
      await numbersFit(browser, name, kTablet);
      await numbersFit(browser, name, kDesktop);
    }
    await otherSizes(browser);
  } finally {
    await browser.close();
  }
  console.log('the pages render, sort, are quiet and ask for nothing');
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
