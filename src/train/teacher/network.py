"""The network that teaches: residual convolutions over the stones and the borders alone."""

import torch
import torch.nn.functional as F
from torch import nn

EMPTY, OWN, OTHER = 0, 1, 2
PLANES = 8


def planes(codes, dtype):
    """Planes of positions (number, size, size) with a border of stones around the board."""
    count, size, _ = codes.shape
    bordered = codes.new_full((count, size + 2, size + 2), OTHER)
    bordered[:, 0, :] = OWN
    bordered[:, -1, :] = OWN
    bordered[:, 1:-1, 1:-1] = codes
    table = torch.eye(3, PLANES, dtype=dtype, device=codes.device)
    return table[bordered.int()].permute(0, 3, 1, 2)


class Block(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.first = nn.Conv2d(channels, channels, 3, padding=1, bias=False)
        self.first_norm = nn.BatchNorm2d(channels)
        self.second = nn.Conv2d(channels, channels, 3, padding=1, bias=False)
        self.second_norm = nn.BatchNorm2d(channels)

    def forward(self, x):
        y = F.relu(self.first_norm(self.first(x)))
        return F.relu(x + self.second_norm(self.second(y)))


class Teacher(nn.Module):
    def __init__(self, channels, blocks):
        super().__init__()
        self.channels = channels
        self.stem = nn.Conv2d(PLANES, channels, 3, bias=False)
        self.stem_norm = nn.BatchNorm2d(channels)
        self.blocks = nn.ModuleList(Block(channels) for _ in range(blocks))
        self.policy = nn.Conv2d(channels, 1, 3, padding=1)
        self.hidden = nn.Linear(2 * channels, 64)
        self.value = nn.Linear(64, 1)

    def forward(self, x):
        """Logits of the moves (number, cells) and expected results for the side to move."""
        x = F.relu(self.stem_norm(self.stem(x)))
        for block in self.blocks:
            x = block(x)
        pooled = torch.cat([x.mean((2, 3)), x.amax((2, 3))], 1)
        value = torch.tanh(self.value(F.relu(self.hidden(pooled))))
        return self.policy(x).flatten(1).float(), value.squeeze(1).float()


class Folded:
    """The network for play: normalization folded into the convolutions, half precision if it can."""

    def __init__(self, network):
        device = next(network.parameters()).device
        self.cuda = device.type == "cuda"
        self.dtype = torch.float16 if self.cuda else torch.float32
        self.network = network
        self.load()

    def load(self):
        n = self.network
        self.stem = self.fold(n.stem, n.stem_norm)
        self.blocks = [
            (self.fold(b.first, b.first_norm), self.fold(b.second, b.second_norm)) for b in n.blocks
        ]
        layout = torch.channels_last
        self.policy = (
            n.policy.weight.detach().to(self.dtype).contiguous(memory_format=layout),
            n.policy.bias.detach().to(self.dtype),
        )
        self.heads = [
            t.detach().to(self.dtype)
            for t in (n.hidden.weight, n.hidden.bias, n.value.weight, n.value.bias)
        ]

    def fold(self, convolution, norm):
        scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
        weight = convolution.weight * scale[:, None, None, None]
        bias = norm.bias - norm.running_mean * scale
        return (
            weight.detach().to(self.dtype).contiguous(memory_format=torch.channels_last),
            bias.detach().to(self.dtype),
        )

    def convolve(self, x, weight, bias, padding):
        if self.cuda:
            return torch.cudnn_convolution_relu(
                x, weight, bias, (1, 1), (padding, padding), (1, 1), 1
            )
        return F.relu(F.conv2d(x, weight, bias, padding=padding))

    @torch.no_grad()
    def __call__(self, codes):
        x = self.convolve(planes(codes, self.dtype), *self.stem, 0)
        for (w1, b1), (w2, b2) in self.blocks:
            y = self.convolve(x, w1, b1, 1)
            if self.cuda:
                x = torch.cudnn_convolution_add_relu(y, w2, x, 1.0, b2, (1, 1), (1, 1), (1, 1), 1)
            else:
                x = F.relu(x + F.conv2d(y, w2, b2, padding=1))
        logits = F.conv2d(x, *self.policy, padding=1).flatten(1).float()
        pooled = torch.cat([x.mean((2, 3)), x.amax((2, 3))], 1)
        hidden = F.relu(F.linear(pooled, self.heads[0], self.heads[1]))
        values = torch.tanh(F.linear(hidden, self.heads[2], self.heads[3]).squeeze(1).float())
        return logits.contiguous(), values.contiguous()
