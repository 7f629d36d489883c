// The table in a real browser, by role and text: whole games by mouse, by
// keyboard alone and by touch with typed dice; refusals, the opponent's steps,
// the way back, hints, what a kill leaves, strangers, and what axe says.
//
//   node page_test.mjs BROWSER BERTHIER [FOLDER FOR SCREENSHOTS]
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {accessible, close, kDesktop, kPhone, kTablet, open, playAll,
  Program} from './house.mjs';
import {asked, begin, button, end, ends, laterThan, result, said, steps, units}
  from './player.mjs';

const [browserPath, berthier, pictures] = process.argv.slice(2);

async function picture(page, name) {
  if (!pictures) return;
  await page.screenshot({path: path.join(pictures, `${name}.png`)});
}

const kSteinfeld = {battle: /Steinfeld/, sides: ['French', 'Austrian'],
  opponent: 'drill'};

// ---- Whole games ------------------------------------------------------------

async function byMouse(browser, program) {
  const page = await open(browser, program.url);
  await picture(page, 'start-1400');
  await begin(page, kSteinfeld);
  // One drag, one verb with its targets or place, then turn after turn.
  const block = units(page, /^F1, /).first();
  const box = await block.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 8, box.y - 30, {steps: 6});
  await page.mouse.up();
  const before = await steps(page);
  await button(page, 'Give order').click();
  await laterThan(page, before);
  await said(page).getByText(/^F1 (advances|obliques|wheels)/).waitFor();
  await picture(page, 'mouse-1400');
  let rounds = 0;
  for (;;) {
    const what = await asked(page);
    if (what === 'over') break;
    const played = await steps(page);
    if (what === 'split') {
      await button(page, 'Give order').click();
    } else if (what === 'choice') {
      await page.getByRole('group', {name: 'Choose'}).getByRole('button')
          .first().click();
      await button(page, 'Give order').click();
    } else {
      ++rounds;
      await end(page);
    }
    await laterThan(page, played);
  }
  assert.ok(rounds > 3, `${rounds} turns`);
  await result(page).waitFor();
  await picture(page, 'result-1400');
  await accessible(page, 'the result');
  await close(page);
}

async function byKeyboard(browser, program) {
  const page = await open(browser, program.url);
  const press = (key) => page.keyboard.press(key);
  const focused = () => page.evaluate(() => {
    const on = document.activeElement;
    return on.getAttribute('aria-label') ?? on.textContent;
  });
  const tabTo = async (wanted) => {
    for (let i = 0; i < 400; ++i) {
      if (wanted.test(await focused())) return;
      await press('Tab');
    }
    assert.fail(`Tab does not lead to ${wanted}`);
  };
  // The start: the battle by arrows, then Play.
  await page.getByRole('radio', {name: /Steinfeld/}).waitFor();
  await page.evaluate(() => document.activeElement.blur());
  for (let i = 0; i < 30; ++i) {
    if (await page.getByRole('radio', {name: /Steinfeld/}).isChecked()) break;
    if (i === 0) {
      while (!await page.evaluate(
          () => document.activeElement.name === 'battle')) await press('Tab');
    } else {
      await press('ArrowDown');
    }
  }
  await tabTo(/^Play$/);
  await press('Enter');
  await units(page, /^F2, /).first().waitFor();
  assert.equal(await asked(page), 'order');
  // A block by arrows and brackets.
  await tabTo(/^F2, /);
  const played = await steps(page);
  for (let i = 0; i < 3; ++i) await press('Shift+ArrowUp');
  await press(']');
  await button(page, 'Give order').waitFor();
  await page.waitForFunction(
      () => document.activeElement.getAttribute('data-key') === 'ghost');
  await page.waitForFunction(() => document.querySelector('.ghost.good'));
  await press('Enter');
  await laterThan(page, played);
  await said(page).getByText(/^F2 /).first().waitFor();
  // Its verbs by Enter; one of them in words.
  await asked(page);
  await tabTo(/^F1, /);
  await press('Enter');
  await page.waitForFunction(
      () => document.activeElement.classList.contains('verb'));
  await press('Escape');
  await press('?');
  await page.getByRole('dialog', {name: 'Keys and help'}).waitFor();
  await press('Escape');
  for (;;) {
    const what = await asked(page);
    if (what === 'over') break;
    const count = await steps(page);
    if (what === 'order') {
      await page.evaluate(() => document.activeElement.blur());
      await end(page, () => press('e'));
    } else {
      const query = what === 'split' ? '[data-key=give]' :
          '.choice-row button';
      for (let i = 0; i < 400; ++i) {
        if (await page.evaluate((q) => document.activeElement ===
            document.querySelector(q), query)) break;
        await press('Tab');
      }
      if (what === 'choice') {
        await press('Enter');
        await page.waitForFunction(() =>
          document.activeElement.getAttribute('data-key') === 'give');
      }
      await press('Enter');
    }
    await laterThan(page, count);
  }
  await result(page).waitFor();
  await close(page);
}

