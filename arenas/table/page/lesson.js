// Learning from mistakes: the position is set up again, and whoever made one
// tries to do better before he is told.
//
// A lesson is a game of its own, forked before the mistake and not kept unless
// it is played on; #game=FORK&of=GAME&lesson=STEP&steps=STEP,STEP... names it.
import {ask, enter} from './api.js';
import {byId, h, refill} from './dom.js';
import {drawnAnswer, said} from './review.js';
import {words} from './words.js';

/** @import {Table} from './table.js' */
/** @import {Judgement, Moment, Order} from './types.js' */

/**
 * @typedef {object} Task what stands behind the #
 * @property {string} of the game that was reviewed
 * @property {number} step the mistake
 * @property {number[]} steps all of them
 */

/** @param {URLSearchParams} wanted @returns {Task|null} */
export function taskIn(wanted) {
  const of = wanted.get('of') ?? '';
  const step = Number(wanted.get('lesson'));
  const steps = (wanted.get('steps') ?? '').split(',').map(Number);
  return of && steps.includes(step) ? {of, step, steps} : null;
}

/** @param {Table} table @param {number[]} steps */
export async function startLessons(table, steps) {
  await startLesson(table, {of: table.game, step: steps[0], steps});
}

/** @param {Table} table @param {Task} task */
async function startLesson(table, task) {
  await table.tried(async () => {
    const {game} = await ask('fork',
        {game: task.of, at: task.step - 1, practice: true});
    location.hash = `#game=${encodeURIComponent(game)}&of=${
      encodeURIComponent(task.of)}&lesson=${task.step}&steps=${
      task.steps.join(',')}`;
  });
}

export class Lesson {
  /** @param {Table} table @param {Task} task */
  constructor(table, task) {
    this.table = table;
    this.task = task;
    this.root = byId('lesson');
    /** @type {Order|null} that is being judged */
    this.order = null;
    /** @type {Judgement|null} */
    this.judgement = null;
    /** @type {Moment|null} */
    this.answer = null;
    this.thinking = false;
    this.playsOn = false;
    table.judge = (order) => this.judge(order);
    this.root.classList.add('shown');
    this.draw();
    this.begin();
  }

  async begin() {
    try {
      this.moment = await ask('moment',
          {game: this.task.of, step: this.task.step});
    } catch (error) {
      // The review is no more: it is a game like any other.
      this.close();
      this.table.refuse(error);
      return;
    }
    this.draw();
  }

  /** @type {Moment|null} */
  moment = null;

  close() {
    this.table.judge = null;
    this.root.classList.remove('shown');
    refill(this.root);
  }

  /** @param {Order} order */
  async judge(order) {
    this.order = order;
    this.judgement = null;
    await this.ask();
  }

  /** The program has weighed something. */
  async heard() {
    if (this.thinking) await this.ask();
  }

  async ask() {
    if (!this.order) return;
    await this.table.tried(async () => {
      const told = await ask('judge', {game: this.task.of,
        step: this.task.step, order: this.order});
      this.thinking = told.thinking;
      this.judgement = told.thinking ? null : told;
    });
    this.draw();
  }

  async tell() {
    const {moment, table} = this;
    if (!moment) return;
    this.answer = moment;
    this.draw();
    await table.propose(moment.best.order);
  }

  again() {
    this.order = null;
    this.judgement = null;
    this.table.drop();
    this.draw();
  }

  async playOn() {
    const {order, table} = this;
    this.playsOn = true;
    this.close();
    history.replaceState(null, '', `#game=${encodeURIComponent(table.game)}`);
    if (order) await table.act('order', {order});
  }

  /** The page is left: what was only tried is thrown away. */
  async leave() {
    if (this.playsOn) return;
    this.playsOn = true;
    await ask('forget', {game: this.table.game}).catch(() => {});
  }

  next() {
    const {steps, step} = this.task;
    const following = steps[steps.indexOf(step) + 1];
    if (following) startLesson(this.table, {...this.task, step: following});
    else this.stop();
  }

  stop() {
    enter(this.task.of);
  }

  draw() {
    const {task, moment, judgement, answer} = this;
    const number = task.steps.indexOf(task.step) + 1;
    const isLast = number === task.steps.length;
    /** @param {string} key @param {string} label @param {() => void} act */
    const button = (key, label, act, primary = false) => h('button', {
      'data-key': key, 'class': primary ? 'primary' : null,
      'onclick': act}, label);
    const right = judgement?.verdict === 'best' ||
        judgement?.verdict === 'as good';
    const details = h('details', {open: !this.folded},
        h('summary', {'data-key': 'lesson'},
            words.lesson(number, task.steps.length)),
        moment && h('p', {}, words.lessonAsks(said(moment.played),
            moment.worth)),
        this.thinking && h('p', {class: 'thinking'}, words.judging),
        judgement && h('p', {class: right ? 'right' : 'wrong'},
            words.verdict(judgement)),
        answer && drawnAnswer(answer, true),
        h('div', {class: 'row'},
            judgement && button('again', words.tryAgain, () => this.again()),
            !answer && moment && button('tell', words.tellMe,
                () => this.tell()),
            judgement && !judgement.played && button('play-on', words.playOn,
                () => this.playOn()),
            button('next', isLast ? words.lessonDone : words.lessonNext,
                () => this.next(), right || !!answer),
            !isLast && button('stop', words.lessonDone, () => this.stop())));
    details.addEventListener('toggle', () => {
      if (details.isConnected) this.folded = !details.open;
    });
    refill(this.root, details);
  }

  /** On a phone the map is wanted, too. */
  folded = false;
}
