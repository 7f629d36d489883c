// Building elements.

/**
 * An element of HTML. Properties that begin with "on" are listeners; `true` is
 * an attribute without a value; `null`, `undefined` and `false` are left out.
 * A button sends no form unless it says so.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, any>=} properties
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  if (element instanceof HTMLButtonElement) element.type = 'button';
  put(element, properties);
  for (const child of children) if (child) element.append(child);
  return element;
}

const kSvg = 'http://www.w3.org/2000/svg';

/**
 * An element of SVG.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, any>=} properties
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function s(tag, properties = {}, ...children) {
  const element = document.createElementNS(kSvg, tag);
  put(element, properties);
  for (const child of children) if (child) element.append(child);
  return element;
}

/** @param {Element} element @param {Record<string, any>} properties */
function put(element, properties) {
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) {
      element.addEventListener(name.slice(2), value);
    } else if (name === 'value' && 'value' in element) {
      element.value = value;
    } else {
      element.setAttribute(name, value === true ? '' : String(value));
    }
  }
}

/** @typedef {Node|string|null|undefined|false} Child */

/** @type {Element|null} what is being pressed, until it is clicked */
let pressed = null;
/** @type {Map<Element, Child[]>} */
const waiting = new Map();

const released = () => {
  pressed = null;
  for (const [element, children] of waiting) refill(element, ...children);
};
document.addEventListener('pointerdown', (event) => {
  pressed = event.target instanceof HTMLElement ? event.target : null;
}, true);
document.addEventListener('click', () => {
  pressed = null;
  setTimeout(released);
}, true);
for (const end of ['pointerup', 'pointercancel']) {
  document.addEventListener(end, () => setTimeout(released, 60), true);
}

/**
 * Puts other children into an element. What had the focus keeps it, if there
 * is one with the same `data-key` again. A button that is being pressed is not
 * taken away before it has been clicked.
 * @param {Element} element
 * @param {...Child} children
 */
export function refill(element, ...children) {
  if (pressed && element.contains(pressed)) {
    waiting.set(element, children);
    return;
  }
  waiting.delete(element);
  const active = document.activeElement;
  const key = active && element.contains(active) ?
      active.getAttribute('data-key') : null;
  const top = element.scrollTop;
  element.replaceChildren();
  for (const child of children) if (child) element.append(child);
  element.scrollTop = top;
  if (key) focusKey(element, key);
}

/** @param {ParentNode} within @param {string} key */
export function focusKey(within, key) {
  const found = within.querySelector(`[data-key="${CSS.escape(key)}"]`);
  if (found instanceof HTMLElement || found instanceof SVGElement) {
    found.focus({preventScroll: true});
  }
}

/** @param {string} id @returns {HTMLElement} */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no element #${id}`);
  return element;
}

/**
 * A picture that was sent as text, without anything that could run.
 * @param {string} text
 * @returns {SVGElement|null}
 */
export function parsedPicture(text) {
  // Names would be too small to read here, and styles have no place in it.
  const bare = text.replace(/<(style|text|script)\b[^]*?<\/\1>/g, '');
  const parsed = new DOMParser().parseFromString(bare, 'image/svg+xml');
  const root = parsed.documentElement;
  if (!(root instanceof SVGElement) || parsed.querySelector('parsererror')) {
    return null;
  }
  for (const bad of root.querySelectorAll('script, foreignObject')) {
    bad.remove();
  }
  // The table alone, without what stands beside it: the largest rectangle.
  let largest = 0;
  for (const rect of root.querySelectorAll('rect')) {
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(
        (name) => Number(rect.getAttribute(name) ?? 0));
    if (!(width * height > largest)) continue;
    largest = width * height;
    root.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    root.style.aspectRatio = `${width} / ${height}`;
  }
  root.removeAttribute('width');
  root.removeAttribute('height');
  root.setAttribute('aria-hidden', 'true');
  root.setAttribute('focusable', 'false');
  return document.importNode(root, true);
}

/** A file's bytes in base 64. @param {File} file @returns {Promise<string>} */
export const inBase64 = (file) => new Promise((resolve) => {
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
  reader.readAsDataURL(file);
});
