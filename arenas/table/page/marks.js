// What is drawn over the table: the draft with its legs, the ghost and its
// handle, traces of what moved, the ruler.
import {ahead, drawnBlock, frontEdge} from './blocks.js';
import {s} from './dom.js';
import {path} from './ground.js';
import {words} from './words.js';

/** @import {Eye} from './eye.js' */
/** @import {Ghost, Table} from './table.js' */
/** @import {Body, Leg, Spot} from './types.js' */

/**
 * The outline of a body at another place.
 * @param {Body} body
 * @param {number} x
 * @param {number} y
 * @param {number|null} heading
 * @returns {Spot[]}
 */
export function moved(body, x, y, heading) {
  const turn = ((heading ?? 0) - (body.heading ?? 0)) * Math.PI / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return body.outline.map(([px, py]) => {
    const [dx, dy] = [px - body.x, py - body.y];
    return [x + dx * cos + dy * sin, y - dx * sin + dy * cos];
  });
}

/** @param {Table} table @param {Eye} eye */
export function drawnDraft(table, eye) {
  /** @type {SVGElement[]} */
  const marks = [];
  const {ghost} = table;
  const draft = table.draft ?? (table.past ? table.advised : null);
  const id = draft?.order.subject ?? ghost?.base.subject ?? '';
  const body = table.body(id);
  const object = draft?.order.object ?? '';
  const aim = table.body(object);
  if (body && aim) {
    const last = draft?.way?.at(-1);
    const [x1, y1] = eye.toMap(last ? [last.x, last.y] : [body.x, body.y]);
    const [x2, y2] = eye.toMap([aim.x, aim.y]);
    marks.push(s('line', {'class': 'aim', x1, y1, x2, y2,
      'marker-end': 'url(#p-arrow)'}));
  }
  const way = draft?.legal ? draft.way ?? [] : [];
  if (body && way.length > 0) {
    const line = [eye.toMap([body.x, body.y]),
      ...way.map(({x, y}) => eye.toMap([x, y]))];
    marks.push(s('polyline', {'class': 'way', 'points': path(line),
      'marker-end': 'url(#p-arrow)'}));
    for (const leg of way.slice(0, -1)) {
      marks.push(s('polygon', {class: 'leg',
        points: path(leg.outline.map((spot) => eye.toMap(spot)))}));
    }
  }
  if (ghost) marks.push(...drawnGhost(table, eye, body, way.at(-1)));
  else if (body && way.length > 0) {
    const end = /** @type {Leg} */ (way.at(-1));
    const outline = end.outline.map((spot) => eye.toMap(spot));
    const drawn = drawnBlock(body, outline, eye.turned(end.heading),
        eye.toMap([end.x, end.y]));
    drawn.classList.add('ghost', 'planned');
    marks.push(drawn);
  }
  return marks;
}

/**
 * @param {Table} table
 * @param {Eye} eye
 * @param {Body|undefined} body
 * @param {Leg|undefined} end
 */
function drawnGhost(table, eye, body, end) {
  const ghost = /** @type {Ghost} */ (table.ghost);
  const {draft} = table;
  const good = ghost.correction || !!draft?.legal;
  const x = end?.x ?? ghost.x;
  const y = end?.y ?? ghost.y;
  const heading = end?.heading ?? ghost.heading;
  const stand = body ?? {...kSomething, side: table.live.awaits.side,
    id: ghost.base.subject ?? ''};
  const outline = (end?.outline ?? moved(stand, x, y, heading))
      .map((spot) => eye.toMap(spot));
  const centre = eye.toMap([x, y]);
  const turned = eye.turned(heading);
  const drawn = drawnBlock(stand, outline, turned, centre);
  drawn.classList.add('ghost', good ? 'good' : ghost.wished ? 'bad' : 'new');
  if (!good && ghost.wished && outline.length > 2) {
    drawn.append(s('polygon', {points: path(outline), fill: 'url(#p-bad)'}));
  }
  drawn.setAttribute('role', 'button');
  drawn.setAttribute('tabindex', '0');
  drawn.setAttribute('data-key', 'ghost');
  drawn.setAttribute('aria-label', words.ghost(table.nameOf(stand.id),
      draft?.table_words ?? draft?.words ?? draft?.refusal?.sentence ?? table.verb?.verb ?? ''));
  const marks = [drawn];
  if (ghost.wished && end && Math.hypot(end.x - ghost.x, end.y - ghost.y) >
      0.06) {
    // Where the pointer is, if the block cannot stand there.
    marks.unshift(s('polygon', {class: 'wish', points: path(
        moved(stand, ghost.x, ghost.y, ghost.heading)
            .map((spot) => eye.toMap(spot)))}));
  }
  if (turned !== null) {
    const to = ahead(turned);
    const [a, b] = frontEdge(outline, to);
    const reach = Math.max(22 * eye.scale, 14);
    const [fx, fy] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const [hx, hy] = [fx + to[0] * reach, fy + to[1] * reach];
    marks.push(s('g', {'class': 'handle', 'aria-hidden': 'true'},
        s('line', {x1: fx, y1: fy, x2: hx, y2: hy}),
        s('circle', {class: 'grip-area', cx: hx, cy: hy,
          r: 22 * eye.scale}),
        s('circle', {class: 'grip', cx: hx, cy: hy, r: 7 * eye.scale})));
  }
  return marks;
}

/** A block of which only the name is known: it is not on the table yet. */
const kSomething = /** @type {Body} */ ({id: '', name: '', label: '', side: 0,
  symbol: 'unsaid', type: '', badges: [], x: 0, y: 0, heading: 0,
  outline: [[-1, 0.5], [1, 0.5], [1, -0.5], [-1, -0.5]], points_at: []});

/** @param {Table} table @param {Eye} eye */
export function drawnTraces(table, eye) {
  const marks = table.traces.flatMap((trace) => {
    const [x1, y1] = eye.toMap(trace.from);
    const [x2, y2] = eye.toMap(trace.to);
    return [
      s('polygon', {class: `trace side${trace.side}`,
        points: path(trace.outline.map((spot) => eye.toMap(spot)))}),
      s('line', {'class': `trace side${trace.side}`, x1, y1, x2, y2,
        'marker-end': 'url(#p-arrow)'}),
    ];
  });
  for (const {roll} of table.stage) {
    const a = roll && table.body(roll.subject);
    const b = roll && table.body(roll.object);
    if (!a || !b) continue;
    const [x1, y1] = eye.toMap([a.x, a.y]);
    const [x2, y2] = eye.toMap([b.x, b.y]);
    marks.push(s('line', {'class': 'shot', x1, y1, x2, y2,
      'marker-end': 'url(#p-arrow)'}));
  }
  return marks;
}

/** @param {Table} table @param {Eye} eye */
export function drawnMeasure(table, eye) {
  const {measure} = table;
  if (!measure) return [];
  const [x1, y1] = eye.toMap(measure.from);
  const [x2, y2] = eye.toMap(measure.to);
  const text = `${Number(measure.length.toFixed(2))} ${table.shown.ruler}`;
  return [s('line', {class: 'measure', x1, y1, x2, y2}),
    s('circle', {class: 'measure-end', cx: x1, cy: y1, r: 3 * eye.scale}),
    s('circle', {class: 'measure-end', cx: x2, cy: y2, r: 3 * eye.scale}),
    s('text', {class: 'measure-words', x: (x1 + x2) / 2,
      y: (y1 + y2) / 2 - 6 * eye.scale}, text)];
}
