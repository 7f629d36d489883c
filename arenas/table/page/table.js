// One game as this page has it: what is shown, what is being prepared. It
// draws nothing; whoever draws listens to it.
import {ask, lastOnly, Refused} from './api.js';
import {confirmed} from './dialogs.js';
import {Showing} from './showing.js';
import {capital, words} from './words.js';

/** @import {Body, Card, Draft, Measure, Odds, Order, Spot,
 * Target, Verb} from './types.js' */

/**
 * A block that is being moved before the order is given.
 * @typedef {object} Ghost
 * @property {Order} base verb, subject, manner, object
 * @property {number} x where it is wished
 * @property {number} y
 * @property {number|null} heading
 * @property {boolean} placed its place may be chosen, not its heading alone
 * @property {boolean} turned the heading was chosen by hand
 * @property {boolean} wished it has been moved at all
 * @property {boolean} correction it says where the block really stands
 */

export class Table extends Showing {
  /** @param {string} game */
  constructor(game) {
    super(game);
    /** @type {string} */
    this.selected = '';
    /** @type {Card|null} */
    this.card = null;
    /** @type {Verb|null} that is being prepared */
    this.verb = null;
    this.manner = '';
    /** @type {Target[]|null} */
    this.targets = null;
    /** @type {Spot[][]} */
    this.reach = [];
    /** @type {Ghost|null} */
    this.ghost = null;
    /** @type {Draft|null} */
    this.draft = null;
    /** @type {Draft|null} what would have been better, of an earlier moment */
    this.advised = null;
    /** @type {((order: Order) => void)|null} orders are judged, not given */
    this.judge = null;
    /** @type {Odds|null} */
    this.odds = null;
    /** @type {{sentence: string, clause: string}|null} */
    this.refusal = null;
    /** @type {''|'ruler'|'correct'} */
    this.tool = '';
    this.measureFrom = '';
    /** @type {Measure|null} */
    this.measure = null;
    /** @type {string[]} things that are pointed at */
    this.pointed = [];
    this.busy = false;
    this.asked = 0;
    this.cards = 0;  // asked for
    this.snap = lastOnly(() => this.askSnap());
    this.weigh = lastOnly(() => this.askOdds());
  }

  // What may be done.

  /** Whether somebody at this page is to give an order now. */
  get mayOrder() {
    const {what, who} = this.live.awaits;
    return !this.past && this.shown.at === this.live.at && what === 'order' &&
        who !== 'agent' && !this.curtain;
  }

  /** Why nobody at this page can give an order now; empty if he can. */
  get whyNoOrder() {
    if (this.mayOrder) return '';
    if (this.past) return words.looking;
    const {what} = this.live.awaits;
    if (what === 'nothing' || this.live.result) return words.gameOver;
    return this.mayThrow ? words.diceFirst : words.waiting;
  }

  /** Why the turn cannot be ended now; empty if it can. */
  get whyNoEnd() {
    return this.whyNoOrder || (this.live.end ? '' : words.askedFirst);
  }

  get mayThrow() {
    return !this.past && this.shown.at === this.live.at &&
        this.live.awaits.what === 'dice' && !!this.live.roll?.typed &&
        !this.curtain;
  }

  /** @param {string} id @returns {Body|undefined} */
  body(id) {
    return this.shown.picture.bodies.find((body) => body.id === id);
  }

  /** @param {string} id @returns {string} */
  nameOf(id) {
    const named = this.body(id) ??
        this.shown.picture.ground.find((ground) => ground.id === id) ??
        this.shown.army.flat().find((soldier) => soldier.id === id);
    return named?.name || id;
  }

  // Saying no.

  /** @param {unknown} error */
  refuse(error) {
    if (error instanceof Refused) {
      if (error.status === 0) {
        this.connected = false;
      } else {
        this.refusal = {sentence: error.refusal?.sentence ?? error.message,
          clause: error.refusal?.clause ?? ''};
      }
      this.changed();
      return;
    }
    throw error;
  }

