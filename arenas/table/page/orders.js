// The unit that was chosen, what it may do, and the order being prepared.
import {ask} from './api.js';
import {byId, h, refill} from './dom.js';
import {drawnOdds} from './odds.js';
import {showSheet} from './sheets.js';
import {capital, words} from './words.js';

/** @import {MapView} from './map.js' */
/** @import {Table} from './table.js' */
/** @import {Order, Refusal, Split, Verb} from './types.js' */

/** Whether an order is a way to split this. @param {Order} order @param {Split} split */
const isOf = (order, split) => order.verb === split.order.verb &&
    order.subject === split.order.subject &&
    order.object === split.order.object && order.manner === split.order.manner;

/** As much for each as can be. @param {Split} split */
function even({shares, total}) {
  const values = shares.map(() => 0);
  let left = total;
  while (left > 0) {
    const open = shares.map((_, i) => i)
        .filter((i) => values[i] < shares[i].most);
    if (open.length === 0) break;
    for (const i of open) if (left > 0) ++values[i], --left;
  }
  return values;
}

export class Orders {
  /** @param {Table} table @param {MapView} map */
  constructor(table, map) {
    this.table = table;
    this.map = map;
    this.card = byId('card');
    this.draft = byId('draft');
    this.alert = byId('alert');
    this.choices = byId('choices');
    /** @type {Map<string, number[]>} shares as they stand, by the split */
    this.shares = new Map();
    this.splitsOf = -1;
    this.proposedOf = -1;  // step whose only split stands there as a draft
    this.said = '';
    this.tool = '';
    const box = this.box =
        /** @type {HTMLInputElement} */ (byId('order-text'));
    byId('order-form').addEventListener('submit', async (event) => {
      event.preventDefault();
      if (!box.value.trim()) return;
      if (await table.phrase(box.value.trim())) {
        box.value = '';
        this.focusGive();
      }
    });
    table.on(() => this.update());
    this.update();
  }

  focusGive() {
    queueMicrotask(() => {
      const give = this.draft.querySelector('[data-key=give]');
      if (give instanceof HTMLElement) give.focus();
    });
  }

  update() {
    const {table} = this;
    this.box.placeholder = words.orderExample(
        table.nameOf(table.selected || table.live.idle[0] || 'F1'));
    this.drawCard();
    this.drawChoices();
    this.drawDraft();
    this.proposeSplit();
    const {refusal, tool} = table;
    if (tool && tool !== this.tool) showSheet('orders');
    this.tool = tool;
    const text = refusal ? refusal.sentence + refusal.clause : '';
    if (text !== this.said) {
      this.said = text;
      if (text) showSheet('orders');
      refill(this.alert, refusal && h('p', {}, h('strong', {},
          capital(refusal.sentence)), refusal.clause &&
          h('span', {class: 'clause'}, words.clause(refusal.clause))));
    }
    document.body.classList.toggle('refused', !!refusal);
  }

  drawCard() {
    const {table} = this;
    const {selected, card} = table;
    const tool = table.tool && h('div', {class: 'row faint'},
        table.tool === 'ruler' ? words.rulerAsks : words.correcting,
        h('button', {'data-key': 'tool-close',
          'onclick': () => table.takeTool(table.tool)}, words.close));
    if (!selected) {
      const {choices, splits, idle} = table.live;
      const asked = splits.length > 0 || (choices.length > 0 && !idle.length);
      const hint = table.whyNoOrder ||
          (asked ? words.askedFirst : words.nothingChosen);
      refill(this.card, tool || h('p', {class: 'faint'}, hint));
      return;
    }
    const body = table.body(selected);
    const title = h('h2', {class: `unit-title side${body?.side ?? 2}`},
        h('span', {class: 'swatch'}), body?.label ?? table.nameOf(selected));
    const centre = body && h('button', {'class': 'small',
      'data-key': 'centre', 'onclick': () => this.map.centre(selected)},
    words.centre);
    const [only, other] = table.idle;
    const measure = table.measure && h('p', {class: 'measured'},
        capital(table.measure.words));
    const lines = card?.id === selected && card.lines.length > 0 &&
        h('ul', {class: 'lines'}, ...card.lines.map((line) =>
          h('li', {}, line)));
    refill(this.card, tool, h('div', {class: 'title-row'}, title, centre), lines,
        measure, card?.id === selected && this.drawnVerbs(card.verbs),
        only && !other && only !== selected && h('button', {'class': 'quiet',
          'data-key': 'only', 'onclick': () => table.select(only)},
        words.backTo(table.nameOf(only))));
  }

