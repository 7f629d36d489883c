// On a narrow screen one sheet at a time lies below the table.
import {byId} from './dom.js';

const kSheets = ['orders', 'army', 'story', 'advice'];

/** @param {string} name */
export function showSheet(name) {
  byId('game').dataset.sheet = name;
  for (const one of kSheets) {
    byId(`tab-${one}`).ariaPressed = String(one === name);
  }
}

export function startSheets() {
  for (const one of kSheets) {
    byId(`tab-${one}`).addEventListener('click', () => showSheet(one));
  }
  showSheet('orders');
}
