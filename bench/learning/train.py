"""Trains the network that values positions of a ruleset, and writes its
whole-number weights as the engine's agents read them.

  train.py OUTPUT --learn FILE... --apart FILE...

The files are what `harvest` writes. Needs Debian's python3-torch and
python3-numpy; nothing of it is needed to play. One thread and one seed: equal
files give equal weights on one machine.
"""

import argparse

import numpy as np
import torch

ONE = 32.0
HIDDEN, SECOND = 32, 32


def read(paths):
  """The records, as padded arrays: unit rows of either side, army rows, values."""
  files = [open(p, "rb").read() for p in paths]
  unit, army = files[0][0], files[0][1]
  for path, file in zip(paths, files):
    if (file[0], file[1]) != (unit, army):
      raise SystemExit(f"{path}: rows of {file[0]} and {file[1]} numbers, in "
                       f"{paths[0]} of {unit} and {army}")
  data = b"".join(file[2:] for file in files)
  at, counts = 0, []
  while at < len(data):
    a, b = data[at], data[at + 1]
    counts.append((at, a, b))
    at += 2 + 8 + 2 * army + (a + b) * unit
  most = max(max(a, b) for _, a, b in counts)
  n = len(counts)
  raw = np.frombuffer(data, dtype=np.int8)
  units = np.zeros((n, 2, most, unit), dtype=np.int8)
  present = np.zeros((n, 2, most), dtype=np.int8)
  armies = np.zeros((n, 2, army), dtype=np.int8)
  values = np.zeros((n, 2), dtype=np.float32)
  for i, (at, a, b) in enumerate(counts):
    values[i] = np.frombuffer(data[at + 2:at + 10], dtype=np.float32)
    at += 10
    armies[i] = raw[at:at + 2 * army].reshape(2, army)
    at += 2 * army
    units[i, 0, :a] = raw[at:at + a * unit].reshape(a, unit)
    at += a * unit
    units[i, 1, :b] = raw[at:at + b * unit].reshape(b, unit)
    present[i, 0, :a] = 1
    present[i, 1, :b] = 1
  return units, present, armies, values


class Net(torch.nn.Module):
  """Sums of what each unit adds, of either side; the value is one side's view
  less the other's."""

  def __init__(self, unit, army):
    super().__init__()
    self.unit = torch.nn.Linear(unit, HIDDEN)
    self.second = torch.nn.Linear(2 * HIDDEN + army, SECOND)
    self.last = torch.nn.Linear(SECOND, 1, bias=False)

  def forward(self, units, present, armies):
    h = torch.relu(self.unit(units)) * present.unsqueeze(-1)
    s = h.sum(2) / 8
    own, enemy = s[:, 0], s[:, 1]
    def view(a, b, g):
      return self.last(torch.relu(self.second(torch.cat([a, b, g], 1))))
    return (view(own, enemy, armies[:, 0]) -
            view(enemy, own, armies[:, 1])).squeeze(1)


def batches(data, size, order):
  units, present, armies, values = data
  for i in range(0, len(order), size):
    k = order[i:i + size]
    yield (torch.from_numpy(units[k]).float() / ONE,
           torch.from_numpy(present[k]).float(),
           torch.from_numpy(armies[k]).float() / ONE,
           torch.from_numpy(values[k]))


def loss_on(net, data, size=4096):
  total = 0.0
  with torch.no_grad():
    for u, p, a, v in batches(data, size, np.arange(len(data[3]))):
      total += ((torch.tanh(net(u, p, a)) - v[:, 1]) ** 2).sum().item()
  return total / len(data[3])


def train(learn, apart, epochs, rate, decay):
  torch.manual_seed(1)
  torch.set_num_threads(1)
  rng = np.random.default_rng(1)
  net = Net(learn[0].shape[-1], learn[2].shape[-1])
  steps = epochs * (len(learn[3]) // 512 + 1)
  optimiser = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=decay)
  schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, steps)
  for epoch in range(epochs):
    order = rng.permutation(len(learn[3]))
    total = 0.0
    for u, p, a, v in batches(learn, 512, order):
      optimiser.zero_grad()
      loss = ((torch.tanh(net(u, p, a)) - v[:, 1]) ** 2).mean()
      loss.backward()
      optimiser.step()
      schedule.step()
      total += loss.item() * len(v)
    print(f"epoch {epoch + 1}: learned {total / len(order):.4f}, "
          f"apart {loss_on(net, apart):.4f}", flush=True)
  return net


def whole(tensor, scale, most):
  """Whole numbers, as the engine's agents compute with them."""
  return np.clip(np.rint(tensor.detach().numpy() * scale), -most, most).astype(int)


def write(net, path):
  """The initialiser of SetNetwork::Weights (agents/doctrine/kit)."""
  # Sums are 64 for 1 and an eighth of the sums of the units, as in training.
  matrices = (
      ("unit", whole(net.unit.weight, 64, 32767)),
      ("unit_bias", whole(net.unit.bias, 64 * 32, 2**30)),
      ("second", whole(net.second.weight, 256, 32767)),
      ("second_bias", whole(net.second.bias, 64 * 256, 2**30)),
      ("last", whole(net.last.weight[0], 256, 32767)))
  with open(path, "w") as file:
    file.write("// Written by bench/learning/train.py.\n{\n")
    for name, matrix in matrices:
      rows = matrix if matrix.ndim == 2 else [matrix]
      text = ",\n".join("{" + ",".join(map(str, row)) + "}" for row in rows)
      file.write(f".{name} = " + ("{" + text + "}" if matrix.ndim == 2 else text)
                 + ",\n")
    file.write("}\n")


def main():
  parser = argparse.ArgumentParser()
  parser.add_argument("output")
  parser.add_argument("--learn", nargs="+", required=True)
  parser.add_argument("--apart", nargs="+", required=True)
  parser.add_argument("--epochs", type=int, default=12)
  parser.add_argument("--rate", type=float, default=4e-3)
  parser.add_argument("--decay", type=float, default=1e-3)
  args = parser.parse_args()
  learn, apart = read(args.learn), read(args.apart)
  for name, data in (("learned", learn), ("apart", apart)):
    hand = ((data[3][:, 0] - data[3][:, 1]) ** 2).mean()
    spread = ((data[3][:, 1] - data[3][:, 1].mean()) ** 2).mean()
    print(f"{name}: {len(data[3])} positions, hand-made {hand:.4f}, "
          f"spread {spread:.4f}")
  net = train(learn, apart, args.epochs, args.rate, args.decay)
  write(net, args.output)


if __name__ == "__main__":
  main()
