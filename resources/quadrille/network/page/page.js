// The page of a table: the door, where one takes a seat or watches, and the table itself.
import { Board } from './board.js';
import { Clocks } from './clocks.js';
import { Refused, TableConnection } from './connection.js';
import { showCoverage } from './coverage.js';
import { loadTexts, text } from './texts.js';

const SIDES = ['first', 'second'];
const TOKEN = 'quadrille.token';
const NAME = 'quadrille.name';
const USUAL_RULES = '-';
/** For how many plies the result of the game before stays in sight. */
const LAST_RESULT_PLIES = 4;
/** The move that takes over the first stone of Hex, made by a button or by clicking the stone. */
const SWAP = 'swap-pieces';
/** The end of a link to a table that has no seats for guests. */
const WATCH = '#watch';

const byId = (id) => document.getElementById(id);
const clocks = new Clocks();
const board = new Board(byId('place'), playMove);

let connection = null;
let table = null;
let notice = '';
let lastResult = '';
let confirming = false;

await loadTexts();
for (const element of document.querySelectorAll('[data-text]')) {
  element.textContent = text(element.dataset.text);
}
const watching = location.hash === WATCH;
byId('code').value = watching ? '' : decodeURIComponent(location.hash.slice(1));
byId('name').value = localStorage.getItem(NAME) ?? '';
byId('door').addEventListener('submit', (event) => {
  event.preventDefault();
  takeSeat();
});
byId('watch').addEventListener('click', () => open(null));
byId('return').addEventListener('click', () => open(localStorage.getItem(TOKEN)));

const token = sessionStorage.getItem(TOKEN);
if (token) {
  open(token);
} else if (watching) {
  open(null);
} else {
  showDoor('');
}

function showDoor(message) {
  connection = null;
  byId('table').hidden = true;
  byId('door').hidden = false;
  byId('return').hidden = !localStorage.getItem(TOKEN);
  setDoorDisabled(false);
  show(byId('door-message'), message);
  // A link fills in the code, an earlier visit the name.
  const empty = ['code', 'name'].find((id) => !byId(id).value);
  byId(empty ?? 'join').focus();
}

/** A second click while the host is asked would take another seat, or watch twice. */
function setDoorDisabled(disabled) {
  for (const id of ['join', 'return', 'watch']) {
    byId(id).disabled = disabled;
  }
}

function show(element, message) {
  element.hidden = !message;
  if (element.textContent !== message) {
    element.textContent = message;
  }
}

async function takeSeat() {
  const name = byId('name').value.trim();
  localStorage.setItem(NAME, name);
  setDoorDisabled(true);
  try {
    const seat = await new TableConnection(null).post('seat', {
      version: 1,
      code: byId('code').value.trim(),
      name,
    });
    localStorage.setItem(TOKEN, seat.token);
    sessionStorage.setItem(TOKEN, seat.token);
    open(seat.token);
  } catch (error) {
    showDoor(messageOf(error));
  }
}

function messageOf(error) {
  return error instanceof Refused ? error.message : text('unreachable');
}

/** Opens the table, as a guest with a token or as a spectator without one. */
function open(token) {
  setDoorDisabled(true);
  connection = new TableConnection(token);
  notice = '';
  connection.listen({ event: receive, lost: connectionLost, refused: connectionRefused });
}

function connectionLost() {
  setNotice(text('lost'));
}

function connectionRefused(error) {
  sessionStorage.removeItem(TOKEN);
  if (error.id === 'unknown-token') {
    // The seat was at an earlier table at this address.
    localStorage.removeItem(TOKEN);
    showDoor('');
  } else {
    showDoor(error.message);
  }
}

function receive(event) {
  if (event.type === 'closed') {
    setNotice(event.text);
    clocks.stop();
    board.setMoves([]);
    byId('actions').replaceChildren();
    return;
  }
  if (event.type === 'table') {
    const outcome = event.number > (table?.number ?? event.number) && table.state.outcome;
    lastResult = outcome ? text('last-game', result(outcome, nameOf)) : '';
    table = event;
    byId('door').hidden = true;
    byId('table').hidden = false;
    board.open(event.board, event.game);
    byId('game').textContent = event.game.name;
    show(byId('rules'), event.game.rules === USUAL_RULES ? '' : event.game.rulesText);
  }
  table.state = event.state;
  // The next game of a series begins at once, before anybody has read how the last one ended.
  notice = event.state.ply < LAST_RESULT_PLIES ? lastResult : '';
  confirming = false;
  render();
}

function render() {
  const state = table.state;
  board.show(state);
  board.setMoves(mayMove(state) ? (state.legal ?? []) : []);
  clocks.show(state);
  showCoverage(state, table.sides);
  renderSeats(state);
  renderMoves(state);
  renderActions(state);
  show(byId('status'), status(state));
  show(byId('notice'), notice);
  document.title = (mayMove(state) ? text('your-move') + ' – ' : '') + table.game.name;
}

