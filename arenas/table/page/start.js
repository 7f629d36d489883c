// The start: which battle, who commands, who throws the dice; or a game that
// was left.
import {ask, enter, Refused} from './api.js';
import {check, confirmed, radios} from './dialogs.js';
import {byId, h, inBase64, parsedPicture, refill} from './dom.js';
import {remember, settings} from './settings.js';
import {words} from './words.js';

/** @import {HouseReply, Kept, Scenario} from './types.js' */

/** What is being chosen; kept while the list of games is drawn anew. */
const choice = {
  scenario: '',  // or "generated:RULESET", or "file"
  seed: 1,
  size: 0,
  handicap: 0,
  fog: false,
  text: '',
  seats: ['you', 'veteran'],
  tempers: ['', ''],
  dice: ['program', 'program'],
  ...settings.last,
};

/**
 * Does what may fail; `alert` then says why.
 * @param {HTMLElement} alert @param {() => Promise<void>} work
 */
async function tried(alert, work) {
  alert.textContent = '';
  try {
    await work();
  } catch (error) {
    alert.textContent = error instanceof Error ? error.message : '';
    alert.scrollIntoView({block: 'nearest'});
  }
}

/** 1 where you command the first side alone, -1 the second, else 0. */
const yours = () => +(choice.seats[0] === 'you') -
    +(choice.seats[1] === 'you');

// Most want one of a few levels; the rest is shown to who asks for it.
const kMore = '…';
let allShown = false;

export async function showStart() {
  const root = byId('start');
  /** @type {HouseReply} */
  let house;
  try {
    house = await ask('house');
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    refill(root, h('p', {class: 'lost shown', role: 'alert'},
        error.status === 0 ? words.lost : error.message));
    return;
  }
  const names = house.scenarios.map(({name}) => name);
  if (!names.includes(choice.scenario) &&
      !/^generated:/.test(choice.scenario)) {
    choice.scenario = names[0] ?? '';
  }
  const alert = h('p', {class: 'wrong', role: 'alert'});
  const seats = h('div', {class: 'seats'});
  const details = h('div', {class: 'details'});
  const drawSeats = () => {
    drawDetails(details, house);
    refill(seats, ...[0, 1].map((side) => drawnSeat(house, side, drawSeats)));
  };
  drawSeats();
  const play = h('button', {type: 'submit', class: 'primary big'}, words.play);
  const form = h('form', {class: 'new', onsubmit: async (
      /** @type {Event} */ event) => {
    event.preventDefault();
    play.textContent = words.playing;
    await tried(alert, () => begin(house));
    play.textContent = words.play;
  }},
  h('fieldset', {class: 'battles'}, h('legend', {}, words.battle),
      h('div', {class: 'cards'}, ...house.scenarios.map((scenario) =>
        battle(scenario, house, drawSeats)), ...generators(house, drawSeats),
      card('file', [h('span', {class: 'blank', 'aria-hidden': 'true'}, '✎'),
        h('strong', {}, words.ownFile), h('span', {}, words.ownFileNote)],
      drawSeats))),
  h('section', {class: 'commanders'}, h('h2', {}, words.seats), details,
      seats, h('div', {class: 'row'}, play), alert));
  refill(root,
      h('header', {class: 'start-head'}, h('p', {class: 'brand'}, words.name),
          h('h1', {}, words.startTitle), h('p', {}, words.startLead)),
      house.games.length > 0 && keptGames(house.games, alert), form,
      openLog(alert));
}

/** @param {string} value @param {(Node|null)[]} content @param {() => void} chosen */
function card(value, content, chosen) {
  return h('label', {class: 'card'}, h('input', {'type': 'radio',
    'name': 'battle', value, 'data-key': `battle ${value}`,
    'checked': choice.scenario === value, 'onchange': () => {
      choice.scenario = value;
      chosen();
    }}), h('span', {class: 'card-body'}, ...content));
}

/** @param {HouseReply} house @param {string} ruleset */
const rulesOf = (house, ruleset) => h('span', {class: 'facts'},
    house.rulesets.find(({name}) => name === ruleset)?.title ?? ruleset);

