"""Fits a network of Hex for the program to what the teacher and its games say.

The network is that of HexNetwork in the program, with the same file. It learns, of the positions
that connections do not decide, half from the searches of the teacher's games and half from what the
teacher itself thinks of the moves; of positions of the program's own games what the teacher thinks.
"""

import argparse
import gzip
import math
import os
import struct
import time

import numpy
import torch
import torch.nn.functional as F
from torch import nn

from network import OTHER, OWN, Folded, Teacher

PLANES, TAPS, HIDDEN = 8, 7, 32
VERSION = "quadrille hex network 2"
PLAYABLE = 0
# The cell, left, right, above, above right, below left, below: rows and columns of a 3 x 3 kernel.
KERNEL_PLACES = [4, 3, 5, 1, 2, 6, 7]


class Convolution(nn.Module):
    def __init__(self, inputs, outputs, scale):
        super().__init__()
        self.weight = nn.Parameter(torch.randn(outputs, inputs, TAPS) * scale)

    def forward(self, x, padding):
        out, inputs, _ = self.weight.shape
        kernel = self.weight.new_zeros(out, inputs, 9)
        kernel = kernel.index_copy(2, self.places, self.weight).view(out, inputs, 3, 3)
        return F.conv2d(x, kernel.contiguous(memory_format=torch.channels_last), padding=padding)


def pooled(x):
    """Mean and maximum of each channel, one after the other."""
    return torch.stack([x.mean((2, 3)), x.amax((2, 3))], 2).flatten(1)


class Student(nn.Module):
    def __init__(self, layers, channels):
        super().__init__()
        self.layers, self.channels = layers, channels
        inputs = [PLANES] + [channels] * (layers - 1)
        self.convolutions = nn.ModuleList(
            Convolution(n, channels, (0.5 if i else 1) * math.sqrt(2 / (TAPS * n)))
            for i, n in enumerate(inputs)
        )
        self.pools = nn.ParameterList(
            torch.zeros(channels, 2 * channels) for _ in range(layers - 1)
        )
        self.biases = nn.ParameterList(torch.zeros(channels) for _ in range(layers))
        self.policy = Convolution(channels, 1, 0.1 / math.sqrt(TAPS * channels))
        self.hidden = nn.Linear(2 * channels, HIDDEN)
        self.value = nn.Linear(HIDDEN, 1)
        places = torch.tensor(KERNEL_PLACES)
        for each in [*self.convolutions, self.policy]:
            each.register_buffer("places", places, persistent=False)
        nn.init.zeros_(self.hidden.bias)
        nn.init.normal_(self.hidden.weight, std=math.sqrt(1 / channels))
        nn.init.normal_(self.value.weight, std=0.1)
        nn.init.zeros_(self.value.bias)

    def forward(self, x):
        for i, convolution in enumerate(self.convolutions):
            y = convolution(x, 1 if i else 0) + self.biases[i][:, None, None]
            if i:
                y = y + (pooled(x) @ self.pools[i - 1].T)[:, :, None, None]
            y = F.relu(y)
            x = x + y if i else y
        value = torch.tanh(self.value(F.relu(self.hidden(pooled(x)))))
        return self.policy(x, 1).flatten(1), value.squeeze(1)

    def parts(self):
        """The parameters of each part of the file that has a scale of its own."""
        parts = []
        for i, convolution in enumerate(self.convolutions):
            parts.append(
                [convolution.weight] + ([self.pools[i - 1]] if i else []) + [self.biases[i]]
            )
        parts.append([self.policy.weight])
        parts.append([self.hidden.weight, self.hidden.bias])
        parts.append([self.value.weight, self.value.bias])
        return parts

    def write(self, file, origin):
        text = lambda s: struct.pack(">H", len(s.encode())) + s.encode()
        out = [text(VERSION), text(origin), struct.pack(">ii", self.layers, self.channels)]
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
    layers, channels = struct.unpack_from(">ii", data, at)
    at += 8
    network = Student(layers, channels)
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


def read_games(file):
    """The positions in a file of HexGames: for each size what the network sees of each."""
    positions = {}
    with open(file, "rb") as f:
        data = f.read()
    at = 0
    while at + 2 <= len(data):
        count = struct.unpack_from(">h", data, at)[0]
        at += 2
        for _ in range(count):
            if at + 2 > len(data) or at + 2 + 4 * data[at] * data[at + 1] + 9 > len(data):
                # The game that was being written when the program ended.
                return positions
            size = data[at]
            inputs = 3 * size * size + 4
            positions.setdefault(size, []).append(
                numpy.frombuffer(data, numpy.uint8, inputs, at + 2)
            )
            at += 2 + inputs + size * size + 5
    return positions


