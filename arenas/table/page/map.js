// The table, drawn to scale.
import {box, drawnBadges, drawnBlock} from './blocks.js';
import {byId, focusKey, refill, s} from './dom.js';
import {Eye} from './eye.js';
import {handle} from './gestures.js';
import {drawnGround, middle, path} from './ground.js';
import {Labels} from './labels.js';
import {drawnDraft, drawnMeasure, drawnTraces} from './marks.js';
import {words} from './words.js';

/** @import {Room} from './labels.js' */
/** @import {Table} from './table.js' */
/** @import {Arrival, Body, Ground, Spot} from './types.js' */

const kLayers = /** @type {const} */ (['ground', 'zones', 'reach', 'traces',
  'names', 'blocks', 'pointers', 'labels', 'marks', 'draft']);

/** @param {string} id @returns {any} */
const part = (id) => document.getElementById(id);

/** A table this much wider than deep has the orders below it. */
const kWide = 1.75;

export class MapView {
  /** @param {HTMLElement} root @param {Table} table */
  constructor(root, table) {
    this.root = root;
    this.table = table;
    this.eye = new Eye();
    this.picture = /** @type {any} */ (null);
    /** @type {{id: string, key: string, element: SVGElement}[]} */
    this.blocks = [];
    this.svg = /** @type {SVGSVGElement} */ (part('map-svg'));
    /** @type {Record<string, SVGGElement>} */
    this.layers = {};
    for (const name of kLayers) {
      this.layers[name] = s('g', {class: `layer ${name}`});
      this.svg.append(this.layers[name]);
    }
    this.labels = new Labels(this.layers.labels, this.layers.names, this.eye);
    this.inset = /** @type {SVGSVGElement} */ (part('inset'));
    this.scaleBar = byId('scale-bar');
    this.orient();
    handle(this);
    new ResizeObserver(() => this.resized()).observe(root);
    this.inset.addEventListener('pointerdown', (event) => {
      const frame = this.inset.getBoundingClientRect();
      this.eye.lookAt([
        (event.clientX - frame.left) / frame.width * this.eye.width *
            this.eye.unit,
        (event.clientY - frame.top) / frame.height * this.eye.depth *
            this.eye.unit]);
      this.moved();
    });
    table.on(() => this.update());
    this.resized();
    this.update();
  }

  /** Turned so that one's own side is below. */
  orient() {
    const {live, game} = this.table;
    const kept = sessionStorage.getItem(`flipped ${game}`);
    if (kept !== null) {
      this.eye.flipped = kept === 'true';
      return;
    }
    const own = live.eyes ?? live.seats.findIndex(({who}) => who !== 'agent');
    if (own < 0) return;
    const rows = live.picture.bodies.filter(({side}) => side === own);
    const others = live.picture.bodies.filter(({side}) => side === 1 - own);
    if (!rows.length || !others.length) return;
    /** @param {Body[]} bodies */
    const mean = (bodies) =>
      bodies.reduce((sum, {y}) => sum + y, 0) / bodies.length;
    this.eye.flipped = mean(rows) > mean(others);
    sessionStorage.setItem(`flipped ${game}`, String(this.eye.flipped));
  }

  flip() {
    const centre = this.eye.toTable([this.eye.x, this.eye.y]);
    this.eye.flipped = !this.eye.flipped;
    sessionStorage.setItem(`flipped ${this.table.game}`,
        String(this.eye.flipped));
    this.eye.lookAt(this.eye.toMap(centre));
    this.picture = null;
    this.moved();
    this.update();
  }

  resized() {
    const {width, height} = this.svg.getBoundingClientRect();
    this.eye.window(width, height);
    this.moved();
  }

  /** @param {number} factor 0: the whole table */
  zoom(factor) {
    if (factor) this.eye.zoom(factor);
    else this.eye.whole();
    this.moved();
  }

  /** What is seen has moved. */
  moved() {
    const {eye} = this;
    this.svg.setAttribute('viewBox', eye.viewBox.join(' '));
    this.svg.style.setProperty('--k', String(eye.scale));
    this.labels.place();
    this.drawAreas();
    this.drawInset();
    this.drawScale();
    const far = this.blockPixels() < 19;
    this.svg.classList.toggle('far', far);
  }

  /** How wide a block is on the screen. */
  blockPixels() {
    const widths = this.table.shown.picture.bodies
        .filter(({symbol, outline}) => symbol !== 'general' && outline.length)
        .map(({outline}) => {
          const frame = box(outline);
          return Math.max(frame.width, frame.height);
        }).sort((a, b) => a - b);
    const typical = widths[widths.length >> 1] ?? 2;
    return typical * this.eye.unit / this.eye.scale;
  }