async function byTouch(browser, program) {
  const page = await open(browser, program.url,
      {viewport: kPhone, hasTouch: true, isMobile: true});
  await page.getByRole('radio', {name: /Steinfeld/}).check();
  await picture(page, 'start-390');
  await begin(page, {...kSteinfeld, dice: 'typed'});
  let typed = 0;
  let ordered = false;
  let seed = 5;
  for (;;) {
    const what = await asked(page);
    if (what === 'over') break;
    const played = await steps(page);
    if (what === 'dice') {
      const boxes = page.getByRole('spinbutton', {name: /^Die /});
      if (typed === 0) {
        // A wrong number is refused before it counts.
        await boxes.first().fill('7');
        await page.getByText('A die of 6 shows 1 to 6.').waitFor();
        assert.equal(await steps(page), played);
        await picture(page, 'dice-390');
        await accessible(page, 'typed dice on a phone');
      }
      // The pad fills one box after the other.
      const count = await boxes.count();
      for (let i = 0; i < count; ++i) {
        seed = seed * 1103515245 + 12345 & 0x7fffffff;
        await button(page, String(1 + (seed >> 8) % 6)).tap();
      }
      await button(page, 'These were thrown').tap();
      ++typed;
    } else if (what === 'order' && !ordered) {
      ordered = true;
      await picture(page, 'phone-390');
      await units(page, /^F1, /).first().tap();
      await page.getByRole('button', {name: /^Move/}).first().tap();
      const box = await units(page, /^F1, /).first().boundingBox();
      await page.touchscreen.tap(box.x + box.width / 2, box.y - 25);
      await button(page, 'Give order').tap();
    } else if (what === 'split') {
      await button(page, 'Give order').tap();
    } else if (what === 'choice') {
      await page.getByRole('group', {name: 'Choose'}).getByRole('button')
          .first().tap();
      await button(page, 'Give order').tap();
    } else {
      await end(page, () => ends(page).tap());
    }
    await laterThan(page, played);
  }
  assert.ok(typed > 3, `${typed} rolls`);
  await result(page).waitFor();
  await close(page);
}

// ---- What a turn is made of -------------------------------------------------

