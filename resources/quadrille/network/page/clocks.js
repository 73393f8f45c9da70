// Shows both clocks and counts down the one that runs, between two events of the host.

const REFRESH_MS = 200;
const LOW_MS = 20000;

export class Clocks {
  #elements = {};
  #left = {};
  #running = null;
  #received = 0;

  constructor() {
    for (const side of ['first', 'second']) {
      this.#elements[side] = document.createElement('span');
      this.#elements[side].className = 'clock';
      this.#elements[side].setAttribute('role', 'timer');
    }
    setInterval(() => this.#refresh(), REFRESH_MS);
  }

  element(side) {
    return this.#elements[side];
  }

  show({ clock }) {
    this.#left = { first: clock.firstMs, second: clock.secondMs };
    this.#running = clock.running;
    this.#received = performance.now();
    this.#refresh();
  }

  stop() {
    this.#running = null;
  }

  #refresh() {
    for (const [side, element] of Object.entries(this.#elements)) {
      const left = this.#left[side] ?? null;
      element.hidden = left === null;
      if (left !== null) {
        const used = this.#running === side ? performance.now() - this.#received : 0;
        const now = Math.max(0, left - used);
        element.textContent = format(now);
        element.classList.toggle('low', now < LOW_MS);
      }
    }
  }
}

function format(ms) {
  const tenths = Math.floor(ms / 100);
  const seconds = Math.floor(tenths / 10);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const two = (number) => String(number).padStart(2, '0');
  if (hours > 0) {
    return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  }
  const short = `${minutes}:${two(seconds % 60)}`;
  return ms < 10000 ? `${short}.${tenths % 10}` : short;
}