  drawInset() {
    const {eye} = this;
    const on = !eye.isWhole && eye.scale < eye.fit * 0.8;
    this.inset.classList.toggle('shown', on);
    if (!on) return;
    const [width, depth] = [eye.width * eye.unit, eye.depth * eye.unit];
    this.inset.setAttribute('viewBox', `0 0 ${width} ${depth}`);
    this.inset.style.aspectRatio = `${width} / ${depth}`;
    const [x, y, w, t] = eye.viewBox;
    refill(this.inset,
        s('rect', {class: 'inset-paper', width, height: depth}),
        ...this.table.shown.picture.ground.filter(({closed}) => closed)
            .map((ground) => s('polygon', {class: `ground ${ground.kind}`,
              points: path(ground.points.map((spot) => eye.toMap(spot)))})),
        ...this.table.shown.picture.bodies.map((body) => {
          const [cx, cy] = eye.toMap([body.x, body.y]);
          return s('circle', {class: `inset-dot side${body.side}`, cx, cy,
            r: 14});
        }),
        s('rect', {class: 'inset-frame', x, y, width: w, height: t}));
  }

  drawScale() {
    const {eye} = this;
    const pixel = eye.unit / eye.scale;
    const length = [1, 2, 3, 4, 6, 8, 12, 18, 24]
        .find((one) => one * pixel >= 60) ?? 24;
    this.scaleBar.style.width = `${length * pixel}px`;
    this.scaleBar.textContent = `${length} ${this.table.shown.ruler}`;
  }

  update() {
    const {table, eye} = this;
    const {picture} = table.shown;
    if (this.picture !== picture) {
      this.picture = picture;
      byId('board').classList.toggle('deep',
          picture.width < picture.depth * kWide);
      eye.table(picture.width, picture.depth);
      if (!this.started) {
        this.started = true;
        this.resized();
        eye.whole();
      }
      this.drawGround();
      this.moved();
    }
    this.drawBlocks();
    this.drawAreas();
    refill(this.layers.marks, ...drawnMeasure(table, eye));
    refill(this.layers.draft, ...drawnDraft(table, eye));
    refill(this.layers.traces, ...drawnTraces(table, eye));
    this.svg.classList.toggle('curtained', table.curtain);
  }

  started = false;

  drawGround() {
    const {eye} = this;
    const {width, depth} = this.picture;
    const step = [1, 2, 3, 6, 12, 24]
        .find((one) => Math.max(width, depth) / one <= 12) ?? 24;
    /** @type {SVGElement[]} */
    const grid = [];
    /** @param {Spot} a @param {Spot} b */
    const rule = (a, b) => {
      const [x1, y1] = eye.toMap(a);
      const [x2, y2] = eye.toMap(b);
      grid.push(s('line', {class: 'grid', x1, y1, x2, y2}));
    };
    for (let at = step; at < width; at += step) rule([at, 0], [at, depth]);
    for (let at = step; at < depth; at += step) rule([0, at], [width, at]);
    refill(this.layers.ground,
        s('rect', {class: 'edge', x: -9, y: -9, rx: 4,
          width: width * eye.unit + 18, height: depth * eye.unit + 18}),
        s('rect', {class: 'paper', width: width * eye.unit,
          height: depth * eye.unit}),
        ...this.picture.ground.map(
            (/** @type {Ground} */ ground) =>
              drawnGround(ground, ground.points.map((p) => eye.toMap(p)),
                  eye.unit)),
        ...grid,
        ...this.picture.arrivals.map(
            (/** @type {Arrival} */ arrival) => {
              const spots = arrival.stretch.map((spot) => eye.toMap(spot));
              return s('polyline', {class: `arrival side${arrival.side}`,
                points: path(spots)});
            }));
  }

  /** Units in the sequence of the order of battle, so that Tab walks it. */
  inSequence() {
    const {army, picture} = this.table.shown;
    const all = army.flat();
    /** @type {Map<string, number>} */
    const rank = new Map();
    /** @param {string} of */
    const walk = (of) => {
      for (const one of all) {
        if (rank.has(one.id) || (of ? one.of !== of :
            all.some(({id}) => id === one.of))) continue;
        rank.set(one.id, rank.size);
        walk(one.id);
      }
    };
    walk('');
    return [...picture.bodies].sort((a, b) =>
      (rank.get(a.id) ?? 1e6) - (rank.get(b.id) ?? 1e6));
  }

