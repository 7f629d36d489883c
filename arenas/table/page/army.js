// The order of battle as a tree, with points and what may still be ordered.
import {byId, h, refill} from './dom.js';
import {words} from './words.js';

/** @import {MapView} from './map.js' */
/** @import {Table} from './table.js' */
/** @import {Purse, Soldier} from './types.js' */

export class Army {
  /** @param {Table} table @param {MapView} map */
  constructor(table, map) {
    this.table = table;
    this.map = map;
    this.root = byId('army');
    this.onlyIdle = false;
    this.text = '';
    this.state = /** @type {any} */ (null);
    this.chosen = '';
    /** @type {Set<string>} branches that are folded */
    this.folded = new Set();
    const find = h('input', {'type': 'search', 'aria-label': words.filterText,
      'placeholder': words.filterText, 'oninput': () => {
        this.text = find.value.toLowerCase();
        this.draw();
      }});
    const idle = h('input', {'type': 'checkbox', 'onchange': () => {
      this.onlyIdle = idle.checked;
      this.draw();
    }});
    byId('army-filter').append(find,
        h('label', {class: 'check'}, idle, words.filterIdle));
    table.on(() => {
      const {shown, selected} = table;
      if (this.state === shown && this.chosen === selected) return;
      this.state = shown;
      this.chosen = selected;
      this.draw();
    });
    this.draw();
  }

  draw() {
    const {shown} = this.table;
    const {side, who} = shown.awaits;
    const own = shown.eyes ?? (who === 'you' || who === 'friend' ? side :
        Math.max(0, shown.seats.findIndex((seat) => seat.who !== 'agent')));
    refill(this.root, ...[own, 1 - own].map((side) => this.drawnSide(side)),
        this.drawnArrivals(), this.drawnPanels());
  }

  /** @param {number} side */
  drawnSide(side) {
    const {shown} = this.table;
    const army = shown.army[side] ?? [];
    const ids = new Set(army.map(({id}) => id));
    /** @type {Map<string, Soldier[]>} */
    const below = new Map();
    for (const soldier of army) {
      const of = ids.has(soldier.of) ? soldier.of : '';
      below.set(of, [...(below.get(of) ?? []), soldier]);
    }
    const purses = shown.purses[side] ?? [];
    const holders = new Set(army.flatMap(({id, name}) => [id, name]));
    const loose = purses.filter(({holder}) => !holders.has(holder));
    const top = (below.get('') ?? []).map((soldier) =>
      this.drawnSoldier(soldier, below, side)).filter(Boolean);
    return h('section', {class: `army side${side}`},
        h('h3', {}, h('span', {class: 'swatch'}), shown.sides[side] ?? '',
            ...loose.map((purse) => h('span', {class: 'purse'},
                `${purse.holder} ${words.purse(purse)}`))),
        top.length ? h('ul', {class: 'tree'}, ...top) :
          h('p', {class: 'faint'}, words.noneHere));
  }

  /**
   * @param {Soldier} soldier
   * @param {Map<string, Soldier[]>} below
   * @param {number} side
   * @returns {HTMLElement|null}
   */
  drawnSoldier(soldier, below, side) {
    const {table} = this;
    const {shown} = table;
    const under = (below.get(soldier.id) ?? [])
        .map((one) => this.drawnSoldier(one, below, side)).filter(Boolean);
    const idle = shown.idle.includes(soldier.id);
    const body = table.body(soldier.id);
    const type = body?.type ?? '';
    const found = soldier.name.toLowerCase().includes(this.text) ||
        type.toLowerCase().includes(this.text);
    if (under.length === 0 && (!found || (this.onlyIdle && !idle))) {
      return null;
    }
    const purse = (shown.purses[side] ?? []).find(({holder}) =>
      holder === soldier.id || holder === soldier.name);
    const state = body ? body.badges.map((badge) =>
      h('span', {class: `tag ${badge.tone}`}, badge.words)) :
      soldier.on_table || soldier.type === 'formation' ? [] : [h('span', {class: 'tag'}, words.away)];
    const folded = this.folded.has(soldier.id);
    return h('li', {},
        h('div', {class: 'soldier'},
            under.length > 0 && h('button', {'class': 'fold',
              'aria-expanded': String(!folded), 'aria-label': soldier.name,
              'data-key': `fold ${soldier.id}`, 'onclick': () => {
                if (!this.folded.delete(soldier.id)) {
                  this.folded.add(soldier.id);
                }
                this.draw();
              }}, folded ? '▸' : '▾'),
            h('button', {'data-key': `army ${soldier.id}`,
              'class': soldier.id === table.selected ? 'pick now' : 'pick',
              'onclick': () => {
                if (body) this.map.centreIfHidden(soldier.id);
                table.choose(soldier.id).then(() => {
                  if (table.selected !== soldier.id) table.select(soldier.id);
                });
              }},
            h('span', {class: idle ? 'mark idle' : 'mark', title: idle ?
                words.mayAct : ''}, idle ? '●' : '○'),
            h('span', {class: 'soldier-name'}, soldier.name),
            type && h('span', {class: 'faint'}, type),
            purse && h('span', {class: 'purse'}, this.purse(purse, soldier)),
            ...state)),
        under.length > 0 && !folded && h('ul', {},
            .../** @type {HTMLElement[]} */ (under)));
  }

  /**
   * What is in a purse; of an empty one, what waits to be put into others.
   * @param {Purse} purse
   * @param {Soldier} holder
   */
  purse(purse, holder) {
    if (purse.total > 0) return words.purse(purse);
    const {shown} = this.table;
    const split = shown.splits.find(({order}) => order.subject === holder.id ||
      shown.army.flat().some(({id, of}) =>
        id === order.subject && of === holder.id));
    return split ? words.toSplit(split.total, purse.unit) : '';
  }

  drawnArrivals() {
    const {shown} = this.table;
    if (shown.picture.arrivals.length === 0) return null;
    return h('section', {}, h('h3', {}, words.arrivals),
        h('ul', {class: 'lines'}, ...shown.picture.arrivals.map((arrival) =>
          h('li', {class: `side${arrival.side}`},
              h('strong', {}, words.arrives(arrival.name, arrival.when)), ' ',
              arrival.who.join(', ')))));
  }

  drawnPanels() {
    const {panels} = this.table.shown.picture;
    if (panels.length === 0) return null;
    return h('section', {class: 'panels'}, h('h3', {}, words.score),
        ...panels.map((panel) => h('div', {class: `side${panel.side}`},
            h('h4', {}, panel.title),
            h('ul', {class: 'lines'}, ...panel.lines.map((line) =>
              h('li', {}, line))))));
  }
}