  /** Does what may be refused. @param {() => Promise<void>} work */
  async tried(work) {
    await work().catch((error) => this.refuse(error));
  }

  /** @param {string} sentence @param {string=} clause */
  say(sentence, clause = '') {
    this.refusal = {sentence, clause};
    this.changed();
  }

  // Choosing.

  /** @param {string} id */
  async select(id) {
    const before = this.selected;
    this.drop();
    this.selected = id;
    this.card = null;
    this.reach = [];
    this.changed();
    const turn = ++this.cards;
    await this.tried(async () => {
      const card = await ask('card', {game: this.game, id, ...this.moment});
      if (turn !== this.cards) return;
      this.card = card;
      this.changed();
      await this.showReach(this.placing());
      const a = this.body(before);
      const b = this.body(id);
      if (a && b && a.side !== b.side && turn === this.cards) {
        await this.measureBetween(before, id);
      }
    });
  }

  unselect() {
    this.drop();
    ++this.cards;
    this.selected = '';
    this.card = null;
    this.reach = [];
    this.measure = null;
    this.changed();
  }

  /** Nobody is chosen, but for whom alone this is about. */
  leave() {
    this.unselect();
    this.again();
  }

  forget() {
    this.unselect();
    this.measureFrom = '';
    this.tool = '';
  }

  /** Who may be ordered now. */
  get idle() {
    return this.mayOrder ? this.live.idle : [];
  }

  /** Of those off the table who may be ordered. @param {string} id */
  mayChoose(id) {
    const {idle} = this;
    return !!this.body(id) || (idle[0] ? idle :
        this.shown.army.flat().map((soldier) => soldier.id)).includes(id);
  }

  /** Asks for the card again: something has changed. */
  async again() {
    const {idle} = this;
    if (idle[0] && !idle[1]) this.selected = idle[0];
    if (!this.selected) return;
    if (!this.mayChoose(this.selected)) {
      this.unselect();
      return;
    }
    // What it could reach and fire at was of another moment.
    this.reach = [];
    if (this.card) this.card = {...this.card, zones: []};
    const turn = ++this.cards;
    await this.tried(async () => {
      const card = await ask('card',
          {game: this.game, id: this.selected, ...this.moment});
      if (turn !== this.cards) return;
      this.card = card;
      this.changed();
      await this.showReach(this.placing());
    });
  }

  /** The first verb by which the unit may be dragged to a place. */
  placing(object = '') {
    return (this.card?.verbs ?? []).find((verb) => verb.legal &&
        verb.takes?.includes('place') &&
        !!verb.takes.includes('object') === !!object) ?? null;
  }

  /** @param {Verb|null} verb @param {string=} object */
  async showReach(verb, object) {
    this.reach = [];
    if (!verb || !this.mayOrder) return;
    const subject = this.selected;
    const {steps} = this.live;
    const reply = await ask('reach', {game: this.game, subject,
      verb: verb.verb, ...this.howOf(verb), ...(object ? {object} : {})});
    if (this.selected !== subject || (this.verb && this.verb !== verb) ||
        this.live.steps !== steps) return;
    this.reach = reply.areas;
    this.changed();
  }

  /** @param {Verb} verb */
  howOf(verb) {
    const manners = verb.manners ?? [];
    if (manners.length === 0) return {};
    const known = manners.find(({name}) => name === this.manner) ??
        manners.find(({legal}) => legal) ?? manners[0];
    return {manner: known.name};
  }

