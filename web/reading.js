// The library as a plain page, for browsers that cannot draw the program: every sheet can be read,
// and all of them can be taken along in one file. Real elements, text only.
import {Library} from './page.js';

const decoder = new TextDecoder();

const make = (tag, text, ...inside) => {
  const element = document.createElement(tag);
  if (text) element.textContent = text;
  element.append(...inside);
  return element;
};

// "special_abilities" as a player reads it.
const inWords = (key) => (key.charAt(0).toUpperCase() + key.slice(1)).replaceAll('_', ' ');
const isPlain = (value) => value === null || typeof value !== 'object';
const isId = (value) => typeof value === 'string' && /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(value);
const shown = (value) => value === true ? 'yes' : value === false ? 'no' :
    isId(value) ? inWords(value) : String(value ?? '');

// What of a save is for programs only.
const notForReaders = new Set(['format', 'version']);

function reading(value) {
  if (isPlain(value)) return make('span', shown(value));
  if (Array.isArray(value)) {
    if (value.every(isPlain)) return make('span', value.map(shown).join(', ') || '–');
    return make('ul', '', ...value.map((each) => make('li', '', reading(each))));
  }
  const list = make('dl', '');
  for (const [key, each] of Object.entries(value)) {
    if (notForReaders.has(key)) continue;
    list.append(make('dt', inWords(key)), make('dd', '', reading(each)));
  }
  return list;
}

function sheetOf({id, bytes}) {
  const text = decoder.decode(bytes);
  try {
    const save = JSON.parse(text);
    return {id, text, save, name: String(save.name || 'Unnamed')};
  } catch {
    return {id, text, save: null, name: `A damaged document (${id})`};
  }
}

function download(name, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], {type: 'application/json'}));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

// Everything in one file, as the program itself exports it. Numbers and texts are taken over as they
// stand in the saves.
const together = (sheets) => '{"format": "roadbook/library", "version": 1, "documents": [\n' +
    `${sheets.map(({text}) => text.trim()).join(',\n')}\n]}\n`;

// Puts the library into `place`.
export async function showLibrary(place) {
  const {ok, message, records: readable, unreadable} = await new Library().load(Infinity);
  const records = [...readable, ...unreadable];
  place.append(make('h2', 'Your library'));
  if (!ok) place.append(make('p', message));
  if (records.length === 0) {
    if (ok) place.append(make('p', 'There are no sheets in this browser.'));
    return;
  }
  const sheets = records.map(sheetOf);
  const whole = sheets.filter(({save}) => save);
  const button = make('button', 'Export everything');
  button.type = 'button';
  button.addEventListener('click', () => download('library.roadbook.json', together(whole)));
  place.append(make('p', 'Your sheets are all here. You can read them, and take them with you in one file ' +
      'that any Roadbook opens.'), button);
  for (const {name, save, text} of sheets) {
    place.append(make('details', '', make('summary', name), save ? reading(save) : make('pre', text)));
  }
}
