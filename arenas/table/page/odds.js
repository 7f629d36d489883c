// What dice may bring, as words and as a bar.
import {h} from './dom.js';
import {words} from './words.js';

/** @import {Branch, Odds} from './types.js' */

/** @param {number} chance */
export const percent = (chance) => chance > 0 && chance < 0.01 ? '< 1 %' :
    chance < 1 && chance > 0.99 ? '> 99 %' : `${Math.round(chance * 100)} %`;

/** @param {Odds} odds */
export function drawnOdds(odds) {
  return h('div', {class: 'odds'},
      h('p', {}, h('strong', {}, words.odds), ' ', odds.words),
      drawnBar(odds.tree));
}

/** @param {Branch[]} tree */
export function drawnBar(tree) {
  if (tree.length === 0) return null;
  const bar = h('div', {'class': 'odds-bar', 'aria-hidden': 'true'});
  tree.forEach(({chance, words: said}, i) => {
    const part = h('span', {class: `part part${i % 5}`, title: said},
        chance >= 0.12 ? `${said} ${percent(chance)}` : '');
    part.style.flexGrow = String(Math.max(chance, 0.01));
    bar.append(part);
  });
  // What its part of the bar is too narrow for, on a phone if nowhere else.
  const cutAt = (/** @type {number} */ letters) =>
    tree.filter(({chance, words: said}) => said.length + 5 > chance * letters);
  const cut = cutAt(45);
  const kind = cutAt(60)[0] ? 'faint cut' : 'faint cut narrow';
  return h('div', {}, bar, cut[0] && h('p', {class: kind},
      cut.map(({chance, words: said}) =>
        `${said} ${percent(chance)}`).join(' · ')));
}
