// Plays games of Hex of a network against itself, thousands at once, on a graphics card: one warp
// for each game. Compiled as C++ for a processor, it plays the same games one after the other.
//
// The search is that of I. Danihelka, A. Guez, J. Schrittwieser and D. Silver, 2022, "Policy
// improvement by planning with Gumbel": sequential halving at the root among the moves with the
// greatest sum of noise and logit, elsewhere the move whose share of the visits is furthest below
// the share that the improved policy gives it.
//
// Rows of stones are sets of bits. The first side joins top and bottom, the second left and right.
// The network sees each position from the view of the side to move, rows and columns exchanged for
// the second side, so that the side to move always joins top and bottom.

#include <cmath>
#include <cstdint>

#ifdef __CUDACC__
#define DEVICE __device__ inline
constexpr int LANES = 32;
#else
#define DEVICE inline
constexpr int LANES = 1;
#endif

constexpr int MAX_SIZE = 16;
constexpr int MAX_CELLS = 169;
constexpr int PER_LANE = (MAX_CELLS + LANES - 1) / LANES;
constexpr float NONE = -1e30f;
constexpr int16_t UNKNOWN = -1;
constexpr int16_t WON = -2;

// How much the values of the moves count beside the logits of the network.
constexpr float VALUE_SCALE = 0.1f;
constexpr float VALUE_VISITS = 50;

// At the root at most so many moves are searched.
constexpr int CONSIDERED = 16;

// Beyond this value a game is played to its end by the policy alone, but for some games.
constexpr float DECIDED = 0.97f;
constexpr float ALWAYS_SEARCHED_SHARE = 0.15f;

struct Game {
  int32_t turn;
  int32_t ply;
  int32_t visits;
  int32_t nodes;
  int32_t depth;
  int32_t decided;
  int32_t alwaysSearched;
  int32_t records;
  int32_t varied;
  uint32_t counter;
};

// All games on boards of one size. Arrays are indexed by game, node and cell; by game, record and
// cell; or by place in the ring and cell.
struct Pool {
  int32_t games;
  int32_t size;
  int32_t visits;
  uint32_t seed;
  int64_t capacity;
  Game* game;
  uint16_t* stones;
  float* logits;
  int16_t* child;
  int16_t* counts;
  float* totals;
  float* nodeValues;
  float* noise;
  int16_t* path;
  uint8_t* codes;
  uint8_t* recordCodes;
  uint8_t* recordShares;
  float* recordValues;
  int8_t* recordSides;
  uint8_t* ringCodes;
  uint8_t* ringShares;
  float* ringValues;
  int8_t* ringResults;
  unsigned long long* stats;  // samples, games, plies, games that the first side won
  const float* opening;       // for each cell how many first stones are there or before
  const int16_t* schedule;    // by number of considered moves and visit: the count to visit next
};

#ifdef __CUDACC__
DEVICE float sumOf(float x) {
  for (int d = 16; d > 0; d >>= 1) x += __shfl_xor_sync(~0u, x, d);
  return x;
}
DEVICE float maxOf(float x) {
  for (int d = 16; d > 0; d >>= 1) x = fmaxf(x, __shfl_xor_sync(~0u, x, d));
  return x;
}
DEVICE int bestOf(float x, int index) {
  for (int d = 16; d > 0; d >>= 1) {
    float y = __shfl_xor_sync(~0u, x, d);
    int other = __shfl_xor_sync(~0u, index, d);
    if (y > x || (y == x && other < index)) {
      x = y;
      index = other;
    }
  }
  return index;
}
DEVICE void meet() { __syncwarp(); }
DEVICE unsigned long long add(unsigned long long* to, unsigned long long x, int lane) {
  unsigned long long before = lane == 0 ? atomicAdd(to, x) : 0;
  return __shfl_sync(~0u, before, 0);
}
#else
DEVICE float sumOf(float x) { return x; }
DEVICE float maxOf(float x) { return x; }
DEVICE int bestOf(float, int index) { return index; }
DEVICE void meet() {}
DEVICE unsigned long long add(unsigned long long* to, unsigned long long x, int) {
  unsigned long long before = *to;
  *to += x;
  return before;
}
#endif