async function refusals(browser, program) {
  const page = await open(browser, program.url);
  await begin(page, kSteinfeld);
  await asked(page);
  const alert = page.getByRole('alert').filter({hasText: /\S/});
  // Words that mean nothing, and words that the rules refuse.
  const box = page.getByRole('textbox', {name: 'Order'});
  await box.fill('f1 dances');
  await box.press('Enter');
  await alert.first().waitFor();
  const first = await alert.first().textContent();
  assert.match(first, /\w+ \w+ \w+/);
  await box.fill('f1 charge a1');
  await box.press('Enter');
  await page.waitForFunction((before) => {
    const text = document.querySelector('#alert').textContent;
    return text && text !== before;
  }, first);
  // A verb that is not open: greyed, with the reason and the clause.
  await units(page, /^F1, /).first().click();
  const rally = button(page, 'Rally');
  assert.equal(await rally.getAttribute('aria-disabled'), 'true');
  assert.match(await rally.getAttribute('aria-description'), /\w+ \w+/);
  // It says that it is disabled, and yet answers.
  await rally.click({force: true});
  await alert.filter({hasText: /rule \S+/}).waitFor();
  // A drag far beyond what is allowed ends at the nearest legal place, and
  // says why.
  const spot = await units(page, /^F2, /).first().boundingBox();
  await page.mouse.move(spot.x + spot.width / 2, spot.y + spot.height / 2);
  await page.mouse.down();
  await page.mouse.move(spot.x, spot.y - 330, {steps: 8});
  await page.mouse.up();
  await button(page, 'Give order').waitFor();
  await page.locator('.terms').getByText(/needs|allowance|nearest|far/)
      .waitFor();
  const played = await steps(page);
  await button(page, 'Drop').click();
  await button(page, 'Give order').waitFor({state: 'detached'});
  assert.equal(await steps(page), played, 'nothing was ordered');
  await close(page);
}

// Seals of badges stand at a corner of their block, which may be turned, and
// differ where the formations do.
async function seals(browser, program) {
  const page = await open(browser, program.url);
  const drawn = await page.evaluate(async () => {
    const {drawnBadges} = await import('/blocks.js');
    const outline = [[50, 0], [100, 50], [50, 100], [0, 50]];
    return ['line', 'limbered', 'deployed', 'column'].map((words) => {
      const group = drawnBadges({badges: [{words, tone: 'posture'}]}, outline);
      return [group.getAttribute('transform'), group.textContent];
    });
  });
  assert.deepEqual(drawn.map(([, letters]) => letters),
      ['L', 'Lb', 'Dp', 'C']);
  for (const [at] of drawn) {
    assert.ok(['translate(50 0)', 'translate(100 50)'].includes(at), at);
  }
  await close(page);
}

// Orders of many manners, in a game whose turn has several ends.
async function manners(browser, program) {
  const page = await open(browser, program.url);
  await begin(page, {battle: /lane by the farm/, sides: ['French', 'Austrian'],
    opponent: 'doctrine'});
  await asked(page);
  const dragged = async (name, dx, dy) => {
    const spot = await units(page, name).first().boundingBox();
    await page.mouse.move(spot.x + spot.width / 2, spot.y + spot.height / 2);
    await page.mouse.down();
    await page.mouse.move(spot.x + spot.width / 2 + dx,
        spot.y + spot.height / 2 + dy, {steps: 8});
    await page.mouse.up();
    await button(page, 'Give order').waitFor();
  };
  const sentence = page.locator('#draft .sentence');
  for (const size of [kDesktop, {width: 1100, height: 760}]) {
    await page.setViewportSize(size);
    await dragged(/^F1, /, 0, -40);
    // What it is about and how it is given are seen before all its manners.
    await sentence.getByText(/moves .* straight ahead/).waitFor();
    await page.waitForFunction(() => ['.sentence', '[data-key=give]'].every(
        (query) => {
          const own = document.querySelector(`#draft ${query}`)
              ?.getBoundingClientRect();
          const pane = document.querySelector('.order-side')
              .getBoundingClientRect();
          return own && own.top >= pane.top - 1 &&
              Math.min(own.top + 24, own.bottom) <= pane.bottom + 1;
        }));
    if (size === kDesktop) await button(page, 'Drop').click();
  }
  // Those that cannot be, with the reasons; another is about the same place.
  const how = page.getByRole('group', {name: 'How'});
  const names = await how.getByRole('button').allTextContents();
  assert.ok(names.includes('Line first') && !names.includes('Limbered first'),
      names.join());
  await page.locator('#draft summary').click();
  await page.locator('#draft').getByText(/Limbered first/).waitFor();
  await button(page, 'Line first').click();
  await sentence.getByText(/forms line, then moves/).waitFor();
  await button(page, 'Give order').click();
  // What is ended is said, and can be when nobody is left who could move.
  await button(page, 'End moves').waitFor();
  for (;;) {
    const [who] = await page.evaluate(async () => {
      const game = new URLSearchParams(location.hash.slice(1)).get('game');
      const reply = await fetch('/api/state', {method: 'POST',
        body: JSON.stringify({game}),
        headers: {'Content-Type': 'application/json'}});
      return (await reply.json()).idle;
    });
    if (!who) break;
    const played = await steps(page);
    const box = page.getByRole('textbox', {name: 'Order', exact: true});
    await box.fill(`${who} forward 1`);
    await box.press('Enter');
    await button(page, 'Give order').click();
    await laterThan(page, played);
    await asked(page);
  }
  const played = await steps(page);
  await button(page, 'End moves').click();
  await laterThan(page, played);
  // A phase in which nothing happens is not told.
  await said(page).getByText('The moves are at an end').first().waitFor();
  assert.equal(await said(page).getByText('French: arrivals').count(), 0);
  await close(page);
}

