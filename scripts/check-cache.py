#!/usr/bin/env python3
"""Checks the cache of pictures: a folder and a small HTTP server, shared, damaged, slow and gone.

usage: scripts/check-cache.py [--tool .build/release/render-cli] [PATTERN…]

Also recomputes the digest of the modules that decide what a picture is, which the tool has built in and puts into
every key, from their sources: a tool that carries another one would share false pictures.
"""
import argparse
import hashlib
import http.server
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import threading

ROOT = pathlib.Path(__file__).resolve().parent.parent
failures = []


def check(condition, words):
    if not condition:
        failures.append(words)
        print(f"check-cache: {words}", file=sys.stderr)


class Store(http.server.BaseHTTPRequestHandler):
    entries, damaged, status = {}, set(), None

    def do_GET(self):
        body = self.entries.get(self.path)
        if self.status or body is None:
            return self.answer(self.status or 404, b"")
        self.answer(200, body[:-1] + b"?" if self.path in self.damaged else body)

    def do_PUT(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if self.status is None:
            self.entries[self.path] = body
            self.damaged.discard(self.path)
        self.answer(self.status or 201, b"")

    def answer(self, status, body):
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *words):
        pass


def run(tool, words):
    done = subprocess.run([tool, *words], capture_output=True, text=True, cwd=ROOT)
    found = re.search(r"(\d+) pictures? of (\d+) from the cache", done.stderr)
    return done.returncode, (int(found[1]), int(found[2])) if found else None, done.stderr


def check_stamp(tool):
    source = (ROOT / "Plugins/GeneratedSources/SourceStamp.swift").read_text()
    names = re.search(r"deciding: Set<String> = \[(.*?)\]", source, re.S)[1]
    modules = re.findall(r'"(\w+)"', names)
    paths = sorted(p.relative_to(ROOT).as_posix() for m in modules
                   for p in (ROOT / "Sources" / m).rglob("*.swift"))
    lines = "".join(f"{hashlib.sha256((ROOT / p).read_bytes()).hexdigest()}  ./{p}\n" for p in paths)
    stamp = b"stillframe-pictures:" + hashlib.sha256(lines.encode()).hexdigest().encode()
    check(stamp in pathlib.Path(tool).read_bytes(), "the tool's digest is not that of the sources")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", default=str(ROOT / ".build/release/render-cli"))
    parser.add_argument("patterns", nargs="*", default=["foundations", "order-card"])
    options = parser.parse_args()
    tool = os.path.abspath(options.tool)
    verify = ["verify", *options.patterns, "--unchanged", "draw", "--cache"]
    check_stamp(tool)
    with tempfile.TemporaryDirectory() as folder:
        # Two at the same time write the same entries.
        both = [subprocess.Popen([tool, *verify, f"{folder}/c"], cwd=ROOT, stdout=subprocess.DEVNULL,
                                 stderr=subprocess.DEVNULL) for _ in range(2)]
        check([p.wait() for p in both] == [0, 0], "two runs at the same time fail")
        status, found, words = run(tool, [*verify, f"{folder}/c"])
        check(status == 0 and found and found[0] == found[1], f"the folder is not used: {words}")
        check(not list(pathlib.Path(f"{folder}/c").glob(".partial")), "something is left half written")
        total = found[1]
        for path in sorted(pathlib.Path(f"{folder}/c").glob("??/*"))[:3]:
            path.write_bytes(path.read_bytes()[:-1])
        status, found, words = run(tool, [*verify, f"{folder}/c"])
        check(status == 0 and found[0] < total, f"damaged entries were used: {found}")
        status, found, words = run(tool, [*verify, f"{folder}/c"])
        check(found == (total, total), f"damaged entries were not replaced: {found}")
        gallery = ["gallery", options.patterns[0], "--axes", "variants", "--cache", f"{folder}/c", "-o"]
        plain = ["gallery", options.patterns[0], "--axes", "variants", "-o"]
        for words in ([*gallery, f"{folder}/one"], [*plain, f"{folder}/two"]):
            check(run(tool, words)[0] == 0, "a gallery fails")
        same = subprocess.run(["diff", "-rq", f"{folder}/one", f"{folder}/two"], capture_output=True, text=True)
        check(same.returncode == 0, f"a gallery differs: {same.stdout[:300]}")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Store)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/cache"
    status, found, words = run(tool, [*verify, address])
    # Two stories may have one picture: the second finds it.
    check(status == 0 and found and found[0] < found[1], f"the first run by HTTP: {found} {words}")
    check(len(Store.entries) > 0, "nothing was put")
    status, found, words = run(tool, [*verify, address])
    check(status == 0 and found and found[0] == found[1], f"the second run by HTTP: {found} {words}")
    Store.damaged.update(list(Store.entries)[:2])
    status, found, words = run(tool, [*verify, address])
    check(status == 0 and found[0] < found[1], f"damaged entries were used, by HTTP: {found} {words}")
    Store.status = 500
    status, found, words = run(tool, [*verify, address])
    check(status == 0 and "the cache is not used" in words, f"a server with faults: {words}")
    server.shutdown()
    server.server_close()
    status, found, words = run(tool, [*verify, address])
    check(status == 0 and "the cache is not used" in words, f"a server that is gone: {words}")
    if failures:
        sys.exit(f"check-cache: {len(failures)} failure(s)")
    print("check-cache: clean")


if __name__ == "__main__":
    main()
