// What leaves the screen: paper, the voice, and the code that a tablet's camera
// reads.
//
//   node beyond_test.mjs BROWSER BERTHIER [FOLDER FOR SCREENSHOTS]
import assert from 'node:assert/strict';
import path from 'node:path';
import jsQR from 'jsqr';
import {close, open, playAll, Program} from './house.mjs';
import {asked, begin, button, end, laterThan, steps, units}
  from './player.mjs';

const [browserPath, berthier, pictures] = process.argv.slice(2);

const kRetz = {battle: /Retz/, sides: ['French', 'Austrian'],
  opponent: 'doctrine'};
const kSteinfeld = {battle: /Steinfeld/, sides: ['French', 'Austrian'],
  opponent: 'doctrine'};

/** The map, the order of battle, the score and what happened; no controls. */
async function paper(browser, program) {
  // Ink is black, whoever plays by night.
  const page = await open(browser, program.url, {colorScheme: 'dark'});
  await begin(page, kRetz);
  while (await asked(page) !== 'order') {
    const count = await steps(page);
    await button(page, 'Give order').click();
    await laterThan(page, count);
  }
  await page.getByRole('textbox', {name: 'Order'}).fill('f1-3 move forward 3');
  await page.keyboard.press('Enter');
  const count = await steps(page);
  await button(page, 'Give order').click();
  await laterThan(page, count);
  await page.getByRole('log').getByText(/^F1-3 advances/).waitFor();
  await page.emulateMedia({media: 'print'});
  // Nothing that waits for a finger.
  const controls = await page.evaluate(() =>
    [...document.querySelectorAll('button, input, select, summary')]
        .filter((one) => one.checkVisibility({visibilityProperty: true}) &&
          // What is text with a function stays, as text.
          !one.matches('.pick, .show'))
        .map((one) => one.id || one.textContent || one.outerHTML));
  assert.deepEqual(controls, []);
  // Every unit, every entry: inside what is printed, none cut off, dark on
  // white and large enough to be read.
  const {texts, cut, faint, small} = await page.evaluate(() => {
    const shown = [...document.querySelectorAll(
        '#army .pick, #story .entry, #story h3, #game-title')];
    const bright = (element) => {
      const [r, g, b] = getComputedStyle(element).color.match(/[\d.]+/g)
          .map(Number);
      return (r * 2 + g * 5 + b) / 8;
    };
    const isCut = (element) => {
      const own = element.getBoundingClientRect();
      if (!own.height) return true;
      for (let up = element.parentElement; up; up = up.parentElement) {
        if (getComputedStyle(up).overflowY === 'visible') continue;
        const frame = up.getBoundingClientRect();
        if (up !== document.body && up !== document.documentElement &&
            (own.bottom > frame.bottom + 1 || own.top < frame.top - 1)) {
          return true;
        }
      }
      return false;
    };
    const of = (elements) => elements.map(({textContent}) => textContent);
    return {texts: of(shown), cut: of(shown.filter(isCut)),
      faint: of(shown.filter((one) => bright(one) > 110)),
      small: of(shown.filter(
          (one) => parseFloat(getComputedStyle(one).fontSize) < 11))};
  });
  assert.deepEqual({cut, faint, small}, {cut: [], faint: [], small: []});
  for (const wanted of [/F1-3/, /Bauduin/, /A2-1/, /F1-3 advances 3 in/]) {
    assert.ok(texts.some((text) => wanted.test(text)), `${wanted} is printed`);
  }
  assert.equal(await page.evaluate(() =>
    getComputedStyle(document.body).backgroundColor), 'rgb(255, 255, 255)');
  const names = await page.locator('.map .label').allTextContents();
  assert.ok(names.some((name) => /^F1-3/.test(name)), names.join());
  const bytes = await page.pdf({format: 'A4',
    ...(pictures ? {path: path.join(pictures, 'paper.pdf')} : {})});
  const pages = bytes.toString('latin1').match(/\/Type ?\/Page\b/g).length;
  assert.ok(pages >= 3, `${pages} pages`);
  await close(page);
}