// Who moves first may have moved before the page hears of anything.
async function movesFirst(browser, program) {
  const page = await open(browser, program.url);
  const state = (game) => page.evaluate(async (name) => {
    const reply = await fetch('/api/state', {method: 'POST',
      body: JSON.stringify({game: name}),
      headers: {'Content-Type': 'application/json'}});
    return reply.json();
  }, game);
  let first = true;
  await page.route('**/api/story', async (route) => {
    const answer = await route.fetch();
    const {game} = route.request().postDataJSON();
    while (first && (await state(game)).awaits.who === 'agent');
    first = false;
    await route.fulfill({response: answer});
  });
  await begin(page, {battle: /lane by the farm/, sides: ['Austrian', 'French'],
    opponent: 'doctrine'});
  await asked(page);
  await close(page);
}

async function shares(browser, program) {
  const page = await open(browser, program.url);
  await begin(page, {battle: /Retz/, sides: ['French', 'Austrian'],
    opponent: 'doctrine'});
  while (await asked(page) !== 'split') {
    const played = await steps(page);
    await end(page);
    await laterThan(page, played);
  }
  // At first as even as can be; what is shared out is told as it changes.
  const boxes = page.getByRole('spinbutton');
  const values = () => boxes.evaluateAll(
      (all) => all.map(({value}) => Number(value)));
  const first = await values();
  assert.ok(Math.max(...first) - Math.min(...first) <= 1, first.join());
  const sentence = page.locator('#draft .sentence');
  const told = await sentence.textContent();
  await page.getByRole('button', {name: /: one less$/}).first().click();
  await page.getByText(/^1 left to share out/).waitFor();
  await page.getByRole('button', {name: /: one more$/}).last().click();
  await page.getByText(/^0 left to share out/).waitFor();
  await page.waitForFunction((before) => {
    const now = document.querySelector('#draft .sentence');
    return now && !now.matches('.bad') && now.textContent !== before;
  }, told);
  // The greyed end of the turn says what is missing, to a key or a finger.
  const end = ends(page);
  assert.equal(await end.getAttribute('aria-disabled'), 'true');
  await end.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText(/Decide first/).waitFor();
  await page.getByText(/^4 CP to split|^\d+ CP to split/).first().waitFor();
  const played = await steps(page);
  await button(page, 'Give order').click();
  await laterThan(page, played);
  // No name lies on a block, nor on another name.
  const covered = await page.evaluate(() => {
    const of = (query) => [...document.querySelectorAll(query)].map((one) =>
      [one.textContent, one.getBoundingClientRect()]);
    const names = of('.map .label, .map .place');
    const rooms = [...names, ...of('.map .block .base')];
    return names.flatMap(([name, a]) => rooms.filter(([, b]) => a !== b &&
        a.left + 2 < b.right && b.left + 2 < a.right && a.top + 4 < b.bottom &&
        b.top + 4 < a.bottom).map(([other]) => `${name} on ${other}`));
  });
  assert.deepEqual(covered, []);
  for (const name of ['Reille', 'Hohenzollern', 'Cuirassiers 1', 'Hussars']) {
    await page.locator('.map .label').getByText(name, {exact: true}).waitFor();
  }
  const {width} = await page.locator('.map .paper').boundingBox();
  assert.ok(width > 850, `the table is ${width} pixels wide`);
  await close(page);
}