DEVICE uint32_t mixed(uint32_t x) {
  x ^= x >> 16;
  x *= 0x7feb352du;
  x ^= x >> 15;
  x *= 0x846ca68bu;
  return x ^ x >> 16;
}

// A random number between 0 and 1.
DEVICE float uniform(const Pool& p, int g, uint32_t counter, int a) {
  uint32_t x = mixed(p.seed ^ mixed(g * 0x9e3779b9u + mixed(counter * 0x85ebca6bu + a)));
  return ((x >> 8) + 0.5f) / (1 << 24);
}

typedef uint16_t Rows[2][MAX_SIZE];

DEVICE bool wins(const uint16_t* s, int side, int n) {
  int stones = 0;
  for (int r = 0; r < n; r++) {
#ifdef __CUDACC__
    stones += __popc(s[r]);
#else
    stones += __builtin_popcount(s[r]);
#endif
  }
  if (stones < n) return false;
  uint32_t reached[MAX_SIZE];
  for (int r = 0; r < n; r++) reached[r] = side == 1 ? s[r] & 1u : r == 0 ? s[0] : 0u;
  bool changed = true;
  bool down = true;
  while (changed) {
    changed = false;
    for (int i = 0; i < n; i++) {
      int r = down ? i : n - 1 - i;
      uint32_t x = reached[r];
      if (r > 0) x |= reached[r - 1] | reached[r - 1] >> 1;
      if (r < n - 1) x |= reached[r + 1] | reached[r + 1] << 1;
      x &= s[r];
      uint32_t y;
      do {
        y = x;
        x |= s[r] & (x << 1 | x >> 1);
      } while (x != y);
      if (x != reached[r]) {
        reached[r] = x;
        changed = true;
      }
    }
    down = !down;
  }
  if (side == 0) return reached[n - 1] != 0;
  for (int r = 0; r < n; r++) {
    if (reached[r] >> (n - 1) & 1) return true;
  }
  return false;
}

DEVICE int seen(int a, int side, int n) { return side == 0 ? a : a % n * n + a / n; }

DEVICE bool isEmpty(const Rows& s, int a, int n) {
  return !((s[0][a / n] | s[1][a / n]) >> a % n & 1);
}

DEVICE void load(const Pool& p, int g, Rows& s, int lane) {
  for (int i = lane; i < 2 * MAX_SIZE; i += LANES)
    s[i / MAX_SIZE][i % MAX_SIZE] = p.stones[g * 2 * MAX_SIZE + i];
  meet();
}

DEVICE void place(Rows& s, int side, int a, int n, int lane) {
  if (lane == 0) s[side][a / n] |= 1 << a % n;
  meet();
}

DEVICE void show(const Rows& s, int side, int n, uint8_t* codes, int lane) {
  for (int a = lane; a < n * n; a += LANES) {
    int own = s[side][a / n] >> a % n & 1;
    int other = s[1 - side][a / n] >> a % n & 1;
    codes[seen(a, side, n)] = own + 2 * other;
  }
}

// What a node knows of its moves: x[k] is for each cell of this lane logit and value together.
struct Improved {
  float x[PER_LANE];
  float q[PER_LANE];
  float most;
  float visits;
};

DEVICE void improve(const Pool& p, int64_t at, float nodeValue, int cells, int lane,
                    Improved& out) {
  float visits = 0;
  float most = 0;
  float prior = 0;
  float priorValue = 0;
  for (int k = 0, a = lane; a < cells; k++, a += LANES) {
    float count = p.counts[at + a];
    float q = 0;
    if (count > 0) {
      q = p.totals[at + a] / count;
      float share = expf(p.logits[at + a]);
      visits += count;
      most = fmaxf(most, count);
      prior += share;
      priorValue += share * q;
    }
    out.q[k] = q;
  }
  visits = sumOf(visits);
  most = maxOf(most);
  prior = sumOf(prior);
  priorValue = sumOf(priorValue);
  float mean = nodeValue;
  if (visits > 0) mean = (nodeValue + visits * priorValue / fmaxf(prior, 1e-9f)) / (1 + visits);
  float scale = (VALUE_VISITS + most) * VALUE_SCALE;
  for (int k = 0, a = lane; a < cells; k++, a += LANES) {
    float logit = p.logits[at + a];
    if (p.counts[at + a] == 0) out.q[k] = mean;
    out.x[k] = logit <= NONE ? NONE : logit + scale * out.q[k];
  }
  out.most = most;
  out.visits = visits;
}

