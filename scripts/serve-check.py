#!/usr/bin/env python3
"""Attacks `render-cli serve`, measures its answers and uses the panel of controls in a browser.

Checks that a foreign Host, Origin or token is told nothing; that no spelling of a path leads to a file that is not the
gallery's; that heads, bodies, slow clients, half-open connections and 1,000 connections stay within bounds while others
are answered; that values are refused in words; that a story that traps or hangs is that request's error alone; that
signals end it without a trace. Then, in Chromium, that each control of the page draws what `render-cli render --control`
draws, that the address holds the values, that what is copied as JSON and as Swift stands for them, and that axe-core finds
nothing; the same from disk with the pictures that were drawn beforehand.

Needs: pip install pillow; for the browser: apt install chromium; pip install playwright axe-core-python
usage: python3 scripts/serve-check.py [--tool .build/release/render-cli] [--quick] [--shots FOLDER]
           [--faulty .build/debug/faulty-stories]
"""
import argparse
import atexit
import http.client
import io
import json
import os
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time

parser = argparse.ArgumentParser()
parser.add_argument("--tool", default=".build/release/render-cli")
parser.add_argument("--faulty", default=".build/debug/faulty-stories")
parser.add_argument("--quick", action="store_true", help="seconds instead of minutes, and no browser")
parser.add_argument("--shots")
options = parser.parse_args()
tool = os.path.abspath(options.tool)
failures = []

CARD = {
    "version": 1, "name": "sale", "size": {"width": 320}, "variants": ["light", "dark"],
    "controls": [
        {"name": "title", "kind": "text", "value": "Sale"},
        {"name": "discount", "kind": "range", "value": 0.25},
        {"name": "lines", "kind": "integer", "minimum": 1, "maximum": 3, "value": 2},
        {"name": "tone", "kind": "choice", "choices": ["leading", "trailing"], "value": "leading"},
        {"name": "on sale", "kind": "bool", "value": True},
        {"name": "ink", "kind": "color", "value": "textPrimary"},
        {"name": "day", "kind": "date", "value": "2026-03-31"},
        {"name": "icon", "kind": "text", "value": "heart"}],
    "view": {"type": "vstack", "alignment": {"control": "tone"}, "spacing": 8, "children": [
        {"type": "text", "verbatim": {"control": "title"}, "modifiers": [
            {"font": "title"}, {"lineLimit": {"control": "lines"}}, {"foregroundStyle": {"control": "ink"}}]},
        {"type": "progressView", "value": {"control": "discount"}},
        {"type": "toggle", "value": "On sale", "isOn": {"control": "on sale"}},
        {"type": "datePicker", "value": "Until", "date": {"control": "day"}},
        {"type": "image", "systemName": {"control": "icon"}, "decorative": True}],
        "modifiers": [{"padding": 16}]}}


def skip(what):
    print(f"serve-check: SKIPPED {what}", file=sys.stderr)


def check(condition, what):
    if not condition:
        failures.append(what)
        print("FAILED:", what)


