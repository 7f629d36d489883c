// What stands round the table: the head, the bar below, the slider, the
// result.
import {ask, enter} from './api.js';
import {fork} from './dialogs.js';
import {byId, h, refill} from './dom.js';
import {showSheet} from './sheets.js';
import {capital, words} from './words.js';

/** @import {Review} from './review.js' */
/** @import {Table} from './table.js' */

export class Frame {
  /** @param {Table} table @param {Review} review */
  constructor(table, review) {
    this.table = table;
    this.review = review;
    this.slider = /** @type {HTMLInputElement} */ (byId('slider'));
    this.slider.addEventListener('input', () =>
      table.look(Number(this.slider.value)));
    for (const [id, act] of Object.entries({
      first: () => table.look(0),
      back: () => table.look(table.shown.at - 1),
      forth: () => table.look(table.shown.at + 1),
      last: () => table.toNow(),
      fork: () => fork(table),
      undo: () => table.undo(),
      end: () => table.endTurn(),
      now: () => table.tried(() => ask('now', {game: table.game})),
    })) byId(id).addEventListener('click', act);
    this.dismissed = false;
    table.on(() => this.update());
    this.update();
  }

  update() {
    const {table} = this;
    const {live, shown} = table;
    document.title = words.title(live.title);
    byId('game-title').textContent = live.title;
    byId('turn').textContent = shown.turn.title;
    byId('awaited').textContent = this.awaited();
    const {awaits} = live;
    byId('task').textContent = table.mayOrder ?
        [awaits.kind, awaits.about && table.nameOf(awaits.about), awaits.help]
            .filter(Boolean).map((one, i) => i ? one : capital(one))
            .join(' · ') : '';
    const notes = [live.forked && words.forked(live.forked.at),
      live.corrected > 0 && words.corrected(live.corrected),
      live.eyes !== null && words.seesOnly(live.sides[live.eyes] ?? '')];
    byId('notes').textContent = notes.filter(Boolean).join(' · ');
    byId('thinking').classList.toggle('shown', awaits.thinking);
    byId('thinking-words').textContent = awaits.thinking ?
        words.thinking(live.seats[awaits.side]?.name ?? '') : '';
    byId('lost').textContent = table.connected ? '' : words.lost;
    byId('lost').classList.toggle('shown', !table.connected);
    this.drawSlider();
    const undo = byId('undo');
    undo.ariaDisabled = String(!live.undo.possible);
    explain(undo, live.undo.why);
    const end = byId('end');
    const why = table.whyNoEnd;
    end.ariaDisabled = String(!!why);
    explain(end, why || (live.end?.words ?? ''));
    end.textContent = live.end ? capital(live.end.order.verb) : words.endTurn;
    byId('unused').textContent = table.mayOrder ? live.unused : '';
    document.body.classList.toggle('past', table.past);
    this.drawResult();
  }

  awaited() {
    const {live, shown, past} = this.table;
    if (past) return words.looking;
    if (shown.at < live.at) return words.catchingUp(live.at - shown.at);
    const {what, side, who} = live.awaits;
    if (live.result || what === 'nothing') return words.gameOver;
    const name = live.sides[side] ?? '';
    if (what === 'dice') return words.throwDice(name);
    // Whose turn it is stands before it, mostly.
    if (who === 'you') {
      return words.yourMove(shown.turn.title.endsWith(name) ? '' : name);
    }
    return who === 'friend' ? words.friendsMove(name) :
        words.theirMove(name, live.seats[side]?.name ?? '');
  }

  drawSlider() {
    const {live, shown} = this.table;
    this.slider.max = String(live.steps);
    this.slider.value = String(shown.at);
    this.slider.setAttribute('aria-valuetext',
        words.atStep(shown.at, live.steps, shown.turn.title));
    byId('at').textContent = `${shown.at} / ${live.steps}`;
  }

  drawResult() {
    const {table} = this;
    const {result, sides, points} = {...table.live, ...table.live.result ?? {},
      result: table.live.result};
    const root = byId('result');
    const on = !!result && !table.past && !this.dismissed &&
        table.shown.at === table.live.at;
    root.classList.toggle('shown', on);
    if (!on || !result) {
      if (root.hasChildNodes()) refill(root);
      if (!result) this.dismissed = false;
      return;
    }
    if (root.hasChildNodes()) return;
    const winner = result.winner;
    refill(root, h('h1', {}, words.result),
        h('p', {class: 'winner'}, winner === null ? words.draw :
          words.wins(sides[winner] ?? '')),
        h('p', {class: 'grade'}, capital(words.howWon(result)), ' ',
            result.clause && h('span', {class: 'clause'},
                words.clause(result.clause))),
        result.points.length > 0 && h('table', {class: 'score'}, h('caption', {}, capital(result.counted)),
            h('tbody', {}, ...sides.map((side, i) => h('tr', {},
                h('th', {scope: 'row'}, side),
                h('td', {class: 'n'}, String(points?.[i] ?? '')))))),
        h('div', {class: 'row'},
            h('button', {'class': 'primary',
              'onclick': () => this.rematch()}, words.rematch),
            h('button', {'onclick': () => {
              this.dismissed = true;
              table.changed();
              showSheet('advice');
              this.review.begin();
            }}, words.review),
            h('button', {'onclick': () =>
              download(table.game)}, words.downloadLog),
            h('button', {'onclick': () => {
              this.dismissed = true;
              table.changed();
              this.slider.focus();
            }}, words.lookBack)));
  }

  async rematch() {
    await this.table.tried(async () => {
      const {game} = await ask('again', {game: this.table.game});
      enter(game);
    });
  }
}

/**
 * What a button means or why it is greyed: told on hover and to screen readers;
 * pressed while it is greyed it says so where refusals stand.
 * @param {HTMLElement} button
 * @param {string} text
 */
function explain(button, text) {
  button.title = text;
  if (text) button.setAttribute('aria-description', text);
  else button.removeAttribute('aria-description');
}

/** @param {string} game */
export function download(game) {
  const link = h('a', {href: `/api/log?game=${encodeURIComponent(game)}`,
    download: `${game}.bgl`});
  document.body.append(link);
  link.click();
  link.remove();
}