  /** @param {Verb} verb @param {string=} manner */
  async chooseVerb(verb, manner = '') {
    const before = this.ghost;
    this.drop();
    if (!verb.legal) {
      this.say(verb.refusal?.sentence ?? verb.verb,
          verb.refusal?.clause || verb.clause);
      return;
    }
    this.verb = verb;
    this.manner = manner;
    const takes = verb.takes ?? [];
    const base = {verb: verb.verb, subject: this.selected, ...this.howOf(verb)};
    await this.tried(async () => {
      if (verb.order && !verb.manners?.length) {
        await this.propose(verb.order);
      } else if (takes.includes('object')) {
        this.changed();
        const reply = await ask('targets', {game: this.game,
          subject: this.selected, verb: verb.verb, ...this.howOf(verb)});
        if (this.verb !== verb) return;
        this.targets = reply.targets;
        this.changed();
      } else if (takes.includes('place') || takes.includes('heading')) {
        this.startGhost(base, takes.includes('place'));
        if (manner && before?.wished) {
          // As before, done in another way.
          this.ghost = {...before, base};
          this.settle();
        }
        await this.showReach(takes.includes('place') ? verb : null);
      } else if (takes.includes('amount') || takes.includes('shares')) {
        // Boxes for numbers ask for the rest.
        this.changed();
      } else {
        await this.propose(base);
      }
    });
  }

  /** @param {Target} target */
  async chooseTarget(target) {
    const verb = this.verb;
    if (!verb) return;
    if (!target.legal) {
      this.say(target.refusal?.sentence ?? '', target.refusal?.clause);
      return;
    }
    const order = target.order ?? {verb: verb.verb, subject: this.selected,
      object: target.id, ...this.howOf(verb)};
    const takes = verb.takes ?? [];
    if (takes.includes('place') || takes.includes('heading')) {
      const {x, y, heading, ...base} = order;
      this.startGhost(base, takes.includes('place'));
      const ghost = this.ghost;
      if (ghost && x !== undefined && y !== undefined) {
        ghost.x = x;
        ghost.y = y;
      }
      if (ghost && heading !== undefined) ghost.heading = heading;
    }
    await this.propose(order, true);
    if (takes.includes('place') && this.verb === verb) {
      await this.showReach(verb, target.id).catch((e) => this.refuse(e));
    }
  }

  // The ghost.

  /** @param {Order} base @param {boolean} placed */
  startGhost(base, placed) {
    const id = base.subject ?? this.selected;
    const body = this.body(id);
    const {width, depth} = this.shown.picture;
    const area = this.reach[0];
    const start = body ? [body.x, body.y] : area ? area[0] :
        [width / 2, depth / 2];
    this.ghost = {base, x: start[0], y: start[1],
      heading: body ? body.heading : 0, placed, turned: !placed,
      wished: false, correction: false};
    this.changed();
  }

  /**
   * By a drag of the block itself: with the first verb that moves it.
   * @param {string} id
   * @returns {Promise<boolean>}
   */
  async grab(id) {
    if (this.tool === 'correct') {
      await this.selectQuietly(id);
      const body = this.body(id);
      if (!body) return false;
      this.ghost = {base: {verb: '', subject: id}, x: body.x, y: body.y,
        heading: body.heading, placed: true, turned: false, wished: true,
        correction: true};
      this.changed();
      return true;
    }
    if (!this.mayOrder) return false;
    await this.selectQuietly(id);
    if (this.ghost) return true;
    const verb = this.placing();
    if (!verb) {
      // The only thing that it may do is proposed.
      const all = this.card?.verbs ?? [];
      const [only, other] = all.filter(({legal}) => legal);
      const refusal = all.find(({legal}) => !legal)?.refusal;
      if (only?.order && !other) await this.chooseVerb(only);
      else this.say(refusal?.sentence ?? words.nothingChosen, refusal?.clause);
      return false;
    }
    this.verb = verb;
    this.startGhost({verb: verb.verb, subject: id, ...this.howOf(verb)}, true);
    return true;
  }

