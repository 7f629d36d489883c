// @ts-check
// Names on the map: each where it covers no other, in letters that stay of one
// size on the screen.
import {box} from './blocks.js';
import {refill, s} from './dom.js';
import {middle} from './ground.js';

/** @typedef {import('./types.js').Picture} Picture */
/** @typedef {import('./eye.js').Eye} Eye */

const kSize = 10.5;  // pixels

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
  }

  /** @param {Picture} picture @param {string} selected */
  set(picture, selected) {
    if (this.picture === picture && this.selected === selected) return;
    this.picture = picture;
    this.selected = selected;
    this.place();
  }

  place() {
    const {picture, eye} = this;
    if (!picture) return;
    const k = eye.scale;
    /** @type {{left: number, right: number, top: number, bottom: number}[]} */
    const taken = [];
    /** @type {Map<string, ReturnType<typeof box>>} */
    const frames = new Map();
    for (const body of picture.bodies) {
      const spots = body.outline.length ? body.outline :
        [/** @type {[number, number]} */ ([body.x, body.y])];
      const frame = box(spots.map((spot) => eye.toMap(spot)));
      frames.set(body.id, frame);
      taken.push(frame);
    }
    /** @type {SVGElement[]} */
    const drawn = [];
    for (const body of picture.bodies) {
      const frame = /** @type {ReturnType<typeof box>} */ (frames.get(body.id));
      const near = Math.max(frame.width, frame.height) / k > 64;
      const news = near ? body.badges.map((badge) => badge.words)
          .slice(0, 2).join(', ') : '';
      const lines = news ? [body.name, news] : [body.name];
      const wide = Math.max(...lines.map((l) => l.length)) * kSize * 0.68 * k;
      const tall = kSize * 1.15 * k * lines.length;
      const gap = 2 * k;
      const places = [frame.bottom + gap, frame.top - gap - tall,
        frame.bottom + gap + tall, frame.top - gap - 2 * tall];
      for (const top of places) {
        const spot = {left: frame.x - wide / 2, right: frame.x + wide / 2, top,
          bottom: top + tall};
        if (body.id !== this.selected && taken.some((other) =>
          other !== frame && other.left < spot.right &&
          other.right > spot.left && other.top < spot.bottom &&
          other.bottom > spot.top)) continue;
        taken.push(spot);
        const text = s('text', {'class': `label side${body.side}`,
          'aria-hidden': 'true', 'x': frame.x, 'y': top + kSize * 0.95 * k});
        lines.forEach((line, i) => text.append(s('tspan', {x: frame.x,
          dy: i ? kSize * 1.15 * k : 0, class: i ? 'news' : 'own'}, line)));
        drawn.push(text);
        break;
      }
    }
    refill(this.layer, ...drawn);
    this.placeNames(taken);
  }

  /** @param {{left: number, right: number, top: number, bottom: number}[]} taken */
  placeNames(taken) {
    const {picture, eye} = this;
    if (!picture) return;
    const k = eye.scale;
    const said = new Set();
    /** @type {SVGElement[]} */
    const drawn = [];
    for (const ground of picture.ground) {
      if (!ground.name || said.has(ground.name) || !ground.points.length) {
        continue;
      }
      const spots = ground.points.map((spot) => eye.toMap(spot));
      const [x, y] = ground.closed ? middle(spots) :
        middle(spots.slice((spots.length - 1) >> 1,
            (spots.length >> 1) + 1));
      const wide = ground.name.length * kSize * 0.6 * k;
      for (const shift of [0, -1.3, 1.3, 2.6, -2.6]) {
        const at = y + shift * kSize * k;
        const spot = {left: x - wide / 2, right: x + wide / 2,
          top: at - kSize * k * 0.6, bottom: at + kSize * k * 0.6};
        if (taken.some((other) => other.left < spot.right &&
            other.right > spot.left && other.top < spot.bottom &&
            other.bottom > spot.top)) continue;
        taken.push(spot);
        said.add(ground.name);
        drawn.push(s('text', {'class': `place ${ground.kind}`, x,
          'y': at + kSize * k * 0.35, 'aria-hidden': 'true'}, ground.name));
        break;
      }
    }
    refill(this.under, ...drawn);
  }
}