class Samples:
    """Positions of one size with what is to be learned of them, all on the card."""

    def __init__(self, size, raw, found, teacher, device):
        """raw: bytes of contents, currents and advantage; found: of the first ones of them."""
        self.size = size
        self.device = device
        cells = size * size
        put = lambda x: torch.from_numpy(numpy.ascontiguousarray(x)).to(device)
        self.contents = put(raw[:, :cells])
        self.currents = put(raw[:, cells : 3 * cells])
        advantage = raw[:, 3 * cells :].copy().view(">f4")[:, 0].astype(numpy.float32)
        self.tilts = torch.tanh(put(advantage) / 2)
        playable = self.contents == PLAYABLE
        boards = (self.contents % 3).view(-1, size, size)
        self.shares, self.values = self.judged(teacher, boards, playable)
        known = len(found[1])
        shares = (put(found[0]).float() / 255) ** 2 * playable[:known]
        total = shares.sum(1, keepdim=True)
        # Where the search looked almost only at moves that lose, the teacher's word alone counts.
        weight = torch.where(total > 0.05, 0.5, 0.0)
        shares = weight * shares / total.clamp_min(1e-6) + (1 - weight) * self.shares[:known]
        self.shares = torch.cat([shares, self.shares[known:]]).half()
        searched = 0.4 * put(found[1]) + 0.2 * put(found[2]).float()
        self.values[:known] = searched + 0.4 * self.values[:known]
        self.count = len(raw)
        order = torch.randperm(self.count, device=device)
        self.held_out = order[: min(20000, self.count // 20)]
        self.learned = order[len(self.held_out) :]

    def judged(self, teacher, boards, playable):
        """What the teacher thinks, the mean of both views of each board."""
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
        inner[..., 2] = contents == PLAYABLE
        inner[..., 3] = currents[:, 0]
        inner[..., 4] = currents[:, 1]
        inner[..., 5] = both / most[:, None, None]
        inner[..., 6] = 1
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
        logits = logits.masked_fill(~playable, -1e9)
        surprise = (
            (shares * (torch.log(shares.clamp_min(1e-9)) - F.log_softmax(logits, 1))).sum(1).mean()
        )
        return surprise, F.mse_loss(values, self.values[at])

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
            if time.time() - reported > 60:
                reported = time.time()
                losses = self.data[a.main].judge(self.network)
                print(f"{reported - begin:4.0f} s: {steps} steps, {told(losses)}", flush=True)
        with torch.no_grad():
            for each, mean in zip(self.parameters, self.mean):
                each.copy_(mean)


def told(losses):
    return "policy {:.4f}, value {:.4f}".format(*losses)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--folder", required=True, help="what teach.py wrote, and inputsSIZE.bin of HexInputs")
    add("--trees", nargs="*", default=[], help="files of HexGames, whose positions to learn too")
    add("--student", required=True, help="LAYERSxCHANNELS, or a file of weights to begin with")
    add("--out", required=True, help="file for the weights")
    add("--seconds", type=float, default=1200)
    add("--batch", type=int, default=1024)
    add("--rate", type=float, default=2e-3, help="of learning; falls to nearly 0")
    add("--most", type=int, default=2_000_000, help="so many positions of a size")
    add("--main", type=int, default=11, help="size to learn most of")
    add("--other-share", type=float, default=0.12, help="of the other sizes")
    add("--channels", type=int, default=96, help="of the teacher")
    add("--blocks", type=int, default=8, help="of the teacher")
    a = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(1)
    torch.backends.cudnn.allow_tf32 = True
    torch.backends.cuda.matmul.allow_tf32 = True
    torch.backends.cudnn.benchmark = True
    teacher = Teacher(a.channels, a.blocks).to(device)
    weights = torch.load(f"{a.folder}/teacher.pt", map_location=device, weights_only=True)
    teacher.load_state_dict(weights)
    teacher = Folded(teacher.eval())
    games = [read_games(file) for file in a.trees]
    data = {}
    for size in range(2, 14):
        if os.path.exists(f"{a.folder}/inputs{size}.bin"):
            raw, found = read_inputs(a.folder, size, a.most)
            others = [position for each in games for position in each.get(size, [])]
            raw = numpy.concatenate([raw, *([numpy.stack(others)] if others else [])])
            samples = Samples(size, raw, found, teacher, device)
            if len(samples.held_out):
                data[size] = samples
    print("undecided positions by size:", {s: d.count for s, d in data.items()}, flush=True)
    if os.path.exists(a.student):
        network = read(a.student).to(device)
    else:
        network = Student(*map(int, a.student.split("x"))).to(device)
    for size, samples in data.items():
        print(f"before, size {size}: {told(samples.judge(network))}")
    Fit(a, data, network, device).run()
    for size, samples in data.items():
        print(f"held out, size {size}: {told(samples.judge(network))}")
    count = sum(d.count for d in data.values())
    losses = told(data[a.main].judge(network))
    network.write(a.out, f"fit.py: {count} positions; held out: {losses}")


if __name__ == "__main__":
    main()