/** @param {Scenario} scenario @param {HouseReply} house @param {() => void} chosen */
function battle(scenario, house, chosen) {
  const picture = scenario.picture ? parsedPicture(scenario.picture) : null;
  return card(scenario.name, [
    h('span', {class: 'picture'}, picture),
    h('strong', {}, scenario.title),
    h('span', {}, scenario.sides.join(' – ')),
    h('span', {class: 'facts'}, [words.units(scenario.units),
      words.size(scenario.size, scenario.ruler),
      words.playingTime(scenario.units)].join(' · ')),
    rulesOf(house, scenario.ruleset),
    scenario.note ? h('span', {class: 'note'}, scenario.note) : null,
  ], chosen);
}

/** @param {HouseReply} house @param {() => void} chosen */
function generators(house, chosen) {
  return house.generated.map(({ruleset}) => card(
      `generated:${ruleset}`, [
        h('span', {class: 'blank', 'aria-hidden': 'true'}, '⚂'),
        h('strong', {}, words.generated),
        rulesOf(house, ruleset),
        h('span', {}, words.generatedNote)], chosen));
}

/** @param {HouseReply} house */
const generatedNow = (house) => house.generated.find(({ruleset}) =>
  choice.scenario === `generated:${ruleset}`);

/** @param {HTMLElement} root @param {HouseReply} house */
function drawDetails(root, house) {
  const generated = generatedNow(house);
  if (generated) {
    const {smallest, largest, usual, means, handicap, fog} = generated;
    if (choice.size < smallest || choice.size > largest) choice.size = usual;
    refill(root, h('div', {class: 'row'},
        number(words.seed, 'seed', 1, 999999),
        number(words.sizeOf(means), 'size', smallest, largest),
        handicap && number(words.handicap(yours()), 'handicap', -30, 30),
        fog && check(words.fog, choice.fog, (on) => choice.fog = on)));
  } else if (choice.scenario === 'file') {
    const input = h('input', {type: 'file', accept: '.textproto,.txt',
      onchange: async () =>
        choice.text = await input.files?.[0]?.text() ?? ''});
    refill(root, h('label', {}, words.scenarioFile, ' ', input));
  } else {
    refill(root);
  }
}

/**
 * Asks for a number of `choice`.
 * @param {string} title @param {'seed'|'size'|'handicap'} key
 * @param {number} min @param {number} max
 */
function number(title, key, min, max) {
  const input = h('input', {type: 'number', min, max,
    value: `${choice[key]}`, onchange: () => choice[key] = Number(input.value)});
  return h('label', {}, title, ' ', input);
}

/** @param {HouseReply} house @param {number} side @param {() => void} redraw */
function drawnSeat(house, side, redraw) {
  const scenario = house.scenarios.find(({name}) => name === choice.scenario);
  const ruleset = scenario?.ruleset ?? generatedNow(house)?.ruleset ?? '';
  const name = scenario?.sides[side] ?? words.sideName(side);
  const fitting = house.opponents.filter((one) =>
    !one.ruleset || !ruleset || one.ruleset === ruleset);
  const opponents = fitting.filter((one) => {
    const same = fitting.filter((other) => other.name === one.name);
    return one === (same.find((it) => it.ruleset === ruleset) ?? same[0]);
  });
  if (!['you', 'friend'].includes(choice.seats[side]) &&
      !opponents.some((one) => one.name === choice.seats[side])) {
    choice.seats[side] = opponents[0]?.name ?? 'you';
  }
  const now = choice.seats[side];
  const all = allShown || opponents.some(({name, kind}) =>
    name === now && kind === 'agent');
  /** @param {string} value @param {string} label */
  const option = (value, label, chosen = now) => h('option', {value,
    selected: chosen === value}, label);
  /** @param {string} kind @param {string} label */
  const group = (kind, label) => h('optgroup', {label}, ...opponents
      .filter((one) => one.kind === kind).map((one) =>
        option(one.name, one.name)));
  const who = h('select', {'aria-label': words.who(name),
    'data-key': `who ${side}`, 'onchange': () => {
      if (who.value === kMore) allShown = true;
      else choice.seats[side] = who.value;
      redraw();
    }}, option('you', words.you), option('friend', words.friend),
  group('level', words.levels), all ? group('agent', words.agents) :
    option(kMore, words.moreAgents));
  const opponent = opponents.find((one) => one.name === now);
  const tempers = opponent?.tempers ?? [];
  const temper = h('select', {'aria-label': words.temper(name),
    'data-key': `temper ${side}`,
    'onchange': () => choice.tempers[side] = temper.value},
  ...['', ...tempers].map((one) =>
    option(one, one || words.anyTemper, choice.tempers[side])));
  return h('div', {class: `seat side${side}`},
      h('h3', {}, h('span', {class: 'swatch'}), name),
      h('div', {class: 'row'}, who, tempers.length > 0 && temper),
      opponent && h('p', {class: 'faint'}, opponent.about),
      radios(words.dice(name), [[words.diceProgram, 'program'],
        [words.diceTyped, 'typed']], choice.dice[side],
      (value) => choice.dice[side] = value));
}

