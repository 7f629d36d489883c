// Hints in three presses, and whether the dice have been kind.
import {ask} from './api.js';
import {drawnWhy} from './dialogs.js';
import {byId, h, refill} from './dom.js';
import {capital, signed, words} from './words.js';

/** @import {MapView} from './map.js' */
/** @import {Table} from './table.js' */

export class Advice {
  /** @param {Table} table @param {MapView} map */
  constructor(table, map) {
    this.table = table;
    this.map = map;
    this.root = byId('hint');
    this.press = 0;
    this.step = -1;
    this.thinking = false;
    this.heardMeanwhile = false;
    this.luckOf = '';
    byId('hint-button').addEventListener('click', () => this.hint());
    this.luck = /** @type {HTMLDetailsElement} */ (byId('luck'));
    this.luck.addEventListener('toggle', () => this.drawLuck());
    refill(this.root, h('p', {class: 'faint'}, words.hintLead));
    table.on(() => this.update());
  }

  update() {
    const {table} = this;
    const button = byId('hint-button');
    button.ariaDisabled = String(!table.mayOrder);
    if (this.step !== table.live.steps) {
      this.step = table.live.steps;
      if (this.press > 0 || this.thinking) {
        refill(this.root, h('p', {class: 'faint'}, words.hintLead));
      }
      this.press = 0;
      this.thinking = false;
    }
    this.drawLuck();
  }

  /** The next of the three. */
  async hint() {
    if (this.thinking) return;
    if (!this.table.mayOrder) {
      this.table.say(this.table.whyNoOrder);
      return;
    }
    this.press = Math.min(this.press + 1, 3);
    await this.ask();
  }

  /** The program has thought. */
  async heard() {
    this.heardMeanwhile = true;
    if (!this.thinking) return;
    this.thinking = false;
    await this.ask();
  }

  async ask() {
    const {table, press} = this;
    this.heardMeanwhile = false;
    await table.tried(async () => {
      const hint = await ask('hint', {game: table.game, press});
      if (hint.thinking) {
        this.thinking = true;
        refill(this.root, h('p', {class: 'thinking'}, words.hintThinking));
        // It may have been ready before its question was answered.
        if (this.heardMeanwhile) await this.heard();
        return;
      }
      refill(this.root, h('p', {class: 'hint-words'}, h('span',
          {class: 'press'}, `${press}`), capital(hint.words ?? '')),
      press >= 3 && h('div', {}, ...drawnWhy({...hint.why, words: ''})));
      if (press === 1 && hint.about && table.body(hint.about)) {
        table.pointed = [hint.about];
        this.map.drawBlocks();
      }
      if (press >= 2 && hint.order) await table.propose(hint.order);
    });
  }

  async drawLuck() {
    const {table} = this;
    const drawn = byId('luck-table');
    // Of one moment, for its eyes.
    const of = `${table.live.steps} ${table.live.eyes}`;
    if (this.luckOf === of) return;
    refill(drawn);
    this.luckOf = this.luck.open ? of : '';
    if (!this.luckOf) return;
    await table.tried(async () => {
      const {sides} = await ask('luck', {game: table.game});
      if (this.luckOf !== of) return;
      const body = h('tbody', {}, ...sides.map(
          (/** @type {Record<string, number>} */ side,
              /** @type {number} */ i) => h('tr', {},
              h('th', {scope: 'row'}, table.live.sides[i] ?? ''),
              ...[`${side.rolls}`, `${side.dice}`, side.mean.toFixed(2),
                side.expected.toFixed(2), signed(side.points, 1)].map(
                  (cell) => h('td', {class: 'n'}, cell)))));
      refill(drawn, h('table', {},
          h('caption', {}, words.luck),
          h('thead', {}, h('tr', {}, ...words.luckHead.map((head) =>
            head ? h('th', {scope: 'col', class: 'n'}, head) : h('td', {})))),
          body),
      h('p', {class: 'faint'}, words.luckNote));
    });
  }
}
