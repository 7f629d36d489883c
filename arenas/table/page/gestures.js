// Mouse, pen and fingers on the map: tap, drag a block, turn it by its handle,
// move and zoom what is seen.

/** @import {MapView} from './map.js' */
/** @import {Spot} from './types.js' */

const kSlip = 6;  // pixels that a tap may slip

/** @param {MapView} view */
export function handle(view) {
  const {svg, eye, table} = view;
  /** @type {Map<number, Spot>} */
  const fingers = new Map();
  /** @type {{id: string, ground: string, start: Spot, what: string,
   *     offset: Spot}|null} */
  let doing = null;
  let pinch = 0;

  /** @param {MouseEvent} event @returns {Spot} */
  const pixelOf = (event) => {
    const frame = svg.getBoundingClientRect();
    return [event.clientX - frame.left, event.clientY - frame.top];
  };
  /** @param {Spot} pixel */
  const tableSpot = (pixel) => eye.toTable(eye.fromPixel(pixel));

  svg.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    const pixel = pixelOf(event);
    fingers.set(event.pointerId, pixel);
    if (fingers.size === 2) {
      doing = null;
      const [a, b] = [...fingers.values()];
      pinch = Math.hypot(a[0] - b[0], a[1] - b[1]);
      return;
    }
    const on = /** @type {Element} */ (event.target);
    const unit = on.closest('[data-id][role=button]');
    const id = unit?.getAttribute('data-id') ?? '';
    const what = on.closest('.handle') ? 'turn' :
        on.closest('.ghost') ? 'drag' : id && mayDrag(id) ? 'grab' : 'pan';
    const ghost = table.ghost;
    const spot = tableSpot(pixel);
    doing = {id, what, start: pixel,
      ground: on.closest('.ground')?.getAttribute('data-id') ?? '',
      offset: ghost && what === 'drag' ?
        [ghost.x - spot[0], ghost.y - spot[1]] : [0, 0]};
    try {
      svg.setPointerCapture(event.pointerId);
    } catch {
      // The pointer is gone already.
    }
  });

  /** @param {string} id */
  const mayDrag = (id) => {
    const body = table.body(id);
    if (!body || table.tool === 'ruler' || table.targets) return false;
    if (table.tool === 'correct') return true;
    return table.mayOrder && body.side === table.live.awaits.side;
  };

  svg.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const pixel = pixelOf(event);
    fingers.set(event.pointerId, pixel);
    if (fingers.size === 2) {
      const [a, b] = [...fingers.values()];
      const apart = Math.hypot(a[0] - b[0], a[1] - b[1]);
      const centre = /** @type {Spot} */ ([(a[0] + b[0]) / 2,
        (a[1] + b[1]) / 2]);
      eye.pan((pixel[0] - before[0]) / 2, (pixel[1] - before[1]) / 2);
      if (pinch > 0) eye.zoom(apart / pinch, centre);
      pinch = apart;
      view.moved();
      return;
    }
    if (!doing) return;
    const far = Math.hypot(pixel[0] - doing.start[0],
        pixel[1] - doing.start[1]) > kSlip;
    if (doing.what === 'grab' && far) {
      const {id, start} = doing;
      const body = table.body(id);
      const from = tableSpot(start);
      const mine = doing;
      mine.what = 'grabbing';
      mine.offset = body ? [body.x - from[0], body.y - from[1]] : [0, 0];
      table.grab(id).then((held) => {
        mine.what = held ? 'drag' : 'none';
        const last = fingers.get(event.pointerId);
        if (held && last) dragTo(last, mine.offset);
        if (held && !last) table.settle();
      });
    }
    if (doing.what === 'pan' && far) doing.what = 'panning';
    if (doing.what === 'panning') {
      eye.pan(pixel[0] - before[0], pixel[1] - before[1]);
      view.moved();
    } else if (doing.what === 'drag' && (far || doing.id === '')) {
      if (far) dragTo(pixel, doing.offset);
    } else if (doing.what === 'turn') {
      turnTo(pixel);
    }
  });

  /** @param {Spot} pixel @param {Spot} offset */
  const dragTo = (pixel, offset) => {
    const spot = tableSpot(pixel);
    table.moveGhost(spot[0] + offset[0], spot[1] + offset[1],
        enemyAt(pixel));
  };

  /** The enemy under a pixel. @param {Spot} pixel */
  const enemyAt = (pixel) => {
    const frame = svg.getBoundingClientRect();
    for (const element of document.elementsFromPoint(
        pixel[0] + frame.left, pixel[1] + frame.top)) {
      const id = element.closest('.block[data-id]')?.getAttribute('data-id');
      const body = id ? table.body(id) : undefined;
      if (body && body.side >= 0 && body.side !== table.live.awaits.side) {
        return body.id;
      }
    }
    return '';
  };

  /** @param {Spot} pixel */
  const turnTo = (pixel) => {
    const ghost = table.ghost;
    if (!ghost) return;
    const way = table.draft?.legal ? table.draft.way?.at(-1) : undefined;
    const [cx, cy] = eye.toMap([way?.x ?? ghost.x, way?.y ?? ghost.y]);
    const [x, y] = eye.fromPixel(pixel);
    const angle = Math.atan2(x - cx, cy - y) * 180 / Math.PI;
    table.turnGhost(angle + (eye.flipped ? 180 : 0));
  };

  /** @param {PointerEvent} event */
  const lifted = (event) => {
    const was = doing;
    fingers.delete(event.pointerId);
    pinch = 0;
    if (fingers.size > 0) return;
    doing = null;
    if (!was || event.type === 'pointercancel') return;
    const pixel = pixelOf(event);
    const far = Math.hypot(pixel[0] - was.start[0],
        pixel[1] - was.start[1]) > kSlip;
    if (was.what === 'turn' || (was.what === 'drag' && far)) {
      table.settle();
    } else if (!far && was.what !== 'drag') {
      if (was.id) view.focusUnit(was.id);
      table.choose(was.id || (table.tool === 'ruler' ? was.ground : ''),
          tableSpot(pixel));
    }
  };
  svg.addEventListener('pointerup', lifted);
  svg.addEventListener('pointercancel', lifted);

  // By a screen reader: a click without a pointer.
  svg.addEventListener('click', (event) => {
    if (event.detail !== 0) return;
    const id = /** @type {Element} */ (event.target)
        .closest('[data-id]')?.getAttribute('data-id');
    if (id) table.choose(id);
  });

  svg.addEventListener('wheel', (event) => {
    event.preventDefault();
    const step = event.deltaMode === 1 ? 18 : 1;
    eye.zoom(Math.exp(-event.deltaY * step * 0.0016), pixelOf(event));
    view.moved();
  }, {passive: false});
}
