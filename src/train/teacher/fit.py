"""Fits the network of Hex for the program to games and to what the teacher says of them.

The network is that of HexNetwork in the program, with the same file. It learns from positions that
connections do not decide. Of the teacher's games it learns half what their searches found and half
what the teacher itself thinks of the moves; of the program's own games what the teacher thinks, or,
without a teacher, what their searches found.
"""

import argparse
import contextlib
import gzip
import math
import os
import struct
import time

import numpy
import torch
import torch.nn.functional as F
from torch import nn

from network import OTHER, OWN, Folded, Teacher, planes

PLANES, TAPS, HIDDEN = 8, 7, 64
VERSION = "quadrille hex network 3"
PLAYABLE, REFUTED = 0, 3
# The cell, left, right, above, above right, below left, below: rows and columns of a 3 x 3 kernel.
KERNEL_PLACES = [4, 3, 5, 1, 2, 6, 7]


class Convolution(nn.Module):
    def __init__(self, inputs, outputs, scale=1.0):
        super().__init__()
        scale *= math.sqrt(2 / (TAPS * inputs))
        self.weight = nn.Parameter(torch.randn(outputs, inputs, TAPS) * scale)
        self.bias = nn.Parameter(torch.zeros(outputs))
        self.register_buffer("places", torch.tensor(KERNEL_PLACES), persistent=False)

    def forward(self, x, padding=1):
        outputs, inputs, _ = self.weight.shape
        kernel = self.weight.new_zeros(outputs, inputs, 9)
        kernel = kernel.index_copy(2, self.places, self.weight).view(outputs, inputs, 3, 3)
        kernel = kernel.contiguous(memory_format=torch.channels_last)
        return F.conv2d(x, kernel, self.bias, padding=padding)

    def take(self, kernel, bias):
        """Takes the seven weights of each 3 x 3 kernel."""
        self.weight.data.copy_(kernel.flatten(2)[:, :, KERNEL_PLACES])
        self.bias.data.copy_(bias)


def pooled(x):
    """Mean and maximum of each channel, one after the other."""
    return torch.stack([x.mean((2, 3)), x.amax((2, 3))], 2).flatten(1)


class Student(nn.Module):
    def __init__(self, blocks, channels, narrow):
        super().__init__()
        self.shape = blocks, channels, narrow
        self.stem = Convolution(PLANES, channels)
        self.firsts = nn.ModuleList(Convolution(channels, narrow) for _ in range(blocks))
        self.seconds = nn.ModuleList(Convolution(narrow, channels, 0.5) for _ in range(blocks))
        self.policy = Convolution(channels, 1, 0.1)
        self.hidden = nn.Linear(2 * channels, HIDDEN)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.zeros_(self.hidden.bias)
        nn.init.normal_(self.hidden.weight, std=math.sqrt(1 / channels))
        nn.init.normal_(self.value.weight, std=0.1)
        nn.init.zeros_(self.value.bias)

    def forward(self, x):
        x = F.relu(self.stem(x, 0))
        for first, second in zip(self.firsts, self.seconds):
            x = F.relu(x + second(F.relu(first(x))))
        value = torch.tanh(self.value(F.relu(self.hidden(pooled(x)))))
        return self.policy(x).flatten(1), value.squeeze(1)

    def parts(self):
        """The parameters of each part of the file that has a scale of its own."""
        layers = [self.stem]
        for first, second in zip(self.firsts, self.seconds):
            layers += [first, second]
        parts = [[layer.weight, layer.bias] for layer in layers]
        parts.append([self.policy.weight])
        parts.append([self.hidden.weight, self.hidden.bias])
        parts.append([self.value.weight, self.value.bias])
        return parts

    def write(self, file, origin):
        text = lambda s: struct.pack(">H", len(s.encode())) + s.encode()
        out = [text(VERSION), text(origin), struct.pack(">iii", *self.shape)]
        for part in self.parts():
            numbers = torch.cat([p.detach().float().cpu().flatten() for p in part]).numpy()
            scale = numpy.float32(max(abs(numbers).max(), 1e-38) / 32767)
            out += [struct.pack(">f", scale), numpy.rint(numbers / scale).astype(">i2").tobytes()]
        with gzip.open(file + ".part", "wb", 9) as f:
            f.write(b"".join(out))
        os.replace(file + ".part", file)


