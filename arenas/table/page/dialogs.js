// Dialogs: keys, settings, why, check of the real table, the curtain.
import {ask, enter} from './api.js';
import {h} from './dom.js';
import {remember, settings} from './settings.js';
import {signed, words} from './words.js';

/** @import {Table} from './table.js' */
/** @import {Why} from './types.js' */

/**
 * Opens a dialog. It is closed by its button, by Escape, or by what is
 * returned.
 * @param {string} title
 * @param {(Node|string|null|false|undefined)[]} content
 * @param {{close?: string, kind?: string, onclose?: () => void}=} how
 */
export function dialog(title, content, how = {}) {
  const heading = h('h2', {}, title);
  heading.id = `dialog-${++count}`;
  const shut = () => element.close();
  const element = h('dialog', {'aria-labelledby': heading.id,
    'class': how.kind}, heading,
      ...content, h('div', {class: 'row end'}, h('button',
          {class: 'close', onclick: shut},
          how.close ?? words.close)));
  // A key that was meant for the game is not to draw the curtain.
  if (how.kind === 'curtain') {
    element.addEventListener('cancel', (event) => event.preventDefault());
  }
  element.addEventListener('close', () => {
    element.remove();
    how.onclose?.();
  });
  document.body.append(element);
  element.showModal();
  return shut;
}
let count = 0;

/** @param {string} question @param {string} yes @returns {Promise<boolean>} */
export function confirmed(question, yes) {
  return new Promise((resolve) => {
    let said = false;
    const shut = dialog(question, [h('button', {
      'class': 'primary', 'onclick': () => {
        said = true;
        shut();
      }}, yes)], {close: words.cancel, onclose: () => resolve(said)});
  });
}

export function showKeys() {
  dialog(words.help, [h('p', {}, words.keysLead),
    h('dl', {class: 'keys'}, ...words.keys.flatMap(([key, means]) => [
      h('dt', {}, ...key.split(' ').map((one) => h('kbd', {}, one))),
      h('dd', {}, means)]))]);
}

/** @param {Why} why */
export function drawnWhy(why) {
  const rows = why.considered ?? [];
  return [
    why.intent && h('p', {}, h('strong', {}, why.intent)),
    why.words && h('p', {}, why.words),
    rows.length > 0 && h('div', {class: 'scroll'}, h('table', {},
        h('caption', {}, words.considered),
        h('thead', {}, h('tr', {}, h('th', {scope: 'col'}, words.orderBox),
            h('th', {scope: 'col', class: 'n'}, words.value),
            h('th', {scope: 'col', class: 'n'}, words.error),
            h('th', {scope: 'col', class: 'n'}, words.visits))),
        h('tbody', {}, ...rows.map((row) => h('tr', {},
            h('td', {}, row.words),
            h('td', {class: 'n'}, signed(row.value)),
            h('td', {class: 'n'}, row.error ? `± ${row.error.toFixed(2)}` : ''),
            h('td', {class: 'n'}, row.visits ? String(row.visits) : '')))))),
    why.variation && why.variation.length > 0 && h('div', {},
        h('p', {}, h('strong', {}, words.expected)),
        h('ol', {}, ...why.variation.map((one) => h('li', {}, one)))),
    !why.intent && !why.words && rows.length === 0 &&
        h('p', {}, words.whyNothing),
  ];
}

/** @param {Table} table @param {number} step */
export async function showWhy(table, step) {
  await table.tried(async () => {
    const why = await ask('why', {game: table.game, step});
    dialog(words.whyTitle, [...drawnWhy(why),
      h('p', {class: 'faint'}, words.whyFair)]);
  });
}

