// The moments of a game, and how the page goes through them: what others do
// is shown step by step, at the speed that was chosen, until now is reached.
import {ask, Refused} from './api.js';
import {settings} from './settings.js';

/** @import {Entry, Spot, State} from './types.js' */

/**
 * Where a block stood before others moved it.
 * @typedef {{id: string, side: number, outline: Spot[], from: Spot, to: Spot}}
 *     Trace
 */

export class Showing {
  /** @param {string} game */
  constructor(game) {
    this.game = game;
    /** @type {State} the last moment */
    this.live = /** @type {any} */ (null);
    /** @type {State} the moment on the screen */
    this.shown = /** @type {any} */ (null);
    /** @type {Entry[]} */
    this.story = [];
    this.past = false;  // an earlier moment was asked for
    this.own = 0;  // what has been played here, up to this step, is no news
    this.paused = false;
    this.waiting = false;  // for a key before the next step is shown
    /** @type {Entry[]} what has just been shown */
    this.stage = [];
    this.stageFrom = 0;
    /** @type {Trace[]} */
    this.traces = [];
    this.connected = true;
    this.curtain = false;
    this.run = 0;
    /** @type {(() => void)|null} */
    this.wake = null;
    /** @type {((what: string) => void)[]} */
    this.listeners = [];
    this.promised = false;
    /** @type {Promise<void>|null} */
    this.refreshing = null;
    this.stale = false;
  }

  /** @param {(what: string) => void} listener */
  on(listener) {
    this.listeners.push(listener);
  }

  /** Tells everybody, once a frame. */
  changed() {
    if (this.promised) return;
    this.promised = true;
    queueMicrotask(() => {
      this.promised = false;
      if (!this.shown) return;
      for (const listener of this.listeners) listener('');
    });
  }

  /** Which moment a question is about. */
  get moment() {
    return this.shown.at === this.live.at ? {} : {at: this.shown.at};
  }

  get stepwise() {
    return settings.real || settings.speed < 0;
  }

  /** The first time: what has been is not shown again. */
  async open() {
    this.live = await ask('state', {game: this.game});
    this.shown = this.live;
    this.own = this.live.at;
    this.story = (await ask('story', {game: this.game, from: 0})).story;
    this.draw();
    this.changed();
  }

  /** Another pair of eyes looks: nothing that was asked for is theirs. */
  forget() {}

  /** A curtain where another pair of eyes is to look. */
  draw() {
    const humans = this.live.seats.filter(({who}) => who !== 'agent').length;
    const eyes = this.live.eyes;
    if (eyes === null || humans < 2) return;
    const known = sessionStorage.getItem(`eyes ${this.game}`);
    this.curtain = known !== String(eyes);
  }

  lift() {
    sessionStorage.setItem(`eyes ${this.game}`, String(this.live.eyes));
    this.curtain = false;
    this.changed();
  }

  /** What is new is asked for; one at a time. @returns {Promise<void>} */
  refresh() {
    this.stale = true;
    this.refreshing ??= (async () => {
      try {
        while (this.stale) {
          this.stale = false;
          await this.renew();
        }
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (error.status === 0) this.connected = false;
        this.changed();
      } finally {
        this.refreshing = null;
      }
      this.advance();
    })();
    return this.refreshing;
  }

  async renew() {
    const live = await ask('state', {game: this.game});
    const undone = live.steps < this.live.steps;
    // What one pair of eyes has been shown is not for another one.
    const others = live.eyes !== this.live.eyes;
    this.connected = true;
    if (undone || others) {
      this.story = (await ask('story', {game: this.game, from: 0})).story;
    } else if (live.steps > this.live.steps) {
      const more = await ask('story',
          {game: this.game, from: this.live.steps});
      const known = this.live.steps;
      this.story = this.story.filter(({step}) => step <= known);
      this.story.push(...more.story);
    }
    const same = this.shown.at === this.live.at && live.at === this.live.at;
    const {at} = this.shown;
    this.live = live;
    if (others) {
      ++this.run;
      this.shown = at < live.at ?
          await ask('state', {game: this.game, at}) : live;
      this.stage = [];
      this.traces = [];
      this.forget();
    }
    if (undone) {
      ++this.run;
      this.past = false;
      this.stage = [];
      this.traces = [];
      this.own = live.at;
    }
    if (undone || same) this.shown = live;
    this.draw();
    this.changed();
  }

  /** @param {number} step */
  entriesOf(step) {
    return this.story.filter((entry) => entry.step === step);
  }

  /** @param {number} step */
  isOthers(step) {
    return step > this.own && this.entriesOf(step).some((entry) =>
      (entry.kind === 'order' || entry.kind === 'hidden' ||
       (entry.kind === 'dice' && !entry.typed)));
  }

