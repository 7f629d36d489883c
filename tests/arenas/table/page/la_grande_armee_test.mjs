// Moments as in moments_test.mjs, of La Grande Armée: who names a side, one tile
// that alone may be ordered, zones that end close to each other.
//
//   node la_grande_armee_test.mjs BROWSER BERTHIER [FOLDER FOR SCREENSHOTS]
import assert from 'node:assert/strict';
import path from 'node:path';
import {close, playAll} from './house.mjs';
import {button, laterThan, playedTo, steps, units} from './player.mjs';

const [browserPath, berthier, pictures] = process.argv.slice(2);

async function picture(page, name) {
  if (!pictures) return;
  await page.screenshot({path: path.join(pictures, `${name}.png`)});
}

// Secrets are set up, dice name who chooses, and he names a side: by mouse.
async function namesASide(browser, program) {
  const isOfASide = ({choices, sides}) =>
    choices.some(({order}) => sides.includes(order.subject));
  const page = await playedTo(browser, program, {scenario: 'high_road',
    seats: [{who: 'agent', agent: 'drill'}, {who: 'you'}], seed: 2}, (state) =>
    !isOfASide(state) && ['order', {order: (state.choices.find(
        ({order}) => order.verb === 'stay') ?? state.choices[0]).order}]);
  const played = await steps(page);
  await page.getByRole('group', {name: 'Choose'})
      .getByRole('button', {name: /^Allied deploys next/}).click();
  await button(page, 'Give order').click();
  await laterThan(page, played);
  await close(page);
}

// Who alone may be ordered is found again after another one was looked at.
async function looksAtAnother(browser, program) {
  const page = await playedTo(browser, program, {scenario: 'high_road',
    seats: [{who: 'agent', agent: 'drill'}, {who: 'you'}], seed: 1}, ({choices}) =>
    choices.length && ['order', {order: (choices.find(
        ({order}) => order.verb === 'stay') ?? choices[0]).order}]);
  const verbs = page.locator('#verbs .verb:not(.no)');
  await verbs.first().waitFor();
  await page.locator('#army').getByRole('button', {name: /A1-2/}).click();
  await verbs.first().waitFor({state: 'detached'});
  await page.getByRole('button', {name: /^Back to Allied tile/}).click();
  await verbs.first().waitFor();
  await close(page);
}

// Names of zones stand beside each other.
async function zones(browser, program) {
  const page = await playedTo(browser, program, {scenario: 'ford',
    seats: [{who: 'you'}, {who: 'agent', agent: 'drill'}], seed: 5},
  () => null);
  await units(page, /^F1, /).first().click();
  await page.locator('.zone-name').nth(1).waitFor();
  await picture(page, 'zones');
  assert.deepEqual(await page.evaluate(() => {
    const all = [...document.querySelectorAll('.zone-name')].map((one) =>
      [one.textContent, one.getBoundingClientRect()]);
    return all.flatMap(([name, a]) => all.filter(([, b]) => a !== b &&
        a.left + 2 < b.right && b.left + 2 < a.right && a.top + 4 < b.bottom &&
        b.top + 4 < a.bottom).map(([on]) => `${name} on ${on}`));
  }), []);
  await close(page);
}

await playAll(browserPath, berthier, [namesASide, looksAtAnother, zones]);