// Turns the numbers of a node into shares with the sum 1.
DEVICE void normalize(Improved& m, int cells, int lane) {
  float most = NONE;
  for (int k = 0, a = lane; a < cells; k++, a += LANES) most = fmaxf(most, m.x[k]);
  most = maxOf(most);
  float sum = 0;
  for (int k = 0, a = lane; a < cells; k++, a += LANES) {
    m.x[k] = m.x[k] <= NONE ? 0 : expf(m.x[k] - most);
    sum += m.x[k];
  }
  sum = sumOf(sum);
  for (int k = 0, a = lane; a < cells; k++, a += LANES) m.x[k] /= sum;
}

DEVICE int innerMove(const Pool& p, int64_t at, float nodeValue, int cells, int lane) {
  Improved m;
  improve(p, at, nodeValue, cells, lane, m);
  normalize(m, cells, lane);
  float best = NONE;
  int move = 0;
  for (int k = 0, a = lane; a < cells; k++, a += LANES) {
    if (p.logits[at + a] <= NONE) continue;
    float x = m.x[k] - p.counts[at + a] / (1 + m.visits);
    if (x > best) {
      best = x;
      move = a;
    }
  }
  return bestOf(best, move);
}

// The move of the root with that many visits which noise, logit and value like best.
DEVICE int rootMove(const Pool& p, int g, int64_t at, Improved& m, float wanted, int cells,
                    int lane) {
  float best = NONE;
  int move = 0;
  for (int k = 0, a = lane; a < cells; k++, a += LANES) {
    if (p.logits[at + a] <= NONE) continue;
    float x = m.x[k] + p.noise[(int64_t)g * cells + a];
    // A move with other visits only if there is none with these.
    if (p.counts[at + a] != wanted) x -= 1e6f + 1e4f * fabsf(p.counts[at + a] - wanted);
    if (x > best) {
      best = x;
      move = a;
    }
  }
  return bestOf(best, move);
}

DEVICE void backUp(const Pool& p, int g, int depth, float value, int cells, int lane) {
  // The value is that for the side that made the last move of the path.
  int64_t base = (int64_t)g * (p.visits + 1) * cells;
  if (lane == 0) {
    for (int i = depth - 1; i >= 0; i--) {
      const int16_t* step = p.path + ((int64_t)g * (p.visits + 1) + i) * 2;
      int64_t edge = base + (int64_t)step[0] * cells + step[1];
      p.counts[edge]++;
      p.totals[edge] += value;
      value = -value;
    }
  }
  meet();
}

DEVICE void newGame(const Pool& p, int g, Game& game, Rows& s, int lane) {
  int n = p.size;
  int cells = n * n;
  for (int i = lane; i < 2 * MAX_SIZE; i += LANES) s[i / MAX_SIZE][i % MAX_SIZE] = 0;
  meet();
  uint32_t c = game.counter++;
  float u = uniform(p, g, c, 0);
  int stones = u < 0.08f ? 0 : u < 0.7f ? 1 : u < 0.85f ? 2 : 3;
  int turn = 0;
  for (int i = 0; i < stones; i++) {
    float v = uniform(p, g, c, 1 + i);
    int a;
    if (i == 0) {
      a = 0;
      while (a < cells - 1 && p.opening[a] < v) a++;
    } else {
      a = (int)(v * cells) % cells;
      while (!isEmpty(s, a, n)) a = (a + 1) % cells;
    }
    meet();
    place(s, turn, a, n, lane);
    turn ^= 1;
  }
  game.turn = turn;
  game.ply = stones;
  game.decided = 0;
  game.alwaysSearched = uniform(p, g, c, 8) < ALWAYS_SEARCHED_SHARE;
  game.records = 0;
  game.varied = (int)(uniform(p, g, c, 9) * cells / 3);
}