async function opponentSteps(browser, program) {
  const page = await open(browser, program.url, {}, {speed: -1});
  await begin(page, {...kSteinfeld, opponent: 'doctrine'});
  await asked(page);
  await end(page);
  // Nothing of his is shown before it is asked for.
  await button(page, 'Step').waitFor();
  await page.waitForTimeout(300);
  const at = () => page.getByRole('slider', {name: 'Game'}).inputValue();
  const before = Number(await at());
  await picture(page, 'stage-1400');
  await button(page, 'Step').click();
  await page.waitForFunction((b) => Number(document.querySelector(
      '#slider').value) > b, before);
  await button(page, 'Repeat').waitFor();
  await button(page, 'Why').first().click();
  await page.getByRole('dialog', {name: 'Why this order'}).waitFor();
  await accessible(page, 'why', 'dialog');
  await button(page, 'Close').click();
  // By the space bar to the end.
  await page.evaluate(() => document.activeElement.blur());
  for (;;) {
    const behind = await page.evaluate(() => {
      const slider = document.querySelector('#slider');
      return Number(slider.max) - Number(slider.value);
    });
    if (behind === 0) break;
    await page.keyboard.press(' ');
    await page.waitForTimeout(20);
  }
  await asked(page);
  await close(page);
}

async function backAndForth(browser, program) {
  const page = await open(browser, program.url);
  await begin(page, kSteinfeld);
  for (let turn = 0; turn < 2; ++turn) {
    while (await asked(page) !== 'order') {
      const count = await steps(page);
      await button(page, 'Give order').click();
      await laterThan(page, count);
    }
    const count = await steps(page);
    await end(page);
    await laterThan(page, count);
  }
  await asked(page);
  const slider = page.getByRole('slider', {name: 'Game'});
  const value = async (wanted) => page.waitForFunction((w) =>
    document.querySelector('#slider').value === String(w), wanted);
  const last = await steps(page);
  const where = async () => units(page, /^A/).evaluateAll(
      (all) => all.map((one) => one.querySelector('.base').outerHTML).join());
  const now = await where();
  await slider.focus();
  await page.keyboard.press('Home');
  await value(0);
  await page.getByText('You look at an earlier moment.').first().waitFor();
  assert.notEqual(await where(), now, 'they stood elsewhere');
  assert.equal(await said(page).getByRole('button').count(), 0);
  await page.keyboard.press('ArrowRight');
  await value(1);
  await page.keyboard.press('End');
  await value(last);
  await page.waitForFunction(() => !document.body.matches('.past'));
  assert.equal(await where(), now);
  // A fork is a new game from there; the old one is kept.
  await page.keyboard.press('ArrowLeft');
  await value(last - 1);
  const old = page.url();
  await button(page, 'Play on from here').click();
  await page.waitForURL((url) => url.href !== old);
  await page.getByText(/tried out from step/).waitFor();
  assert.ok(await steps(page) >= last - 1);
  await close(page);
}

async function undoAndHint(browser, program) {
  const page = await open(browser, program.url);
  await begin(page, kSteinfeld);
  await asked(page);
  const hint = page.locator('#hint');
  for (const press of ['1', '2', '3']) {
    await button(page, 'Hint').click();
    await hint.locator('.press').getByText(press, {exact: true}).waitFor();
  }
  await button(page, 'Give order').waitFor();
  const played = await steps(page);
  await button(page, 'Give order').click();
  await laterThan(page, played);
  // Undone by its key; what the dice have decided stays.
  if (await button(page, 'Undo').getAttribute('aria-disabled') === 'false') {
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press('u');
    await page.waitForFunction((count) => Number(document.querySelector(
        '#slider').max) === count, played);
  }
  await page.keyboard.press('u');
  await page.locator('#alert').getByText(/\w+ \w+ \w+/).first().waitFor();
  await close(page);
}

