// Dice: drawn large with what they need, and boxes for those thrown by hand.
import {byId, h, refill, s} from './dom.js';
import {drawnBar} from './odds.js';
import {settings} from './settings.js';
import {capital, words} from './words.js';

/** @import {MapView} from './map.js' */
/** @import {Table} from './table.js' */
/** @import {Body, Entry, Roll} from './types.js' */

const kOne = [[0, 0]];
const kTwo = [[-1, -1], [1, 1]];
const kFour = [...kTwo, [1, -1], [-1, 1]];
const kPips = [[], kOne, kTwo, [...kTwo, ...kOne], kFour, [...kFour, ...kOne],
  [...kFour, [-1, 0], [1, 0]]];

/** @param {number} face @param {number} sides @param {number} side */
export function drawnDie(face, sides, side) {
  const die = s('svg', {'viewBox': '0 0 40 40', 'aria-hidden': 'true',
    'class': `die side${side}`}, s('rect', {x: 2, y: 2, width: 36, height: 36,
    rx: 8}));
  if (sides === 6 && face >= 1 && face <= 6) {
    for (const [x, y] of kPips[face]) {
      die.append(s('circle', {cx: 20 + x * 9.5, cy: 20 + y * 9.5, r: 3.6}));
    }
  } else {
    die.append(s('text', {x: 20, y: 26}, String(face)));
  }
  return die;
}

/**
 * What was thrown and what it came to; why, and what is added, the words say.
 * @param {Roll} roll
 * @param {number[]} faces
 * @param {string=} outcome
 */
export function drawnThrow(roll, faces, outcome) {
  let next = 0;
  // The best of several dice, say, are no sum.
  const adds = roll.target > 0 || !roll.target && !!roll.modifiers[0];
  const hands = roll.handfuls.map((hand, i) => {
    const mine = faces.slice(next, next += hand.count);
    const modifiers = roll.modifiers.filter(({handful}) => handful === i);
    const total = [...mine, ...modifiers.map(({value}) => value)]
        .reduce((a, b) => a + b, 0);
    return h('div', {class: 'hand'},
        h('span', {class: 'faces', role: 'img',
          'aria-label': words.facesWords(mine)},
        ...mine.map((face) => drawnDie(face, hand.sides, hand.side))),
        adds && (mine.length > 1 || modifiers.length > 0) &&
            h('span', {class: 'total'}, words.sum(total)));
  });
  return h('div', {class: 'throw'}, ...hands,
      outcome && h('strong', {class: 'outcome'}, outcome));
}

/** As it is told beside a real table, or on the screen. @param {Entry} entry */
export const spoken = (entry) => settings.real && entry.told?.table_words ||
    entry.words;

/** What has just been done. @param {Table} table */
export const drawnSteps = ({stage}) => stage.filter(({kind}) => kind !== 'turn')
    .slice(-5).map((entry) => h('div', {class: entry.kind},
        h('p', {}, capital(spoken(entry))),
        entry.roll && entry.faces &&
            drawnThrow(entry.roll, entry.faces, entry.outcome)));

/** The form for dice thrown by hand. */
export class TypedDice {
  /** @param {Table} table @param {MapView} map */
  constructor(table, map) {
    this.table = table;
    this.map = map;
    this.root = byId('dice');
    this.step = -1;
    table.on(() => this.update());
  }

  update() {
    const {table} = this;
    if (!table.mayThrow || !table.live.roll || table.tool === 'correct') {
      this.step = -1;
      this.root.classList.remove('shown');
      refill(this.root);
      return;
    }
    if (this.step === table.live.steps) return;
    this.step = table.live.steps;
    this.root.classList.add('shown');
    this.draw(table.live.roll);
  }

  /** @param {Roll} roll */
  draw(roll) {
    const {table} = this;
    const mine = roll.handfuls.filter(({typed: asked}) => asked !== false);
    const sides = mine.flatMap(({count, sides: each, side}) =>
      Array(count).fill({each, side}));
    const wrong = h('p', {'class': 'wrong', 'role': 'alert', 'id': 'dice-wrong'});
    /** @param {number} side */
    const whose = (side) => mine.length > 1 ? table.live.sides[side] : '';
    const boxes = sides.map(({each, side}, i) => h('input', {
      'type': 'number', 'inputmode': 'numeric', 'min': '1', 'max': each,
      'autocomplete': 'off', 'class': `die-box side${side}`,
      'aria-label': words.die(i + 1, each, whose(side)),
      'aria-describedby': 'dice-wrong',
      'oninput': () => typed(i),
    }));
    const give = h('button', {type: 'submit', class: 'primary'},
        words.diceGive);
    /** @param {number} i */
    const good = (i) => boxes[i].value && boxes[i].validity.valid;
    /** @param {number} i */
    const typed = (i) => {
      wrong.textContent = '';
      boxes[i].removeAttribute('aria-invalid');
      if (!boxes[i].value) return;
      if (!good(i)) {
        boxes[i].value = '';
        boxes[i].setAttribute('aria-invalid', 'true');
        wrong.textContent = words.dieWrong(sides[i].each);
        return;
      }
      // A digit more could still make a face of it.
      if (Number(boxes[i].value) * 10 <= sides[i].each) return;
      const empty = boxes.filter(({value}) => !value);
      (empty.find((box) => boxes.indexOf(box) > i) ?? empty[0] ?? give).focus();
    };
    const most = Math.max(...sides.map(({each}) => each));
    const pad = most <= 12 && h('div', {class: 'pad'},
        ...Array.from({length: most}, (_, k) => h('button', {
          'class': 'face', 'aria-label': k + 1,
          'tabindex': '-1',
          'onclick': () => {
            const i = boxes.findIndex(({value}) => !value);
            if (i < 0) return;
            boxes[i].value = String(k + 1);
            typed(i);
          }}, drawnDie(k + 1, most, 2))));
    let next = 0;
    const form = h('form', {class: 'typed', novalidate: true,
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        const bad = boxes.findIndex((_, i) => !good(i));
        if (bad >= 0) {
          wrong.textContent = words.dieWrong(sides[bad].each);
          boxes[bad].focus();
          return;
        }
        table.dice(boxes.map((box) => Number(box.value)));
      }},
    h('h2', {}, words.diceAsked([...new Set(
        mine.map(({side}) => table.live.sides[side]))])),
    h('p', {class: 'sentence'}, capital(roll.words)),
    drawnBar(roll.outcomes),
    h('div', {class: 'boxes'}, ...mine.flatMap(({count, side}) =>
      [whose(side) && h('b', {}, whose(side)),
        ...boxes.slice(next, next += count)])), wrong, pad, h('div', {class: 'row'}, give));
    refill(this.root, settings.real && h('div', {class: 'stage-words told'},
        ...drawnSteps(table)), form);
    this.aside(table.body(roll.object) ?? table.body(roll.subject));
    boxes[0]?.focus({preventScroll: true});
  }

  /** Not over those whom the dice are about. @param {Body=} body */
  aside(body) {
    const {eye} = this.map;
    const [left, top, width, height] = eye.viewBox;
    const [x, y] = eye.toMap([body?.x ?? 0, body?.y ?? 0]);
    /** @param {string} name @param {boolean} far */
    const put = (name, far) => this.root.style.setProperty(name,
        !body ? '50%' : far ? '2%' : '98%');
    put('--x', x > left + width / 2);
    put('--y', y > top + height / 2);
  }
}
