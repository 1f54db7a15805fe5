// The page's address: the program names the screen that is shown, the browser's Back and Forward lead
// through them.
export class Address {
  constructor(wanted) {
    this.wanted = wanted;  // takes the address that Back, Forward or a person asks for
    this.shown = '';
  }

  get isOurs() { return location.hash.startsWith('#/'); }

  first() { return this.isOurs ? location.hash : ''; }

  show(address, instead) {
    const before = this.shown;
    const none = before === '';
    this.shown = address;
    if (location.hash === address) return;
    // The library needs no fragment where the page was opened without one.
    if (none && address === '#/' && location.hash === '') return;
    try {
      const whole = location.pathname + location.search + address;
      if (instead && history.state?.before === address) history.back();
      else if (instead) history.replaceState(history.state, '', whole);
      else history.pushState({before}, '', whole);
    } catch (error) {
      // Some browsers allow few of them in a short time, and none to a file.
      console.warn('The address could not be set:', error.message);
    }
  }

  watch() {
    addEventListener('popstate', () => {
      const address = location.hash === '' ? '#/' : location.hash;
      if (!address.startsWith('#/') || address === this.shown) return;
      this.shown = address;
      this.wanted(address);
    });
  }
}
