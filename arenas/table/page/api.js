// Asking the program, and hearing from it what has changed.

/** @import {Change, Refusal} from './types.js' */

/** What was asked has been refused, or could not be asked. */
export class Refused extends Error {
  /**
   * @param {number} status of HTTP; 0: the program does not answer
   * @param {string} sentence
   * @param {Refusal=} refusal
   */
  constructor(status, sentence, refusal) {
    super(sentence);
    this.status = status;
    this.refusal = refusal;
  }
}

/** @param {string} request @param {object} body @returns {Promise<any>} */
export async function ask(request, body = {}) {
  let response;
  try {
    response = await fetch(`/api/${request}`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(body),
    });
  } catch {
    throw new Refused(0, '');
  }
  const text = await response.text();
  /** @type {any} */
  let reply = {};
  try {
    reply = text ? JSON.parse(text) : {};
  } catch {
    reply = {error: text};
  }
  if (!response.ok) {
    throw new Refused(response.status, reply.error ?? response.statusText,
        reply.refusal);
  }
  return reply;
}

/**
 * Hears of every change until the page is left. The browser comes back by
 * itself, with the number of the last change it had.
 * @param {(change: Change) => void} heard
 * @param {(connected: boolean) => void} connection
 */
export function listen(heard, connection) {
  /** @type {EventSource} */
  let source;
  const open = () => {
    source = new EventSource('/api/changes');
    source.onopen = () => connection(true);
    source.onmessage = (message) => heard(JSON.parse(message.data));
    source.onerror = () => {
      connection(false);
      // A browser that was refused gives up: a program that has just been
      // started again is worth asking anew.
      if (source.readyState === EventSource.CLOSED) setTimeout(open, 1500);
    };
  };
  open();
}

/**
 * At most one request under way: of those that came meanwhile the last is
 * asked next, the others are forgotten.
 * @template T
 * @param {(what: T) => Promise<void>} work
 * @returns {(what: T) => Promise<void>} resolved when nothing is under way
 */
export function lastOnly(work) {
  /** @type {{what: T}|null} */
  let next = null;
  /** @type {Promise<void>|null} */
  let running = null;
  const run = async () => {
    while (next) {
      const {what} = next;
      next = null;
      await work(what);
    }
    running = null;
  };
  return (what) => {
    next = {what};
    running ??= run();
    return running;
  };
}

/** @param {string} game that the page is to show */
export const enter = (game) => {
  location.hash = `#game=${encodeURIComponent(game)}`;
};