DEVICE void store(const Pool& p, int g, const Game& game, int winner, int lane) {
  int cells = p.size * p.size;
  unsigned long long first = add(&p.stats[0], game.records, lane);
  for (int i = 0; i < game.records; i++) {
    int64_t from = ((int64_t)g * cells + i) * cells;
    int64_t slot = (int64_t)((first + i) % p.capacity);
    for (int a = lane; a < cells; a += LANES) {
      p.ringCodes[slot * cells + a] = p.recordCodes[from + a];
      p.ringShares[slot * cells + a] = p.recordShares[from + a];
    }
    if (lane == 0) {
      p.ringValues[slot] = p.recordValues[(int64_t)g * cells + i];
      p.ringResults[slot] = p.recordSides[(int64_t)g * cells + i] == winner ? 1 : -1;
    }
  }
  add(&p.stats[1], 1, lane);
  add(&p.stats[2], game.ply, lane);
  add(&p.stats[3], winner == 0 ? 1 : 0, lane);
}

// Chooses a move after the search, keeps what the search found out, and plays the move.
DEVICE void play(const Pool& p, int g, Game& game, Rows& s, int lane) {
  int n = p.size;
  int cells = n * n;
  int64_t at = (int64_t)g * (p.visits + 1) * cells;
  load(p, g, s, lane);
  Improved m;
  improve(p, at, p.nodeValues[g * (p.visits + 1)], cells, lane, m);
  int move = rootMove(p, g, at, m, m.most, cells, lane);
  if (!game.decided) {
    normalize(m, cells, lane);
    float value = 0;
    int64_t record = ((int64_t)g * cells + game.records) * cells;
    show(s, game.turn, n, p.recordCodes + record, lane);
    for (int k = 0, a = lane; a < cells; k++, a += LANES) {
      value += m.x[k] * m.q[k];
      p.recordShares[record + seen(a, game.turn, n)] = (uint8_t)(255 * sqrtf(m.x[k]) + 0.5f);
    }
    value = sumOf(value);
    if (lane == 0) {
      p.recordValues[(int64_t)g * cells + game.records] = value;
      p.recordSides[(int64_t)g * cells + game.records] = game.turn;
    }
    game.records++;
    if (fabsf(value) > DECIDED && !game.alwaysSearched) game.decided = 1;
  }
  meet();
  place(s, game.turn, move, n, lane);
  game.ply++;
  if (wins(s[game.turn], game.turn, n)) {
    meet();
    store(p, g, game, game.turn, lane);
    newGame(p, g, game, s, lane);
  } else {
    game.turn ^= 1;
  }
  meet();
  for (int i = lane; i < 2 * MAX_SIZE; i += LANES)
    p.stones[g * 2 * MAX_SIZE + i] = s[i / MAX_SIZE][i % MAX_SIZE];
  meet();
}

