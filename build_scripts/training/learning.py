"""Learning from samples: batches, steps, pruning, settling, and the losses on games that the network has not seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
import optax

from py_engine.games.catalogue import find_game
from py_engine.games.setup import board_of
from py_engine.search.network.weights import NetworkWeights
from training.model import Shape, Tree, forward, params_of, settled_layers, start, taps_of, value_of
from training.samples import Samples, images_of

# The weight of the loss of the last stones, in games where it counts: README.md has what it gains.
STONES_WEIGHTS: Mapping[str, float] = MappingProxyType({"sum": 0.5})

# Steps between two choices of the weights to set to 0.
PRUNED_EVERY = 20

# The largest part of the mean of the weights that is kept at each step: the mean is over about a hundred steps.
KEPT_OF_MEAN = 0.99

# Positions in a batch when nothing is learned.
TESTED_AT_ONCE = 256

Arrays: TypeAlias = dict[str, jax.Array]


class Settings(NamedTuple):
    """The settings of learning.

    steps: batches. batch: positions in one. rate: of learning at its highest; it rises in the first twentieth of the
    steps and falls to nothing by the last. decay: of weights. policy_weight, stones_weight: of the losses of the policy
    and of the last stones, relative to the value's.
    density: of all weights between layers, those that are left in the end; those nearest to 0 go, more and more of them
    between the parts of the steps that `pruning` names (Zhu and Gupta, 2017).
    settling: from this part of the steps on, not before `pruning` ends, the weights between layers stay what they are
    rounded to in the mean, and biases and dense layers alone are learned on, from their means. A weight near the middle
    between two powers of two goes to and fro until the end otherwise, and each time it doubles or halves (Nagel and
    others, 2022).
    """

    steps: int = 4_000
    batch: int = 256
    rate: float = 3e-3
    decay: float = 1e-4
    policy_weight: float = 0.5
    stones_weight: float = 0.0
    density: float = 0.2
    pruning: tuple[float, float] = (0.2, 0.6)
    settling: float = 0.8


class Losses(NamedTuple):
    """value: squared error of the probability of winning, times 4 (0.56 and more, by how sure searches were: nothing is
    known). policy: cross entropy in bits beyond that of the searches. best: how often the step with most visits is
    the most probable. stones: squared error of whose the last stones are (1: nothing is known)."""

    value: float
    policy: float
    best: float
    stones: float


def board_map(game: str, samples: Samples) -> np.ndarray[Any, Any]:
    """(rows, columns), 1 on the cells of the board."""
    cells = board_of(find_game(game), samples.size).cells
    bits = [cells >> index & 1 for index in range(samples.rows * samples.width)]
    return np.array(bits, np.float32).reshape(samples.rows, samples.width)


def losses(
    params: Tree, batch: Arrays, board: jax.Array, taps: tuple[tuple[int, int], ...]
) -> tuple[jax.Array, jax.Array, jax.Array, jax.Array]:
    """The means of what `Losses` names."""
    rows, width = board.shape
    planes = batch["planes"].reshape(len(batch["planes"]), -1, rows, width).transpose(0, 2, 3, 1).astype(jnp.float32)
    policy, stop, x, last_stones = forward(params, planes, board, taps)
    value = 4 * jnp.mean((value_of(x) - batch["value"]) ** 2)
    logits = jnp.concatenate([policy, stop[:, None]], axis=1) * jnp.log(2.0)
    logits = jnp.where(batch["legal"] > 0, logits, -1e9)
    visits = batch["visits"].astype(jnp.float32)
    searched = visits.sum(1) > 0
    target = visits / jnp.maximum(1.0, visits.sum(1, keepdims=True))
    entropy = -jnp.sum(target * jnp.log(jnp.maximum(target, 1e-9)), axis=1)
    cross = -jnp.sum(target * jnp.where(target > 0, jax.nn.log_softmax(logits), 0.0), axis=1)
    count = jnp.maximum(1, searched.sum())
    best = (logits.argmax(1) == target.argmax(1)) & searched
    own, enemy = batch["last_stones"][:, 0].astype(jnp.float32), batch["last_stones"][:, 1].astype(jnp.float32)
    stones = jnp.sum((last_stones - (own - enemy)) ** 2 * (own + enemy)) / jnp.maximum(1, jnp.sum(own + enemy))
    return value, jnp.sum((cross - entropy) * searched) / count / jnp.log(2.0), best.sum() / count, stones


def arrays_of(samples: Samples) -> Arrays:
    """The samples where they are learned from, packed as they are."""
    names = ("planes", "legal", "stops", "visits", "value", "last_stones")
    return {name: jnp.asarray(getattr(samples, name)) for name in names}


def _take(arrays: Arrays, which: jax.Array, source: jax.Array) -> Arrays:
    cells = source[:-1]
    legal = jnp.concatenate([_unpacked(arrays["legal"][which]), arrays["stops"][which][:, None]], axis=1)
    return {
        "planes": _unpacked(arrays["planes"][which])[:, :, cells],
        "legal": jnp.concatenate([legal[:, cells], legal[:, -1:]], axis=1),
        "visits": arrays["visits"][which][:, source],
        "value": arrays["value"][which],
        "last_stones": _unpacked(arrays["last_stones"][which])[:, :, cells],
    }


# Some samples unpacked: of the arrays those with some indices, and where each field's content comes from.
taken: Callable[[Arrays, Any, Any], Arrays] = jax.jit(_take)


def _unpacked(packed: jax.Array) -> jax.Array:
    """The bits of the bytes along the last axis, the lowest first."""
    return (packed[..., None] >> jnp.arange(8, dtype=jnp.uint8) & 1).reshape(*packed.shape[:-1], -1)


class Learner:
    """A network that learns: its state can be saved and restored."""

    def __init__(self, game: str, shape: Shape, settings: Settings, seed: int) -> None:
        if not settings.pruning[1] <= settings.settling <= 1:
            raise ValueError(f"settling, {settings.settling}, has to come after pruning ends, {settings.pruning[1]}")
        self.game = game
        self.shape = shape
        self.settings = settings
        corners_touch = board_of(find_game(game), find_game(game).default_size).corners_touch
        self.taps = tuple(taps_of(corners_touch))
        self.params = jax.tree.map(jnp.asarray, start(shape, len(self.taps), seed))
        self.step = 0
        self.random = np.random.default_rng(seed)
        warm = max(1, settings.steps // 20)
        schedule = optax.warmup_cosine_decay_schedule(0.0, settings.rate, warm, settings.steps, settings.rate * 0.01)
        self._optimiser = optax.chain(
            optax.clip_by_global_norm(1.0), optax.adamw(schedule, weight_decay=settings.decay)
        )
        self.state = self._optimiser.init(self.params)
        self.masks = self._masks(1.0)
        self.mean = self.params
        # Not in use before weights have settled; a learner's checkpoint has the same shape from the first step on.
        self.settled = settled_layers(self.params)
        self._update = jax.jit(partial(self._one_update, taps=self.taps), static_argnames="is_settled")
        self._losses = jax.jit(partial(losses, taps=self.taps))

    def begin_with(self, weights: NetworkWeights) -> None:
        """Learn on with a network, instead of one that has learned nothing.

        Its weights that were let go are at 0, and may grow again. Raises `ValueError` where its shape is another.
        """
        self.params = self.mean = jax.tree.map(jnp.asarray, params_of(weights, self.shape, len(self.taps)))
        self.state = self._optimiser.init(self.params)

    def learn(self, samples: Sequence[Samples], every: int = 100) -> Iterator[Losses | None]:
        """Take the steps that are left, one each time the next item is asked for.

        After each `every` steps, and after the last, the item is the mean losses on the batches since then. The
        learner's state may be saved there, and restored later.
        """
        boards = [jnp.asarray(board_map(self.game, each)) for each in samples]
        arrays = [arrays_of(each) for each in samples]
        images = [images_of(self.game, each.size) for each in samples]
        shares = np.array([len(each) for each in samples], float)
        shares /= shares.sum()
        seen: list[tuple[jax.Array, ...]] = []
        while self.step < self.settings.steps:
            which = int(self.random.choice(len(samples), p=shares))
            batch = self._batch(samples[which], arrays[which], images[which])
            self.params, self.state, self.mean, found = self._update(
                (self.params, self.state, self.mean),
                self.masks,
                self.settled,
                min(KEPT_OF_MEAN, self.step / (self.step + 1)),
                batch,
                boards[which],
                is_settled=self.is_settled,
            )
            seen.append(found)
            self.step += 1
            self._prune()
            if self.step == self._settles_at:
                self.params = self.mean
                self.settled = settled_layers(_apply(self.mean, self.masks))
            if self.step % every and self.step < self.settings.steps:
                yield None
                continue
            yield _losses_of(np.mean(np.array(seen), axis=0))
            seen = []

    def _prune(self) -> None:
        """Let more weights go, if it is time to."""
        begin, end = (part * self.settings.steps for part in self.settings.pruning)
        if self.step % PRUNED_EVERY == 0 and begin <= self.step <= end + PRUNED_EVERY:
            left = max(0.0, 1 - (self.step - begin) / (end - begin))
            self.masks = self._masks(self.settings.density + (1 - self.settings.density) * left**3)

    @property
    def _settles_at(self) -> int:
        """The step after which the weights between layers stay."""
        return max(1, round(self.settings.settling * self.settings.steps))

    @property
    def is_settled(self) -> bool:
        """Return whether the weights between layers stay as they are."""
        return self.step >= self._settles_at

    def test(self, samples: Sequence[Samples]) -> Losses:
        """The losses on samples it has not learned from."""
        found, counts = [], []
        for each in samples:
            board, arrays = jnp.asarray(board_map(self.game, each)), arrays_of(each)
            plain = jnp.arange(each.fields + 1)
            for begin in range(0, len(each), TESTED_AT_ONCE):
                which = jnp.arange(begin, min(begin + TESTED_AT_ONCE, len(each)))
                batch = taken(arrays, which, plain)
                found.append([float(x) for x in self._losses(self.masked(), batch, board)])
                searched = float((batch["visits"].sum(1) > 0).sum())
                counts.append([len(which), searched, searched, len(which)])
        means = np.sum(np.array(found) * np.array(counts), axis=0) / np.sum(np.array(counts), axis=0)
        return _losses_of(means)

    def masked(self) -> Tree:
        """The network with pruned weights at 0, and with settled layers."""
        return _apply(self.params, self.masks, self.settled if self.is_settled else None)

    def _one_update(
        self,
        stand: tuple[Tree, Any, Tree],
        masks: Any,
        settled: list[Tree],
        kept_of_mean: float,
        batch: Arrays,
        board: jax.Array,
        taps: Any,
        is_settled: bool,
    ) -> tuple[Tree, Any, Tree, tuple[jax.Array, ...]]:
        """Weights, the optimiser's state and the mean of the weights after a batch, and the losses on it."""
        params, state, mean = stand

        def loss(params: Tree) -> tuple[jax.Array, tuple[jax.Array, ...]]:
            found = losses(_apply(params, masks, settled if is_settled else None), batch, board, taps)
            value, policy, _, stones = found
            return value + self.settings.policy_weight * policy + self.settings.stones_weight * stones, found

        (_, found), gradient = jax.value_and_grad(loss, has_aux=True)(params)
        changes, state = self._optimiser.update(gradient, state, params)
        params = optax.apply_updates(params, changes)
        mean = jax.tree.map(lambda before, now: kept_of_mean * before + (1 - kept_of_mean) * now, mean, params)
        return params, state, mean, found

    def _batch(self, samples: Samples, arrays: Arrays, images: np.ndarray[Any, Any]) -> Arrays:
        """Random positions, all turned or mirrored in the same way."""
        which = self.random.integers(len(samples), size=self.settings.batch)
        return taken(arrays, which, images[self.random.integers(len(images))])

    def _masks(self, density: float) -> list[jax.Array]:
        """1 for the weights that stay, one array a layer; the policy's layer keeps all."""
        masks = []
        for index, layer in enumerate(self.params["layers"]):
            sizes = jnp.abs(layer["weights"])
            is_pruned = density < 1 and index < len(self.params["layers"]) - 1
            # The first layer keeps twice as many, as its weights distinguish more than those of later layers.
            kept = min(1.0, 2 * density) if index == 0 else density
            masks.append(
                (sizes >= jnp.quantile(sizes, 1 - kept)).astype(jnp.float32) if is_pruned else jnp.ones_like(sizes)
            )
        return masks


def _losses_of(numbers: Iterable[Any]) -> Losses:
    return Losses(*(float(number) for number in numbers))


def _apply(params: Tree, masks: Sequence[jax.Array], settled: Sequence[Tree] | None = None) -> Tree:
    """The network with pruned weights at 0, or with layers that have settled."""
    if settled is not None:
        return params | {"layers": [layer | stays for layer, stays in zip(params["layers"], settled, strict=True)]}
    layers = [layer | {"weights": layer["weights"] * mask} for layer, mask in zip(params["layers"], masks, strict=True)]
    return params | {"layers": layers}
