// The page's address: the program names what is shown, the browser's Back and Forward lead through it.
export class Address {
  constructor(wanted) {
    this.wanted = wanted;  // takes the address that Back, Forward or a person asks for, and `behind`
    this.shown = '';
    this.returning = 0;    // a timer, while the browser is on its way back
    this.waiting = [];     // what is to be shown when it has arrived
  }

  get isOurs() { return location.hash.startsWith('#/'); }

  first() { return this.isOurs ? location.hash : ''; }

  // The address that the present one was shown over; empty: it was over none, or a person wrote it.
  get behind() {
    const {under = [], over = false} = history.state ?? {};
    return over ? under[0] : '';
  }

  // `step`: "on", "over" or "instead" of what was shown before. Each entry of the browser's history has in
  // `under` the addresses before it that may be gone back to: the last one, and where both lie over a screen
  // those under that, too.
  show(address, step) {
    if (this.returning) {
      this.waiting.push([address, step]);
      return;
    }
    const before = this.shown;
    this.shown = address;
    if (location.hash === address) return;
    // The library needs no fragment where the page was opened without one.
    if (before === '' && address === '#/' && location.hash === '') return;
    const state = history.state ?? {};
    const under = state.under ?? [];
    const at = step === 'instead' ? under.lastIndexOf(address) : -1;
    try {
      const whole = location.pathname + location.search + address;
      if (at >= 0) this.goBack(under.length - at);
      else if (step === 'instead') history.replaceState(state, '', whole);
      else {
        const over = step === 'over';
        history.pushState({under: over && state.over ? [...under, before] : [before], over}, '', whole);
      }
    } catch (error) {
      // Some browsers allow few of them in a short time, and none to a file.
      console.warn('The address could not be set:', error.message);
    }
  }

  // The browser takes its time for it; what is shown meanwhile would be laid into the wrong place.
  goBack(steps) {
    const longest = 1000;  // milliseconds: then it does not come
    this.returning = setTimeout(() => this.arrived(), longest);
    history.go(-steps);
  }

  arrived() {
    clearTimeout(this.returning);
    this.returning = 0;
    for (const [address, step] of this.waiting.splice(0)) this.show(address, step);
  }

  watch() {
    addEventListener('popstate', () => {
      const address = location.hash === '' ? '#/' : location.hash;
      if (address === this.shown) {
        if (this.returning) this.arrived();
        return;
      }
      if (!address.startsWith('#/')) return;
      this.waiting = [];
      this.shown = address;
      if (this.returning) this.arrived();
      this.wanted(address, this.behind);
    });
  }
}