class Server:
    running = []

    def __init__(self, *words, program=tool, cwd=None):
        self.temporary = tempfile.mkdtemp()
        self.process = subprocess.Popen(
            [program, "serve", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=cwd,
            env={**os.environ, "TMPDIR": self.temporary})
        Server.running.append(self.process)
        self.address = self.process.stdout.readline().strip()
        if not self.address.startswith("http://127.0.0.1:"):
            sys.exit(f"serve-check: no address: {self.address!r} {self.process.stderr.read()}")
        self.port = int(self.address.split(":")[2].split("/")[0])
        self.token = self.address.split("/")[3]
        self.messages = []
        threading.Thread(target=lambda: self.messages.extend(self.process.stderr), daemon=True).start()

    def connection(self):
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)

    def get(self, path="", method="GET", host=None, origin=None, body=None, kind="application/json", whole=None, kept=None):
        connection = kept or self.connection()
        connection.putrequest(method, whole if whole is not None else f"/{self.token}/{path}", skip_host=True, skip_accept_encoding=True)
        if host is not False:
            connection.putheader("Host", host or f"127.0.0.1:{self.port}")
        if origin:
            connection.putheader("Origin", origin)
        if body is not None:
            connection.putheader("Content-Type", kind)
            connection.putheader("Content-Length", str(len(body)))
        connection.endheaders(body)
        answer = connection.getresponse()
        answer.content = answer.read()
        if kept is None:
            connection.close()
        return answer

    def frame(self, controls, story="sale", variant="light", kept=None, **more):
        body = json.dumps({"story": story, "variant": variant, "controls": controls}).encode()
        return self.get("frame", method="POST", origin=f"http://127.0.0.1:{self.port}", body=body, kept=kept, **more)

    def raw(self, data, wait=3.0, finish=False):
        """What comes for bytes as they are, until the server closes or is silent."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=wait) as connection:
            try:
                connection.sendall(data)
                if finish:
                    connection.shutdown(socket.SHUT_WR)
                answer = b""
                while chunk := connection.recv(65536):
                    answer += chunk
                    if b"\r\n\r\n" in answer and b"close" not in answer:
                        break
                return answer
            except socket.timeout:
                return answer if "answer" in dir() else b""
            except ConnectionError:
                return b"reset"

    def children(self):
        found = subprocess.run(["pgrep", "-P", str(self.process.pid)], capture_output=True, text=True).stdout.split()
        return [int(number) for number in found]

    def settle(self):
        """Waits until the gallery is drawn."""
        for _ in range(600):
            index = self.get("data/index.js").content.decode()
            if '"building"' not in index and '"pending"' not in index:
                return
            time.sleep(0.05)
        check(False, "the gallery is never whole")

    def end(self, number=signal.SIGTERM):
        children = self.children()
        self.process.send_signal(number)
        try:
            status = self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            status = "none, it had to be killed"
        check(status == 0, f"{signal.Signals(number).name} ends it with 0: {status}")
        time.sleep(0.2)
        check(not [child for child in children if os.path.exists(f"/proc/{child}") and "Z" not in open(f"/proc/{child}/stat").read().split(")")[1][:3]],
              "its processes are gone")
        check(os.listdir(self.temporary) == [], f"its files are gone: {os.listdir(self.temporary)}")
        shutil.rmtree(self.temporary)


def status_of(answer):
    words = answer.split(b" ", 2)
    return int(words[1]) if len(words) > 2 and words[0].startswith(b"HTTP/") else answer[:20]


# --- Attacks --------------------------------------------------------------------------------------------------

def attack_doors(server):
    page = server.get()
    check(page.status == 200 and b"<title>Gallery" in page.content, "the page is there")
    for name, value in [("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
                        ("Cross-Origin-Resource-Policy", "same-origin")]:
        check(page.getheader(name) == value, f"{name}: {page.getheader(name)}")
    policy = page.getheader("Content-Security-Policy")
    check(policy.startswith("default-src 'none'") and "unsafe" not in policy and "frame-ancestors 'none'" in policy, policy)

    own = f"127.0.0.1:{server.port}"
    for host in ["evil.example", f"evil.example:{server.port}", "127.0.0.1", f"127.0.0.1:{server.port + 1}", f"127.0.0.1.evil.example:{server.port}",
                 f"localhost.:{server.port}", f"0.0.0.0:{server.port}", f"[::1]:{server.port}", False]:
        answer = server.get(host=host)
        check(answer.status == 403 and server.token.encode() not in answer.content, f"Host {host}: {answer.status}")
    check(server.get(host=f"localhost:{server.port}").status == 200, "localhost is a name for it")
    for origin in ["http://evil.example", "null", f"https://{own}", f"http://{own}.evil.example", f"http://127.0.0.1:{server.port + 1}", "file://"]:
        check(server.get(origin=origin).status == 403, f"GET from {origin}")
        body = json.dumps({"story": "sale", "variant": "light", "controls": {}}).encode()
        check(server.get("frame", method="POST", origin=origin, body=body).status == 403, f"POST from {origin}")
    check(server.get("frame", method="POST", body=b"{}").status == 403, "POST without an origin")

    tokens = ["", "0" * 32, server.token[:-1], server.token + "0", server.token[:-1] + ("0" if server.token[-1] != "0" else "1"), server.token.upper() + "x"]
    answers = {server.get(whole=path).content for path in ["/", *[f"/{token}/" for token in tokens]]}
    check(len(answers) == 1, "every other token is told the same")
    for token in tokens:
        for path in ["", "index.html", "data/index.js", "frame"]:
            check(server.get(whole=f"/{token}/{path}").status == 404, f"token {token!r}, {path!r}")

    files = ["../../../../../../etc/passwd", "..%2f..%2f..%2fetc%2fpasswd", "%2e%2e/%2e%2e/etc/passwd", "data/../../../../etc/passwd", "..\\..\\etc\\passwd",
             "/etc/passwd", "//etc/passwd", "./index.html", "site/../index.html", "data//index.js", "data/index.js%00", "%00", "index.html/",
             ".stillframe-gallery", ".stillframe-drawn", "data/", "pictures/", "site", "Data/index.js", "data/index.js/..", "%69ndex.html",
             "pictures/../.stillframe-gallery", "..;/index.html", "file:///etc/passwd"]
    for path in files:
        answer = server.get(path)
        check(answer.status == 404 and b"root:" not in answer.content, f"{path}: {answer.status}")
    check(server.get("data/index.js?anything=1").status == 200, "a query is passed over")
    for method, path, expected in [("DELETE", "", 405), ("PUT", "frame", 405), ("OPTIONS", "frame", 405), ("TRACE", "", 405), ("POST", "", 405), ("GET", "frame", 405)]:
        answer = server.get(path, method=method, origin=f"http://{own}", body=b"" if method in ("PUT", "POST") else None)
        check(answer.status == expected, f"{method} {path}: {answer.status}")
    head = server.get(method="HEAD")
    check(head.status == 200 and head.content == b"" and int(head.getheader("Content-Length")) == len(page.content), "HEAD is GET without a body")


def attack_bytes(server):
    start = f"GET /{server.token}/ HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n".encode()
    post = f"POST /{server.token}/frame HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: http://127.0.0.1:{server.port}\r\nContent-Type: application/json\r\n".encode()
    for name, data, expected in [
        ("a long line", b"GET /" + b"a" * 6_000, 414), ("a long line that ends", b"GET /" + b"a" * 6_000 + b" HTTP/1.1\r\n\r\n", 414),
        ("a long head", start + b"X: " + b"a" * 40_000 + b"\r\n\r\n", 431), ("many fields", start + b"X: 1\r\n" * 65 + b"\r\n", 431),
        ("NUL", start + b"X: \0\r\n\r\n", 400), ("NUL in the path", b"GET /\0 HTTP/1.1\r\n\r\n", 400), ("bytes", start + b"X: \xff\r\n\r\n", 400),
        ("a lone CR", start + b"X: a\rY: b\r\n\r\n", 400), ("a folded field", start + b"X: a\r\n b\r\n\r\n", 400), ("a space before the colon", start + b"X : a\r\n\r\n", 400),
        ("two hosts", start + b"Host: evil.example\r\n\r\n", 400), ("two words", b"GET /\r\n\r\n", 400), ("HTTP/2", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505),
        ("another host's address", b"GET http://evil.example/ HTTP/1.1\r\n\r\n", 400), ("TLS", bytes.fromhex("1603010200010001fc0303") + b"\r\n\r\n", 400),
        ("chunks", post + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 501), ("two lengths", post + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", 400),
        ("a length that is none", post + b"Content-Length: -1\r\n\r\n", 400), ("a plus", post + b"Content-Length: +2\r\n\r\n{}", 400),
        ("a long body", post + b"Content-Length: 1000001\r\n\r\n", 413), ("a huge length", post + b"Content-Length: 99999999999999999999\r\n\r\n", 400),
    ]:
        found = status_of(server.raw(data))
        check(found == expected, f"{name}: {found}, expected {expected}")
    # Lines that end with LF alone never make a head.
    check(b"200" not in server.raw(start.replace(b"\r\n", b"\n") + b"\n", wait=0.5), "LF alone ends no line")
    # Requests that come at once are answered one after the other.
    answer = b""
    with socket.create_connection(("127.0.0.1", server.port), timeout=5) as connection:
        connection.sendall((start + b"\r\n") * 3 + start + b"Connection: close\r\n\r\n")
        while chunk := connection.recv(65536):
            answer += chunk
    check(answer.count(b"HTTP/1.1 200 OK") == 4, f"four requests at once: {answer.count(b'HTTP/1.1 200 OK')}")
    # A client that sends no more still reads.
    with socket.create_connection(("127.0.0.1", server.port), timeout=5) as connection:
        connection.sendall(start + b"\r\n")
        connection.shutdown(socket.SHUT_WR)
        check(b"200 OK" in connection.recv(65536), "a connection that is half closed is answered")
    check(server.get().status == 200, "it still answers")


def attack_values(server):
    for controls, status, words in [
        ({"discount": "2"}, 422, "a number from 0 to 1"), ({"discount": "nan"}, 422, "a number"), ({"lines": "1.5"}, 422, "a whole number"),
        ({"titel": "x"}, 422, "did you mean 'title'?"), ({"tone": "up"}, 422, "one of leading, trailing"), ({"ink": "puce"}, 422, "the role of a colour"),
        ({"day": "2026-02-30"}, 422, "a date"), ({"on sale": "1"}, 422, "true or false"), ({"icon": "hart.fillet"}, 422, "systemName"),
        ({"title": "x" * 10_001}, 422, "10000"), ({f"c{n}": "x" for n in range(300)}, 422, "at most 200"), ({"discount": 0.5}, 422, "is a text")]:
        answer = server.frame(controls)
        text = json.loads(answer.content).get("problem", "")
        check(answer.status == status and words in text, f"{str(controls)[:60]}: {answer.status} {text[:120]}")
    for body in [b"", b"{", b"[]", b"null", b'{"story": "sale"}', b'{"story": "sale", "variant": "light", "more": 1}', b"\xff", b"[" * 5000,
                 b'{"story": "sale", "variant": "../..", "controls": {}}', b'{"story": "sale", "variant": "w99999999", "controls": {}}']:
        answer = server.get("frame", method="POST", origin=f"http://127.0.0.1:{server.port}", body=body)
        check(answer.status == 422 and json.loads(answer.content)["problem"], f"{body[:40]}: {answer.status}")
    check(server.frame({}, story="../etc/passwd").status == 404, "a story that is not there")
    check(server.frame({}, kind="text/plain").status == 415, "a form of a foreign page")
    for text in ["", "Ünï – 日本", "<script>alert(1)</script>", "\\(value) \" ' ;", "x" * 10_000]:
        check(server.frame({"title": text}).status == 200, f"the text {text[:20]!r}")


def attack_slowly(server):
    """A head that comes byte by byte, a body that never comes, a client that does not read, silence."""
    began = time.monotonic()
    drip = socket.create_connection(("127.0.0.1", server.port))
    bodiless = socket.create_connection(("127.0.0.1", server.port))
    bodiless.sendall(f"POST /{server.token}/frame HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: http://127.0.0.1:{server.port}\r\n"
                     "Content-Type: application/json\r\nContent-Length: 900000\r\n\r\n{".encode())
    silent = socket.create_connection(("127.0.0.1", server.port))
    ended, late = {}, []
    while time.monotonic() - began < 25 and len(ended) < 3:
        for name, connection in [("drip", drip), ("body", bodiless), ("silent", silent)]:
            if name in ended:
                continue
            try:
                if name == "drip":
                    connection.send(b"G")
                connection.settimeout(0.01)
                if connection.recv(1000) == b"":
                    ended[name] = time.monotonic() - began
            except socket.timeout:
                pass
            except ConnectionError:
                ended[name] = time.monotonic() - began
        sent = time.monotonic()
        check(server.get("data/pulse.js").status == 200, "others are answered meanwhile")
        late.append(time.monotonic() - sent)
        time.sleep(0.2)
    check(ended.get("drip", 99) < 8 and ended.get("body", 99) < 8, f"slow requests end: {ended}")
    check(12 < ended.get("silent", 99) < 20, f"silent connections end: {ended}")
    check(statistics.median(late) < 0.05, f"others wait {statistics.median(late) * 1000:.0f} ms")


def attack_by_number(server, count=1_000):
    connections = []
    for _ in range(count):
        connections.append(socket.create_connection(("127.0.0.1", server.port), timeout=10))
    began = time.monotonic()
    check(server.get().status == 200, f"answers beside {count} connections")
    check(time.monotonic() - began < 1, "soon")
    request = f"GET /{server.token}/data/pulse.js HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()
    for connection in connections:
        connection.sendall(request)
    answered = 0
    for connection in connections:
        try:
            answered += connection.recv(4_000).startswith(b"HTTP/1.1 200")
        except OSError:
            pass
    took = time.monotonic() - began
    check(answered >= count - 1, f"{answered} of {count} connections are answered")
    print(f"{count} connections answered in {took * 1000:.0f} ms")
    more = [socket.create_connection(("127.0.0.1", server.port), timeout=10) for _ in range(400)]
    check(server.get().status == 200, "answers beside more connections than there may be")
    # Answers that nobody reads are kept only for a time, and in bounds.
    for connection in more[:100]:
        try:
            connection.sendall(f"GET /{server.token}/site/gallery.js HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
        except OSError:
            pass
    check(server.get().status == 200, "answers beside clients that do not read")
    for connection in connections + more:
        connection.close()
    time.sleep(0.2)
    check(server.get().status == 200, "it still answers")
    memory = int(next(line for line in open(f"/proc/{server.process.pid}/status") if line.startswith("VmRSS")).split()[1])
    check(memory < 400_000, f"{memory} KB of memory")


def attack_from_outside(server):
    """No other address of this machine is listened to."""
    found = subprocess.run(["hostname", "-I"], capture_output=True, text=True).stdout.split()
    for address in [other for other in found if ":" not in other][:2]:
        try:
            socket.create_connection((address, server.port), timeout=1).close()
            check(False, f"{address} is listened to")
        except OSError:
            pass


# --- Measuring ------------------------------------------------------------------------------------------------

def percentile(values, share):
    return sorted(values)[min(int(len(values) * share), len(values) - 1)]


def measure(server, count):
    """Values that were never drawn before: the answer, and the picture that it names."""
    times, kept = [], server.connection()
    for number in range(count):
        controls = {"discount": f"{(number * 37 % 997) / 1000}", "title": f"Sale {number}"}
        began = time.perf_counter()
        data = json.loads(server.frame(controls, kept=kept).content)
        name = data["variants"][0]["picture"]
        picture = server.get(f"pictures/{name[:2]}/{name}.webp", kept=kept)
        times.append(time.perf_counter() - began)
        check(picture.status == 200 and picture.content[:4] == b"RIFF", "the picture is there")
    warm = times[2:]
    print(f"a component with values never drawn before, answer and picture: median {statistics.median(warm) * 1000:.1f} ms, "
          f"95 % within {percentile(warm, 0.95) * 1000:.1f} ms, the first {times[0] * 1000:.0f} ms, of {len(warm)}")
    return times


def same_as_render(server, folder):
    """The pictures are those of the command."""
    try:
        from PIL import Image
    except ImportError:
        return skip("the pixels: pip install pillow")
    for controls in [{"discount": "0.8", "title": "Last day"}, {"on sale": "false", "ink": "error", "day": "2000-02-29T23:59"}]:
        name = json.loads(server.frame(controls, variant="dark").content)["variants"][0]["picture"]
        drawn = Image.open(io.BytesIO(server.get(f"pictures/{name[:2]}/{name}.webp").content)).convert("RGBA")
        words = [word for item in controls.items() for word in ("--control", "=".join(item))]
        picture = subprocess.run([tool, "render", f"{folder}/sale.json", "--variant", "dark", *words, "-o", "-"], capture_output=True, check=True).stdout
        check(drawn.tobytes() == Image.open(io.BytesIO(picture)).convert("RGBA").tobytes(), f"{controls}: other pixels than render's")


def faulty():
    """Stories that trap or hang stop their own request and nothing else."""
    program = os.path.abspath(options.faulty)
    if not os.path.exists(program):
        return skip(f"faulty stories: swift build --product faulty-stories (no {options.faulty})")
    server = Server("bad/trap", "bad/exit", "good/number-1", "--axes", "variants", program=program)
    for story, words in [("bad/trap", "it stopped the process"), ("bad/exit", "it ended the process")]:
        answer = server.frame({}, story=story)
        check(answer.status == 422 and words in json.loads(answer.content)["problem"], f"{story}: {answer.content[:200]}")
        check(server.frame({}, story="good/number-1").status == 200, f"others are drawn after {story}")
    server.end(signal.SIGINT)
    if not options.quick:
        server = Server("good/number-1", "bad/hang", "--axes", "variants", "--story-timeout", "2", program=program)
        answers = []
        waiting = threading.Thread(target=lambda: answers.append(server.frame({}, story="bad/hang")))
        waiting.start()
        time.sleep(0.3)
        began = time.monotonic()
        check(server.frame({}, story="good/number-1").status == 200 and time.monotonic() - began < 1.5, "others are drawn while one hangs")
        waiting.join()
        hung = Server("bad/hang", "--axes", "variants", program=program)
        time.sleep(1)
        # Within 5 s, though the story may take 30.
        hung.end()
        check(answers[0].status == 422 and "longer than 2 s" in json.loads(answers[0].content)["problem"], f"{answers[0].content[:200]}")
        server.end()


# --- The page -------------------------------------------------------------------------------------------------

def browse(folder):
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return skip("the page: pip install playwright")
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        return skip("the page: apt install chromium")
    from axe_core import violations
    server = Server("sale.json", cwd=folder)
    server.settle()
    site = f"{folder}/site"
    subprocess.run([tool, "gallery", "sale.json", "-o", site], cwd=folder, check=True, capture_output=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for name, address, size in [("served", server.address, (1280, 900)), ("served-phone", server.address, (390, 844)), ("disk", f"file://{site}/index.html", (1280, 900))]:
            context = browser.new_context(viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 500, is_mobile=size[0] < 500)
            if name != "disk":
                context.grant_permissions(["clipboard-read", "clipboard-write"])
            page = context.new_page()
            log, foreign = [], []
            page.on("console", lambda message: log.append(message.text))
            page.on("pageerror", lambda error: log.append(str(error)))
            page.on("request", lambda request: None if request.url.startswith((server.address, "file:", "data:", "blob:")) else foreign.append(request.url))
            use_page(page, address, name, folder, violations)
            check(not foreign, f"{name}: asks elsewhere: {foreign[:3]}")
            # What a reader is told of a value that is refused is logged by the browser, too.
            log = [line for line in log if "422" not in line]
            check(not log, f"{name}: {log[:3]}")
            context.close()
        browser.close()
    server.end()


def use_page(page, address, name, folder, violations):
    is_served = name != "disk"

    def shown():
        return page.locator(".artboard > img").get_attribute("src")

    def pixels():
        from PIL import Image
        # From disk a picture may be put together by the page, which has no file.
        if is_served or shown().startswith("blob:"):
            data = page.evaluate("""fetch(document.querySelector('.artboard > img').src).then(answer => answer.arrayBuffer()).then(bytes => [...new Uint8Array(bytes)])""") \
                if is_served else page.evaluate("""(async () => {
                  const image = document.querySelector('.artboard > img');
                  await image.decode();
                  const canvas = Object.assign(document.createElement('canvas'), { width: image.naturalWidth, height: image.naturalHeight });
                  canvas.getContext('2d').drawImage(image, 0, 0);
                  return atob(canvas.toDataURL('image/png').split(',')[1]).split('').map(each => each.charCodeAt(0));
                })()""")
            data = bytes(data)
        else:
            data = open(address.removeprefix("file://").replace("index.html", shown()), "rb").read()
        return Image.open(io.BytesIO(data)).convert("RGBA").tobytes()

    def rendered(*controls, document=None, variant="light"):
        from PIL import Image
        words = [word for control in controls for word in ("--control", control)]
        picture = subprocess.run([tool, "render", document or f"{folder}/sale.json", "--variant", variant, *words, "-o", "-"], capture_output=True, check=True).stdout
        return Image.open(io.BytesIO(picture)).convert("RGBA").tobytes()

    def settled(before=None):
        page.wait_for_function("() => !controls.isBusy && gallery.variant?.picture")
        page.wait_for_function("() => document.querySelector('.artboard > img')?.complete")

    def is_drawn(what, *controls, variant="light"):
        settled()
        check(pixels() == rendered(*controls, variant=variant), f"{name}: {what}: other pixels than render --control {controls}")

    page.goto(f"{address}#/sale")
    page.wait_for_selector(".artboard > img")
    open_inspector = lambda: page.locator("#inspector").is_hidden() and page.locator("#toggle-inspector").click()
    open_inspector()
    page.locator("#tab-controls").click()
    check(page.locator("#pane-controls").is_visible(), f"{name}: the panel opens")
    check("tab=controls" in page.url, f"{name}: the address names the panel")
    field = lambda label: page.get_by_label(label, exact=True)
    is_drawn("nothing set")

    field("on sale").uncheck()
    is_drawn("a switch", "on sale=false")
    check("control=on%20sale%3Dfalse" in page.url or "control=on%20sale=false" in page.url, f"{name}: {page.url}")
    field("on sale").check()
    check("control=" not in page.url, f"{name}: its own value is not in the address: {page.url}")
    field("tone").select_option("trailing")
    is_drawn("a choice", "tone=trailing")

    if is_served:
        title = field("title")
        title.fill("")
        title.press_sequentially("Last day: 50 % + more & \"all\"")
        check(title.evaluate("each => each === document.activeElement"), f"{name}: the field keeps the keyboard while it is written in")
        is_drawn("a text", "tone=trailing", "title=Last day: 50 % + more & \"all\"")
        check(page.locator("#subtitle").inner_text() != "", f"{name}: keys that are typed are no shortcuts")
        field("discount").fill("0.875")
        is_drawn("a number", "tone=trailing", "title=Last day: 50 % + more & \"all\"", "discount=0.875")
        slider = field("discount, as a slider")
        slider.focus()
        for key in ["Home", "ArrowRight", "ArrowRight"]:
            slider.press(key)
        is_drawn("a slider by keys", "tone=trailing", "title=Last day: 50 % + more & \"all\"", "discount=0.01")
        field("ink").select_option("error")
        field("day").fill("2000-02-29T23:59")
        page.keyboard.press("Tab")
        is_drawn("a role and a date", "tone=trailing", "title=Last day: 50 % + more & \"all\"", "discount=0.01", "ink=error", "day=2000-02-29T23:59")
        all_set = ["tone=trailing", "title=Last day: 50 % + more & \"all\"", "discount=0.01", "ink=error", "day=2000-02-29T23:59"]
        # The nodes and what is heard are those of the picture.
        page.locator("#tab-heard").click()
        check("Last day" in page.locator("#pane-heard").inner_text(), f"{name}: what is heard has the values")
        page.locator("#tab-controls").click()
        # A value that is refused is told where it is set, and goes with the next good one.
        field("icon").fill("hart.fillet")
        page.wait_for_function("() => document.getElementById('controls-status').textContent")
        check("hart.fillet" in page.locator("#controls-status").inner_text() and page.locator("#controls-status").get_attribute("role") == "status",
              f"{name}: {page.locator('#controls-status').inner_text()}")
        field("icon").fill("star")
        is_drawn("a good value again", *all_set, "icon=star")
        all_set.append("icon=star")
    else:
        field("tone").select_option("leading")
        check(field("title").is_disabled() and "serve" in page.locator("#controls-note").inner_text(), f"{name}: says what a server is for")
        slider = field("discount")
        slider.focus()
        slider.press("End")
        is_drawn("the end of a range", "discount=1")
        check(slider.get_attribute("aria-valuetext") == "1", f"{name}: the value is said")
        field("lines").press("End")
        is_drawn("two values", "discount=1", "lines=3")
        all_set = ["discount=1", "lines=3"]

    # The address opens the same.
    link = page.url
    before = shown()
    page.goto("about:blank")
    page.goto(link)
    page.wait_for_selector(".artboard > img")
    settled()
    open_inspector()
    # What the page puts together itself has another address each time.
    check((shown() == before or shown().startswith("blob:")) and pixels() == rendered(*all_set), f"{name}: the address opens the same picture")
    if options.shots:
        os.makedirs(options.shots, exist_ok=True)
        page.screenshot(path=f"{options.shots}/controls-{name}.png")

    # Dark, with the same values.
    if page.locator("#toggle-appearance").is_visible():
        page.locator("#toggle-appearance").click()
    page.locator("#schemes label", has_text="Dark").click()
    is_drawn("dark", *all_set, variant="dark")
    check("dark" in page.locator("#subtitle").inner_text(), f"{name}: the name of what is shown")

    # What is copied.
    copied = lambda label: (page.evaluate("window.copied = null; copyText = (text) => { window.copied = text; }"),
                            page.get_by_role("button", name=label).click(), page.evaluate("window.copied"))[2]
    document = {**CARD, **json.loads(copied("Copy as JSON"))}
    with open(f"{folder}/copied.json", "w", encoding="utf-8") as file:
        json.dump(document, file)
    check(rendered(document=f"{folder}/copied.json") == rendered(*all_set), f"{name}: a document with what was copied draws the same")
    swift = copied("Copy as Swift")
    check(swift.count("@Control(") == 8, swift)
    if is_served:
        for line in ['@Control("title", .text) var title = "Last day: 50 % + more & \\"all\\""', '@Control("discount", .range(0...1)) var discount = 0.01',
                     '@Control("on sale", .bool) var onSale = true', '@Control("ink", .color) var ink = ColorRole.error',
                     '@Control("day", .date) var day = Date(timeIntervalSince1970: 951868740)', '@Control("lines", .range(1...3)) var lines = 2',
                     '@Control("tone", .choice(["leading", "trailing"])) var tone = "trailing"']:
            check(line in swift.split("\n"), f"{name}: {line} in\n{swift}")
    if name == "disk":
        compile_copied(page, swift, folder)
    command = copied("Copy as command")
    check(command.startswith("render-cli render sale.json"), command)

    found = violations(page)
    check(not found, f"axe: {name}: {found[:6]}")
    over = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    check(over <= 0, f"{name}: {over} px too wide")
    if page.viewport_size["width"] < 500:
        small = page.evaluate("[...document.querySelectorAll('#pane-controls :is(input:not([type=checkbox]), select, button), .is-switch label')].map(each => "
                              "[each.id || each.textContent, each.getBoundingClientRect().height]).filter(each => each[1] < 44)")
        check(not small, f"{name}: fingers have 44 px: {small[:4]}")
    # The whole form by Tab.
    page.locator("#tab-controls").focus()
    names = set()
    for _ in range(30):
        page.keyboard.press("Tab")
        names.add(page.evaluate("document.activeElement.id || document.activeElement.textContent"))
    check({"controls-reset", "Copy as Swift", "Copy as JSON"} <= names and "control-4" in names, f"{name}: Tab reaches {sorted(names)[:20]}")
    page.locator("#controls-reset").click()
    check("control=" not in page.url, f"{name}: reset")


# What a Swift story may declare and a document may not, and names that are no names of properties.
FIELDS = [
    {"kind": "range", "value": "0.5"}, {"kind": "range", "minimum": 0, "value": "1e-07"}, {"kind": "range", "maximum": -2.5, "value": "-3"},
    {"kind": "range", "minimum": 1e-9, "maximum": 1e21, "value": "1e+20"}, {"kind": "range", "minimum": 0, "value": "inf"}, {"kind": "range", "value": "-inf"},
    {"kind": "integer", "minimum": -(2 ** 63), "maximum": 2 ** 63 - 1, "value": "-9223372036854775808"}, {"kind": "integer", "minimum": -3, "maximum": 3, "value": "0"},
    {"kind": "text", "value": "\"quoted\" \\(1 + 1) \\ \n\r\t\0\u007f\u2028 #\"# \U0001f600 \u202e"}, {"kind": "text", "value": ""},
    {"kind": "choice", "choices": ["a \"b\"", "\\(c)"], "value": "\\(c)"}, {"kind": "choice", "choices": [], "value": ""}, {"kind": "bool", "value": "false"},
    {"kind": "date", "value": "1583-01-01"}, {"kind": "date", "value": "9999-12-31T23:59"}]
NAMES = ["on sale", "onSale", "On  sale", "2 columns", "body", "Body", "_", "__a", "", "\U0001f600", "\u0938\u094d\u0925\u093f\u0924\u093f", "\u7a0e \u8fbc", "a-b_c", "a\u0301",
         "\u0301a", "$0", "quote \" and \\(name)", "self", "Self", "Any", "any", "some", "async", "await", "actor", "macro", "nonisolated", "consuming", "borrowing", "Type", "get",
         "set", "willSet", "lazy", "weak", "optional", "left", "some View"]


def compile_copied(page, swift, folder):
    """Type-checks what was copied, and what is copied of every kind of control, every role and every keyword as a name."""
    modules = os.path.join(os.path.dirname(tool), "Modules")
    if shutil.which("swiftc") is None or not os.path.isdir(modules):
        return skip("compiling what is copied: no swiftc, or no modules beside the tool")
    words = page.evaluate("[...swiftKeywords]")
    check(len(words) > 50, f"the page knows {len(words)} keywords")
    roles = [{"kind": "color", "value": role} for role in page.evaluate("controls.fields(gallery.story.variants[0]).find(field => field.kind === 'color').choices")]
    values = FIELDS + roles
    names = NAMES + words + [f"control {number}" for number in range(len(values))]
    fields = [{"name": name, **values[number % len(values)]} for number, name in enumerate(names)]
    every = page.evaluate("fields => controls.swift(fields)", fields)
    check(every.count("@Control(") == len(fields), "every control is copied")
    with open(f"{folder}/Copied.swift", "w", encoding="utf-8") as file:
        file.write("import Components\nimport Foundation\n")
        for number, text in enumerate([swift, every]):
            file.write(f"struct Copied{number}: View {{\n{text}\nvar body: some View {{ Text(\"\") }}\n}}\n")
    done = subprocess.run(["swiftc", "-typecheck", "-swift-version", "6", "-I", modules, f"{folder}/Copied.swift"], capture_output=True, text=True)
    check(done.returncode == 0, f"what is copied compiles: {done.stderr[:2000]}")


atexit.register(lambda: [process.kill() for process in Server.running if process.poll() is None])
with tempfile.TemporaryDirectory() as folder:
    with open(f"{folder}/sale.json", "w", encoding="utf-8") as file:
        json.dump(CARD, file)
    with open(f"{folder}/secret.txt", "w", encoding="utf-8") as file:
        file.write("root:secret")
    server = Server("sale.json", "--axes", "variants", cwd=folder)
    server.settle()
    attack_doors(server)
    attack_bytes(server)
    attack_values(server)
    attack_from_outside(server)
    attack_by_number(server)
    time.sleep(0.5)
    measure(server, 40 if options.quick else 300)
    same_as_render(server, folder)
    if not options.quick:
        attack_slowly(server)
    server.end(signal.SIGINT)
    faulty()
    if not options.quick:
        browse(folder)

print(f"serve-check: {len(failures)} failures" if failures else "serve-check: clean")
sys.exit(1 if failures else 0)
