// Draws the board as SVG from what the host sends, and lets one click, tap or type moves on it.
import { MovePicker } from './picker.js';
import { text } from './texts.js';

const SVG = 'http://www.w3.org/2000/svg';
const ARROWS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' };
/** The same keys on a board that is turned by a quarter. */
const TURNED_ARROWS = { ArrowUp: 'left', ArrowDown: 'right', ArrowLeft: 'down', ArrowRight: 'up' };
/** From this proportion on, a wide board is turned in a tall window. */
const WIDE = 1.5;
const PIECE_RING = 44;
const TARGET_RING = 34;
const TARGET_DOT = 14;
/** Narrower cells, such as edges, are marked by their outline. */
const NARROW = 50;

export class Board {
  #picker = new MovePicker();
  #place;
  #onMove;
  #svg = null;
  #layers = {};
  #cells = new Map();
  #areas = new Map();
  #arrows = {};
  #state = null;
  #moves = [];
  #current = null;
  #turned = false;
  #redraw = () => {};
  #isTall;

  constructor(place, onMove) {
    this.#place = place;
    this.#onMove = onMove;
    const tall = matchMedia('(orientation: portrait)');
    tall.addEventListener('change', () => this.#redraw());
    this.#isTall = () => tall.matches;
  }

  /** Draws an empty board. */
  open(board, game) {
    const focused = this.#svg?.contains(document.activeElement);
    this.#redraw = () => {
      this.open(board, game);
      this.show(this.#state);
      this.setMoves(this.#moves);
    };
    this.#turned = this.#isTall() && board.width / board.height > WIDE;
    this.#svg = element('svg', {
      viewBox: this.#turned
        ? `${-board.y - board.height} ${board.x} ${board.height} ${board.width}`
        : `${board.x} ${board.y} ${board.width} ${board.height}`,
      class: `board game-${game.id}`,
      role: 'group',
      'aria-label': text('board', game.name),
    });
    const all = element('g', this.#turned ? { transform: 'rotate(90)' } : {});
    this.#svg.append(all);
    all.append(...markup(board.background));
    for (const name of ['faces', 'under', 'labels', 'pieces', 'over', 'areas']) {
      this.#layers[name] = all.appendChild(element('g', { class: name }));
    }
    this.#cells = new Map(board.cells.map((cell) => [cell.id, cell]));
    this.#arrows = board.arrows;
    this.#areas.clear();
    board.cells.forEach((cell) => this.#addCell(cell));
    board.labels.forEach((label) => this.#addLabel(label));
    this.#svg.addEventListener('keydown', (event) => this.#key(event));
    if (!this.#areas.has(this.#current)) {
      this.#current = [...this.#areas.keys()][0];
    }
    this.#place.replaceChildren(this.#svg);
    if (focused) {
      this.#focus(this.#current);
    }
  }

  #addCell(cell) {
    const face = element('polygon', { class: 'face', points: cell.outline.join(' ') });
    const group = element('g', { class: 'cell' });
    group.append(face);
    this.#layers.faces.append(group);
    if (cell.area.length > 0) {
      const area = element('polygon', { points: cell.area.join(' '), role: 'button' });
      area.setAttribute('data-cell', cell.id);
      area.addEventListener('click', () => this.#pick(cell.id));
      area.addEventListener('focus', () => {
        this.#moveTabStop(cell.id);
        this.#mark();
      });
      area.addEventListener('blur', () => this.#mark());
      this.#layers.areas.append(area);
      this.#areas.set(cell.id, area);
    }
  }

  #addLabel(label) {
    const coordinate = element('text', {
      class: 'coordinate',
      transform: this.#upright(label.x, label.y),
      'font-size': label.size,
      'text-anchor': 'middle',
      'dominant-baseline': 'central',
      'aria-hidden': 'true',
    });
    coordinate.textContent = label.text;
    this.#layers.labels.append(coordinate);
  }

  /** Moves what is drawn around (0, 0) to a place, upright also on a turned board. */
  #upright(x, y) {
    return `translate(${x} ${y})` + (this.#turned ? ' rotate(-90)' : '');
  }

  /** Shows a position and its last move. */
  show(state) {
    this.#state = state;
    const pieces = state.pieces.map((piece) => {
      const { x, y } = this.#cells.get(piece.cell);
      const group = element('g', { transform: this.#upright(x, y) });
      group.append(...markup(state.shapes[piece.shape]));
      return group;
    });
    this.#layers.pieces.replaceChildren(...pieces);
    this.#mark();
  }

  /** Lets one of these moves be entered; none if the list is empty. */
  setMoves(moves) {
    this.#moves = moves;
    this.#picker.setMoves(moves);
    this.#svg?.classList.toggle('open', moves.length > 0);
    this.#mark();
  }

  #pick(cell) {
    if (!this.#picker.isOpen) {
      return;
    }
    this.#focus(cell);
    const move = this.#picker.pick(cell);
    this.#mark();
    if (move !== null) {
      this.#onMove(move);
    }
  }

  #key(event) {
    const way = (this.#turned ? TURNED_ARROWS : ARROWS)[event.key];
    if (way) {
      const next = this.#arrows[this.#current]?.[way];
      if (this.#areas.has(next)) {
        this.#focus(next);
      }
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.#pick(this.#current);
    } else if (event.key === 'Escape') {
      this.#picker.setMoves(this.#moves);
      this.#mark();
    } else {
      return;
    }
    event.preventDefault();
  }

  #focus(cell) {
    this.#moveTabStop(cell);
    this.#areas.get(cell).focus({ preventScroll: true });
  }

  #moveTabStop(cell) {
    this.#areas.get(this.#current)?.setAttribute('tabindex', -1);
    this.#areas.get(cell).setAttribute('tabindex', 0);
    this.#current = cell;
  }

  #mark() {
    if (!this.#state) {
      return;
    }
    const { picked } = this.#picker;
    const targets = picked.length > 0 ? this.#picker.next() : new Set();
    const forced = this.#picker.isOpen && picked.length === 0 ? this.#state.forced : [];
    const leaps = new Set(this.#moves.filter((each) => each.leap).map((each) => each.move));
    const { last, winning } = this.#state;
    const focused = [...this.#areas].filter(([, area]) => area.matches(':focus-visible'));
    this.#layers.under.replaceChildren(
      ...last.map((cell) => this.#outline(cell, 'last')),
      ...winning.map((cell) => this.#outline(cell, 'winning')),
    );
    this.#layers.over.replaceChildren(
      ...forced.map((cell) => this.#ring(cell, PIECE_RING, 'forced')),
      ...picked.map((cell) => this.#ring(cell, PIECE_RING, 'selected')),
      ...[...targets].map((cell) => this.#target(cell, leaps)),
      ...focused.map(([cell]) => this.#outline(cell, 'focus')),
    );
    this.#describe(new Set(picked), targets, new Set(forced), new Set(last));
  }

  #target(cell, leaps) {
    const only = this.#picker.movesVia(cell).every((move) => leaps.has(move));
    return only ? this.#ring(cell, TARGET_RING, 'target') : this.#dot(cell);
  }

  #describe(picked, targets, forced, last) {
    for (const [id, area] of this.#areas) {
      const marks = [
        [picked, 'mark-selected'],
        [targets, 'mark-target'],
        [forced, 'mark-forced'],
        [last, 'mark-last'],
      ];
      const words = marks.filter(([cells]) => cells.has(id)).map(([, key]) => text(key));
      area.setAttribute('aria-label', [this.#state.texts[id], ...words].join(', '));
      area.setAttribute('tabindex', id === this.#current ? 0 : -1);
    }
  }

  #outline(cell, style) {
    return element('polygon', {
      class: `mark ${style}`,
      points: this.#cells.get(cell).outline.join(' '),
    });
  }

  #ring(cell, radius, style) {
    if (this.#isNarrow(cell)) {
      return this.#outline(cell, `ring ${style}`);
    }
    const { x, y } = this.#cells.get(cell);
    const group = element('g', { class: `mark ring ${style}` });
    for (const name of ['halo', 'line']) {
      group.append(element('circle', { class: name, cx: x, cy: y, r: radius }));
    }
    return group;
  }

  #dot(cell) {
    const { x, y } = this.#cells.get(cell);
    return element('circle', { class: 'mark dot', cx: x, cy: y, r: TARGET_DOT });
  }

  #isNarrow(cell) {
    const corners = this.#cells.get(cell).outline;
    const extent = (start) => {
      const values = corners.filter((_, index) => index % 2 === start);
      return Math.max(...values) - Math.min(...values);
    };
    return Math.min(extent(0), extent(1)) < NARROW;
  }
}

function element(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    made.setAttribute(key, value);
  }
  return made;
}

/** Reads SVG elements that the host has drawn. */
function markup(elements) {
  const source = `<svg xmlns="${SVG}">${elements}</svg>`;
  const root = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  return [...root.children].map((each) => document.importNode(each, true));
}
