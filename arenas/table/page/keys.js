// The keyboard. `?` on the page lists what it does.
import {showCheck, showKeys} from './dialogs.js';
import {byId} from './dom.js';
import {showSheet} from './sheets.js';

/** @typedef {import('./table.js').Table} Table */

/** @type {Record<string, [number, number]>} */
const kArrows = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1],
  ArrowDown: [0, -1]};

/**
 * @param {Table} table
 * @param {import('./map.js').MapView} map
 * @param {import('./orders.js').Orders} orders
 * @param {import('./advice.js').Advice} advice
 * @param {import('./story.js').Stage} stage
 * @returns {() => void} takes the keys away again
 */
export function listenToKeys(table, map, orders, advice, stage) {
  /** @type {number} */
  let settling = 0;
  const settleSoon = () => {
    clearTimeout(settling);
    settling = window.setTimeout(() => table.settle(), 250);
  };

  /** @param {KeyboardEvent} event @returns {boolean} whether it meant anything */
  const ghostKey = (event) => {
    const ghost = table.ghost;
    const arrow = kArrows[event.key];
    if (arrow && ghost?.placed) {
      map.nudge(arrow[0], arrow[1], event.shiftKey ? 1 : 0.125);
      settleSoon();
      return true;
    }
    const turn = {'[': -1, ']': 1, '{': -1, '}': 1}[event.key];
    if (turn && ghost && ghost.heading !== null) {
      const step = event.shiftKey || '{}'.includes(event.key) ? 22.5 : 2.5;
      table.turnGhost(ghost.heading + turn * step);
      settleSoon();
      return true;
    }
    return false;
  };

  /** The block that has the focus is taken in hand. */
  const takeInHand = async () => {
    const id = document.activeElement?.getAttribute('data-id');
    if (id && table.mayOrder &&
        table.body(id)?.side === table.live.awaits.side &&
        await table.grab(id)) {
      map.focusGhost();
    }
  };

  /** @param {string} id */
  const openVerbs = async (id) => {
    await table.choose(id);
    if (table.selected !== id) return;
    showSheet('orders');
    queueMicrotask(() => {
      const first = (table.draft ? orders.draft : orders.card)
          .querySelector('.verb, [data-key=give]');
      if (first instanceof HTMLElement) first.focus();
    });
  };

  /** @type {Record<string, () => void>} */
  const letters = {
    'u': () => table.undo(),
    'h': () => {
      showSheet('advice');
      advice.hint();
    },
    'e': () => table.endTurn(),
    'f': () => map.flip(),
    'm': () => table.takeTool('ruler'),
    'c': () => showCheck(table),
    'r': () => stage.again(),
    'p': () => table.pause(),
    'o': () => {
      showSheet('orders');
      byId('order-text').focus();
    },
    'l': () => {
      showSheet('story');
      byId('story').focus();
    },
    'b': () => {
      showSheet('army');
      const first = byId('army').querySelector('.pick');
      if (first instanceof HTMLElement) first.focus();
    },
    '?': showKeys,
    '+': () => map.zoom(1.35),
    '=': () => map.zoom(1.35),
    '-': () => map.zoom(1 / 1.35),
    '0': () => map.zoom(0),
    'Home': () => table.look(0),
    'End': () => table.toNow(),
    'ArrowLeft': () => table.look(table.shown.at - 1),
    'ArrowRight': () => table.look(table.shown.at + 1),
  };

  /** @param {KeyboardEvent} event */
  const pressed = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]')) return;
    const on = /** @type {Element} */ (event.target);
    const typing = on.matches('input:not([type=checkbox]), select, textarea');
    if (event.key === 'Escape') {
      if (table.draft || table.verb || table.ghost) {
        const id = table.selected;
        table.drop();
        map.focusUnit(id);
      } else if (table.tool) table.takeTool(table.tool);
      else table.leave();
      event.preventDefault();
      return;
    }
    if (typing) return;
    const unit = on.getAttribute('data-id');
    const isBlock = !!unit && on.closest('.map') !== null;
    if (event.key === 'Enter' || (event.key === ' ' && isBlock &&
        !table.wake)) {
      if (on.getAttribute('data-key') === 'ghost') {
        table.give();
        event.preventDefault();
      } else if (isBlock && unit) {
        openVerbs(unit);
        event.preventDefault();
      }
      return;
    }
    if (event.key === ' ') {
      if (on.matches('button, summary, input, a')) return;
      table.step();
      event.preventDefault();
      return;
    }
    if (ghostKey(event)) {
      event.preventDefault();
      return;
    }
    if (isBlock && !table.ghost && (kArrows[event.key] ||
        event.key === '[' || event.key === ']') && table.mayOrder &&
        table.body(unit ?? '')?.side === table.live.awaits.side) {
      event.preventDefault();
      takeInHand().then(() => ghostKey(event));
      return;
    }
    const act = letters[event.key.length === 1 ? event.key.toLowerCase() :
        event.key];
    if (act) {
      event.preventDefault();
      act();
    }
  };
  document.addEventListener('keydown', pressed);
  return () => document.removeEventListener('keydown', pressed);
}
