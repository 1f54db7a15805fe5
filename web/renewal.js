// New versions of the page: the service worker keeps one whole version for use without a network;
// a newer one is fetched beside it, waits, and comes in when the person says so.

// At most so often is the server asked again while the page stays open.
const askAgainAfter = 60 * 60 * 1000;

export class Renewal {
  // `ready` is called when a newer version waits, or came in from another tab.
  constructor(ready) {
    this.ready = ready;
    this.registration = null;
    this.asked = 0;      // when the server was asked last, by performance.now()
    this.wanted = false; // the person wants the new version: the page may load it
  }

  // A page from a disk keeps nothing; where the browser does not allow it (a private window), the
  // page works as it does now, with the network only.
  async watch() {
    if (!/^https?:$/.test(location.protocol) || !navigator.serviceWorker) return;
    const workers = navigator.serviceWorker;
    // The first worker of all comes to a page that is as new as itself.
    let first = !workers.controller;
    workers.addEventListener('controllerchange', () => {
      if (this.wanted) location.reload();
      else if (!first) this.ready();
      first = false;
    });
    try {
      this.registration = await workers.register('worker.js');
    } catch (error) {
      console.info('Roadbook is not kept for offline use:', String(error));
      return;
    }
    this.asked = performance.now();
    if (this.registration.waiting && workers.controller) this.ready();
    this.registration.addEventListener('updatefound', () => {
      const coming = this.registration.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed' && workers.controller) this.ready();
      });
    });
    document.addEventListener('visibilitychange', () => this.look());
  }

  // A game was fetched while no worker answered for it: the first one that does keeps it.
  keep(name) {
    if (!this.registration || navigator.serviceWorker.controller) return;
    navigator.serviceWorker.ready.then(({active}) => active.postMessage({keep: name}));
  }

  // Asks the server for a newer version when the person comes back to the page.
  look() {
    if (document.visibilityState !== 'visible') return;
    if (performance.now() - this.asked < askAgainAfter) return;
    this.asked = performance.now();
    this.registration.update().catch(() => {});  // no network: the next time
  }

  // Loads the page in the version that waits. Everything must be saved.
  use() {
    this.wanted = true;
    const waiting = this.registration?.waiting;
    if (waiting) waiting.postMessage('take over');
    else location.reload();
  }
}