  /** @param {Verb[]} verbs */
  drawnVerbs(verbs) {
    const {table} = this;
    if (!table.mayOrder || verbs.length === 0) return null;
    const row = h('div', {'class': 'verbs', 'id': 'verbs'});
    const legal = verbs.filter((verb) => verb.legal);
    const not = verbs.filter((verb) => !verb.legal);
    for (const verb of legal) {
      row.append(h('button', {
        'class': 'verb', 'data-key': `verb ${verb.verb}`,
        'aria-pressed': String(table.verb?.verb === verb.verb),
        'title': verb.help,
        'onclick': () => this.chosen(verb),
      }, capital(verb.verb), verb.price && h('small', {}, verb.price)));
    }
    // What many verbs share is no news of any of them: told once, below.
    for (const verb of not) {
      const reason = verb.refusal?.sentence;
      if (not.filter((one) => one.refusal?.sentence === reason).length > 2) {
        continue;
      }
      row.append(h('button', {
        'class': 'verb no', 'data-key': `verb ${verb.verb}`,
        'aria-disabled': 'true', 'title': reason, 'aria-description': reason,
        'onclick': () => table.chooseVerb(verb),
      }, capital(verb.verb)));
    }
    return h('div', {}, row, this.whyNot('why-not', not.map((verb) =>
      ({name: verb.verb, refusal: verb.refusal}))));
  }

  /**
   * What cannot be, behind the reasons why.
   * @param {string} key
   * @param {{name: string, refusal?: Refusal}[]} not
   */
  whyNot(key, not) {
    if (not.length === 0) return null;
    const reasons = new Set(not.map(({refusal}) => refusal?.sentence));
    const why = h('details', {class: 'why-not'},
        h('summary', {'data-key': key}, words.whyNot(not.length)),
        h('dl', {}, ...[...reasons].flatMap((reason) => {
          const all = not.filter(({refusal}) => refusal?.sentence === reason);
          return [h('dt', {}, capital(all.map(({name}) => name).join(', '))),
            h('dd', {}, capital(reason ?? ''), ' ', h('span',
                {class: 'clause'}, all[0].refusal?.clause ?? ''))];
        })));
    why.open = this.open.has(key);
    why.addEventListener('toggle',
        () => this.open[why.open ? 'add' : 'delete'](key));
    return why;
  }

  /** Reasons that are looked at. @type {Set<string>} */
  open = new Set();

  /** @param {Verb} verb */
  async chosen(verb) {
    await this.table.chooseVerb(verb);
    if (this.table.ghost) this.map.focusGhost();
    else if (this.table.targets) this.focusTarget();
    else if (this.table.draft) this.focusGive();
    else if (verb.takes?.includes('shares')) {
      const share = this.choices.querySelector('.share input');
      if (share instanceof HTMLElement) share.focus();
    }
  }

  focusTarget() {
    queueMicrotask(() => {
      const first = this.draft.querySelector('.targets button');
      if (first instanceof HTMLElement) first.focus();
    });
  }

  // What concerns no single unit.

  drawChoices() {
    const {table} = this;
    const {choices, splits, steps} = table.live;
    if (this.splitsOf !== steps) {
      this.splitsOf = steps;
      this.advice = [];
      this.allotting = '';
      this.shares.clear();
    }
    if (!table.mayOrder || (!choices.length && !splits.length)) {
      refill(this.choices);
      return;
    }
    refill(this.choices,
        ...splits.map((split, i) => this.drawnSplit(split, i)),
        choices.length > 0 && h('div', {'class': 'choice-row', 'role': 'group',
          'aria-label': words.choices}, ...choices.map((choice, i) =>
          h('button', {'class': 'choice',
            'data-key': `choice ${i}`, 'onclick': async () => {
              await table.propose(choice.order);
              this.focusGive();
            }}, capital(choice.words),
          choice.price && h('small', {}, choice.price)))));
  }

  /**
   * The shares as they stand: at first even ones, then what was chosen or what
   * a hint or an order in words has proposed.
   * @param {Split} split
   * @param {number} index
   */
  sharesOf(split, index) {
    const key = `${index}`;
    const {draft} = this.table;
    let values = this.shares.get(key) ?? even(split);
    if (draft?.order.shares && isOf(draft.order, split)) {
      values = values.map((_, i) => draft.order.shares?.[i] ?? 0);
    }
    this.shares.set(key, values);
    return values;
  }

