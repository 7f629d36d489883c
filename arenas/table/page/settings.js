// What the page remembers on this machine.

const kName = 'berthier';

const kUsual = {
  speed: 1300,  // milliseconds a step of the opponent's; 0: at once, -1: a key
  theme: 'auto',
  real: false,
  aloud: false,
  /** @type {any} the last choice on the start screen */
  last: null,
};

/** @returns {typeof kUsual} */
function read() {
  try {
    return {...kUsual, ...JSON.parse(localStorage.getItem(kName) ?? '{}')};
  } catch {
    return {...kUsual};
  }
}

export const settings = read();

/** @param {Partial<typeof kUsual>} change */
export function remember(change) {
  Object.assign(settings, change);
  try {
    localStorage.setItem(kName, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing: the choice holds until the page is left.
  }
  colour();
}

const night = matchMedia('(prefers-color-scheme: dark)');

/** By day or by night: as was chosen, or as the system is. */
function colour() {
  document.documentElement.dataset.theme = settings.theme === 'auto' ?
      (night.matches ? 'dark' : 'light') : settings.theme;
}
night.addEventListener('change', colour);
