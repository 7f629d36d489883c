// All that the page says by itself: a translation is this one file. What a
// game says comes from the program.

/** @import {Allotment, Judgement, Purse, Result, Worth} from './types.js' */

/** @param {number} count @param {string} one @param {string} many */
const counted = (count, one, many) => `${count} ${count === 1 ? one : many}`;

/** @param {Worth} worth */
const chances = ({points, error}, digits = 0) => `${points.toFixed(digits)} ± ${
  (2 * error).toFixed(digits)} points of winning chance`;

export const words = {
  name: 'Berthier',
  title: (/** @type {string} */ title) => `${title} · Berthier`,

  // The start.
  startTitle: 'To the table',
  startLead: 'Choose a battle and who commands. Nothing else is needed.',
  goOn: 'Go on with a game',
  continueGame: 'Continue',
  lookAt: 'Look at it',
  forgetGame: 'Delete',
  forgetSure: (/** @type {string} */ title) =>
    `Delete “${title}” for good?`,
  seatsOf: (/** @type {string[]} */ seats) => seats.join(' against '),
  stepsOf: (/** @type {number} */ steps) => counted(steps, 'step', 'steps'),
  over: 'ended',
  battle: 'Battle',
  size: (/** @type {[number, number]} */ size, /** @type {string} */ ruler) =>
    `${size[0]} × ${size[1]} ${ruler}`,
  units: (/** @type {number} */ units) => counted(units, 'unit', 'units'),
  playingTime: (/** @type {number} */ units) =>
    `about ${Math.max(1, Math.round(units / 10))} h`,
  generated: 'A battle by seed',
  generatedNote: 'Same number, same battle.',
  seed: 'Seed',
  handicap: (/** @type {number} */ yours) =>
    `${yours ? 'Your' : 'First side’s'} points, % more`,
  fog: 'Fog of war',
  sizeOf: (/** @type {string} */ means) => `Size: ${means}`,
  ownFile: 'A file of your own',
  ownFileNote: 'A scenario, as “berthier generate” writes it.',
  scenarioFile: 'Scenario file',
  openLog: 'Open a log',
  logFile: 'Log file',
  logNumber: 'Game number in it',
  open: 'Open',
  seats: 'Who commands',
  sideName: (/** @type {number} */ side) =>
    side === 0 ? 'First side' : 'Second side',
  who: (/** @type {string} */ side) => `${side}: who commands`,
  you: 'You',
  friend: 'A friend at this machine',
  levels: 'Levels',
  agents: 'Agents',
  moreAgents: 'more opponents …',
  temper: (/** @type {string} */ side) => `${side}: temper`,
  anyTemper: 'usual temper',
  dice: (/** @type {string} */ side) => `${side}: dice`,
  diceProgram: 'thrown by the program',
  diceTyped: 'thrown by hand, typed in',
  play: 'Play',
  playing: 'Setting up …',
  chooseFile: 'Choose a scenario file first.',

  // The head of the page.
  newGame: 'New game',
  save: 'Save',
  saved: 'Every order is kept. This is the log to take away.',
  help: 'Keys and help',
  more: 'More',
  yourMove: (/** @type {string} */ side) =>
    side ? `${side} · your move` : 'your move',
  friendsMove: (/** @type {string} */ side) => `${side} · the friend’s move`,
  theirMove: (/** @type {string} */ side, /** @type {string} */ name) =>
    `${side} · ${name} is to move`,
  thinking: (/** @type {string} */ name) => `${name} is thinking`,
  moveNow: 'Move now',
  gameOver: 'The game is over',
  throwDice: (/** @type {string} */ side) => `${side} · throw the dice`,
  forked: (/** @type {number} */ at) => `tried out from step ${at}`,
  corrected: (/** @type {number} */ count) =>
    counted(count, 'correction', 'corrections'),
  lost: 'The program does not answer. Start it again with “berthier play ' +
    '--resume”: nothing is lost, and this page goes on by itself.',
  seesOnly: (/** @type {string} */ side) => `seen by ${side} alone`,

  // The table.
  table: 'The table',
  zoomIn: 'Closer',
  zoomOut: 'Further away',
  zoomAll: 'The whole table',
  flip: 'Turn the table',
  ruler: 'Ruler',
  rulerAsks: 'Choose two things: the distance between them is measured as ' +
    'the rules measure it.',
  unitOf: (/** @type {string} */ label, /** @type {string} */ side) =>
    side ? `${label}, ${side}` : label,
  mayAct: 'may be ordered',
  arrives: (/** @type {string} */ name, /** @type {string} */ when) =>
    `${name}: ${when}`,

  // Orders.
  orders: 'Orders',
  askedFirst: 'Decide first what is asked here.',
  nothingChosen: 'Choose a unit on the table or in the order of battle, drag ' +
    'it, or say an order below.',
  diceFirst: 'Dice are to be thrown first.',
  waiting: 'It is not your turn. Look around as you like.',
  looking: 'You look at an earlier moment.',
  whyNot: (/** @type {number} */ count) =>
    `Why not? ${counted(count, 'order', 'orders')} not open now`,
  centre: 'Show',
  backTo: (/** @type {string} */ name) => `Back to ${name}, who is to be ordered`,
  manner: 'How',
  targets: (/** @type {string} */ verb) => `${verb}: which target?`,
  noTargets: 'There is nothing it could be aimed at.',
  place: (/** @type {string} */ verb) =>
    `${verb}: drag it, tap a place, or use the arrow keys; [ and ] turn it.`,
  amount: 'How many',
  give: 'Give order',
  drop: 'Drop',
  undo: 'Undo',
  endTurn: 'End turn',
  endSure: (/** @type {string} */ unused) => `${unused}. End it all the same?`,
  odds: 'Odds',
  moved: 'Set to the nearest legal place.',
  orderBox: 'Order',
  orderExample: (/** @type {string} */ name) => `or say it: ${name} forward 3`,
  say: 'Say it',
  ghost: (/** @type {string} */ subject, /** @type {string} */ sentence) =>
    `${subject} would end here: ${sentence}. Arrows move it, square brackets ` +
    'turn it, Enter gives the order, Escape drops it.',
  clause: (/** @type {string} */ clause) => `rule ${clause}`,
  choices: 'Choose',
  shares: (/** @type {string} */ title, /** @type {number} */ total) =>
    `${title}: ${total} in all`,
  remains: (/** @type {number} */ left, /** @type {string} */ unit) =>
    `${[left, unit].filter((one) => one !== '').join(' ')} left to share out`,
  less: (/** @type {string} */ name) => `${name}: one less`,
  moreOf: (/** @type {string} */ name) => `${name}: one more`,
  allot: 'What would you do with my points?',
  allotSo: 'Share out so',
  allotted: (/** @type {Allotment} */ told) =>
    [told.alike === 1 ? `No other of ${told.of} splits may be as good.` :
      `${told.alike} of ${told.of} splits cannot be told from the best.`,
    told.next && told.next.points >= 0.05 && `One more is worth most for ${told.next.name}: ${
      chances(told.next, 1)}.`].filter(Boolean).join(' '),
  prepare: 'Prepare this order',
  catchingUp: (/** @type {number} */ count) =>
    `${counted(count, 'step', 'steps')} to be shown`,

  // Dice.
  diceAsked: (/** @type {string[]} */ sides) => `${sides.join(' and ')} dice`,
  die: (/** @type {number} */ number, /** @type {number} */ sides,
      /** @type {string} */ whose) =>
    `Die ${number}, 1 to ${sides}${whose && ', ' + whose}`,
  dieWrong: (/** @type {number} */ sides) =>
    `A die of ${sides} shows 1 to ${sides}.`,
  diceGive: 'These were thrown',
  sum: (/** @type {number} */ sum) => `sum ${sum}`,
  facesWords: (/** @type {number[]} */ faces) => `dice: ${faces.join(', ')}`,

  // What happened.
  story: 'What happened',
  showStep: (/** @type {string} */ sentence) => `Show: ${sentence}`,
  why: 'Why',
  whyOf: (/** @type {string} */ sentence) => `Why: ${sentence}`,
  whyTitle: 'Why this order',
  considered: 'What was considered',
  value: 'Value',
  error: 'Error',
  visits: 'Tries',
  expected: 'What is expected to follow',
  whyNothing: 'Nothing is known of the reasons for this order.',
  whyFair: 'He saw what his side sees, and no dice in advance.',
  intent: (/** @type {string} */ side) => `${side} means:`,
  step: 'Step',
  pause: 'Pause',
  resume: 'Go on',
  repeat: 'Repeat',
  toNow: 'To now',
  speed: 'Speed',
  speeds: /** @type {[string, number][]} */ ([
    ['a step at a key', -1], ['slow', 2600], ['normal', 1300], ['fast', 450],
    ['at once', 0],
  ]),

  // The order of battle.
  army: 'Order of battle',
  filterIdle: 'who may be ordered',
  filterText: 'Find',
  away: 'not on the table',
  noneHere: 'Nobody here.',
  purse: (/** @type {Purse} */ purse) =>
    `${purse.unit} ${purse.left}/${purse.total}`,
  toSplit: (/** @type {number} */ total, /** @type {string} */ unit) =>
    `${total} ${unit} to split`,
  score: 'Clock and score',
  arrivals: 'Still to come',

  // Advice.
  advice: 'Hint, review',
  hint: 'Hint',
  hintLead: 'First press: whom to order next. Second: the order. Third: why.',
  hintThinking: 'Thinking about it …',
  luck: 'Luck',
  luckHead: ['', 'Rolls', 'Dice', 'Thrown', 'Expected', 'Luck'],
  luckNote: 'Mean die, thrown and expected; luck is the sum above ' +
    'the expected, in standard deviations. Both throw from one source.',

  // The review.
  review: 'Review this game',
  reviewLead: 'What orders cost, and how much was dice. It takes two minutes.',
  reviewSecret: 'A review tells both sides’ secrets: wait for the end.',
  reviewNothing: 'Nothing is done yet.',
  reviewing: 'Weighing orders and dice',
  reviewStop: 'Stop',
  reviewTitle: 'Review',
  reviewPage: 'The whole review',
  reviewBy: (/** @type {string} */ reference, /** @type {number} */ playouts) =>
    `By ${playouts} playouts of “${reference}”, in points of winning chance ` +
    '± two standard errors; what may be chance has no mark.',
  costliest: 'What cost most',
  momentTitle: (/** @type {string} */ mark, /** @type {string} */ turn) =>
    `${mark || 'an order'}, ${turn}`,
  parts: 'What the result came from',
  pointsOf: (/** @type {{points: number, error: number}} */ part) =>
    part.error > 0 ?
        `${signed(part.points, 1)} ± ${(2 * part.error).toFixed(1)}` :
        signed(part.points, 1),
  cost: (/** @type {string} */ mark,
    /** @type {Worth|null} */ worth) =>
    worth ? `${mark}, ${signed(-worth.points, 0)} ± ${
      (2 * worth.error).toFixed(0)}` : mark,
  ordered: (/** @type {string} */ order,
    /** @type {Worth|null} */ worth) =>
    `Ordered: ${order.replace(/\.$/, '')}${worth ? `: it cost ${chances(worth)}` : ''}.`,
  better: (/** @type {string} */ order) => `Better: ${order}`,
  wouldFollow: 'What would likely have followed',
  chanceOf: (/** @type {string} */ side) => `Winning chance of ${side}`,
  chance: (/** @type {string} */ side, /** @type {number} */ chance) =>
    `Winning chance of ${side}: ${chance.toFixed(0)} %`,
  curve: (/** @type {string} */ side, /** @type {number} */ from,
    /** @type {number} */ to) =>
    `Winning chance of ${side} along the game, from ${from.toFixed(0)} to ${
      to.toFixed(0)} %`,
  curveKey: [['by-order', 'orders'], ['by-dice', 'dice'], ['cost', 'mistakes']],
  learn: (/** @type {number} */ count) =>
    `Learn from your mistakes${count ? ` (${count})` : ''}`,
  learnNothing: 'No order of yours cost 5 points of winning chance for certain.',
  lesson: (/** @type {number} */ number, /** @type {number} */ all) =>
    `Mistake ${number} of ${all}: do better`,
  lessonAsks: (/** @type {string} */ order,
    /** @type {Worth|null} */ worth) =>
    `Here it was ordered: ${order.replace(/\.$/, '')}.${worth ?
      ` It cost ${chances(worth)}.` : ''} Give a better order; it is judged, not played.`,
  judging: 'Weighing your order …',
  verdict: (/** @type {Judgement} */ judged) => {
    const behind = chances(judged.behind, 1);
    if (judged.verdict === 'best') return 'Right: nothing better is known.';
    if (judged.verdict === 'as good') {
      return `Right: as good as the best known (${behind} behind it).`;
    }
    const again = judged.played ? 'That is what was ordered: ' : '';
    return judged.verdict === 'worse' ?
        `${again}${behind} behind the best known.` :
        `${again}not clear: ${behind} behind the best known.`;
  },
  tryAgain: 'Try again',
  tellMe: 'Tell me',
  playOn: 'Play on with it',
  lessonNext: 'Next mistake',
  lessonDone: 'Back to the game',

  // The slider.
  game: 'Game',
  first: 'To the beginning',
  last: 'To the end',
  back: 'Earlier',
  forth: 'Later',
  atStep: (/** @type {number} */ at, /** @type {number} */ steps,
    /** @type {string} */ turn) => `step ${at} of ${steps}, ${turn}`,
  fork: 'Play on from here',
  forkNote: 'a new game from this moment; the old one is kept',

  // The real table.
  real: 'Real table',
  realNote: 'Each step waits for you and stands in large letters, as a ruler ' +
    'follows it.',
  aloud: 'Read aloud',
  check: 'Check the table',
  checkLead: 'These distances matter now. Does your table agree? Within an ' +
    'eighth of an inch, 3 mm, nothing need be done.',
  correct: 'Put a block right',
  correcting: 'Drag a block to where it stands on your table, or move it with ' +
    'the arrow keys; then put it right.',
  putRight: 'Put it right',
  standsAt: (/** @type {string} */ name) =>
    `${name} stands here on the real table. This is kept in the record as a ` +
    'correction.',

  // The end.
  result: 'Result',
  wins: (/** @type {string} */ side) => `${side} victory`,
  draw: 'Nobody wins',
  howWon: (/** @type {Result} */ result) => {
    const [a, b] = [...result.points].sort((x, y) => y - x);
    const by = result.points.length === 2 && result.winner !== null ?
        `by ${a} to ${b}` : '';
    return [[result.about || result.grade, by].filter(Boolean).join(' '),
      result.why].filter(Boolean).join(': ');
  },
  secretLog: 'The log tells both sides’ secrets: it can be taken away when ' +
    'the game is over.',
  downloadLog: 'Download the log',
  rematch: 'Rematch, sides changed',
  lookBack: 'Look back at the game',

  // Dialogs.
  close: 'Close',
  cancel: 'Cancel',
  settings: 'Settings',
  theme: 'Colours',
  themes: /** @type {[string, string][]} */ ([
    ['auto', 'as the system'], ['light', 'light'], ['dark', 'dark'],
  ]),
  print: 'Print map, orders, score',
  resign: 'Resign',
  resignSure: 'Resign this game?',
  yes: 'Yes',
  curtain: 'Curtain',
  curtainWords: (/** @type {string} */ side) =>
    `${side} is to look now. The other looks away.`,
  curtainOpen: (/** @type {string} */ side) => `I am ${side}`,
  keysLead: 'Everything goes by mouse, touch, keyboard or in words.',
  keys: /** @type {[string, string][]} */ ([
    ['Tab', 'walks the buttons above, then the units as the order of battle has ' +
      'them'],
    ['Enter', 'on a unit: its orders; on a prepared order: gives it'],
    ['← → ↑ ↓', 'move the block by an eighth, with Shift by a whole; without ' +
      'a block: back and forth in the game'],
    ['[ ]', 'turn the block'],
    ['Escape', 'drops what is being prepared'],
    ['u', 'undo, back to the last die'],
    ['h', 'hint: where, what, why'],
    ['e', 'end what is asked for'],
    ['o', 'type an order'],
    ['m', 'ruler'],
    ['f', 'turn the table'],
    ['+ − 0', 'closer, further, whole table'],
    ['Space', 'next step of the opponent’s turn'],
    ['p', 'pause or go on'],
    ['l', 'what happened'],
    ['b', 'order of battle'],
    ['c', 'check the table'],
    ['r', 'say it again'],
    ['Home End', 'the beginning, the last moment'],
    ['?', 'this list'],
  ]),

  tones: /** @type {Record<string, string>} */ ({
    plain: '', posture: 'P', secure: 'S', firing: 'F', charging: 'C',
    shaken: '!', worn: 'W', running: 'R',
  }),
  // Not to be taken for line and disordered.
  seals: /** @type {Record<string, string>} */ ({
    limbered: 'Lb', deployed: 'Dp',
  }),
};

/** @param {number} value @param {number=} digits */
export function signed(value, digits = 2) {
  const text = Math.abs(value).toFixed(digits);
  return `${value < 0 ? '−' : '+'}${text}`;
}

/** @param {string} text */
export const capital = (text) =>
  text.charAt(0).toUpperCase() + text.slice(1);