// Takes the network's judgement of the position that a game waits for, and goes on to the next.
DEVICE void advance(const Pool& p, int g, int lane, Rows& s, const float* logits,
                    const float* values) {
  int n = p.size;
  int cells = n * n;
  Game game = p.game[g];
  int64_t tree = (int64_t)g * (p.visits + 1) * cells;
  int16_t* path = p.path + (int64_t)g * (p.visits + 1) * 2;
  uint8_t* codes = p.codes + (int64_t)g * cells;

  int node = game.nodes++;
  int side = game.turn;
  load(p, g, s, lane);
  for (int i = 0; i < game.depth; i++) {
    place(s, side, path[2 * i + 1], n, lane);
    side ^= 1;
  }
  int64_t at = tree + (int64_t)node * cells;
  float most = NONE;
  for (int a = lane; a < cells; a += LANES) {
    if (isEmpty(s, a, n)) most = fmaxf(most, logits[(int64_t)g * cells + seen(a, side, n)]);
  }
  most = maxOf(most);
  float sum = 0;
  for (int a = lane; a < cells; a += LANES) {
    if (isEmpty(s, a, n)) sum += expf(logits[(int64_t)g * cells + seen(a, side, n)] - most);
  }
  sum = logf(sumOf(sum));
  for (int a = lane; a < cells; a += LANES) {
    p.logits[at + a] =
        isEmpty(s, a, n) ? logits[(int64_t)g * cells + seen(a, side, n)] - most - sum : NONE;
    p.child[at + a] = UNKNOWN;
    p.counts[at + a] = 0;
    p.totals[at + a] = 0;
    if (node == 0) {
      float u = uniform(p, g, game.counter, a);
      float scale = game.decided ? 0 : game.ply < game.varied ? 1 : 0.2f;
      p.noise[(int64_t)g * cells + a] = -scale * logf(-logf(u));
    }
  }
  if (lane == 0) p.nodeValues[g * (p.visits + 1) + node] = values[g];
  meet();
  if (node == 0) {
    game.counter++;
    game.visits = 0;
  } else {
    backUp(p, g, game.depth, -values[g], cells, lane);
    game.visits++;
  }

  while (true) {
    if (game.decided || game.visits >= p.visits) {
      play(p, g, game, s, lane);
      game.nodes = 0;
      game.depth = 0;
      show(s, game.turn, n, codes, lane);
      break;
    }
    load(p, g, s, lane);
    int depth = 0;
    int current = 0;
    side = game.turn;
    bool won = false;
    while (true) {
      int64_t here = tree + (int64_t)current * cells;
      float value = p.nodeValues[g * (p.visits + 1) + current];
      int move;
      if (current == 0) {
        Improved m;
        improve(p, here, value, cells, lane, m);
        int considered = cells - game.ply < CONSIDERED ? cells - game.ply : CONSIDERED;
        move =
            rootMove(p, g, here, m, p.schedule[considered * p.visits + game.visits], cells, lane);
      } else {
        move = innerMove(p, here, value, cells, lane);
      }
      meet();
      if (lane == 0) {
        path[2 * depth] = current;
        path[2 * depth + 1] = move;
      }
      depth++;
      place(s, side, move, n, lane);
      int16_t next = p.child[here + move];
      meet();
      if (next == UNKNOWN) {
        won = wins(s[side], side, n);
        meet();
        if (lane == 0) p.child[here + move] = won ? WON : (int16_t)game.nodes;
        meet();
        break;
      }
      if (next == WON) {
        won = true;
        break;
      }
      current = next;
      side ^= 1;
    }
    if (!won) {
      game.depth = depth;
      show(s, 1 - side, n, codes, lane);
      break;
    }
    backUp(p, g, depth, 1, cells, lane);
    game.visits++;
  }
  if (lane == 0) p.game[g] = game;
}

DEVICE void begin(const Pool& p, int g, int lane, Rows& s) {
  Game game = {};
  newGame(p, g, game, s, lane);
  meet();
  for (int i = lane; i < 2 * MAX_SIZE; i += LANES)
    p.stones[g * 2 * MAX_SIZE + i] = s[i / MAX_SIZE][i % MAX_SIZE];
  show(s, game.turn, p.size, p.codes + (int64_t)g * p.size * p.size, lane);
  if (lane == 0) p.game[g] = game;
}

#ifdef __CUDACC__
constexpr int WARPS = 4;

__global__ void beginAll(Pool p) {
  __shared__ Rows s[WARPS];
  int g = blockIdx.x * WARPS + threadIdx.x / LANES;
  if (g < p.games) begin(p, g, threadIdx.x % LANES, s[threadIdx.x / LANES]);
}

__global__ void advanceAll(Pool p, const float* logits, const float* values) {
  __shared__ Rows s[WARPS];
  int g = blockIdx.x * WARPS + threadIdx.x / LANES;
  if (g < p.games) advance(p, g, threadIdx.x % LANES, s[threadIdx.x / LANES], logits, values);
}

extern "C" int beginGames(const Pool* p, void* stream) {
  beginAll<<<(p->games + WARPS - 1) / WARPS, WARPS * LANES, 0, (cudaStream_t)stream>>>(*p);
  return cudaGetLastError();
}

extern "C" int advanceGames(const Pool* p, const float* logits, const float* values, void* stream) {
  advanceAll<<<(p->games + WARPS - 1) / WARPS, WARPS * LANES, 0, (cudaStream_t)stream>>>(*p, logits,
                                                                                         values);
  return cudaGetLastError();
}
#else
extern "C" int beginGames(const Pool* p, void*) {
  Rows s;
  for (int g = 0; g < p->games; g++) begin(*p, g, 0, s);
  return 0;
}

extern "C" int advanceGames(const Pool* p, const float* logits, const float* values, void*) {
  Rows s;
  for (int g = 0; g < p->games; g++) advance(*p, g, 0, s, logits, values);
  return 0;
}
#endif
