// A game reviewed on the page: the curve, what cost most, and doing better.
//
//   node review_test.mjs BROWSER BERTHIER [FOLDER FOR SCREENSHOTS]
import assert from 'node:assert/strict';
import path from 'node:path';
import {accessible, close, kDesktop, kPhone, open, playAll} from './house.mjs';
import {ask, button, ends} from './player.mjs';

const [browserPath, berthier, pictures] = process.argv.slice(2);

/** An order to give: units walk about, whatever stands before them. */
async function order(page, game, state, turn) {
  for (const id of turn % 4 ? state.idle : []) {
    const body = state.picture.bodies.find((one) => one.id === id);
    const {verbs} = await ask(page, 'card', {game, id});
    const verb = verbs.find(({legal, takes}) => legal &&
        takes.includes('place') && !takes.includes('object'));
    if (!body || !verb) continue;
    const draft = await ask(page, 'snap', {game, order: {verb: verb.verb,
      subject: id, x: body.x, y: body.y - 3 * ((turn + 1) % 3 - 1),
      heading: body.heading ?? 0,
      ...(verb.manners?.length ? {manner: verb.manners[0].name} : {})}});
    if (draft.legal) return draft.order;
  }
  return (state.end ?? state.choices[0]).order;
}

/** The name of a game that was played to its end, not well. */
async function played(page, seed) {
  const {game} = await ask(page, 'new', {scenario: 'steinfeld', seed,
    seats: [{who: 'you'}, {who: 'agent', agent: 'doctrine'}]});
  for (let turn = 0; ;) {
    const state = await ask(page, 'state', {game});
    if (state.result) return game;
    if (state.awaits.who !== 'you') continue;
    const [split] = state.splits;
    await ask(page, 'order', {game, at: state.steps, order: split?.order ??
        await order(page, game, state, state.idle.length ? turn++ : 0)});
  }
}

const picture = (page, name) => pictures && page.screenshot(
    {path: path.join(pictures, `${name}.png`)});

async function review(browser, program) {
  const page = await open(browser, program.url, {viewport: kDesktop});
  // One in which the player made mistakes, whatever agents play by now.
  let game = '';
  for (let seed = 7; ; ++seed) {
    assert.ok(seed < 37, 'nobody makes a mistake');
    game = await played(page, seed);
    await ask(page, 'review', {game, begin: true});
    let reply;
    do reply = await ask(page, 'review', {game});
    while (reply.state === 'under way');
    assert.equal(reply.state, 'done');
    const mistakes = reply.steps.filter(({mark, side}) => mark && side === 0);
    if (mistakes.length > 1) break;
  }
  // Made anew, by hand.
  await ask(page, 'review', {game, stop: true});
  await page.goto(`${program.origin}/#game=${game}`);
  await page.locator('#result').getByRole('button',
      {name: 'Review this game'}).click();
  const learn = page.getByRole('button', {name: /^Learn from your mistakes/});
  await learn.waitFor();
  const {steps} = await ask(page, 'state', {game});

  // The curve leads to the moment that is tapped.
  const curve = page.getByRole('img', {name: /^Winning chance of French/});
  const box = await curve.boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + 2);
  await page.waitForFunction((middle) => Math.abs(Number(
      document.getElementById('slider').value) - middle) <= 2, steps / 2);
  await page.getByText('What cost most').click();
  await accessible(page, 'a review');
  await picture(page, 'review');

  // A mistake of the list, with the better order.
  const mistakes = page.locator('.mistakes button');
  assert.ok(await mistakes.count() > 1);
  await mistakes.first().click();
  await page.locator('#lesson').getByText(/^Better:/).waitFor();
  await accessible(page, 'a moment of a review');
  await picture(page, 'moment');

  // The page of the review stands beside.
  const whole = page.getByRole('link', {name: 'The whole review'});
  const answer = await page.request.get(new URL(
      await whole.getAttribute('href'), program.origin).href);
  assert.equal(answer.status(), 200);
  assert.match(await answer.text(), /Made by <code>berthier review<\/code>/);

  // What is tried is judged, and not played.
  const before = (await ask(page, 'house', {})).games.length;
  await learn.click();
  const lesson = page.locator('#lesson');
  await lesson.getByText(/^Mistake 1 of \d+/).waitFor();
  await ends(page).click();
  await lesson.locator('.right, .wrong').waitFor();
  await lesson.getByRole('button', {name: 'Try again'}).click();
  await lesson.getByRole('button', {name: 'Tell me'}).click();
  await button(page, 'Give order').click();
  await lesson.getByText('Right: nothing better is known.').waitFor();
  await accessible(page, 'a lesson');
  await picture(page, 'lesson');
  await page.setViewportSize(kPhone);
  await accessible(page, 'a lesson on a phone');
  await picture(page, 'lesson-phone');
  await page.setViewportSize(kDesktop);
  const first = page.url();
  await lesson.getByRole('button', {name: 'Next mistake'}).click();
  await lesson.getByText(/^Mistake 2 of \d+/).waitFor();
  assert.notEqual(page.url(), first);
  assert.equal((await ask(page, 'house', {})).games.length, before);

  // Whoever wants plays on with the better order.
  await lesson.getByRole('button', {name: 'Tell me'}).click();
  await button(page, 'Give order').click();
  await lesson.getByText('Right: nothing better is known.').waitFor();
  await lesson.getByRole('button', {name: 'Play on with it'}).click();
  await page.waitForFunction(() =>
    !document.querySelector('#lesson.shown'));
  let games;
  do games = (await ask(page, 'house', {})).games;
  while (games.length !== before + 1);
  await close(page);
}

await playAll(browserPath, berthier, [review]);