async function realTable(browser, program) {
  const page = await open(browser, program.url, {}, {real: true});
  await begin(page, {...kSteinfeld, opponent: 'doctrine'});
  await asked(page);
  await end(page);
  // His orders as a ruler follows them: no coordinates.
  const stage = page.locator('#stage.large');
  for (;;) {
    await button(page, 'Step').click();
    await button(page, 'Repeat').waitFor();
    const order = stage.locator('.order p').first();
    const sentence = await order.count() ? await order.textContent() : '';
    assert.doesNotMatch(sentence, /\(\d/);
    if (/ in from /.test(sentence)) break;
  }
  await picture(page, 'real-1400');
  await accessible(page, 'the real table');
  await button(page, 'Real table').click();
  await button(page, 'To the end').click();
  await asked(page);
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press('c');
  const check = page.getByRole('dialog', {name: 'Check the table'});
  await check.getByRole('button', {name: / to /}).first().waitFor();
  await accessible(page, 'the check', 'dialog');
  await check.getByRole('button', {name: 'Put a block right'}).click();
  const box = await units(page, /^A3, /).first().boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 30,
      {steps: 4});
  await page.mouse.up();
  const played = await steps(page);
  await button(page, 'Put it right').click();
  await laterThan(page, played);
  await page.getByText('1 correction', {exact: true}).waitFor();
  await said(page).getByText(/^A3 .*put right/).waitFor();
  await close(page);
}

// Dice of both sides at once: each box says whose it is.
async function bothThrow(browser, program) {
  const page = await open(browser, program.url);
  await begin(page, {battle: /The Ford/, sides: ['French', 'Allied'],
    opponent: 'drill', dice: 'typed'});
  await page.getByRole('heading', {name: 'French and Allied dice'}).waitFor();
  for (const name of ['Die 1, 1 to 6, French', 'Die 2, 1 to 6, Allied']) {
    await page.getByRole('spinbutton', {name, exact: true}).waitFor();
  }
  await picture(page, 'dice-of-both');
  await accessible(page, 'dice of both sides');
  const played = await steps(page);
  for (const face of [5, 2]) await button(page, String(face)).click();
  await button(page, 'These were thrown').click();
  await laterThan(page, played);
  await said(page).getByText(/French chooses/).first().waitFor();
  await close(page);
}