/** Orders and dice are read aloud beside a real table: if that is wanted. */
async function voice(browser, program) {
  const page = await open(browser, program.url, {}, {real: true}, () => {
    window.heard = [];
    Object.defineProperty(window, 'speechSynthesis',
        {value: {speak: ({text}) => window.heard.push(text), cancel() {}}});
    window.SpeechSynthesisUtterance = class {
      constructor(text) {
        this.text = text;
      }
    };
  });
  const heard = () => page.evaluate(() => window.heard);
  const shown = async () => (await page.locator('#stage .stage-words p:not(.intent)')
      .allTextContents()).map((text) => text.toLowerCase());
  const stepOn = async () => {
    const slider = page.getByRole('slider', {name: 'Game'});
    const at = await slider.inputValue();
    await button(page, 'Step').click();
    await page.waitForFunction((before) =>
      document.querySelector('#slider').value !== before, at);
    await button(page, 'Repeat').waitFor();
  };
  await begin(page, kSteinfeld);
  await asked(page);
  await end(page);
  await stepOn();
  assert.deepEqual(await heard(), [], 'nobody asked for a voice');
  await button(page, 'More').click();
  await button(page, 'Settings').click();
  await page.getByRole('checkbox', {name: 'Read aloud'}).check();
  await button(page, 'Close').click();
  // His order, as a ruler follows it, and every sentence that stands there; what
  // he means by it is no part of it.
  for (let order = 0; order < 2; ++order) {
    const before = (await heard()).length;
    await stepOn();
    await page.waitForFunction((n) => window.heard.length > n, before);
    const said = (await heard()).join(' ').toLowerCase();
    const lines = await shown();
    assert.ok(lines.length > 0);
    for (const line of lines) {
      assert.ok(said.includes(line), `"${line}" is not in "${said}"`);
    }
    assert.doesNotMatch(said, /\(\d/);
  }
  // Once more, by its key.
  const once = await heard();
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press('r');
  await page.waitForFunction((n) => window.heard.length > n, once.length);
  assert.ok((await heard()).at(-1).length > 0);
  // Switched off it is quiet again.
  await button(page, 'More').click();
  await button(page, 'Settings').click();
  await page.getByRole('checkbox', {name: 'Read aloud'}).uncheck();
  await button(page, 'Close').click();
  const last = (await heard()).length;
  await page.keyboard.press('r');
  await page.keyboard.press(' ');
  await units(page, /./).first().waitFor();
  await page.waitForTimeout(100);
  assert.equal((await heard()).length, last);
  await close(page);
}

/** The code in the terminal leads where the printed address does. */
async function camera() {
  const program = new Program(berthier);
  // Another address than the usual one, and yet of this machine alone.
  const url = await program.start('--listen=127.0.0.2');
  await program.end();
  // Two squares a letter, one above the other.
  const rows = program.said.split('\n')
      .map((line) => line.replace(/\x1b\[[\d;]*m/g, ''))
      .filter((line) => /^[ ▀▄█]+$/.test(line));
  const kSide = 6;
  const width = rows[0].length;
  const height = rows.length * 2;
  const pixels = new Uint8ClampedArray(width * height * kSide * kSide * 4)
      .fill(255);
  for (let y = 0; y < height * kSide; ++y) {
    for (let x = 0; x < width * kSide; ++x) {
      const row = Math.floor(y / kSide);
      const letter = rows[row >> 1][Math.floor(x / kSide)];
      const dark = letter === '█' || letter === (row % 2 ? '▄' : '▀');
      if (dark) pixels.fill(0, (y * width * kSide + x) * 4,
          (y * width * kSide + x) * 4 + 3);
    }
  }
  const read = jsQR(pixels, width * kSide, height * kSide);
  assert.equal(read?.data, url);
  assert.match(url, /^http:\/\/127\.0\.0\.2:\d+\/\?t=\w+/);
}

await playAll(browserPath, berthier, [paper, voice, camera]);
