// Which part of the table is seen: zoom, place, and which side is below.

/** @import {Spot} from './types.js' */

/** The longer edge of the table on the map. */
const kLong = 1200;
const kMargin = 26;

export class Eye {
  constructor() {
    this.width = 1;  // of the table, in the ruler's units
    this.depth = 1;
    this.unit = 1;  // of the map in one of the ruler's
    this.flipped = false;
    this.x = 0;  // the middle of what is seen, on the map
    this.y = 0;
    this.scale = 1;  // of the map in one pixel
    this.pixels = [1, 1];
  }

  /** @param {number} width @param {number} depth */
  table(width, depth) {
    if (width === this.width && depth === this.depth) return;
    this.width = width;
    this.depth = depth;
    this.unit = kLong / Math.max(width, depth, 1);
    this.whole();
  }

  /** @param {number} width @param {number} height in pixels */
  window(width, height) {
    const wasWhole = this.isWhole;
    this.pixels = [Math.max(width, 1), Math.max(height, 1)];
    if (wasWhole) this.whole();
    this.bound();
  }

  get fit() {
    return Math.max(
        (this.width * this.unit + 2 * kMargin) / this.pixels[0],
        (this.depth * this.unit + 2 * kMargin) / this.pixels[1]);
  }

  get isWhole() {
    return this.scale >= this.fit * 0.999;
  }

  whole() {
    this.scale = this.fit;
    this.x = this.width * this.unit / 2;
    this.y = this.depth * this.unit / 2;
  }

  bound() {
    this.scale = Math.min(Math.max(this.scale, this.fit / 14), this.fit);
    const spare = [this.pixels[0] * this.scale / 2,
      this.pixels[1] * this.scale / 2];
    const size = [this.width * this.unit, this.depth * this.unit];
    /** @param {number} at @param {number} half @param {number} length */
    const within = (at, half, length) => {
      const low = half - kMargin;
      const high = length + kMargin - half;
      return low > high ? length / 2 : Math.min(Math.max(at, low), high);
    };
    this.x = within(this.x, spare[0], size[0]);
    this.y = within(this.y, spare[1], size[1]);
  }

  /**
   * @param {number} factor above 1: closer
   * @param {Spot=} pixel that stays where it is
   */
  zoom(factor, pixel = [this.pixels[0] / 2, this.pixels[1] / 2]) {
    const [x, y] = this.fromPixel(pixel);
    this.scale = Math.min(Math.max(this.scale / factor, this.fit / 14),
        this.fit);
    const [nowX, nowY] = this.fromPixel(pixel);
    this.x += x - nowX;
    this.y += y - nowY;
    this.bound();
  }

  /** @param {number} dx @param {number} dy in pixels */
  pan(dx, dy) {
    this.x -= dx * this.scale;
    this.y -= dy * this.scale;
    this.bound();
  }

  /** @param {Spot} spot on the map */
  lookAt(spot) {
    [this.x, this.y] = spot;
    this.bound();
  }

  get viewBox() {
    const width = this.pixels[0] * this.scale;
    const height = this.pixels[1] * this.scale;
    return [this.x - width / 2, this.y - height / 2, width, height];
  }

  /** @param {Spot} pixel @returns {Spot} on the map */
  fromPixel([px, py]) {
    const [left, top] = this.viewBox;
    return [left + px * this.scale, top + py * this.scale];
  }

  /** @param {Spot} spot on the table @returns {Spot} on the map */
  toMap([x, y]) {
    return this.flipped ? [(this.width - x) * this.unit, y * this.unit] :
        [x * this.unit, (this.depth - y) * this.unit];
  }

  /** @param {Spot} spot on the map @returns {Spot} on the table */
  toTable([x, y]) {
    const [east, south] = [x / this.unit, y / this.unit];
    return this.flipped ? [this.width - east, south] :
        [east, this.depth - south];
  }

  /** @param {number|null} heading @returns {number|null} on the map */
  turned(heading) {
    return heading === null ? null : this.flipped ? heading + 180 : heading;
  }
}
