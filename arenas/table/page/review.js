// A game reviewed: the curve of winning chances over the slider, what it came
// from, the orders that cost most, and the way to do better.
import {ask, Refused} from './api.js';
import {byId, h, refill, s} from './dom.js';
import {startLessons} from './lesson.js';
import {capital, words} from './words.js';

/** @import {Table} from './table.js' */
/** @import {Draft, Moment, ReviewReply, ReviewStep} from './types.js' */

const kPatience = 1000;  // milliseconds between two looks at how far it is
const kPhone = matchMedia('(max-width: 760px)');

export class Review {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
    this.root = byId('review');
    this.curve = byId('curve');
    /** @type {ReviewReply|null} */
    this.reply = null;
    this.steps = -1;  // of the game that the reply is about
    this.drawnFor = '';
    this.timer = 0;
    /** @type {Moment|null} */
    this.moment = null;
    this.curve.addEventListener('click', (event) => {
      const box = this.curve.getBoundingClientRect();
      const part = (event.clientX - box.left) / box.width;
      table.look(Math.round(part * table.live.steps));
    });
    table.on(() => this.update());
  }

  /** The game is another one than was looked at. */
  update() {
    const {table} = this;
    const of = `${table.live.steps} ${!!table.live.result}`;
    if (this.steps !== table.live.steps || this.of !== of) {
      this.steps = table.live.steps;
      this.of = of;
      this.moment = null;
      this.heard();
    }
    this.draw();
    this.drawCurve();
    this.drawMoment();
  }

  of = '';

  /** How it stands with the review. */
  async heard() {
    const {table} = this;
    clearTimeout(this.timer);
    if (table.live.eyes !== null) {
      this.reply = null;
      this.draw();
      return;
    }
    try {
      this.reply = await ask('review', {game: table.game});
      if (this.reply?.state === 'under way') {
        this.timer = setTimeout(() => this.heard(), kPatience);
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.reply = null;
    }
    this.drawnFor = '';
    this.draw();
    this.drawCurve();
  }

  /** @param {object} how */
  async request(how) {
    const {table} = this;
    await table.tried(async () => {
      await ask('review', {game: table.game, ...how});
      await this.heard();
    });
  }

  begin() {
    const {table} = this;
    if (table.live.eyes !== null) table.say(words.reviewSecret);
    else if (table.live.steps === 0) table.say(words.reviewNothing);
    else return this.request({begin: true});
  }

  /** Whose winning chance is shown: of the only person, else of the first. */
  get side() {
    const people = this.table.live.seats.map(({who}) => who !== 'agent');
    return people[1] && !people[0] ? 1 : 0;
  }

  /** @param {number} chance of the first side, in per cent */
  ours(chance) {
    return this.side === 0 ? chance : 100 - chance;
  }

  /** Orders of people, and of all if nobody here played, that cost dearly. */
  get mistakes() {
    const {seats} = this.table.live;
    const people = seats.map(({who}) => who !== 'agent');
    return costly(this.reply?.steps).filter(({side}) =>
      !people.includes(true) || (side !== null && people[side]));
  }

  draw() {
    const {table, reply} = this;
    const key = JSON.stringify([reply?.state, reply?.done, reply?.all,
      table.live.steps === 0, table.live.eyes]);
    if (key === this.drawnFor) return;
    this.drawnFor = key;
    const why = table.live.eyes !== null ? words.reviewSecret :
        table.live.steps === 0 ? words.reviewNothing : '';
    const begin = h('button', {'data-key': 'review',
      'aria-disabled': String(!!why), 'title': why || words.reviewLead,
      'onclick': () => this.begin()}, words.review);
    if (!reply || reply.state === 'none' || reply.state === 'failed') {
      refill(this.root, h('div', {class: 'row'}, begin),
          reply?.failure && h('p', {class: 'wrong'}, capital(reply.failure)));
    } else if (reply.state === 'under way') {
      refill(this.root, h('div', {class: 'row'},
          h('label', {}, words.reviewing, ' ', h('progress',
              {value: reply.done, max: Math.max(1, reply.all ?? 0)})),
          h('button', {'data-key': 'review-stop',
            'onclick': () => this.request({stop: true})}, words.reviewStop)));
    } else {
      refill(this.root, ...this.drawnReview(reply));
    }
  }

  /** @param {ReviewReply} reply */
  drawnReview(reply) {
    const {mistakes, table} = this;
    const all = costly(reply.steps);
    return [
      h('h3', {}, words.reviewTitle),
      h('div', {class: 'row'},
          h('button', {'data-key': 'learn',
            'class': mistakes.length > 0 ? 'primary' : null,
            'aria-disabled': String(mistakes.length === 0),
            'title': mistakes.length === 0 ? words.learnNothing : null,
            'onclick': () => this.learn()}, words.learn(mistakes.length)),
          h('a', {href: `/api/review?game=${encodeURIComponent(table.game)}`,
            target: '_blank', rel: 'noopener'}, words.reviewPage)),
      mistakes.length === 0 && h('p', {class: 'faint'}, words.learnNothing),
      this.fold('costliest', words.costliest,
          h('p', {}, reply.words),
          all.length > 0 && h('ol', {class: 'mistakes'}, ...all.map((step) =>
            h('li', {class: `side${step.side ?? -1}`}, h('button', {
              'class': 'show',
              'data-key': `mistake ${step.step}`,
              'onclick': () => this.show(step.step)},
            h('strong', {}, words.cost(step.mark, step.worth)), ' ',
            `${step.turn}: ${step.words}`))))),
      this.fold('parts', words.parts, h('table', {},
          h('tbody', {}, ...(reply.parts ?? []).map((part) => h('tr', {},
              h('th', {scope: 'row'}, capital(part.name)),
              h('td', {class: 'n'}, words.pointsOf(part)))))),
          h('p', {class: 'faint'}, words.reviewBy(reply.reference ?? '',
              reply.playouts ?? 0))),
    ];
  }

  /**
   * Details that stay as they were when the rest is drawn anew.
   * @param {string} key
   * @param {string} title
   * @param {...(Node|string|null|false)} content
   */
  fold(key, title, ...content) {
    const details = h('details', {open: this.open.has(key)},
        h('summary', {'data-key': key}, title), ...content);
    details.addEventListener('toggle', () => {
      if (details.open) this.open.add(key);
      else if (details.isConnected) this.open.delete(key);
    });
    return details;
  }

  /** On a phone there is room for nothing else, and for this. */
  open = new Set(kPhone.matches ? ['costliest'] : []);

  learn() {
    const {mistakes, table} = this;
    if (mistakes.length === 0) table.say(words.learnNothing);
    else startLessons(table, mistakes.map(({step}) => step));
  }

  /** The moment of an order, with the better one. @param {number} step */
  async show(step) {
    const {table} = this;
    await table.tried(async () => {
      const moment = await ask('moment', {game: table.game, step});
      await table.look(step - 1);
      table.advised = moment.best;
      this.moment = moment;
      table.changed();
    });
  }

  /** What would have been better stands over the map while it is shown. */
  drawMoment() {
    const {moment, table} = this;
    if (table.judge) return;  // a lesson stands there
    const root = byId('lesson');
    const on = !!moment && table.past && table.shown.at === moment.step - 1;
    root.classList.toggle('shown', on);
    if (!on || !moment) {
      if (root.hasChildNodes()) refill(root);
    } else if (root.dataset.of !== String(moment.step) ||
        !root.hasChildNodes()) {
      root.dataset.of = String(moment.step);
      refill(root,
          h('h2', {}, capital(words.momentTitle(moment.mark, moment.turn))),
          drawnAnswer(moment, false), h('div', {class: 'row'},
              h('button', {'data-key': 'moment-close',
                'onclick': () => {
                  this.moment = null;
                  table.toNow();
                }}, words.close)));
    }
  }

  drawCurve() {
    const {table, reply} = this;
    const {chances} = reply ?? {};
    const on = reply?.state === 'done' && !!chances &&
        chances.length === table.live.steps + 1;
    this.curve.classList.toggle('shown', on);
    if (!on || !chances) {
      refill(this.curve);
      this.curve.dataset.of = '';
      return;
    }
    const last = chances.length - 1;
    const of = `${table.game} ${last}`;
    if (this.curve.dataset.of !== of) {
      this.curve.dataset.of = of;
      refill(this.curve, this.drawnLine(chances),
          ...this.drawnMarks(chances, reply.steps ?? []),
          h('i', {class: 'here'}), h('small', {'aria-hidden': 'true'},
              words.chanceOf(table.live.sides[this.side] ?? ''),
              ...words.curveKey.filter(([kind]) => kind !== 'cost' ||
                costly(reply.steps)[0]).map(([kind, name]) =>
                h('span', {class: kind}, name))));
    }
    const here = this.curve.querySelector('.here');
    if (here instanceof HTMLElement) {
      here.style.left = `${100 * table.shown.at / last}%`;
    }
    this.curve.title = words.chance(table.live.sides[this.side] ?? '',
        this.ours(chances[table.shown.at]));
  }

  /** @param {number[]} chances */
  drawnLine(chances) {
    const rolls = new Set((this.reply?.steps ?? [])
        .filter(({kind}) => kind === 'dice').map(({step}) => step));
    const last = chances.length - 1;
    const name = this.table.live.sides[this.side] ?? '';
    /** @param {boolean} dice */
    const path = (dice) => chances.slice(1).map((chance, i) =>
      rolls.has(i + 1) !== dice ? '' :
        `M${i} ${100 - this.ours(chances[i])}L${i + 1} ${
          100 - this.ours(chance)}`).join('');
    return s('svg', {'viewBox': `0 0 ${last} 100`, 'role': 'img',
      'preserveAspectRatio': 'none', 'aria-label': words.curve(name,
          this.ours(chances[0]), this.ours(chances[last]))},
    s('path', {class: 'middle', d: `M0 50H${last}`}),
    s('path', {class: 'by-order', d: path(false)}),
    s('path', {class: 'by-dice', d: path(true)}));
  }

  /** @param {number[]} chances @param {ReviewStep[]} steps */
  drawnMarks(chances, steps) {
    const last = chances.length - 1;
    return costly(steps).map(({step, mark}) => {
      // For the mouse: the list has the same, for everybody.
      const dot = h('i', {'class': `mark ${mark}`, 'aria-hidden': 'true',
        'onclick': (/** @type {Event} */ event) => {
          event.stopPropagation();
          this.show(step);
        }});
      dot.style.left = `${100 * step / last}%`;
      dot.style.top = `${100 - this.ours(chances[step])}%`;
      return dot;
    });
  }
}

/** Orders that cost dearly. @param {ReviewStep[]} [steps] */
function costly(steps = []) {
  return steps.filter(({kind, mark}) => kind === 'order' && !!mark);
}

/** An order as a ruler follows it. @param {Draft} draft */
export function said(draft) {
  return capital(draft.table_words || draft.words || '');
}

/**
 * @param {Moment} moment
 * @param {boolean} isLesson what was ordered has been said
 */
export function drawnAnswer(moment, isLesson) {
  return h('div', {class: 'answer'},
      !isLesson && h('p', {}, words.ordered(said(moment.played),
          moment.worth)),
      h('p', {}, h('strong', {}, words.better(said(moment.best)))),
      moment.odds && h('p', {class: 'odds'}, capital(moment.odds)),
      moment.variation.length > 0 && h('details', {},
          h('summary', {}, words.wouldFollow),
          h('ol', {}, ...moment.variation.map((line) =>
            h('li', {}, capital(line))))));
}