def read(file):
    with gzip.open(file) as f:
        data = f.read()
    at = 0
    for _ in range(2):
        at += 2 + struct.unpack_from(">H", data, at)[0]
    network = Student(*struct.unpack_from(">iii", data, at))
    at += 12
    for part in network.parts():
        scale = struct.unpack_from(">f", data, at)[0]
        at += 4
        for parameter in part:
            numbers = (
                numpy.frombuffer(data, ">i2", parameter.numel(), at).astype(numpy.float32) * scale
            )
            at += 2 * parameter.numel()
            parameter.data.copy_(torch.from_numpy(numbers).view(parameter.shape))
    assert at == len(data)
    return network


@torch.no_grad()
def pruned(teacher, blocks, narrow, boards):
    """The teacher's first blocks, and between their convolutions the channels that count most.

    How much a channel counts is seen on the boards; its mean there goes into the next biases when
    it is left out. Weights for what the teacher does not see are 0.
    """
    network = teacher.network
    student = Student(blocks, network.channels, narrow)
    kernel, bias = (t.float().cpu() for t in teacher.stem)
    # The teacher's planes are empty cells, own and other stones.
    stem = torch.zeros(network.channels, PLANES, 3, 3)
    stem[:, :3] = kernel[:, [OWN, OTHER, PLAYABLE]]
    student.stem.take(stem, bias)
    x = F.relu(F.conv2d(planes(boards.cpu(), torch.float32), kernel, bias))
    for block, first, second in zip(teacher.blocks, student.firsts, student.seconds):
        (kernel1, bias1), (kernel2, bias2) = [[t.float().cpu() for t in layer] for layer in block]
        y = F.relu(F.conv2d(x, kernel1, bias1, padding=1))
        x = F.relu(x + F.conv2d(y, kernel2, bias2, padding=1))
        order = (y.var((0, 2, 3)) * kernel2.square().sum((0, 2, 3))).argsort(descending=True)
        kept, left_out = order[:narrow], order[narrow:]
        first.take(kernel1[kept], bias1[kept])
        means = y.mean((0, 2, 3))[left_out]
        second.take(kernel2[:, kept], bias2 + kernel2.sum((2, 3))[:, left_out] @ means)
    student.policy.take(network.policy.weight.float().cpu(), 0)
    # The teacher has all means before all maxima.
    weight = network.hidden.weight.float().cpu().view(HIDDEN, 2, -1).transpose(1, 2)
    student.hidden.weight.copy_(weight.flatten(1))
    student.hidden.bias.copy_(network.hidden.bias)
    student.value.load_state_dict(network.value.state_dict())
    return student


def read_inputs(folder, size, most):
    """What HexInputs found of the teacher's positions, and what the searches found of each."""
    cells = size * size
    codes = numpy.fromfile(f"{folder}/codes{size}.bin", numpy.uint8, most * cells)
    codes = codes.reshape(-1, cells)
    bytes_each = 1 + 3 * cells + 4
    raw = numpy.fromfile(f"{folder}/inputs{size}.bin", numpy.uint8, most * bytes_each)
    raw = raw.reshape(-1, bytes_each)
    undecided = numpy.flatnonzero(raw[:, 0])
    raw = raw[undecided, 1:]
    # Cells outside of the must-play region have code 3, other empty ones 0.
    if (raw[:, :cells] % 3 != codes[undecided]).any():
        raise ValueError(f"{folder}: the inputs of size {size} belong to other positions")
    found = numpy.load(f"{folder}/found{size}.npz")
    return raw, [found[name][undecided] for name in ("shares", "values", "results")]


def positions(data):
    """Size and bytes of each position in a file of HexGames, as long as they are complete."""
    at = 0
    while at + 2 <= len(data):
        count = struct.unpack_from(">h", data, at)[0]
        at += 2
        for _ in range(count):
            size = data[at] if at < len(data) else 0
            bytes_each = 4 * size * size + 9
            if size == 0 or at + 2 + bytes_each > len(data):
                # The game that was being written when the program ended.
                return
            yield size, numpy.frombuffer(data, numpy.uint8, bytes_each, at + 2)
            at += 2 + bytes_each


