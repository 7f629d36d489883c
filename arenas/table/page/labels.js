// Names on the map: each where it covers no block and no other name, in letters
// of one size on the screen. What has no room is left out until one looks closer.
import {box} from './blocks.js';
import {refill, s} from './dom.js';
import {middle} from './ground.js';

/** @import {Eye} from './eye.js' */
/** @import {Body, Ground, Picture, Spot} from './types.js' */
/** @typedef {ReturnType<typeof box>} Frame */
/** @typedef {{left: number, right: number, top: number, bottom: number}} Room */

const kSize = 10.5;  // pixels
const kLine = kSize * 1.15;
const kLetter = kSize * 0.66;  // a letter of a unit's name, on average
const kPlaceLetter = kSize * 0.6;

/** @param {Room} a @param {Room} b */
const covers = (a, b) => a.left < b.right && a.right > b.left &&
    a.top < b.bottom && a.bottom > b.top;

export class Labels {
  /**
   * @param {SVGGElement} layer of the units' names
   * @param {SVGGElement} under of the names of places
   * @param {Eye} eye
   */
  constructor(layer, under, eye) {
    this.layer = layer;
    this.under = under;
    this.eye = eye;
    /** @type {Picture|null} */
    this.picture = null;
    this.selected = '';
    /** @type {Room[]} */
    this.taken = [];
  }

  /** @param {Picture} picture @param {string} selected */
  set(picture, selected) {
    if (this.picture === picture && this.selected === selected) return;
    this.picture = picture;
    this.selected = selected;
    this.place();
  }

  /** @param {Room} room @param {Room=} own what may be covered */
  isFree(room, own) {
    return !this.taken.some((other) => other !== own && covers(other, room));
  }

  place() {
    const {picture, eye} = this;
    if (!picture) return;
    this.taken = [];
    /** @type {Map<Body, Frame>} */
    const frames = new Map();
    for (const body of picture.bodies) {
      const spots = body.outline.length ? body.outline :
        [/** @type {Spot} */ ([body.x, body.y])];
      const frame = box(spots.map((spot) => eye.toMap(spot)));
      frames.set(body, frame);
      this.taken.push(frame);
    }
    // Who was chosen first, then who commands.
    /** @param {Body} body */
    const rank = (body) => body.id === this.selected ? 0 :
        body.symbol === 'general' ? 1 : 2;
    refill(this.layer, ...[...frames].sort(([a], [b]) => rank(a) - rank(b))
        .map(([body, frame]) => this.nameOf(body, frame))
        .filter((text) => text !== null));
    this.placeNames();
  }

  /**
   * Where on an outline a name covers nothing, as high as can be.
   * @param {string} name @param {Spot[]} outline @param {Room[]} others
   */
  onOutline(name, outline, others) {
    const k = this.eye.scale;
    const wide = name.length * kPlaceLetter * k / 2;
    const rooms = along([...outline, outline[0]]).map(([x, y]) =>
      ({left: x - wide, right: x + wide, top: y - kLine * k, bottom: y}))
        .sort((a, b) => a.top - b.top)
        .filter((one) => others.every((other) => !covers(one, other)));
    const room = rooms.find((one) => this.isFree(one)) ?? rooms[0];
    if (!room) return null;
    others.push(room);
    return room;
  }

