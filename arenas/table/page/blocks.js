// How blocks are drawn: true size, symbol, front, side by colour and pattern.
import {s} from './dom.js';
import {path} from './ground.js';
import {words} from './words.js';

/** @import {Body, Spot} from './types.js' */

/** @param {number} heading degrees on the map @returns {Spot} */
export function ahead(heading) {
  const angle = heading * Math.PI / 180;
  return [Math.sin(angle), -Math.cos(angle)];
}

/**
 * The edge of an outline that lies furthest ahead.
 * @param {Spot[]} outline
 * @param {Spot} to
 * @returns {[Spot, Spot]}
 */
export function frontEdge(outline, to) {
  let best = 0;
  let furthest = -Infinity;
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length];
    const reach = (a[0] + b[0]) * to[0] + (a[1] + b[1]) * to[1];
    if (reach > furthest) {
      furthest = reach;
      best = i;
    }
  });
  return [outline[best], outline[(best + 1) % outline.length]];
}

/** @param {Spot[]} spots */
export function box(spots) {
  const xs = spots.map((spot) => spot[0]);
  const ys = spots.map((spot) => spot[1]);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return {left, right, top, bottom, x: (left + right) / 2,
    y: (top + bottom) / 2, width: right - left, height: bottom - top};
}

/** @param {Body} body */
export const isShaken = (body) =>
  body.badges.some(({tone}) => tone === 'shaken' || tone === 'running');

/** @param {number} x @param {number} y @param {number} radius */
function star(x, y, radius) {
  /** @type {Spot[]} */
  const spots = [];
  for (let i = 0; i < 10; ++i) {
    const angle = i * Math.PI / 5;
    const r = i % 2 ? radius * 0.42 : radius;
    spots.push([x + r * Math.sin(angle), y - r * Math.cos(angle)]);
  }
  return s('polygon', {points: path(spots), class: 'star'});
}

/**
 * @param {Body} body
 * @param {Spot[]} outline on the map
 * @param {number|null} heading on the map
 * @returns {SVGElement[]}
 */
function symbol(body, outline, heading) {
  const frame = box(outline);
  const least = Math.min(frame.width, frame.height);
  // Corners from the front left on, so that the strokes turn with the block.
  let corners = outline;
  if (outline.length === 4 && heading !== null) {
    const [front] = frontEdge(outline, ahead(heading));
    const first = outline.indexOf(front);
    corners = [...outline.slice(first), ...outline.slice(0, first)];
  }
  /** @param {number} a @param {number} b */
  const stroke = (a, b) => corners.length === 4 ? [s('line', {
    class: 'stroke', x1: corners[a][0], y1: corners[a][1],
    x2: corners[b][0], y2: corners[b][1],
  })] : [];
  const dot = () => s('circle', {class: 'dot', cx: frame.x, cy: frame.y,
    r: Math.max(least * 0.2, 2.4)});
  switch (body.symbol) {
    case 'general':
      return [star(frame.x, frame.y, Math.max(least * 0.48, 5))];
    case 'infantry':
      return [...stroke(0, 2), ...stroke(1, 3)];
    case 'cavalry':
      return stroke(0, 2);
    case 'horse_artillery':
      return [...stroke(0, 2), dot()];
    case 'artillery':
      return [dot()];
    default:
      return [];
  }
}

/**
 * The front: a thick edge and a small point ahead of its middle.
 * @param {Spot[]} outline
 * @param {number} heading on the map
 */
function front(outline, heading) {
  const to = ahead(heading);
  const [a, b] = frontEdge(outline, to);
  const x = (a[0] + b[0]) / 2;
  const y = (a[1] + b[1]) / 2;
  const size = Math.min(5, Math.hypot(b[0] - a[0], b[1] - a[1]) / 4);
  /** @type {Spot[]} */
  const point = [[x - to[1] * size, y + to[0] * size],
    [x + to[0] * size * 1.3, y + to[1] * size * 1.3],
    [x + to[1] * size, y - to[0] * size]];
  return [
    s('line', {class: 'front', x1: a[0], y1: a[1], x2: b[0], y2: b[1]}),
    s('polygon', {class: 'point', points: path(point)}),
  ];
}

/**
 * @param {Body} body
 * @param {Spot[]} outline on the map
 * @param {number|null} heading on the map
 * @param {Spot} centre on the map
 */
export function drawnBlock(body, outline, heading, centre) {
  const side = body.side === 0 || body.side === 1 ? body.side : 2;
  const group = s('g', {class: [`block side${side}`, body.symbol,
    heading === null ? 'faceless' : '', isShaken(body) ? 'shaken' : '']
      .join(' ')});
  if (outline.length < 3) {
    group.append(s('circle', {class: 'base', cx: centre[0], cy: centre[1],
      r: 6}));
    return group;
  }
  group.append(s('polygon', {class: 'base', points: path(outline)}),
      ...symbol(body, outline, heading));
  if (heading !== null && body.symbol !== 'general') {
    group.append(...front(outline, heading));
  }
  return group;
}

/**
 * Badges as small seals with a letter, for those that are news; in true size
 * of letters whatever the zoom.
 * @param {Body} body
 * @param {Spot[]} outline
 */
export function drawnBadges(body, outline) {
  const shown = body.badges.filter(({tone}) => words.tones[tone]).slice(0, 3);
  if (!shown[0] || !outline[0]) return null;
  // At the corner of a turned block, not of the box round it.
  const [x, y] = outline.reduce((best, spot) =>
    spot[0] - spot[1] > best[0] - best[1] ? spot : best);
  const group = s('g', {class: 'steady', 'aria-hidden': 'true',
    transform: `translate(${x} ${y})`});
  const inner = s('g', {class: 'constant badges'});
  shown.forEach(({tone, words: said}, i) => {
    inner.append(s('g', {class: `badge ${tone}`,
      transform: `translate(${-i * 12 - 2} -5)`},
    tone === 'shaken' || tone === 'running' ?
      s('path', {d: 'M0 -6.5L6.5 5H-6.5z'}) : s('circle', {r: 6}),
    s('text', {y: 3.2}, words.seals[said] ?? said.charAt(0).toUpperCase())));
  });
  group.append(inner);
  return group;
}
