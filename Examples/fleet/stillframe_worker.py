"""A client of `render-cli batch`: one process that renders, audits and compares as asked.

    from stillframe_worker import Worker

    with Worker(output="pictures") as worker:
        card = worker.call("render", document="card.json", appearance="dark")
        for answer in worker.map(requests):   # in the order in which they are done
            print(answer.id, answer.result or answer.error)

It needs Python 3.9 and nothing else. docs/batch.md describes the lines.
"""
from __future__ import annotations

import json
import subprocess
import threading
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import Any, Iterable, Iterator, Mapping, Optional, Sequence, Union

ID = Union[str, int]
PROTOCOL = 1


@dataclass(frozen=True)
class Answer:
    """What came of a request: a result, or an error with its kind, status and message."""

    id: Optional[ID]
    result: Optional[dict[str, Any]] = None
    error: Optional[dict[str, Any]] = None
    printed: Optional[str] = None


class JobError(Exception):
    """A request failed; the worker goes on."""

    def __init__(self, error: Mapping[str, Any]) -> None:
        super().__init__(f"{error.get('kind')}: {error.get('message')}")
        self.error = dict(error)


class WorkerError(Exception):
    """The worker itself failed: it did not start, speaks another protocol, or has ended."""


@dataclass
class Worker:
    """`render-cli batch` as a context manager; one thread at a time may use it.

    The block ends when all open requests are done; an exception inside it ends the process at once.
    """

    command: Sequence[str] = ("render-cli",)
    output: Optional[str] = None
    root: Optional[str] = None
    jobs: Optional[int] = None
    flags: Sequence[str] = ()
    hello: dict[str, Any] = field(default_factory=dict, init=False)

    def __enter__(self) -> "Worker":
        words = [*self.command, "batch"]
        for name, value in (("--output", self.output), ("--root", self.root), ("--jobs", self.jobs)):
            if value is not None:
                words += [name, str(value)]
        try:
            self._process = subprocess.Popen(
                [*words, *self.flags], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise WorkerError(f"cannot start {words[0]}: {error}") from error
        # A thread reads, so that the worker can always write, and writing to it never blocks for ever.
        self._lines: SimpleQueue[Optional[dict[str, Any]]] = SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self._next = 0
        hello = self._lines.get()
        if hello is None or hello.get("protocol") != PROTOCOL:
            self._end(kill=True)
            if hello is None:
                # A tool that ends by itself has said why on standard error, which it shares with this process.
                raise WorkerError(f"{words[0]} says no hello (status {self._process.returncode})")
            raise WorkerError(f"{words[0]} does not speak protocol {PROTOCOL}: {hello}")
        self.hello = hello
        return self

    def __exit__(self, kind: Any, error: Any, trace: Any) -> None:
        self._end(kill=kind is not None)

    def _end(self, kill: bool) -> None:
        if kill:
            self._process.terminate()
        try:
            self._process.stdin.close()
        except OSError:
            pass  # it has ended before
        try:
            self._process.wait(timeout=10 if kill else None)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._reader.join()
        self._process.stdout.close()

    def _read(self) -> None:
        for line in self._process.stdout:
            try:
                message = json.loads(line)
            except ValueError:
                message = None
            if not isinstance(message, dict):
                message = {"type": "unreadable", "line": line[:200].decode(errors="replace").rstrip()}
            self._lines.put(message)
        self._lines.put(None)

    def submit(self, op: str, *, id: Optional[ID] = None, **members: Any) -> ID:
        """Sends a request and returns its id; `next` gives what comes of it."""
        if id is None:
            id, self._next = self._next, self._next + 1
        line = json.dumps({"id": id, "op": op, **members}, ensure_ascii=False) + "\n"
        try:
            self._process.stdin.write(line.encode())
            self._process.stdin.flush()
        except OSError as error:
            raise WorkerError(f"the worker has ended: {error}") from error
        return id

    def next(self) -> Answer:
        """Waits for the next answer to any request."""
        line = self._lines.get()
        if line is None or line["type"] == "end":
            raise WorkerError(f"the worker has ended (status {self._process.poll()})")
        if line["type"] == "unreadable":
            raise WorkerError(f"the worker wrote what is no answer: {line['line']}")
        if line["type"] == "answer":
            return Answer(line["id"], result=line["result"], printed=line.get("printed"))
        return Answer(line["id"], error=line, printed=line.get("printed"))

    def call(self, op: str, **members: Any) -> dict[str, Any]:
        """Sends one request and waits for its result. No other may be open."""
        id = self.submit(op, **members)
        answer = self.next()
        if answer.error is not None:
            raise JobError(answer.error)
        assert answer.id == id, "no other request may be open"
        return answer.result or {}

    def map(
        self, requests: Iterable[Mapping[str, Any]], window: Optional[int] = None
    ) -> Iterator[Answer]:
        """Sends requests, at most `window` open at a time, and yields what comes of each.

        Answers come in the order in which they are done. A request without an `id` gets a number.
        """
        most = min(window or self.hello["queue"], self.hello["queue"])
        open_count = 0
        for request in requests:
            if open_count == most:
                yield self.next()
                open_count -= 1
            self.submit(**request)
            open_count += 1
        for _ in range(open_count):
            yield self.next()

    def cancel(self, job: ID) -> ID:
        """Gives up an open request, which then is an error of the kind `cancelled`."""
        return self.submit("cancel", job=job)
