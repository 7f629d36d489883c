// Moments at which somebody at the table was stuck, misled, or could not see
// what he was asked: each is brought about by requests, then played by hand.
//
//   node moments_test.mjs BROWSER BERTHIER [FOLDER FOR SCREENSHOTS]
import assert from 'node:assert/strict';
import path from 'node:path';
import {close, kDesktop, kPhone, playAll} from './house.mjs';
import {asked, button, ends, laterThan, playedTo, steps, units}
  from './player.mjs';

const [browserPath, berthier, pictures] = process.argv.slice(2);

async function picture(page, name) {
  if (!pictures) return;
  await page.screenshot({path: path.join(pictures, `${name}.png`)});
}

// Beside a real table what was thrown last is told where the next dice are asked
// for, and covers nothing of it.
async function diceOfARealTable(browser, program) {
  const page = await playedTo(browser, program, {scenario: 'retz',
    seats: [{who: 'you'}, {who: 'agent', agent: 'doctrine'}],
    dice: ['typed', 'typed'], seed: 5}, () => null, {}, {real: true});
  const give = button(page, 'These were thrown');
  const played = await steps(page);
  await button(page, '3').click();
  await give.click();
  await laterThan(page, played);
  await page.locator('#dice').getByText('4 CP', {exact: true}).waitFor();
  for (const viewport of [kDesktop, {width: 820, height: 1180}, kPhone]) {
    await page.setViewportSize(viewport);
    const box = await give.boundingBox();
    assert.ok(await page.evaluate(([x, y]) => !!document.elementFromPoint(x, y)
        ?.closest('#dice'), [box.x + box.width / 2, box.y + box.height / 2]));
    await picture(page, `real-dice-${viewport.width}`);
  }
  await close(page);
}

// A turn in which nothing has been ordered yet is not ended by a slip of the
// hand; who means it is asked once.
async function endsATurn(browser, program) {
  const page = await playedTo(browser, program, {scenario: 'retz',
    seats: [{who: 'you'}, {who: 'agent', agent: 'drill'}]}, ({splits, end}) =>
    !end && ['order', {order: splits[0].order}]);
  const played = await steps(page);
  await page.keyboard.press('e');
  const sure = page.getByRole('dialog', {name: /leaders.* unused\. End it/});
  await sure.waitFor();
  await picture(page, 'end-sure');
  await sure.getByRole('button', {name: 'Cancel'}).click();
  await sure.waitFor({state: 'detached'});
  assert.equal(await steps(page), played, 'the turn goes on');
  await ends(page).click();
  await laterThan(page, played);
  // What cannot be undone any more can be tried again in a game of its own,
  // which is said by the name of the button for it.
  await asked(page);
  await button(page, 'Undo').click({force: true});
  await page.getByRole('alert').getByText('Play on from here').waitFor();
  await close(page);
}

// Advice on a split is seen whole, and changes nothing before it is taken.
async function advisesASplit(browser, program) {
  const page = await playedTo(browser, program, {scenario: 'retz',
    seats: [{who: 'you'}, {who: 'agent', agent: 'drill'}], seed: 5},
  () => null);
  const shares = () => page.getByRole('spinbutton').evaluateAll((all) =>
    all.map(({value}) => value).join());
  const set = (name) => page.getByRole('button', {name}).click();
  const [of] = (await shares()).split(',');
  for (let i = 0; i < Number(of); ++i) await set('Bauduin: one less');
  await page.getByText(new RegExp(`^${of} left to share out`)).waitFor();
  for (let i = 0; i < Number(of); ++i) await set('Reille: one more');
  // All of it is shared out again when the last press has been drawn.
  await page.getByText(/^0 left to share out/).waitFor();
  const mine = await shares();
  await button(page, 'What would you do with my points?').click();
  const advice = page.locator('.advice-line');
  await advice.getByText(/Reille gives/).waitFor();
  assert.equal(await shares(), mine, 'nobody asked for another split');
  for (const viewport of [kDesktop, {width: 820, height: 1180}, kPhone]) {
    await page.setViewportSize(viewport);
    await picture(page, `advice-${viewport.width}`);
    assert.ok(await advice.evaluate((line) => [...line.getClientRects()].every(
        ({left, top, bottom}) => [top + 4, bottom - 4].every((y) =>
          line.contains(document.elementFromPoint(left + 4, y))))),
    `${viewport.width} pixels wide`);
  }
  await button(page, 'Share out so').click();
  await page.waitForFunction((before) => [...document.querySelectorAll(
      '.share input')].map(({value}) => value).join() !== before, mine);
  await close(page);
}

// A block is put right while dice are awaited: they wait, out of the way.
async function correctsBeforeDice(browser, program) {
  const page = await playedTo(browser, program, {scenario: 'retz',
    seats: [{who: 'you'}, {who: 'agent', agent: 'drill'}],
    dice: ['typed', 'typed']}, () => null);
  const dice = page.locator('#dice');
  await dice.waitFor();
  await button(page, 'More').click();
  await button(page, 'Put a block right').click();
  await page.getByText(/^Drag a block to where it stands/).waitFor();
  await dice.waitFor({state: 'hidden'});
  const box = await units(page, /^F1-2, /).first().boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y - 30, {steps: 4});
  await page.mouse.up();
  const played = await steps(page);
  await button(page, 'Put it right').click();
  await laterThan(page, played);
  await page.getByText('1 correction', {exact: true}).waitFor();
  await button(page, 'Close').click();
  await dice.waitFor();
  await close(page);
}

// Names on the map: on a phone at least whose commands they are, on no screen
// cut by its edge; Tab goes through the units as the order of battle has them.
async function names(browser, program) {
  const page = await playedTo(browser, program, {scenario: 'retz',
    seats: [{who: 'you'}, {who: 'agent', agent: 'drill'}], seed: 5},
  () => null);
  const label = (name) => page.locator('.map .label:visible')
      .getByText(name, {exact: true});
  await label('F1-1').waitFor();
  const [onMap, inArmy] = await page.evaluate(() => [
    [...document.querySelectorAll('.map .block')].map(
        ({dataset}) => dataset.id),
    [...document.querySelectorAll('#army .pick')].map(
        ({dataset}) => dataset.key.replace('army ', ''))]);
  assert.deepEqual(onMap, inArmy.filter((id) => onMap.includes(id)));
  await page.setViewportSize({width: 820, height: 1180});
  await label('Dragoons').waitFor();
  assert.deepEqual(await page.evaluate(() => {
    const map = document.querySelector('#map').getBoundingClientRect();
    return [...document.querySelectorAll('.map .label')].filter((one) => {
      const {left, right} = one.getBoundingClientRect();
      return left < map.left - 2 || right > map.right + 2;
    }).map(({textContent}) => textContent);
  }), []);
  await picture(page, 'names-820');
  await page.setViewportSize(kPhone);
  for (const name of ['Bauduin', 'Ulm']) await label(name).waitFor();
  await close(page);
}

await playAll(browserPath, berthier, [diceOfARealTable, endsATurn, advisesASplit,
  correctsBeforeDice, names]);
