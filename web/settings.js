// What a person has set, in the browser's storage; where that keeps nothing, until the page is closed.

// What only this tab keeps, over a reload, or what is kept in the browser.
const shelfOf = (key) => key.startsWith('roadbook.setting.tab.') ? sessionStorage : localStorage;

function kept(key) {
  try {
    return shelfOf(key).getItem(key);
  } catch {
    return null;
  }
}

export function keep(key, value) {
  try {
    shelfOf(key).setItem(key, value);
  } catch {
    // It holds until the page is closed.
  }
}

export class Settings {
  constructor() {
    this.known = new Map();  // what was set since the page was opened
  }

  // null: it was never set.
  get(key) { return this.known.get(key) ?? kept(`roadbook.setting.${key}`); }

  set(key, value) {
    this.known.set(key, value);
    keep(`roadbook.setting.${key}`, value);
  }
}
