// What the page fetches beside the program, or has inside of it where it is roadbook.html, which loads nothing.

// What stands inside roadbook.html as base64.
export const bytesOf = (block) => Uint8Array.from(atob(block.textContent), (letter) => letter.charCodeAt(0));

// What a game's file must be to belong to this version of the page.
const hashOf = (name) => JSON.parse(document.querySelector('meta[name="games"]')?.content ?? '{}')[name];

// What of the built-in game is for play.
export async function fetchPlay() {
  const inside = document.getElementById('play');
  if (inside) return inside.textContent;
  const response = await fetch('play.json', {integrity: hashOf('play.json')});
  if (!response.ok) throw new Error('play.json could not be loaded');
  return new Uint8Array(await response.arrayBuffer());
}

// The package of a game; empty: it could not be fetched. It is a file beside the page, or stands inside
// roadbook.html. The service worker checks that it belongs to this version of the page, and keeps it, to which `keep`
// gives its name; before there is one, its hash does.
export async function fetchGame(id, keep) {
  let game = '';
  try {
    const inside = document.getElementById(`game-${id}`);
    const name = `games/${id}.json`;
    const response = inside ? null : await fetch(name, {integrity: hashOf(name)});
    if (inside) game = inside.textContent;
    else if (response.ok) game = new Uint8Array(await response.arrayBuffer());
    if (game && !inside) keep(name);
  } catch (error) {
    console.warn(`The game ${id} could not be fetched:`, error);
  }
  return game;
}

// The band of the first page, which comes behind the first frame; nothing: without a network and without a kept copy
// it stays dark, and the page is whole, too.
export async function fetchBand() {
  const inside = document.getElementById('band');
  if (inside) return bytesOf(inside);
  try {
    const answer = await fetch('band.bin');
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