/** @param {Table} table */
export async function showCheck(table) {
  await table.tried(async () => {
    const {pairs} = await ask('check', {game: table.game});
    const shut = dialog(words.check, [
      h('p', {}, words.checkLead),
      h('ul', {class: 'check-list'}, ...pairs.map(
          (/** @type {{a: string, b: string, words: string}} */ pair) =>
            h('li', {}, h('button', {'class': 'show',
              'onclick': () => {
                shut();
                table.measureBetween(pair.a, pair.b);
              }}, pair.words)))),
      h('button', {'onclick': () => {
        shut();
        table.takeTool('correct');
      }}, words.correct),
    ]);
  });
}

/**
 * A group of choices of which one holds.
 * @param {string} title
 * @param {[string, string][]} choices words and value
 * @param {string} now
 * @param {(value: string) => void} chosen
 */
export function radios(title, choices, now, chosen) {
  const name = `radio-${++count}`;
  return h('fieldset', {class: 'radios'}, h('legend', {}, title),
      ...choices.map(([label, value]) => h('label', {class: 'check'},
          h('input', {type: 'radio', name, value, checked: value === now,
            onchange: () => chosen(value)}), label)));
}

/**
 * @param {string} label
 * @param {boolean} now
 * @param {(on: boolean) => void} chosen
 */
export function check(label, now, chosen) {
  const box = h('input', {type: 'checkbox', checked: now,
    onchange: () => chosen(box.checked)});
  return h('label', {class: 'check'}, box, label);
}

/** @param {Table} table */
export function showSettings(table) {
  const {seats, sides} = table.live;
  const dice = seats.map((seat) => seat.dice);
  dialog(words.settings, [
    radios(words.speed, words.speeds.map(([label, value]) =>
      [label, String(value)]), String(settings.speed), (value) => {
      remember({speed: Number(value)});
      if (table.wake) table.wake();
      table.changed();
    }),
    ...sides.map((side, i) => radios(words.dice(side), [
      [words.diceProgram, 'program'], [words.diceTyped, 'typed'],
    ], dice[i], async (value) => {
      dice[i] = value;
      await table.tried(async () => {
        await ask('settings', {game: table.game, dice});
        await table.refresh();
      });
    })),
    h('fieldset', {class: 'radios'}, h('legend', {}, words.real),
        check(words.realNote, settings.real, (real) => {
          remember({real});
          table.changed();
        }),
        check(words.aloud, settings.aloud, (aloud) => {
          remember({aloud});
        })),
    radios(words.theme, words.themes.map(([value, label]) => [label, value]),
        settings.theme, (theme) => remember({theme})),
  ]);
}

/** @param {Table} table */
export class Curtain {
  /** @param {Table} table */
  constructor(table) {
    this.shut = /** @type {(() => void)|null} */ (null);
    table.on(() => {
      if (!table.curtain || this.shut) return;
      const side = table.live.sides[table.live.eyes ?? 0] ?? '';
      this.shut = dialog(words.curtain,
          [h('p', {}, words.curtainWords(side))],
          {close: words.curtainOpen(side), kind: 'curtain', onclose: () => {
            this.shut = null;
            table.lift();
            table.advance();
          }});
    });
  }
}

/** @param {Table} table @param {() => void} leave */
export function showMore(table, leave) {
  /** @param {string} label @param {() => void} act */
  const item = (label, act) => h('li', {}, h('button', {'onclick': () => {
      shut();
      act();
    }}, label));
  const shut = dialog(words.more, [h('ul', {class: 'menu'},
      item(words.settings, () => showSettings(table)),
      item(words.check, () => showCheck(table)),
      item(words.correct, () => table.takeTool('correct')),
      item(words.print, () => window.print()),
      item(words.fork, () => fork(table)),
      item(words.resign, async () => {
        if (await confirmed(words.resignSure, words.yes)) {
          await table.act('resign', {});
        }
      }),
      item(words.newGame, leave),
  )]);
}

/** A new game from the moment that is shown. @param {Table} table */
export async function fork(table) {
  await table.tried(async () => {
    const {game} = await ask('fork', {game: table.game, at: table.shown.at});
    enter(game);
  });
}
