// Two friends at one page and a ruleset with secrets: what reaches a side's
// page does not depend on what that side must not see.
//
// The same duel is played three times, by the same orders and dice: as it is,
// with more powder for Blue, and with more for Red. Whatever Red's page is told
// must be the same in the first two, byte for byte: states, stories, cards,
// complaints, hints, changes, what stands on the screen and what was kept from
// earlier replies. So for Blue's page and Red's powder.
//
//   node fog_test.mjs BROWSER TOY_TABLE [FOLDER FOR SCREENSHOTS]
import assert from 'node:assert/strict';
import path from 'node:path';
import {close, launch, open, ToyTable} from './house.mjs';
import {button, laterThan, said, steps} from './player.mjs';

const [browserPath, toyTable, pictures] = process.argv.slice(2);

const kSides = ['Red', 'Blue'];
const kScenario = (red, blue) => `
  ruleset: "dice_duel" name: "A duel in the fog"
  table { width: 10 depth: 10 }
  option { key: "fog" value: "on" }
  side { id: "Red" } side { id: "Blue" }
  unit { id: "Red company" side: "Red" number { key: "men" value: 9 }
         number { key: "powder" value: ${red} } }
  unit { id: "Blue company" side: "Blue" number { key: "men" value: 9 }
         number { key: "powder" value: ${blue} } }
  clock { side: "Red" number { key: "actions" value: 8 } }`;

/** Everything that can be asked, by somebody who is curious. */
const kQuestions = (at) => {
  const fire = (amount) => ({verb: 'fire', subject: 'Blue company', amount});
  const volley = (amount) => ({verb: 'fire', amount});
  const all = [['house', {}]];
  for (const moment of [{}, {at: 0}, {at}]) {
    all.push(['state', moment]);
    for (const id of ['Red company', 'Blue company']) {
      all.push(['card', {id, ...moment}]);
    }
    for (const amount of [1, 3, 9]) {
      all.push(['draft', {order: volley(amount), ...moment}]);
    }
  }
  for (const amount of [1, 2, 3, 4, 9]) {
    for (const order of [fire(amount), volley(amount)]) {
      all.push(['snap', {order}], ['odds', {order}]);
    }
    all.push(['phrase', {text: `fire ${amount}`}],
        ['phrase', {text: `blue company fire ${amount}`}],
        ['phrase', {text: `red company fire ${amount}`}]);
  }
  for (const subject of ['Red company', 'Blue company']) {
    all.push(['targets', {subject, verb: 'assault'}],
        ['reach', {subject, verb: 'assault'}]);
  }
  for (let step = 0; step <= at + 1; ++step) {
    all.push(['why', {step}], ['story', {from: step}]);
  }
  all.push(['luck', {}], ['check', {}], ['allot', {}],
      ['measure', {a: 'Red company', b: 'Blue company'}],
      ['correct', {at, id: 'Blue company', x: 5, y: 5}],
      ['order', {at, order: volley(99)}], ['order', {at, order: {verb: 'x'}}],
      ['order', {at: at - 1, order: volley(1)}], ['dice', {at, faces: [7]}],
      ['undo', {at: at - 1}], ['settings', {dice: ['x', 'y']}]);
  return all;
};

/** What both pages of a game are told, each under what it was asked for. */
class Heard {
  constructor() {
    /** @type {Map<string, string>[]} */
    this.of = [new Map(), new Map()];
  }

  /** @param {number} eyes @param {string} what @param {string} told */
  note(eyes, what, told) {
    // Two answers to the same question at different moments are two.
    for (let n = 1; ; ++n) {
      const key = `${what} #${n}`;
      const known = this.of[eyes].get(key);
      if (known === told) return;
      if (known === undefined) {
        this.of[eyes].set(key, told);
        return;
      }
    }
  }
}

/** The number of a change is of no side; a hint may be ready or not. */
const plain = (text) => text.replace(/"change":\d+/g, '"change":0')
    .replace(/"thinking":(true|false)/g, '"thinking":0');

/** Plays the duel; tells what both pages were told. */
async function duel(browser, powder, name) {
  const program = new ToyTable(toyTable);
  try {
    await program.start();
    return await played(browser, program, powder, name);
  } finally {
    await program.end();
  }
}