  /** @param {Body} body @param {Frame} frame */
  nameOf(body, frame) {
    const k = this.eye.scale;
    const [left, , w] = this.eye.viewBox;
    const near = Math.max(frame.width, frame.height) / k > 64;
    const news = near ? body.badges.map((badge) => badge.words)
        .slice(0, 2).join(', ') : '';
    for (const lines of news ? [[body.name, news], [body.name]] :
        [[body.name]]) {
      const wide = Math.max(...lines.map((l) => l.length)) * kLetter * k;
      const tall = kLine * k * lines.length;
      const gap = 2 * k;
      const [x, y] = [frame.x, frame.y - tall / 2];
      const aside = wide / 2 + gap * 2;
      /** @type {Spot[]} the middle of its upper edge */
      const places = [[x, frame.bottom + gap], [x, frame.top - gap - tall],
        [frame.right + aside, y], [frame.left - aside, y],
        [x, frame.bottom + gap + kLine * k],
        [x, frame.top - gap - tall - kLine * k],
        [frame.left + wide / 2, frame.bottom + gap],
        [frame.right - wide / 2, frame.bottom + gap],
        [frame.left + wide / 2, frame.top - gap - tall],
        [frame.right - wide / 2, frame.top - gap - tall]];
      const near = places.length;
      for (const rows of [2, 3, 4]) {
        for (const by of [0, -0.5, 0.5, -1, 1]) {
          const at = x + by * (wide + frame.width);
          places.push([at, frame.bottom + gap + rows * kLine * k],
              [at, frame.top - gap - tall - rows * kLine * k]);
        }
      }
      for (const [i, [at, top]] of places.entries()) {
        if (i === near && lines[1]) break;  // rather the name
        const room = {left: at - wide / 2, right: at + wide / 2, top,
          bottom: top + tall};
        if (!this.isFree(room, frame) || frame.x > left && frame.x < left + w &&
            (room.left < left || room.right > left + w)) continue;
        this.taken.push(room);
        const minor = body.symbol === 'general' ||
            body.id === this.selected ? '' : 'minor';
        const text = s('text', {'class': `label side${body.side} ${minor}`,
          'aria-hidden': 'true', 'x': at, 'y': top + kSize * 0.95 * k});
        lines.forEach((line, n) => text.append(s('tspan', {x: at,
          dy: n ? kLine * k : 0, class: n ? 'news' : 'own'}, line)));
        if (i < near) return text;
        // So far off a line leads to its block.
        const below = top > frame.y;
        return s('g', {}, s('line', {class: `leader side${body.side} ${minor}`,
          x1: at, y1: below ? top + gap : top + tall, x2: x,
          y2: below ? frame.bottom : frame.top}), text);
      }
    }
    return null;
  }

  placeNames() {
    const {picture, eye} = this;
    if (!picture) return;
    const k = eye.scale;
    /** @type {SVGElement[]} */
    const drawn = [];
    // Areas first: lines have more places for a name.
    for (const {name, kind, spots, closed} of named(picture.ground, eye)
        .sort((a, b) => Number(b.closed) - Number(a.closed))) {
      const wide = name.length * kPlaceLetter * k;
      const frame = box(spots);
      const tall = kSize * 1.2 * k;
      /** @type {Spot[]} */
      const places = closed ? [[frame.x,
        frame.width < wide / 2 ? frame.bottom + tall * 0.7 : frame.y],
        [frame.x, frame.top - tall * 0.7], [frame.x, frame.bottom + tall * 0.7],
        [frame.right + wide / 2 + 4 * k, frame.y],
        [frame.left - wide / 2 - 4 * k, frame.y],
        [frame.x, frame.y - tall], [frame.x, frame.y + tall]] : along(spots);
      for (const [x, y] of places) {
        const room = {left: x - wide / 2, right: x + wide / 2,
          top: y - tall / 2, bottom: y + tall / 2};
        if (!this.isFree(room)) continue;
        this.taken.push(room);
        drawn.push(s('text', {'class': `place ${kind}`, x,
          'y': y + kSize * k * 0.35, 'aria-hidden': 'true'}, name));
        break;
      }
    }
    refill(this.under, ...drawn);
  }
}

/**
 * Places along a line, from its middle outwards.
 * @param {Spot[]} spots
 * @returns {Spot[]}
 */
function along(spots) {
  /** @type {Spot[]} */
  const places = [];
  for (let i = 1; i < spots.length; ++i) {
    const [[ax, ay], [bx, by]] = [spots[i - 1], spots[i]];
    for (const share of [0.5, 0.2, 0.8]) {
      places.push([ax + (bx - ax) * share, ay + (by - ay) * share]);
    }
  }
  const [x, y] = middle(spots);
  return places.sort((a, b) => Math.hypot(a[0] - x, a[1] - y) -
      Math.hypot(b[0] - x, b[1] - y));
}

/**
 * The names of places with what they stand on. Parts of one place, "Retz west"
 * and "Retz east", have one name together as long as they are smaller than
 * what they are called.
 * @param {Ground[]} ground
 * @param {Eye} eye
 */
function named(ground, eye) {
  /** @type {Map<string, {name: string, kind: string, closed: boolean,
   *     spots: Spot[]}>} */
  const found = new Map();
  for (const {name, kind, closed, points} of ground) {
    if (!name || !points.length) continue;
    const spots = points.map((spot) => eye.toMap(spot));
    const first = name.split(' ')[0];
    const isPart = closed && first !== name && ground.some((other) =>
      other.name !== name && other.kind === kind &&
      other.name.split(' ')[0] === first);
    const narrow = box(spots).width <
        name.length * kPlaceLetter * eye.scale;
    const shown = isPart && narrow ? first : name;
    const known = found.get(shown);
    if (known && shown !== name) known.spots.push(...spots);
    else if (!known) found.set(shown, {name: shown, kind, closed, spots});
  }
  return [...found.values()];
}