function mayMove(state) {
  return state.phase === 'waiting' && table.you === state.turn;
}

function setNotice(message) {
  notice = message;
  show(byId('notice'), message);
}

function nameOf(side) {
  const seat = table.state.seats[side];
  return seat?.title || table.sides[side];
}

function renderSeats(state) {
  const seats = SIDES.map((side) => {
    const seat = document.createElement('div');
    seat.className = 'seat';
    seat.classList.toggle('turn', state.phase === 'waiting' && state.turn === side);
    const mark = document.createElement('span');
    mark.className = 'mark ' + table.marks[side];
    const who = document.createElement('span');
    who.className = 'who';
    who.textContent = seatText(side, state.seats[side]);
    seat.append(mark, who, clocks.element(side));
    return seat;
  });
  byId('seats').className = 'game-' + table.game.id;
  byId('seats').replaceChildren(...seats);
}

function seatText(side, seat) {
  const name = seat.open ? text('open-seat') : nameOf(side);
  const parts = [name === table.sides[side] ? name : `${table.sides[side]} · ${name}`];
  if (table.you === side) {
    parts.push(text('you'));
  } else if (!seat.open && !seat.connected) {
    parts.push(text('away'));
  }
  return parts.join(' · ');
}

function status(state) {
  if (state.outcome) {
    return result(state.outcome, (side) => table.sides[side]);
  }
  if (state.phase === 'ready') {
    return text('waiting-for-players');
  }
  if (state.phase === 'paused') {
    return text('paused');
  }
  const last = state.moves.at(-1);
  const turn = mayMove(state) ? text('your-move') : text('to-move', table.sides[state.turn]);
  return last ? `${text('last-move', last)} ${turn}` : turn;
}

function result({ winner, text: how }, name) {
  return winner ? text('won', name(winner), how) : text('drawn', how);
}

function renderMoves(state) {
  const list = byId('moves');
  while (list.children.length > state.moves.length) {
    list.lastChild.remove();
  }
  state.moves.forEach((move, index) => {
    if (list.children[index]?.textContent !== move) {
      const item = list.children[index] ?? list.appendChild(document.createElement('li'));
      item.textContent = move;
      if (state.numbers[index]) {
        item.dataset.number = state.numbers[index];
      } else {
        delete item.dataset.number;
      }
      list.scrollTop = list.scrollHeight;
    }
  });
}

function renderActions(state) {
  const actions = [];
  if (table.you && state.outcome) {
    // A host that plays a number of games begins the next one by itself.
    if (table.games === 0) {
      actions.push(...rematchActions(state));
    }
  } else if (table.you && state.phase !== 'ready') {
    actions.push(...gameActions(state));
  }
  const focused = document.activeElement?.textContent;
  const hadFocus = byId('actions').contains(document.activeElement);
  byId('actions').replaceChildren(...actions);
  if (hadFocus) {
    (actions.find((each) => each.textContent === focused) ?? actions[0])?.focus();
  }
}

function rematchActions(state) {
  const asked = state.rematch.includes(table.you);
  if (!asked && state.rematch.length > 0) {
    setNotice(text('rematch-offered'));
  }
  return [button(text(asked ? 'rematch-asked' : 'rematch'), () => act('rematch'), asked)];
}

function gameActions(state) {
  if (confirming) {
    return [
      button(text('resign-now'), () => act('resign')),
      button(text('keep-playing'), () => setConfirming(false)),
    ];
  }
  const actions = [];
  if (mayMove(state) && state.legal?.some((each) => each.move === SWAP)) {
    actions.push(button(text('swap'), () => playMove(SWAP)));
  }
  if (state.drawOffer && state.drawOffer !== table.you) {
    setNotice(text('draw-offered', nameOf(state.drawOffer)));
    actions.push(
      button(text('accept-draw'), () => act('draw', { action: 'accept' })),
      button(text('decline-draw'), () => act('draw', { action: 'decline' })),
    );
  } else {
    if (state.drawDeclined) {
      setNotice(text('draw-declined'));
    }
    const offered = state.drawOffer === table.you;
    const label = text(offered ? 'draw-waiting' : 'offer-draw');
    actions.push(button(label, () => act('draw', { action: 'offer' }), offered));
  }
  actions.push(button(text('resign'), () => setConfirming(true)));
  return actions;
}

function setConfirming(now) {
  confirming = now;
  renderActions(table.state);
}

function button(label, run, disabled = false) {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.disabled = disabled;
  element.addEventListener('click', run);
  return element;
}

function playMove(move) {
  board.setMoves([]);
  act('move', { ply: table.state.ply, move });
}

async function act(what, details = {}) {
  try {
    await connection.post(what, { game: table.number, ...details });
  } catch (error) {
    render();
    setNotice(messageOf(error));
  }
}
