// The page: the start, or a game. Which one stands behind the # of the address.
import {Advice} from './advice.js';
import {listen, Refused} from './api.js';
import {Army} from './army.js';
import {Curtain, showKeys, showMore, showWhy} from './dialogs.js';
import {TypedDice} from './dice.js';
import {byId} from './dom.js';
import {download, Frame} from './frame.js';
import {listenToKeys} from './keys.js';
import {Lesson, taskIn} from './lesson.js';
import {MapView} from './map.js';
import {Orders} from './orders.js';
import {Review} from './review.js';
import {remember, settings} from './settings.js';
import {showSheet, startSheets} from './sheets.js';
import {showStart} from './start.js';
import {Stage, Story} from './story.js';
import {Table} from './table.js';
import {words} from './words.js';

const kEmpty = byId('game').innerHTML;

/**
 * @type {{table: Table, orders: Orders, advice: Advice, review: Review,
 *     lesson: Lesson|null}|null}
 */
let open = null;
let noKeys = () => {};
let missed = false;  // a change, while no game was open

/** What stands behind the #: `game=NAME`, `table=real`. */
const wanted = () => new URLSearchParams(location.hash.slice(1));
const wantedGame = () => wanted().get('game') ?? '';

async function route() {
  noKeys();
  open?.lesson?.leave();
  open = null;
  missed = false;
  if (wanted().get('table') === 'real') remember({real: true});
  const game = wantedGame();
  const [start, board] = [byId('start'), byId('game')];
  if (game) {
    const table = new Table(game);
    try {
      await table.open();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.status === 0) {
        setTimeout(route, 1500);
        return;
      }
      location.hash = '';
      return;
    }
    if (game !== wantedGame()) return;
    board.innerHTML = kEmpty;
    start.hidden = true;
    board.hidden = false;
    showGame(table);
  } else {
    board.hidden = true;
    start.hidden = false;
    document.title = words.name;
    await showStart();
  }
}

/** The words of what stands in index.html. @param {HTMLElement} within */
function label(within) {
  const all = /** @type {Record<string, any>} */ (words);
  for (const element of within.querySelectorAll('*')) {
    const {words: text, name, title = element.matches('button') && name} =
        /** @type {HTMLElement} */ (element).dataset;
    if (text) element.textContent = all[text];
    if (name) element.setAttribute('aria-label', all[name]);
    if (title) element.setAttribute('title', all[title]);
  }
}

/** @param {Table} table */
function showGame(table) {
  label(byId('game'));
  startSheets();

  const map = new MapView(byId('map'), table);
  tools(table, map);
  const orders = new Orders(table, map);
  const why = (/** @type {number} */ step) => void showWhy(table, step);
  new Story(table, why);
  const stage = new Stage(table, why);
  new Army(table, map);
  const advice = new Advice(table, map);
  new TypedDice(table, map);
  const review = new Review(table);
  new Frame(table, review);
  new Curtain(table);
  const task = taskIn(wanted());
  const lesson = task && new Lesson(table, task);
  open = {table, orders, advice, review, lesson};
  noKeys = listenToKeys(table, map, orders, advice, stage);

  byId('save').addEventListener('click', () => table.live.eyes === null ?
      download(table.game) : table.say(words.secretLog));
  const leave = () => location.hash = '';
  byId('new-game').addEventListener('click', leave);
  byId('keys').addEventListener('click', showKeys);
  byId('more').addEventListener('click', () => showMore(table, leave));
  const real = byId('real');
  const press = () => void (real.ariaPressed = String(settings.real));
  real.addEventListener('click', () => {
    remember({real: !settings.real});
    table.changed();
  });
  table.on(press);
  // Whatever was chosen is asked for again when the moment is another.
  let moment = table.shown;
  let chosen = table.selected;
  table.on(() => {
    if (chosen !== table.selected) {
      chosen = table.selected;
      if (chosen) showSheet('orders');
    }
    if (moment === table.shown) return;
    moment = table.shown;
    table.measure = null;
    if (table.ghost || table.draft || table.verb) table.drop();
    table.again();
  });
  table.changed();
  table.again();
  if (missed) table.refresh();
}

/** @param {Table} table @param {MapView} map */
function tools(table, map) {
  const ruler = byId('ruler');
  for (const [id, act] of Object.entries({
    closer: () => map.zoom(1.35),
    further: () => map.zoom(1 / 1.35),
    whole: () => map.zoom(0),
    flip: () => map.flip(),
    ruler: () => table.takeTool('ruler'),
  })) byId(id).addEventListener('click', act);
  table.on(() => void (ruler.ariaPressed = String(table.tool === 'ruler')));
}

remember({});
window.addEventListener('hashchange', route);
listen((change) => {
  if (!open) {
    missed = true;
    if (change.what === 'game' && !wantedGame()) showStart();
    return;
  }
  const {table, orders, advice, review, lesson} = open;
  if (change.what === 'review' && change.game === lesson?.task.of) {
    lesson?.heard();
    return;
  }
  if (change.game && change.game !== table.game) return;
  if (change.what === 'review') {
    review.heard();
  } else if (change.what === 'hint') {
    advice.heard();
    orders.heardHint();
  } else if (change.what !== 'game') {
    table.refresh();
  }
}, (connected) => {
  if (!open) return;
  const {table} = open;
  if (connected !== table.connected) {
    table.connected = connected;
    if (connected) table.refresh();
    table.changed();
  }
});
route();
