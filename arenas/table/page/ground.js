// How the ground is drawn.
import {s} from './dom.js';

/** @import {Ground, Spot} from './types.js' */

/** @param {Spot[]} spots */
export const path = (spots) =>
  spots.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');

/** @param {Spot[]} spots @returns {Spot} */
export function middle(spots) {
  const xs = spots.map((spot) => spot[0]);
  const ys = spots.map((spot) => spot[1]);
  return [(Math.min(...xs) + Math.max(...xs)) / 2,
    (Math.min(...ys) + Math.max(...ys)) / 2];
}

/** Kinds of which a pattern is laid over the colour. */
const kPatterned = new Set(['woods', 'houses', 'crops', 'ford', 'impassable']);

/**
 * @param {Ground} ground
 * @param {Spot[]} spots on the map
 * @param {number} unit of the map in one of the ruler
 */
export function drawnGround(ground, spots, unit) {
  const group = s('g', {'class': `ground ${ground.kind}`, 'data-id': ground.id});
  if (spots.length < 2) return group;
  if (ground.closed) {
    group.append(s('polygon', {points: path(spots), class: 'area'}));
    if (kPatterned.has(ground.kind)) {
      group.append(s('polygon',
          {points: path(spots), fill: `url(#p-${ground.kind})`}));
    }
    if (ground.kind === 'hill') {
      const centre = middle(spots);
      for (const share of [0.86, 0.7]) {
        group.append(s('polygon', {class: 'contour', points: path(spots.map(
            ([x, y]) => [centre[0] + (x - centre[0]) * share,
              centre[1] + (y - centre[1]) * share]))}));
      }
    }
    return group;
  }
  const least = {water: 5, road: 5.5, bridge: 8, rampart: 6.5, wall: 4,
    hedge: 4.5, crest: 2.4, open_side: 4}[ground.kind] ?? 4;
  const width = Math.max(ground.width * unit, least);
  if (ground.kind === 'crest') group.append(...hachures(spots));
  group.append(
      s('polyline', {'points': path(spots), 'class': 'bank',
        'stroke-width': width}),
      s('polyline', {'points': path(spots), 'class': 'bed',
        'stroke-width': Math.max(width - 2.2, 1)}));
  return group;
}

/**
 * Short strokes down both slopes of a crest.
 * @param {Spot[]} spots
 */
function hachures(spots) {
  const strokes = [];
  for (let i = 1; i < spots.length; ++i) {
    const [ax, ay] = spots[i - 1];
    const [bx, by] = spots[i];
    const length = Math.hypot(bx - ax, by - ay);
    if (length < 1) continue;
    const along = [(bx - ax) / length, (by - ay) / length];
    for (let at = 5; at < length; at += 11) {
      const x = ax + along[0] * at;
      const y = ay + along[1] * at;
      strokes.push(s('path', {class: 'hachure',
        d: `M${x - along[1] * 6} ${y + along[0] * 6}` +
           `L${x + along[1] * 6} ${y - along[0] * 6}`}));
    }
  }
  return strokes;
}
