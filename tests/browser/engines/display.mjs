// A screen that nobody looks at, for browsers that have WebGL 2 only with a screen.
import {spawn} from 'node:child_process';

// Starts Xvfb on a free number: `{env, stop()}`, `env` for the programs that shall draw there.
export function display() {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
                       {stdio: ['ignore', 'ignore', 'ignore', 'pipe']});
  return new Promise((done, fail) => {
    server.once('error', (error) => fail(new Error(`Xvfb could not be started: ${error.message}`)));
    server.once('exit', (code) => fail(new Error(`Xvfb ended with ${code}.`)));
    let told = '';
    server.stdio[3].on('data', (bytes) => {
      told += bytes;
      if (!told.includes('\n')) return;
      done({env: {...process.env, DISPLAY: `:${told.trim()}`}, stop: () => server.kill()});
    });
  });
}