async function twoPages(browser, program) {
  const page = await open(browser, program.url);
  await begin(page, kSteinfeld);
  await asked(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await units(other, /./).first().waitFor();
  const box = page.getByRole('textbox', {name: 'Order'});
  await box.fill('f1 move forward 2');
  await box.press('Enter');
  await button(page, 'Give order').click();
  await said(other).getByText(/^F1 advances/).waitFor();
  await close(page);
}

async function afterAKill(browser) {
  const program = new Program(berthier);
  await program.start();
  const page = await open(browser, program.url);
  await begin(page, kSteinfeld);
  await asked(page);
  const box = page.getByRole('textbox', {name: 'Order'});
  const played = await steps(page);
  await box.fill('f1 move forward 2');
  await box.press('Enter');
  await button(page, 'Give order').click();
  await laterThan(page, played);
  await program.kill();
  await page.getByText(/does not answer/).waitFor();
  await program.start('--resume');
  const again = await open(browser, program.url);
  await said(again).getByText(/^F1 advances/).waitFor();
  assert.equal(await steps(again), played + 1);
  await again.context().close();
  await page.context().close();
  await program.end();
}

async function strangers(browser, program) {
  // A page of another origin can neither read nor order anything.
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route('http://elsewhere.test/**', (route) => route.fulfill(
      {contentType: 'text/html', body: '<title>elsewhere</title>'}));
  await page.goto('http://elsewhere.test/');
  const tried = await page.evaluate(async (origin) => {
    const one = async (settings) => {
      try {
        const reply = await fetch(`${origin}/api/house`, {method: 'POST',
          body: '{}', credentials: 'include', ...settings});
        return reply.type === 'opaque' ? 'opaque' : await reply.text();
      } catch {
        return 'refused';
      }
    };
    return [await one({headers: {'Content-Type': 'application/json'}}),
      await one({}), await one({mode: 'no-cors'})];
  }, program.origin);
  assert.deepEqual(tried, ['refused', 'refused', 'refused']);
  await context.close();
  // Nor who has no token.
  const bare = await fetch(`${program.origin}/api/house`, {method: 'POST',
    headers: {'Content-Type': 'application/json'}, body: '{}'});
  assert.equal(bare.status, 403);
}

async function forEverybody(browser, program) {
  for (const colorScheme of ['light', 'dark']) {
    const page = await open(browser, program.url, {colorScheme});
    await page.getByRole('radio', {name: /Retz/}).waitFor();
    await accessible(page, `the start, ${colorScheme}`);
    await begin(page, {battle: /Retz/, sides: ['French', 'Austrian'],
      opponent: 'doctrine'});
    if (await asked(page) === 'split') {
      await accessible(page, `shares, ${colorScheme}`);
      await button(page, 'Give order').click();
    }
    await page.waitForFunction(() => !document.querySelector('.split'));
    await asked(page);
    await units(page, /^F1-3, /).first().click();
    await page.getByRole('button', {name: /^Move/}).first().waitFor();
    await accessible(page, `a unit, ${colorScheme}`);
    await picture(page, `game-${colorScheme}-1400`);
    await button(page, 'More').click();
    await button(page, 'Settings').click();
    await accessible(page, `settings, ${colorScheme}`, 'dialog');
    await button(page, 'Close').click();
    await button(page, 'Keys and help').click();
    await accessible(page, `keys, ${colorScheme}`, 'dialog');
    await button(page, 'Close').click();
    for (const [name, viewport] of [['1024', kTablet], ['390', kPhone]]) {
      await page.setViewportSize(viewport);
      if (colorScheme === 'light') await accessible(page, `${name} pixels`);
      await picture(page, `game-${colorScheme}-${name}`);
      assert.ok(await page.evaluate(() =>
        document.documentElement.scrollWidth) <= viewport.width, name);
    }
    await page.setViewportSize(kDesktop);
    await close(page);
  }
}

/** Arcs and reach are of the moment that is shown, not of the one before. */
async function areasAnew(browser, program) {
  const page = await open(browser, program.url);
  await begin(page, kSteinfeld);
  await asked(page);
  await units(page, /^F1, /).first().click();
  const drawn = (on) => on.evaluate(() => ['zones', 'reach'].map((layer) =>
    [...document.querySelectorAll(`.${layer} [d], .${layer} [points]`)]
        .map((one) => one.getAttribute('d') ?? one.getAttribute('points'))
        .join(';')));
  /** As a page draws them that has known nothing else. */
  const afresh = async () => {
    const other = await page.context().newPage();
      await other.goto(page.url());
    await units(other, /^F1, /).first().click();
    await other.waitForFunction(() =>
      document.querySelector('#card .lines, #card .verbs'));
    return other;
  };
  const first = await afresh();
  await first.waitForFunction(() =>
    document.querySelector('.reach [d]').getAttribute('d'));
  const before = await drawn(first);
  await first.close();
  const settled = async (wanted) => {
    while ((await drawn(page)).join() !== wanted.join()) {
      await page.waitForTimeout(20);
    }
  };
  await settled(before);
  const box = page.getByRole('textbox', {name: 'Order'});
  await box.fill('f1 move forward 2');
  await box.press('Enter');
  const count = await steps(page);
  await button(page, 'Give order').click();
  await laterThan(page, count);
  // It has moved: it fires from there, and may move no more.
  const second = await afresh();
  const after = await drawn(second);
  await second.close();
  assert.notDeepEqual(after, before);
  assert.equal(after[1], '');
  await settled(after);
  // Taken back, they are again what they were.
  await button(page, 'Undo').click();
  await settled(before);
  await close(page);
}

// ---- Ways to begin ----------------------------------------------------------

// After byMouse, whose game is over.
async function waysToBegin(browser, program) {
  const page = await open(browser, program.url);
  const start = async () => {
    await page.goto(program.origin);
    await button(page, 'Play').waitFor();
  };
  // A battle by seed, told from the next one by its name on the table.
  await page.getByRole('radio', {name: /A battle by seed/}).first().check();
  await page.getByRole('spinbutton', {name: 'Seed'}).fill('7');
  await page.getByRole('spinbutton', {name: /^Size/}).fill('1');
  // A handicap is one's own, whichever side one commands.
  await page.getByRole('spinbutton', {name: /^Your points/}).fill('20');
  await page.getByRole('combobox', {name: 'First side: who commands'})
      .selectOption('recruit');
  await page.getByRole('spinbutton', {name: /^First side’s points/}).waitFor();
  await page.getByRole('combobox', {name: 'Second side: who commands'})
      .selectOption('you');
  await page.getByRole('spinbutton', {name: /^Your points/}).waitFor();
  const [sent] = await Promise.all([page.waitForRequest(/api\/new$/),
    button(page, 'Play').click()]);
  assert.equal(sent.postDataJSON().generated.handicap, -20);
  assert.ok(!sent.postDataJSON().generated.fog);
  await units(page, /./).first().waitFor();

  // Fog is asked for where there is some.
  await start();
  await page.getByRole('radio', {name: /A battle by seed La Grande/}).check();
  await page.getByRole('checkbox', {name: 'Fog of war'}).check();
  const [fogged] = await Promise.all([page.waitForRequest(/api\/new$/),
    button(page, 'Play').click()]);
  assert.ok(fogged.postDataJSON().generated.fog);
  await page.getByText(/is behind|scout|tile/).first().waitFor();

  // A file of one's own; one that is none is refused with its place.
  await start();
  await page.getByRole('radio', {name: /A file of your own/}).check();
  await button(page, 'Play').click();
  await page.getByText('Choose a scenario file first.').waitFor();
  const file = page.getByLabel(/Scenario file/);
  await file.setInputFiles({name: 'mine.textproto', mimeType: 'text/plain',
    buffer: Buffer.from('ruleset: "grande_tactique"\nnonsense')});
  await button(page, 'Play').click();
  await page.getByText(/your file:2/).waitFor();
  const root = path.join(import.meta.dirname ??
      path.dirname(new URL(import.meta.url).pathname), '../../../..');
  await file.setInputFiles(path.join(root, 'arenas/scenarios/farm.textproto'));
  await button(page, 'Play').click();
  await units(page, /^TF-A, /).first().waitFor();

  // The game that is over: looked at, its log opened as any other, a rematch.
  await start();
  await page.getByRole('listitem').filter({hasText: 'ended'})
      .getByRole('button').first().click();
  await result(page).waitFor();
  const [log] = await Promise.all([page.waitForEvent('download'),
    page.getByRole('link', {name: 'Download the log'})
        .or(button(page, 'Download the log')).click()]);
  const saved = await log.path();
  await button(page, 'Rematch, sides changed').click();
  await result(page).waitFor({state: 'hidden'});
  const seats = await page.evaluate(async () => {
    const reply = await fetch('/api/house', {method: 'POST', body: '{}',
      headers: {'Content-Type': 'application/json'}});
    return (await reply.json()).games.map((game) => game.seats.join());
  });
  assert.ok(seats.includes('drill,you'), seats.join(' '));
  await start();
  await page.getByLabel('Log file').first().setInputFiles(
      {name: 'game.bgl', mimeType: 'application/octet-stream',
        buffer: readFileSync(saved)});
  await button(page, 'Open').click();
  await result(page).waitFor();
  await close(page);
}

// ---- All of it --------------------------------------------------------------

await playAll(browserPath, berthier, [refusals, seals, manners, movesFirst,
  shares, opponentSteps, backAndForth, undoAndHint, realTable, bothThrow, areasAnew,
  twoPages, byMouse, waysToBegin, byKeyboard, byTouch, forEverybody, strangers,
  afterAKill]);
