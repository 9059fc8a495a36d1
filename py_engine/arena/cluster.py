"""The workers of a Dask scheduler, on any machines, as an executor.

Results depend on the jobs alone, as everywhere, so workers may be lost and join at any time. Each worker must have the
same code as this process: that is compared before anything is done, and again by each job, since workers may join
later. Dask is imported only where a scheduler is named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from .. import __version__
from ..text.errors import InvalidSetup, quote
from .workers import BoundedExecutor, LostExecutor

if TYPE_CHECKING:
    from distributed import Client

# Files that results depend on: modules, weights and tables, and the programs in C.
SUFFIXES = (".py", ".json", ".c", ".h")

# Seconds in which a scheduler has to answer.
PATIENCE = 30

GONE = "The scheduler is gone"

# Jobs in flight: for each thread of a worker one that it does and one that waits, and some for workers that join.
A_THREAD, FOR_OTHERS = 2, 8

# Seconds after which the workers' threads are counted again.
COUNTED_FOR = 5

# Asks a worker for its code. It is a text, since a worker without the engine could not even read a function of it.
CODE = "__import__('py_engine.arena.cluster', fromlist=['code_of']).code_of({packages!r})"


class OtherCode(Exception):
    """A worker has other code than the process that gave it a job."""


@cache
def code_of(packages: tuple[str, ...]) -> str:
    """The engine's version, and a hash of all files of some packages that results depend on.

    Raises:
        ModuleNotFoundError: There is no such package.
    """
    found = sha256()
    for package in packages:
        spec = find_spec(package)
        if spec is None or spec.submodule_search_locations is None:
            raise ModuleNotFoundError(f"there is no package {package!r}")
        # A package without `__init__.py` is found again where the path has its folder twice.
        for folder in dict.fromkeys(Path(location).resolve() for location in spec.submodule_search_locations):
            files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.suffix in SUFFIXES}
            for name, file in sorted(files.items()):
                found.update(f"{package}/{name}\n".encode())
                found.update(sha256(file.read_bytes()).digest())
    return f"{__version__} {found.hexdigest()[:12]}"


class Cluster(BoundedExecutor):
    """The workers of a scheduler.

    Args:
        client: A connection to the scheduler; it is left open.
        packages: Packages that must be the same everywhere.

    Raises:
        InvalidSetup: A worker has other code, or none.
    """

    cancels_running = True

    def __init__(self, client: Client, packages: tuple[str, ...] = ("py_engine",)) -> None:
        self._client, self._packages, self._code = client, packages, code_of(packages)
        self._connection = client.scheduler_comm
        # Games of equal calls are different calls: a pure executor would do them once.
        self._executor = client.get_executor(pure=False)
        self._threads, self._counted = 0, -float(COUNTED_FOR)
        self._require_same_code()

    def _require_same_code(self) -> None:
        found = self._client.run(eval, CODE.format(packages=self._packages), on_error="return")
        for worker, code in sorted(found.items()):
            if isinstance(code, Exception):
                raise InvalidSetup(f"the worker {worker} has no such engine: {type(code).__name__}: {code}")
            if code != self._code:
                raise InvalidSetup(f"the worker {worker} has the engine {quote(code)}, not {self._code!r}")

    @property
    def in_flight(self) -> int:
        """The number of jobs that keeps today's workers at work."""
        if monotonic() >= self._counted + COUNTED_FOR and self._is_open():
            with suppress(OSError):
                self._threads = sum(self._client.nthreads().values())
            self._counted = monotonic()
        return A_THREAD * self._threads + FOR_OTHERS

    def submit(self, function: Callable[..., Any], /, *arguments: Any, **settings: Any) -> Future[Any]:
        """Give a worker a call.

        Raises:
            LostExecutor: The connection to the scheduler was lost.
        """
        try:
            future: Future[Any] = self._executor.submit(
                _do_by_same_code, self._code, self._packages, function, *arguments, **settings
            )
        except Exception as error:
            if self._is_open():
                raise
            raise LostExecutor(GONE) from error
        # Asked afterwards: a client that loses the connection cancels the calls that it has, not those that come later.
        self.require()
        return future

    def require(self) -> None:
        if not self._is_open():
            raise LostExecutor(GONE)

    def _is_open(self) -> bool:
        """Return whether the connection is the first one.

        A client that has lost it connects again by itself, but results that it was fetching then never come.
        """
        return self._client.status == "running" and self._client.scheduler_comm is self._connection


def _do_by_same_code(
    code: str, packages: tuple[str, ...], function: Callable[..., Any], *arguments: Any, **settings: Any
) -> Any:
    if (found := code_of(packages)) != code:
        raise OtherCode(f"this worker has the engine {found!r}, not {code!r}")
    return function(*arguments, **settings)


@contextmanager
def cluster_at(address: str, packages: tuple[str, ...] = ("py_engine",)) -> Iterator[Cluster]:
    """Connect to a scheduler; inside this context its workers do jobs.

    Args:
        address: Address of the scheduler, such as `tcp://name:8786`.
        packages: As for `Cluster`.

    Raises:
        InvalidSetup: Dask is not installed, no scheduler answers, or a worker has other code.
    """
    try:
        distributed = import_module("distributed")
    except ImportError:
        raise InvalidSetup(
            "a scheduler is one of Dask, which is not installed here: pip install 'sunstones[cluster]'"
        ) from None
    try:
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise InvalidSetup(f"no scheduler answers at {quote(address)}: {error}") from None
    with client:
        yield Cluster(client, packages)
