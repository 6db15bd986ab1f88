#!/usr/bin/env python3
"""Checks caches and stores of goldens behind HTTP servers that fail in every way: none may make a wrong picture pass.

usage: scripts/check-stores.py [--tool .build/release/render-cli]

A document has a golden that is only hashes here, and looks otherwise now. Whatever the server of --cache answers,
`verify` finds the difference; whatever that of --store answers, it is a difference or an error with the golden's name.
"""
import argparse
import http.server
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor

ROOT = pathlib.Path(__file__).resolve().parent.parent
failures = []
# Recording is part of what is tried here, also where CI forbids it to others.
os.environ.pop("CI", None)
# What a TLS server says to what is no handshake of TLS: an alert.
TLS_ALERT = bytes([0x15, 3, 3, 0, 2, 2, 70])


def check(condition, words):
    if not condition:
        failures.append(words)
        print(f"check-stores: {words}", file=sys.stderr)


class Server(http.server.ThreadingHTTPServer):
    """A server that keeps what it is given, and answers in a mode."""
    daemon_threads = True
    request_queue_size = 64

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Handler)
        self.entries, self.mode, self.asked = {}, "good", 0
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.server_port}/pictures"

    def handle_error(self, *_):
        pass


class Handler(http.server.BaseHTTPRequestHandler):
    timeout = 30

    def do_GET(self):
        self.server.asked += 1
        body = self.server.entries.get(self.path)
        mode = self.server.mode
        if mode == "wrong":  # another entry, whole as it is
            body = next((b for p, b in sorted(self.server.entries.items()) if p != self.path), b"")
        self.misbehave(mode, b"picture" * 100 if body is None and mode not in ("good", "cut") else body)

    def do_PUT(self):
        length = int(self.headers["Content-Length"])
        if self.server.mode == "hasty":  # answers before it has read
            return self.reply(507)
        body = self.rfile.read(length)
        if self.server.mode == "good":
            self.server.entries[self.path] = body
            return self.reply(201)
        if self.server.mode == "liar":  # says that it keeps what it does not
            return self.reply(201)
        self.misbehave(self.server.mode, b"taken" * 100 if self.server.mode not in TAKEN else b"")

    def reply(self, status, body=b"", **headers):
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def misbehave(self, mode, body):
        if mode.isdigit():
            return self.reply(int(mode), body or b"", Location=f"{self.server.address}/other")
        if body is None:
            return self.reply(404)
        if mode in ("good", "wrong", "liar", "hasty"):
            return self.reply(200, body)
        head = b"HTTP/1.1 200 OK\r\n"
        send = self.wfile.write
        self.close_connection = True
        if mode == "cut":  # ends before the length that it names
            send(head + b"Content-Length: %d\r\n\r\n" % len(body) + body[:len(body) // 2])
        elif mode == "short":  # ends early and names no length
            send(head + b"\r\n" + body[:len(body) // 2])
        elif mode == "longer":
            send(head + b"Content-Length: 99999999999999999999\r\n\r\n" + body)
        elif mode == "negative":
            send(head + b"Content-Length: -1\r\n\r\n" + body)
        elif mode == "flipped":
            send(head + b"Content-Length: %d\r\n\r\n" % len(body) + body[:-20] + b"?" + body[-19:])
        elif mode == "chunked":
            send(head + b"Transfer-Encoding: chunked\r\n\r\n%x\r\n" % len(body) + body + b"\r\n0\r\n\r\n")
        elif mode == "endless":
            send(head + b"\r\n")
            while True:
                send(b"x" * 65536)
        elif mode == "head":  # a head without an end
            while True:
                send(b"X-Header: " + b"x" * 65536 + b"\r\n")
        elif mode == "trickle":
            send(head + b"\r\n")
            for byte in body:
                send(bytes([byte]))
                time.sleep(0.5)
        elif mode == "silent":
            time.sleep(25)
        elif mode == "empty":
            pass
        elif mode == "tls":
            send(TLS_ALERT)
        elif mode == "noise":
            send(bytes(range(256)) * 16)
        else:
            raise ValueError(mode)

    def log_message(self, *_):
        pass


# Those that take longest first.
MODES = ["silent", "trickle", "endless", "head", "404", "500", "503", "301", "302", "206", "204", "wrong", "cut", "short",
         "longer", "negative", "flipped", "chunked", "empty", "tls", "noise"]
# In these a PUT is answered as one that worked.
TAKEN = {"204", "206", "wrong", "cut", "short", "flipped"}


def document(color):
    return json.dumps({"version": 1, "name": "box", "variants": ["light"], "view": {
        "type": "color", "value": color, "modifiers": [{"frame": {"width": 40, "height": 30}}]}})


class Place:
    """A folder with a document and the hashes of its golden, and a server with the golden's picture."""

    def __init__(self, tool, folder):
        self.tool, self.folder, self.server = tool, pathlib.Path(folder), Server()
        self.folder.mkdir()
        self.draw("#102030")
        # A machine that stands still for ten seconds here says nothing about servers that fail.
        for attempt in range(3):
            statuses, texts = zip(*(self.run(*words, self.server.address) for words in (
                ("record", "box.json", "--hashes-only", "--store"), ("verify", "box.json", "--cache"))))
            if statuses == (0, 0):
                break
            print(f"check-stores: {self.folder.name}: no golden at attempt {attempt + 1}: {texts}", file=sys.stderr)
        else:
            raise RuntimeError(f"no golden to begin with: statuses {statuses}: {texts}")
        self.draw("#405060")
        self.run("verify", "box.json", "--cache", self.server.address, expect=1)

    def draw(self, color):
        (self.folder / "box.json").write_text(document(color))

    def run(self, *words, expect=None, env={}):
        start = time.monotonic()
        done = subprocess.run([self.tool, *words], cwd=self.folder, capture_output=True, text=True,
                              env={**os.environ, **env})
        took = time.monotonic() - start
        text = done.stdout + done.stderr
        if expect is not None:
            check(done.returncode == expect, f"{self.server.mode}: {words}: status {done.returncode}, not {expect}: {text}")
        # One exchange may take its ten seconds; a run stops asking a cache that failed.
        check(took < 60, f"{self.server.mode}: {words}: took {took:.0f} s")
        return done.returncode, text

    def end(self):
        self.server.shutdown()
        self.server.server_close()


def hostile(tool, folder, mode):
    place = Place(tool, folder)
    address = place.server.address
    verify = ["verify", "box.json", "--unchanged", "draw"]
    place.server.mode = mode
    # A cache: whatever it says, the picture is the one that is drawn.
    _, text = place.run(*verify, "--cache", address, expect=1)
    check("differs in pixels" in text, f"{mode}: the difference is not told: {text}")
    # A store: there is no picture to compare with, and that is an error, or it is the golden's own.
    status, text = place.run(*verify, "--store", address)
    check(status not in (0, 2) and "box" in text, f"{mode}: status {status} with the store: {text}")
    check(status != 1, f"{mode}: compared with something: {text}")
    # Batches and tests of programs say so as well.
    request = json.dumps({"id": 1, "op": "compare", "document": "box.json", "appearance": {"variant": "light"},
                          "against": "golden"}) + "\n"
    done = subprocess.run([tool, "batch", "--store", address], cwd=folder, input=request, capture_output=True, text=True)
    check(done.returncode == 2 and '"error"' in done.stdout, f"{mode}: a batch passes: {done.stdout} {done.stderr}")
    status, text = place.run("gallery", "box.json", "--axes", "variants", "--store", address, "-o", "site")
    check("warning: 1 variant: " in text, f"{mode}: the gallery says nothing: {text}")
    # What cannot be put there is not recorded.
    if mode not in TAKEN:
        line = (place.folder / "Snapshots/manifest.txt").read_text()
        status, text = place.run("record", "box.json", "--record", "all", "--store", address)
        check(status != 0, f"{mode}: recorded without a picture: {text}")
        check((place.folder / "Snapshots/manifest.txt").read_text() == line, f"{mode}: the manifest has changed")
    # What is as its hashes say passes, without a question.
    place.draw("#102030")
    asked = place.server.asked
    place.run(*verify, "--store", address, expect=0)
    check(place.server.asked == asked, f"{mode}: asked for a picture that is the same")
    # And the server is well again.
    place.server.mode = "good"
    place.draw("#405060")
    _, text = place.run(*verify, "--store", address, expect=1)
    check("pixels: 4800 of 4800 differ" in text, f"{mode}: no comparison: {text}")
    place.end()


def usual(tool, folder):
    place = Place(tool, folder)
    address = place.server.address
    # Without the store there are the hashes, and a word of it.
    _, text = place.run("verify", "box.json", expect=1)
    check("by its hashes" in text, f"without a store: {text}")
    _, text = place.run("gallery", "box.json", "--axes", "variants", "-o", "site", expect=0)
    check("warning: 1 variant: The golden is only hashes here, which differ; --store" in text, f"a gallery: {text}")
    _, text = place.run("gallery", "box.json", "--axes", "variants", "--store", address, "-o", "site", expect=0)
    check("warning" not in text, f"a gallery with a store: {text}")
    request = json.dumps({"id": 1, "op": "compare", "document": "box.json", "appearance": {"variant": "light"},
                          "against": "golden"}) + "\n"
    for flags, found in (([], "is only hashes here"), (["--store", address], '"differingPixels":4800')):
        done = subprocess.run([tool, "batch", *flags], cwd=folder, input=request, capture_output=True, text=True)
        check(found in done.stdout, f"a batch with {flags}: {done.stdout} {done.stderr}")
    # Servers that take a picture and do not keep it, or answer before they have read.
    for mode, status in (("liar", 0), ("hasty", 73)):
        place.server.mode = mode
        place.draw("#708090" if mode == "liar" else "#a0b0c0")
        place.run("record", "box.json", "--record", "all", "--store", address, expect=status)
    place.server.mode = "good"
    _, text = place.run("verify", "box.json", "--store", address)
    check("its picture is not at" in text, f"a picture that was not kept: {text}")
    place.end()
    _, text = place.run("verify", "box.json", "--store", address)
    check("nothing listens there" in text, f"a server that is gone: {text}")
    for address in ("https://127.0.0.1/x", "ftp://a/b", "http://", "http://a:0/", "http://u@a/", "http://a/?x"):
        for option in ("--cache", "--store"):
            place.run("verify", "box.json", option, address, expect=64)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", default=str(ROOT / ".build/release/render-cli"))
    parser.add_argument("modes", nargs="*", default=MODES)
    options = parser.parse_args()
    tool = os.path.abspath(options.tool)
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(8) as pool:
        jobs = {mode: pool.submit(hostile, tool, f"{folder}/{mode}", mode) for mode in options.modes}
        jobs["usual"] = pool.submit(usual, tool, f"{folder}/usual")
        for name, job in jobs.items():
            if error := job.exception():
                failures.append(f"{name}: {type(error).__name__}: {error}")
    if failures:
        sys.exit("\n".join([f"check-stores: {len(failures)} failure(s)", *failures]))
    print("check-stores: clean")


if __name__ == "__main__":
    main()
