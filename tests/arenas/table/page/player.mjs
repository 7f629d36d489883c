// What a person does at the table, by role and text.
import assert from 'node:assert/strict';
import {open} from './house.mjs';

export const button = (page, name) =>
  page.getByRole('button', {name, exact: true});
export const units = (page, name) =>
  page.getByRole('group', {name: 'The table'}).getByRole('button', {name});
/** What ends the moves, the turn, whatever is asked: it says which. */
export const ends = (page) => page.locator('#end');
/** Ends what is asked, and says so again where much is left to do. */
export async function end(page, press = () => ends(page).click()) {
  const played = await steps(page);
  await press();
  const sure = page.locator('dialog[open] button.primary');
  await page.waitForFunction((before) => document.querySelector('dialog[open]') ||
      Number(document.querySelector('#slider').max) > before, played);
  if (await sure.count()) await sure.click();
}
export const said = (page) => page.getByRole('log');
export const result = (page) =>
  page.getByRole('heading', {level: 1, name: 'Result', exact: true});

/** Waits until the game asks for something: an order, dice, or nothing. */
export async function asked(page) {
  const handle = await page.waitForFunction(() => {
    const shown = (query) => {
      const found = document.querySelector(query);
      return found && found.checkVisibility() &&
          found.getAttribute('aria-disabled') !== 'true';
    };
    if (shown('#result h1')) return 'over';
    if (shown('#dice input')) return 'dice';
    if (shown('.split')) return 'split';
    if (shown('.choice-row button')) return 'choice';
    return shown('#end') ? 'order' : '';
  });
  return handle.jsonValue();
}

/** The number of steps played, as the slider says it. */
export const steps = async (page) =>
  Number(await page.getByRole('slider', {name: 'Game'}).getAttribute('max'));

export async function laterThan(page, count) {
  await page.waitForFunction((before) => Number(document.querySelector(
      '#slider').max) > before, count);
}

/** Begins a game on the start screen. */
export async function begin(page, {battle, sides, opponent, dice = 'program'}) {
  await page.getByRole('radio', {name: battle}).check();
  await page.getByRole('combobox', {name: `${sides[0]}: who commands`})
      .selectOption('you');
  const foe = page.getByRole('combobox', {name: `${sides[1]}: who commands`});
  // Who is no level stands among the rest.
  if (!await foe.locator(`option[value=${opponent}]`).count()) {
    await foe.selectOption({label: 'more opponents …'});
  }
  await foe.selectOption(opponent);
  for (const side of sides) {
    await page.getByRole('group', {name: `${side}: dice`}).getByRole('radio',
        {name: dice === 'typed' ? /by hand/ : /by the program/}).check();
  }
  await button(page, 'Play').click();
  await units(page, /./).first().waitFor();
}

/** A request, as the page itself asks it. */
export const ask = (page, request, body) => page.evaluate(async ([name, asked]) => {
  const reply = await fetch(`/api/${name}`, {method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify(asked)});
  return reply.json();
}, [request, body]);

/**
 * A page that shows a game of a scenario, played by requests as `next` says
 * ([request, body]) until it says nothing more.
 */
export async function playedTo(browser, program, settings, next, look = {},
    kept = {}) {
  const page = await open(browser, program.url, look, kept);
  const dice = settings.dice ?? ['program', 'program'];
  const {game} = await ask(page, 'new', {seed: 1, ...settings, dice});
  for (;;) {
    const state = await ask(page, 'state', {game});
    if (state.awaits.thinking || state.awaits.who === 'agent') continue;
    const played = next(state);
    if (!played) break;
    const reply = await ask(page, played[0],
        {game, at: state.steps, ...played[1]});
    assert.ok(!reply.error, reply.error);
  }
  await page.goto(`${program.origin}/#game=${game}`);
  await page.locator('#map-svg').waitFor();
  return page;
}
