// The page's address: the program names what is shown, the browser's Back and Forward lead through it.
export class Address {
  constructor(wanted) {
    // Takes the address that Back, Forward or a person asks for, `behind`, and by how many steps of Forward, or below
    // 0 of Back; 0: a person wrote it.
    // Says whether what is shown keeps its address all the same.
    this.wanted = wanted;
    this.shown = '';
    this.place = 0;        // that the entry that is shown has among those of the browser's history
    this.returning = 0;    // a timer, while the browser is on its way back
    this.waiting = [];     // what is to be shown when it has arrived
    this.kept = false;     // Back puts away what lies over the screen and has no address
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
    if (!this.returning && step === 'instead' && history.state?.guards) this.go(-1);
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
      if (at >= 0) this.go(at - under.length);
      else if (step === 'instead') history.replaceState(state, '', whole);
      else {
        const over = step === 'over';
        const place = state.guards ? this.place : this.place + 1;
        const entry = {under: over && state.over ? [...under, before] : [before], over, place};
        if (state.guards) history.replaceState(entry, '', whole);
        else history.pushState(entry, '', whole);
        this.place = place;
      }
    } catch (error) {
      // Some browsers allow few of them in a short time, and none to a file.
      console.warn('The address could not be set:', error.message);
    }
  }

  // Whether Back is to put away what lies over the screen and has no address.
  keepBack(kept) {
    this.kept = kept;
    this.guard();
  }

  // From the first entry Back would leave the page: as long as something is to be put away, another one of the same
  // address stands behind it.
  guard() {
    if (this.returning) return;
    const guards = history.state?.guards;
    if (guards && !this.kept) this.go(-1);
    if (guards || !this.kept || this.place !== 0) return;
    try {
      history.pushState({...history.state, place: 1, guards: true}, '');
      this.place = 1;
    } catch (error) {
      console.warn('Back could not be kept:', error.message);
    }
  }

  // The browser takes its time for it; what is shown meanwhile would be laid into the wrong place.
  go(steps) {
    const longest = 1000;  // milliseconds: then it does not come
    this.returning = setTimeout(() => this.arrived(), longest);
    history.go(steps);
  }

  arrived() {
    clearTimeout(this.returning);
    this.returning = 0;
    for (const [address, step] of this.waiting.splice(0)) this.show(address, step);
  }

  // The entry that the browser is at now keeps its place; a new one, that no one has given a place to, gets this.
  arriveAt(place) {
    const known = history.state?.place;
    this.place = known ?? place;
    if (known !== undefined) return;
    try {
      history.replaceState({...history.state, place}, '');
    } catch (error) {
      console.warn('The entry could not be marked:', error.message);
    }
  }

  watch() {
    this.arriveAt(0);
    this.guard();
    addEventListener('popstate', () => {
      this.follow();
      this.guard();
    });
  }

  // The browser is at another entry.
  follow() {
    const {shown, place} = this;
    const steps = (history.state?.place ?? place) - place;
    this.arriveAt(place + 1);
    const address = location.hash === '' ? '#/' : location.hash;
    if (address === shown) {
      if (this.returning) this.arrived();
      else if (steps < 0 && this.wanted(address, this.behind, steps)) this.go(-steps);
      return;
    }
    if (!address.startsWith('#/')) return;
    this.waiting = [];
    this.shown = address;
    if (this.returning) this.arrived();
    if (!this.wanted(address, this.behind, steps)) return;
    this.shown = shown;
    this.go(1);
  }
}