  /** Where one split is all that is asked, it need but be given. */
  proposeSplit() {
    const {table} = this;
    const {splits, choices, idle, steps} = table.live;
    if (!table.mayOrder || splits.length !== 1 || choices.length ||
        idle.length || table.draft || this.proposedOf === steps) return;
    this.proposedOf = steps;
    table.propose({...splits[0].order, shares: [...this.sharesOf(splits[0], 0)]},
        false, true);
  }

  /** @param {Split} split @param {number} index */
  drawnSplit(split, index) {
    const {table} = this;
    const key = `${index}`;
    const values = this.sharesOf(split, index);
    const left = split.total - values.reduce((a, b) => a + b, 0);
    /** @param {number} i @param {number} to */
    const set = (i, to) => {
      const most = Math.min(split.shares[i].most, values[i] + left);
      values[i] = Math.max(0, Math.min(to, most));
      table.propose(order(), false, true);
    };
    const order = () => ({...split.order, shares: [...values]});
    const isDraft = !!table.draft && isOf(table.draft.order, split);
    const about = table.nameOf(split.order.subject ?? '');
    const {help} = table.live.awaits;
    return h('fieldset', {class: 'split'},
        h('legend', {}, words.shares(
            [about, capital(help)].filter(Boolean).join(': '), split.total)),
        h('div', {class: 'row'},
            h('p', {class: 'remains', role: 'status'},
                words.remains(left, split.unit ?? '')),
            !table.draft && h('button', {'class': 'primary',
              'data-key': `give ${key}`,
              'onclick': () => table.act('order', {order: order()})},
            words.give),
            !!table.draft && !isDraft && h('button', {
              'data-key': `prepare ${key}`, 'onclick': () =>
                table.propose(order(), false, true)}, words.prepare),
            h('button', {'class': 'quiet',
              'data-key': `allot ${key}`,
              'onclick': () => this.allot(key)}, words.allot)),
        this.advice.length > 0 && h('p', {class: 'advice-line'},
            ...this.advice),
        h('div', {class: 'shares'}, ...split.shares.map(({name, most}, i) => h(
            'div', {class: 'share'},
            h('span', {class: 'share-name'}, name),
            h('button', {'class': 'stepper',
              'aria-label': words.less(name), 'data-key': `less ${key} ${i}`,
              'onclick': () => set(i, values[i] - 1)}, '−'),
            h('input', {'type': 'number', 'inputmode': 'numeric',
              'aria-label': name, 'min': 0, 'max': most,
              'value': values[i], 'data-key': `share ${key} ${i}`,
              'onchange': (/** @type {Event} */ event) => set(i, Number(
                  /** @type {HTMLInputElement} */ (event.target).value))}),
            h('button', {'class': 'stepper',
              'aria-label': words.moreOf(name), 'data-key': `more ${key} ${i}`,
              'onclick': () => set(i, values[i] + 1)}, '+')))));
  }

  /** @type {(Node|string|false)[]} */
  advice = [];
  allotting = '';

  /** What the points are best spent on. @param {string} key */
  async allot(key) {
    const {table} = this;
    this.allotting = key;
    try {
      const reply = await ask('allot', {game: table.game});
      if (reply.thinking) {
        this.advice = [words.hintThinking];
      } else {
        this.allotting = '';
        const split = table.live.splits[Number(key)];
        // He advises; who commands decides.
        this.advice = [capital(reply.words ?? ''), '. ', !!reply.of &&
            h('a', {href: `/api/allocation?game=${
              encodeURIComponent(table.game)}`, target: '_blank',
            rel: 'noopener'}, words.allotted(reply)), !!reply.shares &&
            h('button', {'class': 'small', 'data-key': 'allotted',
              'onclick': () => table.propose({...split.order,
                shares: [...reply.shares]}, false, true)}, words.allotSo)];
      }
      table.changed();
      queueMicrotask(() => this.choices.querySelector('.advice-line')
          ?.scrollIntoView({block: 'nearest'}));
    } catch (error) {
      this.allotting = '';
      table.refuse(error);
    }
  }

  /** The program has thought. */
  heardHint() {
    if (this.allotting) this.allot(this.allotting);
  }

  // The draft.

