// What happened: the log, and the stage on which others' steps are shown.
import {byId, h, refill} from './dom.js';
import {drawnSteps, drawnThrow, spoken} from './dice.js';
import {settings} from './settings.js';
import {capital, words} from './words.js';

/** @import {Table} from './table.js' */
/** @import {Entry} from './types.js' */

export class Story {
  /** @param {Table} table @param {(step: number) => void} why */
  constructor(table, why) {
    this.table = table;
    this.why = why;
    this.root = byId('story');
    this.drawn = 0;  // entries
    this.last = /** @type {Entry|undefined} */ (undefined);
    table.on(() => this.update());
    this.update();
    new ResizeObserver(() => this.toLast()).observe(this.root);
  }

  toLast() {
    this.root.scrollTop = this.root.scrollHeight;
  }

  update() {
    const {table} = this;
    let count = table.story.length;
    while (count > 0 && table.story[count - 1].step > table.shown.at) --count;
    const grown = count >= this.drawn && (this.drawn === 0 ||
        table.story[this.drawn - 1] === this.last);
    if (!grown) {
      this.root.replaceChildren();
      this.drawn = 0;
    }
    if (count === this.drawn) return;
    const fresh = table.story.slice(this.drawn, count);
    this.root.append(...fresh.map((entry) => this.line(entry)));
    this.drawn = count;
    this.last = table.story[count - 1];
    this.toLast();
  }

  /** @param {Entry} entry */
  line(entry) {
    const {table} = this;
    if (entry.kind === 'turn') return h('h3', {}, entry.words);
    const side = entry.side ?? -1;
    const text = h('span', {class: 'words'}, capital(entry.words));
    const isAgents = entry.kind === 'order' && side >= 0 &&
        table.live.seats[side]?.who === 'agent';
    return h('div', {class: `entry ${entry.kind} side${side}`},
        entry.intent && h('p', {class: 'intent'},
            `${words.intent(table.live.sides[side] ?? '')} ${entry.intent}`),
        h('div', {class: 'row'},
            entry.kind === 'event' ? text : h('button', {
              'class': 'show',
              'aria-label': words.showStep(entry.words),
              'onclick': () => table.look(entry.step)}, text),
            isAgents && h('button', {'class': 'small',
              'aria-label': words.whyOf(entry.words),
              'onclick': () => this.why(entry.step)}, words.why)),
        entry.roll && entry.faces && drawnThrow(entry.roll, entry.faces, entry.outcome));
  }
}

export class Stage {
  /** @param {Table} table @param {(step: number) => void} why */
  constructor(table, why) {
    this.table = table;
    this.why = why;
    this.root = byId('stage');
    this.spoken = '';
    this.selected = '';
    table.on(() => this.update());
  }

  update() {
    const {table} = this;
    const {stage} = table;
    const behind = table.live.at - table.shown.at;
    const preparing = behind === 0 && (table.draft || table.verb ||
        table.selected !== this.selected);
    // Where dice are awaited their box tells it, too.
    const shown = !preparing && !(settings.real && table.mayThrow) &&
        (stage.length > 0 || (behind > 0 && !table.past));
    if (!preparing) this.selected = table.selected;
    this.root.classList.toggle('shown', shown && !table.curtain);
    this.root.classList.toggle('large', settings.real);
    const lines = stage.filter(({kind}) => kind !== 'turn');
    if (shown || table.mayThrow) this.speak(lines);
    if (!shown) {
      refill(this.root);
      return;
    }
    const order = stage.find(({kind}) => kind === 'order');
    const side = order?.side ?? -1;
    refill(this.root,
        h('div', {class: `stage-words side${side}`},
            order?.intent && h('p', {class: 'intent'},
                `${words.intent(table.live.sides[side] ?? '')} `,
                h('em', {}, order.intent)),
            ...drawnSteps(table)),
        h('div', {class: 'stage-do'},
            behind > 0 && h('button', {
              'class': 'primary', 'data-key': 'step',
              'onclick': () => table.step()}, words.step),
            behind > 0 && !table.past && !table.stepwise &&
                h('button', {'data-key': 'pause',
                  'onclick': () => table.pause()},
                table.paused ? words.resume : words.pause),
            stage.length > 0 && !table.past && h('button', {
              'data-key': 'repeat', 'onclick': () => {
                this.spoken = '';
                table.repeat();
              }}, words.repeat),
            order && table.live.seats[side]?.who === 'agent' &&
                h('button', {'data-key': 'why',
                  'onclick': () => this.why(order.step)}, words.why),
            behind > 0 && h('button', {'data-key': 'now',
              'onclick': () => table.toNow()}, words.toNow),
            behind > 0 && h('span', {class: 'faint'},
                words.catchingUp(behind)),
            behind === 0 && h('button', {
              'class': settings.real ? 'primary' : 'quiet',
              'data-key': 'stage-close', 'onclick': () => {
                table.stage = [];
                table.changed();
              }}, words.close)));
  }

  /** @param {Entry[]} lines */
  speak(lines) {
    if (!settings.real || !settings.aloud || !window.speechSynthesis) return;
    const text = lines.map(spoken).join('. ');
    if (text === this.spoken || !text) return;
    const fresh = text.startsWith(this.spoken) ?
        text.slice(this.spoken.length) : text;
    this.spoken = text;
    speechSynthesis.speak(new SpeechSynthesisUtterance(fresh));
  }

  again() {
    this.spoken = '';
    this.update();
  }
}