def read_games(file):
    """The positions in a file of HexGames: for each size inputs, and what the searches found."""
    by_size = {}
    with open(file, "rb") as f:
        for size, each in positions(f.read()):
            by_size.setdefault(size, []).append(each)
    games = {}
    for size, each in by_size.items():
        raw = numpy.stack(each)
        inputs = 3 * size * size + 4
        values = raw[:, -5:-1].copy().view(">f4")[:, 0].astype(numpy.float32)
        results = raw[:, -1].copy().view(numpy.int8)
        games[size] = raw[:, :inputs], [raw[:, inputs:-5], values, results]
    return games


class Samples:
    """Positions of one size with what is to be learned of them, all on the card."""

    def __init__(self, size, device):
        self.size = size
        self.device = device
        self.parts = []

    def add(self, raw, found, teacher):
        """Adds positions: bytes of contents, currents and advantage.

        found: shares, values and results of their searches, or None if the teacher alone counts.
        """
        cells = self.size * self.size
        put = lambda x: torch.from_numpy(numpy.ascontiguousarray(x)).to(self.device)
        contents = put(raw[:, :cells])
        advantage = raw[:, 3 * cells :].copy().view(">f4")[:, 0].astype(numpy.float32)
        playable = contents == PLAYABLE
        if teacher is not None:
            thought, judged = self.judged(teacher, contents, playable)
        if found is None:
            shares, values = thought, judged
        else:
            shares = (put(found[0]).float() / 255) ** 2 * playable
            total = shares.sum(1, keepdim=True)
            shares = shares / total.clamp_min(1e-6)
            searched, results = put(found[1]), put(found[2]).float()
            if teacher is None:
                values = 0.75 * searched + 0.25 * results
            else:
                # Where the search looked almost only at moves that lose, the teacher alone counts.
                weight = torch.where(total > 0.05, 0.5, 0.0)
                shares = weight * shares + (1 - weight) * thought
                values = 0.4 * searched + 0.2 * results + 0.4 * judged
        known = shares.sum(1) > 0.05
        currents = put(raw[:, cells : 3 * cells])
        tilts = torch.tanh(put(advantage) / 2)
        self.parts.append([t[known] for t in (contents, currents, tilts, shares.half(), values)])

    def finish(self):
        """Holds some positions out; no more are added. Returns whether there are enough."""
        parts = [torch.cat(each) for each in zip(*self.parts)]
        self.contents, self.currents, self.tilts, self.shares, self.values = parts
        self.parts = []
        order = torch.randperm(len(self.contents), device=self.device)
        self.held_out = order[: min(20000, len(order) // 20)]
        self.learned = order[len(self.held_out) :]
        return len(self.held_out) > 0

    def judged(self, teacher, contents, playable):
        """What the teacher thinks, the mean of both views of each board."""
        boards = (contents % 3).view(-1, self.size, self.size)
        guesses, values = [], []
        for part, allowed in zip(boards.split(8192), playable.split(8192)):
            logits, value = teacher(part)
            turned_logits, turned_value = teacher(part.flip(1, 2).contiguous())
            logits = (logits + turned_logits.flip(1)) / 2
            guesses.append(F.softmax(logits.masked_fill(~allowed, -1e9), 1))
            values.append((value + turned_value) / 2)
        return torch.cat(guesses), torch.cat(values)

    def planes(self, at, turn):
        n = self.size
        contents = self.contents[at].view(-1, n, n)
        currents = self.currents[at].view(-1, 2, n, n).float() / 255
        currents = currents * currents
        both = currents.sum(1)
        most = both.amax((1, 2)).clamp_min(1e-6)
        x = torch.zeros(len(at), n + 2, n + 2, PLANES, device=self.device)
        inner = x[:, 1:-1, 1:-1]
        inner[..., 0] = contents == OWN
        inner[..., 1] = contents == OTHER
        inner[..., 2] = (contents == PLAYABLE) | (contents == REFUTED)
        inner[..., 3] = currents[:, 0]
        inner[..., 4] = currents[:, 1]
        inner[..., 5] = both / most[:, None, None]
        inner[..., 6] = contents == REFUTED
        inner[..., 7] = self.tilts[at][:, None, None]
        if turn:
            x = x.flip(1, 2)
        x[:, 0, 1:-1, 0] = 1
        x[:, -1, 1:-1, 0] = 1
        x[:, 1:, 0, 1] = 1
        x[:, :-1, -1, 1] = 1
        return x.permute(0, 3, 1, 2)

    def losses(self, network, at, turn):
        logits, values = network(self.planes(at, turn))
        playable = self.contents[at] == PLAYABLE
        shares = self.shares[at].float()
        if turn:
            playable, shares = playable.flip(1), shares.flip(1)
        shares = shares / shares.sum(1, keepdim=True)
        logits = logits.float().masked_fill(~playable, -1e9)
        surprise = (
            (shares * (torch.log(shares.clamp_min(1e-9)) - F.log_softmax(logits, 1))).sum(1).mean()
        )
        return surprise, F.mse_loss(values.float(), self.values[at])

    @torch.no_grad()
    def judge(self, network):
        """The losses on positions held out."""
        sums = [0.0, 0.0]
        for at in self.held_out.split(2000):
            for k, loss in enumerate(self.losses(network, at, False)):
                sums[k] += loss.item() * len(at) / len(self.held_out)
        return sums


class Fit:
    def __init__(self, arguments, data, network, device):
        self.arguments = arguments
        self.data = data
        self.network = network
        self.cuda = device.type == "cuda"
        self.device = device
        self.precision = contextlib.nullcontext()
        if arguments.bfloat16:
            self.precision = torch.autocast(device.type, torch.bfloat16)
        self.parameters = list(network.parameters())
        for each in self.parameters:
            each.grad = torch.zeros_like(each)
        self.mean = [each.detach().clone() for each in self.parameters]
        self.rate = torch.tensor(arguments.rate, device=device)
        self.optimizer = torch.optim.AdamW(
            self.parameters, lr=self.rate, weight_decay=1e-4, capturable=self.cuda
        )
        self.graphs = {}
        self.memory = torch.cuda.graph_pool_handle() if self.cuda else None

    def step(self, samples, turn):
        count = self.arguments.batch
        picked = torch.randint(len(samples.learned), (count,), device=self.device)
        at = samples.learned[picked]
        with self.precision:
            policy, value = samples.losses(self.network, at, turn)
        for each in self.parameters:
            each.grad.zero_()
        (policy + value).backward()
        nn.utils.clip_grad_norm_(self.parameters, 1, foreach=True)
        self.optimizer.step()
        with torch.no_grad():
            torch._foreach_lerp_(self.mean, self.parameters, 0.002)

    def replay(self, samples, turn):
        """A step as one recorded graph of the card's work, which spares starting each part of it."""
        key = samples.size, turn
        if key not in self.graphs:
            side = torch.cuda.Stream()
            side.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(side):
                for _ in range(3):
                    self.step(samples, turn)
            torch.cuda.current_stream().wait_stream(side)
            torch.cuda.synchronize()
            self.graphs[key] = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self.graphs[key], pool=self.memory):
                self.step(samples, turn)
        self.graphs[key].replay()

    def run(self):
        a = self.arguments
        random = numpy.random.default_rng(1)
        small = a.other_share / max(1, len(self.data) - 1)
        weights = numpy.array([1.0 if s == a.main else small for s in self.data])
        weights /= weights.sum()
        begin = reported = time.time()
        steps = 0
        while (share := (time.time() - begin) / a.seconds) < 1:
            slow_start = min(1, (steps + 1) / 500)
            fall = max(0.005, 0.5 + 0.5 * math.cos(math.pi * share))
            self.rate.fill_(a.rate * slow_start * fall)
            for _ in range(20):
                samples = self.data[int(random.choice(list(self.data), p=weights))]
                (self.replay if self.cuda else self.step)(samples, bool(random.random() < 0.5))
                steps += 1
            if self.cuda:
                torch.cuda.synchronize()
            if time.time() - reported > 120:
                reported = time.time()
                self.exchange_mean()
                print(f"{reported - begin:4.0f} s: {steps} steps, {self.write()}", flush=True)
                self.exchange_mean()
        self.exchange_mean()
        print(f"{steps} steps, {self.write()}")

    def write(self):
        """Writes the network; returns its losses."""
        losses = told(self.data[self.arguments.main].judge(self.network))
        count = sum(len(each.learned) for each in self.data.values())
        self.network.write(self.arguments.out, f"fit.py: {count} positions; held out: {losses}")
        return losses

    @torch.no_grad()
    def exchange_mean(self):
        """Exchanges the parameters for their mean over the last steps, which is better."""
        for each, mean in zip(self.parameters, self.mean):
            now = each.clone()
            each.copy_(mean)
            mean.copy_(now)


def told(losses):
    return "policy {:.4f}, value {:.4f}".format(*losses)


def read_data(a, teacher, device):
    data = {}
    samples = lambda size: data.setdefault(size, Samples(size, device))
    for size in range(2, 14):
        if a.folder and os.path.exists(f"{a.folder}/inputs{size}.bin"):
            samples(size).add(*read_inputs(a.folder, size, a.most), teacher)
    for file in a.games:
        for size, (raw, found) in read_games(file).items():
            samples(size).add(raw, found if teacher is None else None, teacher)
    return {size: each for size, each in data.items() if each.finish()}


def begun(a, teacher, data):
    """The network to begin with."""
    if os.path.exists(a.out):
        return read(a.out)
    if os.path.exists(a.student):
        return read(a.student)
    blocks, channels, narrow = map(int, a.student.split("x"))
    if teacher is None or not a.prune:
        return Student(blocks, channels, narrow)
    if blocks > len(teacher.blocks) or channels != a.channels or narrow > channels:
        raise SystemExit(f"--student: this is no part of a teacher of {a.blocks} x {a.channels}")
    main = data[a.main]
    boards = (main.contents[main.learned[:500]] % 3).view(-1, a.main, a.main)
    return pruned(teacher, blocks, narrow, boards)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    add = parser.add_argument
    add("--folder", help="what teach.py wrote, and inputsSIZE.bin of HexInputs")
    add("--games", nargs="*", default=[], help="files of HexGames")
    add("--teacher", help="file of the teacher, whose word to learn too")
    add("--student", required=True, help="BLOCKSxCHANNELSxNARROW, or a file to begin with")
    add("--prune", action="store_true", help="begin with a part of the teacher, not with chance")
    add("--out", required=True, help="file for the weights; if it is there, it goes on with them")
    add("--seconds", type=float, default=1200)
    add("--batch", type=int, default=1024)
    add("--rate", type=float, default=2e-3, help="of learning; falls to nearly 0")
    add("--most", type=int, default=2_000_000, help="so many positions of a size")
    add("--main", type=int, default=11, help="size to learn most of")
    add("--other-share", type=float, default=0.12, help="of the other sizes")
    add("--bfloat16", action="store_true", help="for processors that calculate with it")
    add("--channels", type=int, default=96, help="of the teacher")
    add("--blocks", type=int, default=8, help="of the teacher")
    a = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(1)
    torch.backends.cudnn.allow_tf32 = True
    torch.backends.cuda.matmul.allow_tf32 = True
    torch.backends.cudnn.benchmark = True
    teacher = None
    if a.teacher:
        teacher = Teacher(a.channels, a.blocks).to(device)
        weights = torch.load(a.teacher, map_location=device, weights_only=True)
        teacher.load_state_dict(weights)
        teacher = Folded(teacher.eval())
    data = read_data(a, teacher, device)
    if a.main not in data:
        raise SystemExit(f"too few undecided positions of size {a.main}")
    print("positions by size:", {s: len(d.learned) for s, d in data.items()}, flush=True)
    network = begun(a, teacher, data).to(device)
    for size, samples in data.items():
        print(f"before, size {size}: {told(samples.judge(network))}", flush=True)
    Fit(a, data, network, device).run()
    for size, samples in data.items():
        print(f"held out, size {size}: {told(samples.judge(network))}")


if __name__ == "__main__":
    main()