  drawDraft() {
    const {table} = this;
    const {draft, verb, ghost, targets} = table;
    const open = table.mayOrder || !!ghost?.correction;
    this.draft.classList.toggle('of-split', !!draft?.legal &&
        table.live.splits.some((split) => isOf(draft.order, split)));
    document.body.classList.toggle('drafting', open && (!!draft || !!verb));
    if (!open || (!draft && !verb && !ghost)) {
      refill(this.draft);
      return;
    }
    const name = verb ? capital(verb.verb) : '';
    /** @type {(Node|null|false|''|undefined)[]} */
    const parts = [];
    if (targets && !draft) parts.push(this.drawnTargets(name));
    if (verb?.takes?.includes('amount') && !draft) {
      parts.push(this.drawnAmount(verb));
    }
    if (ghost && !ghost.wished && !draft) {
      parts.push(h('p', {}, words.place(name)));
    }
    if (ghost?.correction) {
      parts.push(h('p', {class: 'sentence'},
          words.standsAt(table.nameOf(ghost.base.subject ?? ''))));
    }
    if (draft?.legal) {
      parts.push(h('p', {class: 'sentence'}, capital(
          draft.table_words || draft.words || '')),
          h('p', {class: 'terms'},
              draft.price && h('span', {class: 'price'}, draft.price),
              draft.reason && h('span', {}, capital(draft.reason)),
              draft.exact === false && h('span', {class: 'faint'},
                  draft.refusal?.sentence ? capital(draft.refusal.sentence) :
                  words.moved)),
          table.odds?.words && drawnOdds(table.odds));
    } else if (draft && !table.refusal) {
      parts.push(h('p', {class: 'sentence bad'},
          capital(draft.refusal?.sentence ?? ''), ' ',
          draft.refusal?.clause && h('span', {class: 'clause'},
              words.clause(draft.refusal.clause))));
    }
    // Below, for there may be many.
    if (verb?.manners?.length) parts.push(this.drawnManners(verb.manners));
    refill(this.draft, h('div', {class: 'draft-words'}, ...parts),
        h('div', {class: 'draft-do'},
            ghost?.correction ? h('button', {'class': 'primary',
              'data-key': 'give',
              'onclick': () => table.give()}, words.putRight) :
            draft && h('button', {'class': 'primary',
              'data-key': 'give', 'aria-disabled': String(!draft.legal),
              'onclick': () => table.give()}, words.give),
            h('button', {'data-key': 'drop',
              'onclick': () => table.drop()}, words.drop)));
  }

  /** @param {NonNullable<Verb['manners']>} manners */
  drawnManners(manners) {
    const {table} = this;
    const verb = /** @type {Verb} */ (table.verb);
    const now = table.howOf(verb).manner;
    return h('div', {}, h('div', {'class': 'manners', 'role': 'group',
      'aria-label': words.manner}, ...manners.filter((one) => one.legal ||
        one.name === now).map(({name}) => h('button', {
      'class': 'choice', 'data-key': `manner ${name}`,
      'aria-pressed': String(name === now),
      'onclick': () => table.chooseVerb(verb, name)}, capital(name)))),
    this.whyNot('no-manner', manners.filter((one) => !one.legal)));
  }

  /** @param {string} name */
  drawnTargets(name) {
    const {table} = this;
    const targets = table.targets ?? [];
    if (targets.length === 0) return h('p', {}, words.noTargets);
    return h('div', {'role': 'group', 'aria-label': words.targets(name)},
        h('p', {class: 'asked'}, words.targets(name)),
        h('div', {class: 'targets'}, ...targets.map((target) =>
          h('button', {'class': target.legal ? 'choice' : 'choice no',
            'aria-disabled': target.legal ? null : 'true',
            'data-key': `target ${target.id}`,
            'title': target.refusal?.sentence,
            'onmouseenter': () => this.point([target.id]),
            'onmouseleave': () => this.point([]),
            'onclick': async () => {
              await table.chooseTarget(target);
              if (table.ghost) this.map.focusGhost();
              else if (table.draft) this.focusGive();
            }}, table.nameOf(target.id),
          h('small', {}, target.legal ? target.price ?? '' :
              target.refusal?.sentence ?? '')))));
  }

  /** @param {string[]} ids */
  point(ids) {
    this.table.pointed = ids;
    this.map.drawBlocks();
  }

  /** @param {Verb} verb */
  drawnAmount(verb) {
    const {table} = this;
    const input = h('input', {'type': 'number', 'value': '1', 'min': '0',
      'aria-label': words.amount, 'data-key': 'amount'});
    return h('div', {class: 'row'}, h('label', {}, words.amount, input),
        h('button', {'onclick': () => table.propose({
          verb: verb.verb, subject: table.selected, ...table.howOf(verb),
          amount: Number(input.value)})}, words.prepare));
  }
}
