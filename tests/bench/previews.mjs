// Prints what the previews of a creation step take in the page (previews/main.cpp), in microseconds.
//
//   node tests/bench/previews.mjs FOLDER
import * as web from '../browser/support.mjs';

const server = await web.serve(process.argv[2]);
const browser = await web.launch();
try {
  const page = await browser.newPage();
  const done = new Promise((resolve, reject) => {
    page.on('console', (message) => message.text() === 'done' ? resolve() : console.log(message.text()));
    page.on('pageerror', reject);
  });
  await page.goto(server.address);
  await done;
} finally {
  await browser.close();
  server.stop();
}