  /** @param {number} step */
  isOthersOrder(step) {
    return step > this.own && this.entriesOf(step).some((entry) =>
      entry.kind === 'order');
  }

  /** Goes on towards now, if nobody looks back. */
  async advance() {
    if (this.past || this.waiting || this.curtain) return;
    const run = ++this.run;
    try {
      while (run === this.run && !this.past && this.shown.at < this.live.at) {
        const next = this.shown.at + 1;
        if (!this.stepwise && settings.speed === 0 && !this.paused) {
          await this.show(this.live.at);
          break;
        }
        const order = this.isOthersOrder(next);
        if (order && (this.paused || this.stepwise)) {
          await this.forKey();
          if (run !== this.run) return;
        }
        if (order) {
          this.stage = [];
          this.stageFrom = this.shown.at;
        }
        await this.show(next);
        if (run !== this.run) return;
        if (this.isOthers(next) && !this.stepwise && settings.speed > 0) {
          await this.rest(settings.speed);
        }
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
    this.changed();
  }

  forKey() {
    this.waiting = true;
    this.changed();
    return new Promise((resolve) => {
      this.wake = () => {
        this.waiting = false;
        this.wake = null;
        resolve(undefined);
      };
    });
  }

  /** @param {number} milliseconds */
  rest(milliseconds) {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.wake = null;
        resolve(undefined);
      };
      const timer = setTimeout(done, milliseconds);
      this.wake = done;
    });
  }

  /** The next step now. */
  step() {
    if (this.past) {
      this.look(this.shown.at + 1);
    } else if (this.wake) {
      this.wake();
    } else {
      this.advance();
    }
  }

  pause() {
    this.paused = !this.paused;
    if (!this.paused && this.wake) this.wake();
    this.changed();
  }

  /** The last thing that was shown once more. */
  async repeat() {
    if (this.stage.length === 0) return;
    const to = this.shown.at;
    const {stage, stageFrom: from} = this;
    ++this.run;
    if (this.wake) this.wake();
    this.waiting = false;
    this.shown = await ask('state', {game: this.game, at: from});
    this.changed();
    await this.rest(700);
    this.shown = to === this.live.at ? this.live :
        await ask('state', {game: this.game, at: to});
    this.stage = stage;
    this.changed();
    await this.rest(700);
    this.advance();
  }

  /** @param {number} at */
  async show(at) {
    const before = this.shown;
    const after = at === this.live.at ? this.live :
        await ask('state', {game: this.game, at});
    this.trace(before, after, at);
    if (settings.real) await this.tell(before.at, at);
    this.shown = after;
    const news = this.story.filter(({step}) =>
      step > before.at && step <= at);
    if (at > this.own || news.some(({kind}) => kind === 'dice')) {
      if (at <= this.own) this.stage = [];
      this.stage = [...this.stage, ...news].slice(-12);
    } else {
      this.stage = [];
    }
    this.changed();
  }

  /**
   * Asks for the orders of some steps in words that a ruler follows.
   * @param {number} from
   * @param {number} to
   */
  async tell(from, to) {
    for (const entry of this.story) {
      if (entry.step <= from || entry.step > to || !entry.order ||
          entry.told) continue;
      entry.told = await ask('draft',
          {game: this.game, order: entry.order, at: entry.step - 1});
    }
  }

  /** @param {State} before @param {State} after @param {number} at */
  trace(before, after, at) {
    const side = after.awaits.side;
    if (before.turn.title !== after.turn.title &&
        this.live.seats[side]?.who === 'agent') {
      this.traces = [];
    }
    const ordered = at <= this.own ? this.entriesOf(at)
        .find(({kind}) => kind === 'order')?.order?.subject : '';
    const stood = new Map(before.picture.bodies.map((b) => [b.id, b]));
    for (const body of after.picture.bodies) {
      const old = stood.get(body.id);
      if (!old || body.id === ordered) continue;
      if (Math.hypot(old.x - body.x, old.y - body.y) < 0.02) continue;
      this.traces.push({id: body.id, side: body.side, outline: old.outline,
        from: [old.x, old.y], to: [body.x, body.y]});
    }
  }

  // Back and forth.

  /** @param {number} at */
  async look(at) {
    const to = Math.max(0, Math.min(at, this.live.at));
    ++this.run;
    this.waiting = false;
    this.wake = null;
    this.past = to < this.live.at;
    const turn = ++this.looks;
    const state = this.past ? await ask('state', {game: this.game, at: to}) :
        this.live;
    if (turn !== this.looks) return;
    this.shown = state;
    this.traces = [];
    this.stage = this.past ? this.entriesOf(to) : [];
    this.stageFrom = Math.max(0, to - 1);
    this.looked();
    this.changed();
  }

  looks = 0;

  /** Another moment is shown: what was chosen is asked for anew. */
  looked() {}

  toNow() {
    return this.look(this.live.at);
  }
}