  /** @param {string} id */
  async selectQuietly(id) {
    if (this.selected !== id || !this.card) await this.select(id);
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {string=} onto the enemy under the pointer
   */
  moveGhost(x, y, onto = '') {
    const ghost = this.ghost;
    if (!ghost) return;
    if (!ghost.placed) return;
    Object.assign(ghost, {x, y, wished: true});
    if (!ghost.correction && !this.targets) this.aimAt(onto);
    this.wish();
  }

  /**
   * Dragged onto an enemy a move becomes the verb that has a target.
   * @param {string} onto
   */
  aimAt(onto) {
    const ghost = this.ghost;
    if (!ghost || (ghost.base.object ?? '') === onto) return;
    const verb = this.placing(onto);
    if (!verb) return;
    this.verb = verb;
    ghost.base = {verb: verb.verb, subject: this.selected, ...this.howOf(verb),
      ...(onto ? {object: onto} : {})};
  }

  /** @param {number} heading */
  turnGhost(heading) {
    const ghost = this.ghost;
    if (!ghost || ghost.heading === null) return;
    const quarters = Math.round(heading * 4) / 4;
    Object.assign(ghost, {heading: ((quarters % 360) + 360) % 360,
      turned: true, wished: true});
    this.wish();
  }

  wish() {
    this.refusal = null;
    this.changed();
    if (this.ghost && !this.ghost.correction) this.snap(null);
  }

  async askSnap() {
    const ghost = this.ghost;
    if (!ghost) return;
    const order = {...ghost.base};
    const takes = this.verb?.takes ?? ['place', 'heading'];
    if (takes.includes('place')) Object.assign(order, {x: ghost.x, y: ghost.y});
    if (takes.includes('heading') && ghost.heading !== null) {
      order.heading = ghost.heading;
    }
    await this.tried(async () => {
      const reply = await ask('snap', {game: this.game, order,
        ...(ghost.turned ? {turn: false} : {})});
      if (this.ghost !== ghost) return;
      this.draft = reply;
      this.odds = null;
      this.changed();
    });
  }

  /** The ghost has come to rest. */
  async settle() {
    await this.snap(null);
    await this.weigh(null);
  }

  async askOdds() {
    const draft = this.draft;
    if (!draft?.legal) return;
    await this.tried(async () => {
      const odds = await ask('odds', {game: this.game, order: draft.order});
      if (this.draft !== draft) return;
      this.odds = odds;
      this.changed();
    });
  }

  // The draft.

  /**
   * @param {Order} order
   * @param {boolean=} keepGhost
   * @param {boolean=} quiet a refusal is told in the draft alone
   */
  async propose(order, keepGhost = false, quiet = false) {
    if (!keepGhost) {
      this.ghost = null;
      this.targets = null;
    }
    this.refusal = null;
    const turn = ++this.asked;
    await this.tried(async () => {
      const draft = await ask('draft', {game: this.game, order});
      if (turn !== this.asked) return;
      this.take(draft, quiet);
    });
  }

  /** @param {Draft} draft @param {boolean=} quiet */
  take(draft, quiet = false) {
    this.draft = draft;
    this.odds = null;
    const {subject} = draft.order;
    if (subject && !this.selected && !quiet && this.mayChoose(subject)) {
      this.selected = subject;
      this.again();
    }
    if (!draft.legal && draft.refusal && !quiet) {
      this.refusal = {sentence: draft.refusal.sentence,
        clause: draft.refusal.clause};
    }
    this.changed();
    this.weigh(null);
  }

  /** @param {string} text */
  async phrase(text) {
    this.drop();
    try {
      const draft = await ask('phrase', {game: this.game, text,
        ...(this.selected ? {subject: this.selected} : {})});
      const subject = draft.order?.subject;
      if (subject && subject !== this.selected && this.mayChoose(subject)) {
        await this.select(subject);
      }
      this.take(draft);
      return draft.legal;
    } catch (error) {
      this.refuse(error);
      return false;
    }
  }

  drop() {
    ++this.asked;
    this.advised = null;
    this.verb = null;
    this.manner = '';
    this.targets = null;
    this.ghost = null;
    this.draft = null;
    this.odds = null;
    this.refusal = null;
    this.pointed = [];
    this.changed();
  }

  // What counts.

  /**
   * A request that changes the game.
   * @param {string} request
   * @param {object} body
   */
  async act(request, body) {
    if (this.busy) return null;
    if (request === 'order' && this.judge) {
      this.judge(/** @type {any} */ (body).order);
      return null;
    }
    this.busy = true;
    const before = this.refusal;
    try {
      const reply = await ask(request,
          {game: this.game, at: this.live.steps, ...body});
      // What was refused while the reply was on its way is told all the same.
      const later = this.refusal === before ? null : this.refusal;
      this.drop();
      this.refusal = later;
      if (typeof reply.at === 'number') this.own = reply.at;
      this.busy = false;
      await this.refresh();
      return reply;
    } catch (error) {
      this.busy = false;
      this.refuse(error);
      if (error instanceof Refused && error.status === 409) this.refresh();
      return null;
    } finally {
      this.busy = false;
    }
  }

  async give() {
    const draft = this.draft;
    if (this.ghost?.correction) {
      const {x, y, heading} = this.ghost;
      await this.act('correct', {id: this.ghost.base.subject, x, y,
        ...(heading === null ? {} : {heading})});
      return;
    }
    if (!draft) return;
    if (!draft.legal) {
      this.say(draft.refusal?.sentence ?? '', draft.refusal?.clause);
      return;
    }
    await this.act('order', {order: draft.order});
  }

  async endTurn() {
    const {end, unused, turn} = this.live;
    const why = this.whyNoEnd;
    if (!end || why) return this.say(why);
    // Once a turn, where hardly anything has been done with it.
    if (this.muchIsLeft && this.sureOf !== turn.title) {
      this.sureOf = turn.title;
      const sure = await confirmed(words.endSure(unused),
          capital(end.order.verb));
      if (!sure) return;
    }
    await this.act('order', {order: end.order});
  }

  sureOf = '';  // the turn about whose end was asked

  get muchIsLeft() {
    const {live, idle} = this;
    const all = live.picture.bodies.filter(
        ({side}) => side === live.awaits.side).length;
    return !this.judge && !!live.unused && idle.length > 2 &&
        idle.length * 2 >= all;
  }

  async undo() {
    const {possible, why} = this.live.undo;
    if (!possible) {
      this.say(why);
      return;
    }
    await this.act('undo', {});
  }

  /** @param {number[]} faces */
  async dice(faces) {
    return this.act('dice', {faces});
  }

  // Measuring.

  /** @param {string} a @param {string} b */
  async measureBetween(a, b) {
    await this.tried(async () => {
      this.measure = await ask('measure',
          {game: this.game, a, b, ...this.moment});
      this.changed();
    });
  }

  /** @param {''|'ruler'|'correct'} tool */
  takeTool(tool) {
    this.unselect();
    this.tool = this.tool === tool ? '' : tool;
    this.measureFrom = '';
  }

  /**
   * A thing on the table was tapped, or chosen by key.
   * @param {string} id of a body or piece of ground; empty: open ground
   * @param {Spot=} spot where
   */
  async choose(id, spot) {
    if (this.tool === 'ruler') {
      if (!id) return;
      if (!this.measureFrom || this.measure) {
        this.measureFrom = id;
        this.measure = null;
        this.changed();
      } else {
        await this.measureBetween(this.measureFrom, id);
      }
      return;
    }
    if (this.tool === 'correct' && this.body(id)) {
      await this.grab(id);
      return;
    }
    const target = this.targets?.find((one) => one.id === id);
    if (target) return this.chooseTarget(target);
    const choice = this.mayOrder && id && this.live.choices.find(
        ({order}) => order.object === id || order.subject === id);
    if (choice && id !== this.selected) {
      await this.select(id);
      return this.propose(choice.order);
    }
    if (this.ghost?.placed && spot && !this.sameSide(id)) {
      this.moveGhost(spot[0], spot[1], this.body(id) ? id : '');
      return this.settle();
    }
    if (this.body(id)) return this.select(id);
    if (this.selected && !this.verb) this.leave();
  }

  /** @param {string} id */
  sameSide(id) {
    const body = this.body(id);
    return !!body && body.side === this.live.awaits.side;
  }
}
