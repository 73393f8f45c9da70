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

  /**
   * Picks a cell; returns the move that this completes, or null. The first cell, where a move comes
   * back to it, is one to go on to as soon as another is picked.
   */
  pick(cell) {
    const longer = this.#continued(cell);
    if (this.#matching(longer).length > 0) {
      return this.#accept(longer);
    }
    const complete = this.#complete(this.picked);
    if (complete !== null && this.picked.at(-1) === cell) {
      this.picked = [];
      return complete;
    }
    const again = this.picked[0] === cell;
    if (again && this.#returns().length > 0) {
      return null;
    }
    this.picked = [];
    return !again && this.#matching([cell]).length > 0 ? this.#accept([cell]) : null;
  }

  /** The cells that can be picked next. */
  next() {
    const cells = this.#matching(this.picked)
      .filter(({ path }) => path.length > this.picked.length)
      .map(({ path }) => path[this.picked.length]);
    return new Set(this.#wayBack() === null ? cells : [...cells, this.picked[0]]);
  }

  /** The moves still possible if a cell is picked next. */
  movesVia(cell) {
    return this.#matching(this.#continued(cell)).map(({ move }) => move);
  }

  /** The cells picked if this one is picked next, with those on the way back to the first. */
  #continued(cell) {
    const longer = [...this.picked, cell];
    const goesBack = this.#matching(longer).length === 0 && this.picked[0] === cell;
    return (goesBack && this.#wayBack()) || longer;
  }

  /** The cells up to where the first one is reached again, or null if moves take different ways. */
  #wayBack() {
    const returns = this.#returns();
    const moves = new Set(returns.map(({ move }) => move));
    const ways = new Map();
    for (const { move, path } of returns) {
      const way = path.slice(0, path.indexOf(path[0], this.picked.length) + 1);
      const known = ways.get(way.join()) ?? { way, moves: new Set() };
      known.moves.add(move);
      ways.set(way.join(), known);
    }
    return [...ways.values()].find((each) => each.moves.size === moves.size)?.way ?? null;
  }

  /** The ways to go on with a move that come back to its first cell, once another is picked. */
  #returns() {
    const first = this.picked[0];
    return this.picked.at(-1) === first
      ? []
      : this.#matching(this.picked).filter(
          ({ path }) => path.indexOf(first, this.picked.length) >= 0,
        );
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