/** @param {HouseReply} house */
async function begin(house) {
  const generated = generatedNow(house);
  const file = choice.scenario === 'file';
  if (file && !choice.text) throw new Refused(400, words.chooseFile);
  const what = file ? {text: choice.text} :
      generated ? {generated: {ruleset: generated.ruleset, seed: choice.seed,
        size: choice.size,
        handicap: generated.handicap ? choice.handicap * (yours() || 1) : 0,
        fog: generated.fog && choice.fog}} :
      {scenario: choice.scenario};
  const seats = choice.seats.map((/** @type {string} */ seat,
      /** @type {number} */ side) =>
    seat === 'you' || seat === 'friend' ? {who: seat} :
      {who: 'agent', agent: seat, ...(choice.tempers[side] ?
          {temper: choice.tempers[side]} : {})});
  const {game} = await ask('new', {...what, seats, dice: choice.dice});
  const {text, ...last} = choice;
  remember({last: last.scenario === 'file' ? {...last, scenario: ''} : last});
  enter(game);
}

/** @param {Kept[]} games @param {HTMLElement} alert */
function keptGames(games, alert) {
  return h('section', {class: 'kept'}, h('h2', {}, words.goOn),
      h('ul', {}, ...games.map((game) => h('li', {},
          h('div', {}, h('strong', {}, game.title),
              h('span', {class: 'faint'}, [words.seatsOf(game.seats), words.stepsOf(game.steps),
                game.when, game.over ? words.over : ''].filter(Boolean)
                  .join(' · '))),
          h('button', {'class': game.over ? '' : 'primary',
            'onclick': () => tried(alert, async () =>
              enter((await ask('open', {game: game.game})).game)),
          }, game.over ? words.lookAt : words.continueGame),
          h('button', {'class': 'quiet',
            'aria-label': `${words.forgetGame}: ${game.title}`,
            'onclick': async () => {
              if (await confirmed(words.forgetSure(game.title), words.yes)) {
                await ask('forget', {game: game.game});
                await showStart();
              }
            }}, words.forgetGame)))));
}

/** @param {HTMLElement} alert */
function openLog(alert) {
  const file = h('input', {type: 'file', accept: '.bgl'});
  const which = h('input', {type: 'number', min: '1', value: '1'});
  return h('form', {class: 'open-log', onsubmit: async (
      /** @type {Event} */ event) => {
    event.preventDefault();
    const log = file.files?.[0];
    if (!log) return;
    await tried(alert, async () => enter((await ask('open',
        {log: await inBase64(log), number: Number(which.value)})).game));
  }}, h('h2', {}, words.openLog), h('div', {class: 'row'},
      h('label', {}, words.logFile, ' ', file),
      h('label', {}, words.logNumber, ' ', which),
      h('button', {type: 'submit'}, words.open)));
}