  drawBlocks() {
    const {table, eye} = this;
    const {shown} = table;
    const idle = new Set(table.mayOrder ? shown.idle : []);
    const acting = new Set(table.stage.flatMap(({ids}) => ids ?? []));
    const pointed = new Set(table.pointed);
    const targets = new Map((table.targets ?? []).map((t) => [t.id, t]));
    const chosen = new Set(table.mayOrder ?
      table.live.choices.flatMap(({order}) =>
        [order.object, order.subject].filter(Boolean)) : []);
    const known = new Map(this.blocks.map((block) => [block.id, block]));
    const blocks = this.inSequence().map((body) => {
      const outline = body.outline.map((spot) => eye.toMap(spot));
      const target = targets.get(body.id);
      const side = shown.sides[body.side];
      const classes = [
        idle.has(body.id) && 'idle', acting.has(body.id) && 'acting',
        pointed.has(body.id) && 'pointed',
        body.id === table.selected && 'selected',
        target && (target.legal ? 'target' : 'no-target'),
        targets.size > 0 && !target && body.id !== table.selected && 'aside',
        chosen.has(body.id) && 'target',
        body.id === table.measureFrom && 'pointed',
      ].filter(Boolean);
      const extra = idle.has(body.id) ? `, ${words.mayAct}` : '';
      const refusal = target && !target.legal ?
          `, ${target.refusal?.sentence ?? ''}` : '';
      const label = words.unitOf(body.label || body.name, side) + extra +
          refusal;
      // What looks the same stays the same element.
      const key = JSON.stringify([label, classes, outline, body.heading,
        body.badges, body.symbol]);
      const old = known.get(body.id);
      if (old?.key === key) return old;
      const drawn = drawnBlock(body, outline, eye.turned(body.heading),
          eye.toMap([body.x, body.y]));
      drawn.classList.add(.../** @type {string[]} */ (classes));
      for (const [name, value] of Object.entries({
        'role': 'button', 'tabindex': '0', 'data-id': body.id,
        'data-key': `unit ${body.id}`, 'aria-label': label,
        'aria-pressed': String(body.id === table.selected),
      })) drawn.setAttribute(name, value);
      const seals = drawnBadges(body, outline);
      if (seals) drawn.append(seals);
      return {id: body.id, key, element: drawn};
    });
    this.exchange(blocks);
    this.drawPointers();
    this.labels.set(shown.picture, table.selected);
  }

  /** @param {{id: string, key: string, element: SVGElement}[]} blocks */
  exchange(blocks) {
    const same = blocks.length === this.blocks.length &&
        blocks.every(({id}, i) => id === this.blocks[i].id);
    if (!same) {
      refill(this.layers.blocks, ...blocks.map(({element}) => element));
    } else {
      blocks.forEach(({element}, i) => {
        const old = this.blocks[i].element;
        if (old === element) return;
        const focused = document.activeElement === old;
        old.replaceWith(element);
        if (focused) element.focus({preventScroll: true});
      });
    }
    this.blocks = blocks;
  }

  /** Arrows from one body to another. */
  drawPointers() {
    const {table, eye} = this;
    this.layers.pointers.replaceChildren();
    for (const body of table.shown.picture.bodies) {
      for (const other of body.points_at) {
        const to = table.body(other);
        if (!to) continue;
        const [x1, y1] = eye.toMap([body.x, body.y]);
        const [x2, y2] = eye.toMap([to.x, to.y]);
        this.layers.pointers.append(s('line', {'class': 'pointer', x1, y1, x2,
          y2, 'marker-end': 'url(#p-arrow)'}));
      }
    }
  }

  drawAreas() {
    const {table, eye} = this;
    const zones = table.card?.id === table.selected ? table.card.zones : [];
    /** @type {Room[]} */
    const rooms = [];
    refill(this.layers.zones, ...zones.flatMap((zone, i) => {
      const outline = zone.outline.map((spot) => eye.toMap(spot));
      if (outline.length < 3) return [];
      const room = this.labels.onOutline(zone.name, outline, rooms);
      return [s('polygon', {class: `zone zone${i % 4}`, points: path(outline)}),
        room && s('text', {class: 'zone-name', x: (room.left + room.right) / 2,
          y: room.bottom}, zone.name)];
    }));
    refill(this.layers.reach, s('path', {class: 'reach', d: table.reach
        .map((area) => `M${path(area.map((p) => eye.toMap(p)))}Z`)
        .join(' ')}));
  }

  /** @param {string} id */
  centre(id) {
    const body = this.table.body(id);
    const ground = this.picture.ground.find(
        (/** @type {{id: string}} */ one) => one.id === id);
    const spot = body ? [body.x, body.y] : ground && middle(ground.points);
    if (!spot) return;
    const {eye} = this;
    eye.scale = Math.min(eye.scale, eye.fit * 0.6);
    eye.lookAt(eye.toMap(/** @type {Spot} */ (spot)));
    this.moved();
  }

  /** Moves what is seen only if the body is not seen. @param {string} id */
  centreIfHidden(id) {
    const body = this.table.body(id);
    if (!body) return;
    const [x, y] = this.eye.toMap([body.x, body.y]);
    const [left, top, width, height] = this.eye.viewBox;
    if (x > left && x < left + width && y > top && y < top + height) return;
    this.eye.lookAt([x, y]);
    this.moved();
  }

  /** @param {string} id */
  focusUnit(id) {
    focusKey(this.svg, `unit ${id}`);
  }

  focusGhost() {
    focusKey(this.svg, 'ghost');
  }

  /**
   * A step of the ghost in a direction of the screen.
   * @param {number} right @param {number} up @param {number} length
   */
  nudge(right, up, length) {
    const {ghost} = this.table;
    if (!ghost) return;
    const sign = this.eye.flipped ? -1 : 1;
    this.table.moveGhost(ghost.x + right * length * sign,
        ghost.y + up * length * sign);
  }
}