async function played(browser, program, powder, name) {
  const heard = new Heard();
  const page = await open(browser, program.url);
  const post = (request, body) => page.evaluate(async ([what, asked]) => {
    const reply = await fetch(`/api/${what}`, {method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(asked)});
    return `${reply.status} ${await reply.text()}`;
  }, [request, body]);
  const begun = await post('new', {text: kScenario(...powder),
    seats: [{who: 'you'}, {who: 'friend'}], dice: ['program', 'program'],
    seed: 5});
  const {game} = JSON.parse(begun.slice(4));
  // What was asked before the game was begun is of no game.
  await page.goto(`${program.origin}/icon.svg`);

  // All that comes by itself: replies to the page, and the stream of changes.
  let eyes = 0;
  const pending = new Set();
  page.on('response', (response) => {
    const {pathname} = new URL(response.url());
    if (!pathname.startsWith('/api/') || pathname === '/api/changes') return;
    const reading = response.text().then((text) => {
      const reply = plain(text);
      // A state says whose it is; all else is of who looks when it was asked.
      const whose = /"eyes":(\d)/.exec(reply);
      heard.note(whose ? Number(whose[1]) : eyes,
          `${pathname} ${response.request().postData()} of ${
            /"at":(\d+)/.exec(reply)?.[1] ?? ''}`, reply);
    }).catch(() => {});  // the page was left meanwhile
    pending.add(reading);
    reading.finally(() => pending.delete(reading));
  });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  network.on('Network.eventSourceMessageReceived',
      ({data}) => heard.note(eyes, 'changes', plain(data)));

  await page.goto(`${program.origin}/#game=${game}`);
  const open_ = () => button(page, `I am ${kSides[eyes]}`);
  // Two volleys, an assault that is received, a wait; Blue does the same.
  let looking = -1;
  const kOrders = ['fire 3', 'fire 2', 'fire 1', 'wait', 'assault blue company',
    'stand', 'fire 2', 'fire 3'];
  for (const [turn, order] of kOrders.entries()) {
    const label = `turn ${turn}`;
    if (looking !== eyes) {
      looking = eyes;
      await open_().waitFor();
      // Behind the curtain nobody sees anything, whosever turn it is.
      const curtain = (await page.screenshot()).toString('base64');
      for (const side of [0, 1]) {
        heard.note(side, `${label}: the curtain`, curtain);
      }
      if (pictures && turn === 1) {
        await page.screenshot(
            {path: path.join(pictures, `curtain-${name}.png`)});
      }
      // A key that was meant for something else does not draw it.
      await page.keyboard.press('Escape');
      await open_().click();
    }
    const count = await steps(page);
    await page.waitForFunction(() =>
      document.querySelector('#slider').value ===
      document.querySelector('#slider').max);
    await page.locator('#end').waitFor();
    await page.waitForFunction((side) => document.querySelector('#notes')
        .textContent.includes(side), `seen by ${kSides[eyes]} alone`);
    for (const [request, body] of kQuestions(count)) {
      heard.note(eyes, `${label}: ${request} ${JSON.stringify(body)}`,
          plain(await post(request, {game, ...body})));
    }
    const log = await page.evaluate(async (of) => {
      const reply = await fetch(`/api/log?game=${of}`);
      return [reply.status, await reply.text()];
    }, game);
    assert.equal(log[0], 404, 'the log would tell');
    await page.evaluate(() => document.querySelector('#luck').open = true);
    await page.getByText('in standard deviations').waitFor();
    await page.evaluate(() => document.querySelector('#luck').open = false);
    // What stands on the page, and what it keeps of earlier replies in it.
    await Promise.all(pending);
    heard.note(eyes, `${label}: the page`, await page.evaluate(() => {
      const {sessionStorage: session, localStorage: local} = window;
      return [document.body.textContent,
        JSON.stringify(session), JSON.stringify(local)].join('\n');
    }));
    const enemy = kSides[1 - eyes];
    assert.equal(await said(page).getByText(
        new RegExp(`^${enemy} company fires`)).count(), 0,
    `${kSides[eyes]} does not read what ${enemy} ordered`);
    await page.getByRole('textbox', {name: 'Order'}).fill(order);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() =>
      document.querySelector('#draft .sentence:not(.bad)'));
    const give = button(page, 'Give order');
    const state = JSON.parse((await post('state', {game})).slice(4));
    await give.click();
    await laterThan(page, count);
    await Promise.all(pending);
    const after = JSON.parse((await post('state', {game})).slice(4));
    assert.equal(state.eyes, eyes);
    if (after.eyes === null) break;
    eyes = after.eyes;
  }
  await Promise.all(pending);
  // The browser tells of the logs that were refused.
  page.heard = page.heard.filter((one) => !/status of 404/.test(one));
  await close(page);
  return heard;
}

/** Of what was told in both games: where they differ. */
function differing(a, b, eyes) {
  const both = [...a.of[eyes].keys()].filter((key) => b.of[eyes].has(key));
  return {both: both.length, differ: both.filter((key) =>
    a.of[eyes].get(key) !== b.of[eyes].get(key))};
}

/** @param {string} key @param {string} a @param {string} b */
function firstDifference(key, a, b) {
  let at = 0;
  while (a[at] === b[at]) ++at;
  const from = Math.max(0, at - 80);
  return `${key}: ...${a.slice(from, at + 120)}... is not ...${
    b.slice(from, at + 120)}...`;
}

const browser = await launch(browserPath);
try {
  const usual = await duel(browser, [8, 8], 'usual');
  for (const [eyes, powder] of [[0, [8, 9]], [1, [9, 8]]]) {
    const other = await duel(browser, powder, kSides[1 - eyes]);
    const {both, differ} = differing(usual, other, eyes);
    assert.ok(both > 200, `${both} replies to compare`);
    assert.deepEqual(differ.map((key) => firstDifference(key,
        usual.of[eyes].get(key), other.of[eyes].get(key))), [],
    `${kSides[eyes]} sees what is hidden`);
    // Who may see it does: the comparison has eyes.
    const own = differing(usual, other, 1 - eyes).differ;
    for (const wanted of ['state', 'draft', 'the page']) {
      assert.ok(own.some((key) => key.includes(wanted)), wanted);
    }
    console.log(`${kSides[eyes]}: ${both} replies are the same`);
  }
} finally {
  await browser.close();
}
