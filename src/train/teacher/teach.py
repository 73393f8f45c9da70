"""Trains the teacher of the network of Hex, from nothing, by games against itself.

Thousands of games on a graphics card at once: a step of all games asks the network once for each.
What the searches found goes to a ring, from which the network learns between the games. At the end
the weights, and positions with what was found about them, are written. Without a graphics card, and
with selfplay.cu compiled as C++, it does the same, slowly.
"""

import argparse
import copy
import ctypes
import math
import os
import time

import numpy
import torch
import torch.nn.functional as F

from network import EMPTY, OTHER, Folded, Teacher, planes

CONSIDERED = 16
MAX_SIZE = 16
GAME_NUMBERS = 10


class PoolStruct(ctypes.Structure):
    _fields_ = [
        ("games", ctypes.c_int32),
        ("size", ctypes.c_int32),
        ("visits", ctypes.c_int32),
        ("seed", ctypes.c_uint32),
        ("capacity", ctypes.c_int64),
    ] + [
        (name, ctypes.c_void_p)
        for name in (
            "game stones logits child counts totals nodeValues noise path codes "
            "recordCodes recordShares recordValues recordSides "
            "ringCodes ringShares ringValues ringResults stats opening schedule"
        ).split()
    ]


def halving(considered, visits):
    """For each visit of the root, how often the move to visit next was visited before."""
    if considered <= 1:
        return list(range(visits))
    order = []
    rounds = math.ceil(math.log2(considered))
    left = considered
    count = 0
    while len(order) < visits:
        for _ in range(max(1, visits // (rounds * left))):
            order += [count] * left
            count += 1
        left = max(2, left // 2)
    return order[:visits]


def exchanged(cells, size):
    """The cells with rows and columns exchanged."""
    return cells % size * size + cells // size


class Pool:
    """Games on boards of one size, and the ring of what was learned from them."""

    def __init__(self, library, size, games, visits, capacity, seed, device):
        self.library = library
        self.size = size
        self.games = games
        self.visits = visits
        self.capacity = capacity
        self.device = device
        cells = size * size
        nodes = visits + 1
        zeros = lambda dtype, *shape: torch.zeros(shape, dtype=dtype, device=device)
        schedule = [halving(m, visits) for m in range(CONSIDERED + 1)]
        self.tensors = dict(
            game=zeros(torch.int32, games, GAME_NUMBERS),
            stones=zeros(torch.int16, games, 2, MAX_SIZE),
            logits=zeros(torch.float32, games, nodes, cells),
            child=zeros(torch.int16, games, nodes, cells),
            counts=zeros(torch.int16, games, nodes, cells),
            totals=zeros(torch.float32, games, nodes, cells),
            nodeValues=zeros(torch.float32, games, nodes),
            noise=zeros(torch.float32, games, cells),
            path=zeros(torch.int16, games, nodes, 2),
            codes=zeros(torch.uint8, games, size, size),
            recordCodes=zeros(torch.uint8, games, cells, cells),
            recordShares=zeros(torch.uint8, games, cells, cells),
            recordValues=zeros(torch.float32, games, cells),
            recordSides=zeros(torch.int8, games, cells),
            ringCodes=zeros(torch.uint8, capacity, cells),
            ringShares=zeros(torch.uint8, capacity, cells),
            ringValues=zeros(torch.float32, capacity),
            ringResults=zeros(torch.int8, capacity),
            stats=zeros(torch.int64, 4),
            opening=torch.arange(1, cells + 1, device=device, dtype=torch.float32) / cells,
            schedule=torch.tensor(schedule, dtype=torch.int16, device=device),
        )
        self.struct = PoolStruct(games, size, visits, seed, capacity)
        for name, tensor in self.tensors.items():
            setattr(self.struct, name, tensor.data_ptr())
        self.samples = 0
        self.call(self.library.beginGames)

    def call(self, function, *tensors):
        stream = torch.cuda.current_stream().cuda_stream if self.device.type == "cuda" else 0
        pointers = [ctypes.c_void_p(t.data_ptr()) for t in tensors]
        error = function(ctypes.byref(self.struct), *pointers, ctypes.c_void_p(stream))
        if error:
            raise RuntimeError(f"error {error} of the graphics card")

    def advance(self, network, steps):
        for _ in range(steps):
            logits, values = network(self.tensors["codes"])
            self.call(self.library.advanceGames, logits, values)
        self.samples = self.tensors["stats"][0].item()

    def favour_even_openings(self, network):
        cells = self.size**2
        codes = torch.zeros((cells, cells), dtype=torch.uint8, device=self.device)
        # The second side is to move and sees rows and columns exchanged.
        places = torch.arange(cells, device=self.device)
        codes[places, exchanged(places, self.size)] = OTHER
        _, values = network(codes.view(-1, self.size, self.size))
        weights = torch.exp(-4 * values**2) + 0.15
        self.tensors["opening"].copy_(torch.cumsum(weights / weights.sum(), 0))

    def batch(self, count, window):
        have = min(self.samples, self.capacity)
        recent = min(have, window)
        places = (
            self.samples - 1 - torch.randint(recent, (count,), device=self.device)
        ) % self.capacity
        t = self.tensors
        shares = (t["ringShares"][places].float() / 255) ** 2
        codes = t["ringCodes"][places]
        if torch.rand(()) < 0.5:
            shares, codes = shares.flip(1), codes.flip(1)
        shares = shares / shares.sum(1, keepdim=True)
        return (
            codes.view(-1, self.size, self.size),
            shares,
            t["ringValues"][places],
            t["ringResults"][places].float(),
        )


def losses(network, batch):
    """Of the moves, beyond the entropy of what is to be learned, and the value's squared error."""
    codes, shares, values, results = batch
    with torch.autocast(codes.device.type, torch.bfloat16, enabled=codes.device.type == "cuda"):
        logits, guesses = network(planes(codes, torch.float32))
    logits = logits.masked_fill(codes.flatten(1) != EMPTY, -1e9)
    surprise = -(shares * F.log_softmax(logits, 1)).sum(1).mean()
    entropy = -(shares * torch.log(shares.clamp_min(1e-9))).sum(1).mean()
    value = F.mse_loss(guesses, 0.5 * values + 0.5 * results)
    return surprise - entropy, value


def first_wins(codes):
    """Whether side 1 joins top and bottom of full boards (number, size, size)."""
    own = (codes == 1).float().unsqueeze(1)
    kernel = torch.tensor(
        [[0, 1, 1], [1, 1, 1], [1, 1, 0]], dtype=torch.float32, device=codes.device
    )[None, None]
    reached = torch.zeros_like(own)
    reached[:, :, 0] = own[:, :, 0]
    for _ in range(codes.shape[1] ** 2):
        wider = ((F.conv2d(reached, kernel, padding=1) > 0) & (own > 0)).float()
        if bool((wider == reached).all()):
            break
        reached = wider
    return (reached[:, 0, -1] > 0).any(1)


def arena(one, other, size, device):
    """The share that one wins of games of policies alone, each first stone in both colours."""
    cells = size * size
    won = 0
    for colour in (0, 1):
        board = torch.zeros((cells, cells), dtype=torch.uint8, device=device)
        board[torch.arange(cells), torch.arange(cells)] = 1
        turn = 1
        for _ in range(cells - 1):
            seen = board.view(-1, size, size)
            if turn == 1:
                seen = seen.transpose(1, 2)
                seen = torch.where(seen == 0, 0, 3 - seen).to(torch.uint8)
            logits, _ = (one if turn == colour else other)(seen.contiguous())
            logits = logits.masked_fill(seen.flatten(1) != 0, -1e9)
            move = logits.argmax(1)
            if turn == 1:
                move = exchanged(move, size)
            board[torch.arange(cells, device=device), move] = turn + 1
            turn = 1 - turn
        first = first_wins(board.view(-1, size, size))
        won += int((first if colour == 0 else ~first).sum())
    return won / (2 * cells)


class Training:
    """Games and learning by turns, until the time is over."""

    def __init__(self, arguments, device):
        a = self.arguments = arguments
        self.device = device
        self.library = ctypes.CDLL(os.path.abspath(a.library))
        self.network = Teacher(a.channels, a.blocks).to(device, memory_format=torch.channels_last)
        if a.start:
            weights = torch.load(a.start, map_location=device, weights_only=True)
            self.network.load_state_dict(weights)
        # The mean of the weights of some time plays better than the last ones.
        self.mean = copy.deepcopy(self.network).eval()
        self.player = Folded(self.mean)
        self.before = Folded(copy.deepcopy(self.mean))
        self.optimizer = torch.optim.AdamW(
            self.network.parameters(), lr=a.rate, weight_decay=1e-3, fused=device.type == "cuda"
        )
        self.stages = [
            (int(s), float(until)) for s, until in (x.split(":") for x in a.sizes.split(","))
        ]
        self.others = [int(s) for s in a.others.split(",") if s]
        self.size = self.stages[0][0]
        self.pools = {}
        self.random = numpy.random.default_rng(a.seed)
        self.rounds = self.steps = self.evaluations = self.found = self.learned = 0
        self.sums = torch.zeros(3, device=device)
        self.begin = self.last_report = self.last_arena = time.time()

    def share(self):
        """The share of the time that is over."""
        return (time.time() - self.begin) / self.arguments.seconds

    def main_size(self):
        return next(size for size, until in self.stages if min(1, self.share()) <= until)

    def pool(self, size, games):
        if size not in self.pools or self.pools[size].games < games:
            a = self.arguments
            capacity = a.capacity if size == self.stages[-1][0] else a.capacity // 10
            seed = a.seed * 1000 + size
            self.pools[size] = Pool(
                self.library, size, games, a.visits, capacity, seed, self.device
            )
        return self.pools[size]

    def run(self):
        while self.share() < 1:
            self.play()
            while self.learned < self.arguments.reuse * self.found and self.learn():
                pass
            self.player.load()
            self.report()
        save(self.mean, self.arguments.out)
        write_positions(self.pools, self.stages[-1][0], self.arguments.out, self.device)

    def play(self):
        """Lets each game of a size make about one move."""
        a = self.arguments
        self.size = self.main_size()
        pool = self.pool(self.size, a.games)
        if self.others and self.random.random() < a.other_share:
            pool = self.pool(int(self.random.choice(self.others)), a.small_games)
        if self.rounds % 20 == 0:
            pool.favour_even_openings(self.player)
        self.rounds += 1
        before = pool.samples
        pool.advance(self.player, a.visits + 1)
        self.evaluations += pool.games * (a.visits + 1)
        self.found += pool.samples - before

    def learn(self):
        """A step of learning; returns whether there are positions enough for one."""
        a = self.arguments
        ready = {s: p for s, p in self.pools.items() if p.samples >= 4 * a.batch}
        if not ready:
            return False
        small = a.other_share / max(1, len(self.others))
        weights = numpy.array([1.0 if s == self.size else small for s in ready])
        pool = ready[int(self.random.choice(list(ready), p=weights / weights.sum()))]
        window = max(100 * a.batch, int(0.4 * pool.samples))
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate()
        self.network.train()
        policy, value = losses(self.network, pool.batch(a.batch, window))
        self.optimizer.zero_grad(set_to_none=True)
        (policy + value).backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 2)
        self.optimizer.step()
        with torch.no_grad():
            decay = min(0.998, self.steps / (self.steps + 20))
            states = self.mean.state_dict().values(), self.network.state_dict().values()
            for old, new in zip(*states):
                if old.dtype.is_floating_point:
                    old.lerp_(new, 1 - decay)
            self.sums += torch.stack([policy, value, torch.ones((), device=self.device)])
        self.steps += 1
        self.learned += a.batch
        return True

    def rate(self):
        slow_start = min(1, (self.steps + 1) / 200)
        return self.arguments.rate * slow_start * min(1, max(0.02, 2 - 2 * self.share()))

    def report(self):
        now = time.time()
        size = self.size
        if now - self.last_report > self.arguments.report:
            self.last_report = now
            _, games, plies, first = self.pools[size].tensors["stats"].tolist()
            policy, value, count = self.sums.tolist()
            self.sums.zero_()
            print(
                f"{now - self.begin:5.0f} s: size {size}, {self.found} positions,"
                f" {self.evaluations / (now - self.begin):.0f} evaluations/s, {self.steps} steps,"
                f" {games} games of {plies / max(1, games):.1f} plies,"
                f" {first / max(1, games):.3f} won by the first side;"
                f" losses: moves {policy / max(1, count):.4f}, value {value / max(1, count):.4f}",
                flush=True,
            )
        if now - self.last_arena > 4 * self.arguments.report:
            self.last_arena = now
            won = arena(self.player, self.before, size, self.device)
            print(f"        against the network before: {won:.3f}", flush=True)
            self.before = Folded(copy.deepcopy(self.mean))
            save(self.mean, self.arguments.out)


def save(network, folder):
    file = os.path.join(folder, "teacher.pt")
    torch.save(network.state_dict(), file + ".part")
    os.replace(file + ".part", file)


def write_positions(pools, main_size, folder, device):
    """For each size codesSIZE.bin, which HexInputs reads, and the rest in foundSIZE.npz."""
    for size, p in pools.items():
        have = min(p.samples, p.capacity)
        wanted = 1_600_000 if size == main_size else 40_000
        latest = torch.randperm(min(have, 3 * wanted), device=device)
        places = (p.samples - 1 - latest) % p.capacity
        # Connections know most of what is nearly certain.
        doubtful = p.tensors["ringValues"][places].abs() < 0.985
        doubtful |= torch.rand(len(places), device=device) < 0.2
        places = places[doubtful][:wanted]
        take = lambda name: p.tensors[name][places].cpu().numpy()
        take("ringCodes").tofile(os.path.join(folder, f"codes{size}.bin"))
        numpy.savez(
            os.path.join(folder, f"found{size}.npz"),
            shares=take("ringShares"),
            values=take("ringValues"),
            results=take("ringResults"),
        )


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--library", required=True, help="selfplay.cu, compiled")
    add("--out", required=True, help="folder for teacher.pt and the positions")
    add("--from", dest="start", help="weights to begin with")
    add("--seconds", type=float, default=1080)
    add("--seed", type=int, default=1)
    add("--channels", type=int, default=96)
    add("--blocks", type=int, default=8)
    add("--games", type=int, default=4096, help="at once")
    add("--small-games", type=int, default=1024, help="at once, of each other size")
    add("--visits", type=int, default=32, help="for each move")
    add("--capacity", type=int, default=5_000_000, help="of the ring, in positions")
    add("--batch", type=int, default=4096)
    add("--rate", type=float, default=2e-3, help="of learning, in the first half of the time")
    add("--reuse", type=float, default=3, help="how often a position is learned; 0: games alone")
    add("--sizes", default="7:0.03,9:0.1,11:1", help="each until that share of the time")
    add("--others", default="5,6,7,8,9,10,12,13", help="sizes to play now and then")
    add("--other-share", type=float, default=0.25, help="of the rounds, for these sizes")
    add("--report", type=float, default=20, help="every so many seconds")
    arguments = parser.parse_args()
    os.makedirs(arguments.out, exist_ok=True)
    torch.manual_seed(arguments.seed)
    torch.backends.cudnn.benchmark = True
    torch.backends.cuda.matmul.allow_tf32 = True
    Training(arguments, torch.device("cuda" if torch.cuda.is_available() else "cpu")).run()


if __name__ == "__main__":
    main()
