// The program and a browser for the tests of the page.
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium} from 'playwright-core';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

export const kDesktop = {width: 1400, height: 900};
export const kTablet = {width: 1024, height: 768};
export const kPhone = {width: 390, height: 844};

/** A program that serves the table; its games lie in a folder of its own. */
export class Program {
  constructor(berthier) {
    this.path = berthier;
    this.games = mkdtempSync(path.join(tmpdir(), 'table-'));
  }

  /** Resolves to the address that it prints. */
  async start(...flags) {
    this.process = spawn(this.path, this.arguments(flags),
        {stdio: ['ignore', 'pipe', 'inherit']});
    // It does not outlive a test that failed: who waits for its words would
    // wait for ever.
    const {process: started} = this;
    process.once('exit', () => started.kill('SIGKILL'));
    this.said = '';
    this.process.stdout.setEncoding('utf8');
    this.url = await new Promise((resolve, reject) => {
      this.process.stdout.on('data', (data) => {
        this.said += data;
        const found = /(http:\/\/\S+)\s/.exec(this.said);
        if (found) resolve(found[1]);
      });
      this.process.on('exit',
          () => reject(new Error(`it ended: ${this.said}`)));
    });
    return this.url;
  }

  /** @param {string[]} flags */
  arguments(flags) {
    return ['play', `--games=${this.games}`, '--port=0', ...flags,
      ...(process.env.PAGE ? [`--page=${process.env.PAGE}`] : [])];
  }

  get origin() {
    return new URL(this.url).origin;
  }

  /** Without a word, as when the power goes. */
  async kill() {
    const gone = new Promise((resolve) => this.process.on('exit', resolve));
    this.process.kill('SIGKILL');
    await gone;
  }

  async end() {
    await this.kill();
    rmSync(this.games, {recursive: true, force: true});
  }
}

/** One that serves the toys, too (toy_table.cc); it keeps nothing. */
export class ToyTable extends Program {
  arguments() {
    return process.env.PAGE ? [process.env.PAGE] : [];
  }
}

export const launch = (browser) => chromium.launch(
    // As root, as in containers, Chromium has no sandbox; the page is our own.
    {executablePath: browser, args: ['--no-sandbox'], timeout: 0});

/**
 * A page that keeps what the browser complains about.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {object=} settings of the browser
 * @param {object=} kept what the page remembers of earlier games
 * @param {(() => void)=} first what is run in it before its own scripts
 */
export async function open(browser, url, settings = {}, kept = {}, first) {
  const context = await browser.newContext({viewport: kDesktop, ...settings});
  // No limit of speed: who has waited that long waits for what never comes, and
  // says where.
  context.setDefaultTimeout(Number(process.env.PATIENCE ?? 300_000));
  // At once, unless a test is about the steps themselves.
  await context.addInitScript((values) => {
    if (!localStorage.getItem('berthier')) {
      localStorage.setItem('berthier', JSON.stringify(values));
    }
  }, {speed: 0, ...kept});
  if (first) await context.addInitScript(first);
  const page = await context.newPage();
  page.heard = [];
  page.on('console', (message) => {
    // Refusals are answered with a status of their own, which it tells, too.
    if (message.type() !== 'error' ||
        /status of (400|409)|net::ERR/.test(message.text())) return;
    page.heard.push(message.text());
  });
  page.on('pageerror', (error) => page.heard.push(String(error.stack)));
  await page.goto(url);
  return page;
}

export async function close(page) {
  assert.deepEqual(page.heard, [], 'the page is quiet');
  await page.context().close();
}

/** Nothing that keeps somebody from using it, or what is within an element. */
export async function accessible(page, what, within = 'body') {
  await page.evaluate(await source());
  const {violations} = await page.evaluate((where) => window.axe.run({
    include: [where],
    // Thousands of hidden strokes that nobody reads.
    exclude: ['.picture'],
  }, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa',
      'best-practice'],
  }), within);
  assert.deepEqual(violations.map(({id, nodes}) => `${id}: ${nodes.map(
      ({html, failureSummary}) => `${html.slice(0, 160)} ${failureSummary}`)
      .join('\n')}`), [], `axe: ${what}`);
}

/** Plays those of the tests that ONLY names, or all, with one program. */
export async function playAll(browserPath, berthier, tests) {
  const browser = await launch(browserPath);
  const program = new Program(berthier);
  try {
    await program.start();
    const only = process.env.ONLY?.split(',');
    for (const test of tests) {
      if (only && !only.includes(test.name)) continue;
      await test(browser, program);
      console.log(`${test.name}: as it should be`);
    }
  } finally {
    await program.end();
    await browser.close();
  }
}

let text;
async function source() {
  const {readFile} = await import('node:fs/promises');
  return text ??= await readFile(axe, 'utf8');
}
