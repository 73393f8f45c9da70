// Shows what is told of a match between computers: the score of the series, the graph of their
// evaluations with the first side's leads above the middle, and the last move in words.
import { text } from './texts.js';

const SVG = 'http://www.w3.org/2000/svg';
const WIDTH = 200;
const HEIGHT = 60;
const MARGIN = 4;
/** The graph has space for at least this many moves. */
const MIN_PLIES = 20;

const byId = (id) => document.getElementById(id);

export function showCoverage(state, sides) {
  showSeries(state);
  byId('graph').toggleAttribute('hidden', !state.shares);
  if (state.shares) {
    drawGraph(state.shares, state.thought, sides);
  }
  showThought(state.thought, sides);
}

function showSeries(state) {
  const series = state.series;
  byId('series').hidden = !series;
  if (!series) {
    return;
  }
  if (series.players.length === 2) {
    const first = series.players[series.first];
    const second = series.players[series.second];
    byId('series').textContent = text(
      'series', first.title, points(first.points), points(second.points), second.title);
  } else {
    byId('series').textContent = series.players
      .map((each) => text('standing', each.title, points(each.points), each.games))
      .join(' · ');
  }
}

/** Points as people write them: 2½. */
function points(number) {
  const whole = Math.floor(number);
  return number === whole ? String(whole) : (whole === 0 ? '' : String(whole)) + '½';
}

function drawGraph(shares, thought, sides) {
  const plies = Math.max(MIN_PLIES, shares.length);
  const x = (ply) => MARGIN + ((WIDTH - 2 * MARGIN) * ply) / plies;
  const y = (share) => MARGIN + (HEIGHT - 2 * MARGIN) * (1 - share);
  const known = shares
    .map((share, index) => ({ share, ply: index + 1 }))
    .filter((each) => each.share !== null);
  const middle = shape('line', { x1: x(0), x2: x(plies), y1: y(0.5), y2: y(0.5) }, 'middle');
  const curve = shape(
    'polyline',
    { points: known.map((each) => `${x(each.ply)},${y(each.share)}`).join(' ') },
    'curve',
  );
  const parts = [middle, curve];
  if (known.length > 0) {
    const last = known.at(-1);
    parts.push(shape('circle', { cx: x(last.ply), cy: y(last.share), r: 2.5 }, 'now'));
  }
  byId('graph').replaceChildren(...parts);
  byId('graph').setAttribute(
    'aria-label', text('graph', sides.first, thought ? thought.text : text('no-score')));
}

function shape(name, attributes, className) {
  const element = document.createElementNS(SVG, name);
  element.setAttribute('class', className);
  Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
  return element;
}

function showThought(thought, sides) {
  byId('thought').hidden = !thought;
  byId('figures').hidden = !thought;
  if (thought) {
    const move = thought.moves.split(' ')[0];
    byId('thought').textContent = thought.reason
      ? text('reason', sides[thought.side], move, thought.reason)
      : text('played', sides[thought.side], move);
    byId('figures').textContent = text('figures', thought.text, thought.depth, thought.moves);
  }
}
