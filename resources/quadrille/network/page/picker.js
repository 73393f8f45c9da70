// Turns picked cells into moves. Knows no rules: the host sends the ways to click each legal move.

export class MovePicker {
  #paths = [];
  picked = [];

  /** Sets the legal moves: [{move, paths: [[cell, …], …]}, …]; empty if nothing may be picked. */
  setMoves(moves) {
    this.picked = [];
    this.#paths = moves.flatMap(({ move, paths }) => paths.map((path) => ({ move, path })));
  }

  get isOpen() {
    return this.#paths.length > 0;
  }

  /** Picks a cell; returns the move that this completes, or null. */
  pick(cell) {
    const longer = [...this.picked, cell];
    if (this.#matching(longer).length > 0) {
      return this.#accept(longer);
    }
    const complete = this.#complete(this.picked);
    if (complete !== null && this.picked.at(-1) === cell) {
      this.picked = [];
      return complete;
    }
    const again = this.picked[0] === cell;
    this.picked = [];
    return !again && this.#matching([cell]).length > 0 ? this.#accept([cell]) : null;
  }

  /** The cells that can be picked next. */
  next() {
    return new Set(
      this.#matching(this.picked)
        .filter(({ path }) => path.length > this.picked.length)
        .map(({ path }) => path[this.picked.length]),
    );
  }

  /** The moves still possible if a cell is picked next. */
  movesVia(cell) {
    return this.#matching([...this.picked, cell]).map(({ move }) => move);
  }

  #matching(cells) {
    return this.#paths.filter(({ path }) => cells.every((cell, index) => path[index] === cell));
  }

  /** The only move of these cells, or null. */
  #complete(cells) {
    const moves = new Set(
      this.#matching(cells)
        .filter(({ path }) => path.length === cells.length)
        .map(({ move }) => move),
    );
    return moves.size === 1 ? [...moves][0] : null;
  }

  /** A complete move waits for a second pick while a longer one is still possible. */
  #accept(cells) {
    this.picked = cells;
    const move = this.#complete(cells);
    if (move === null || this.#matching(cells).some((each) => each.move !== move)) {
      return null;
    }
    this.picked = [];
    return move;
  }
}
