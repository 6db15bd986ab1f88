"""Chromium and Firefox with one set of calls: open a page from disk, press, click, ask it by script, run axe-core in it.

Needs: apt install chromium firefox-esr; pip install playwright axe-core-python
"""
import base64
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time

from axe_core import FINDINGS, SOURCE, violations


class Chromium:
    """Chromium by Playwright."""
    name = "chromium"

    def __init__(self, playwright, path):
        self.browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])

    def start(self, scheme, width=1440, height=900, touch=False, forced=None, language=None):
        context = self.browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme,
                                           has_touch=touch, is_mobile=touch, forced_colors=forced, locale=language)
        self.page = context.new_page()
        self.log, self.requests = [], []
        self.page.on("console", lambda message: self.log.append(message.text))
        self.page.on("pageerror", lambda error: self.log.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url))

    def open(self, url):
        if self.page.url.split("#")[0] == url.split("#")[0]:
            self.page.goto("about:blank")
        self.page.goto(url)

    def js(self, script):
        return self.page.evaluate(f"() => {{ {script} }}")

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def type(self, text):
        self.page.keyboard.type(text)

    def click(self, selector):
        self.page.locator(selector).first.click()

    def move(self, x, y):
        self.page.mouse.move(x, y)

    def shot(self):
        return self.page.screenshot()

    def errors(self):
        return self.log

    def axe(self):
        return violations(self.page)

    def resize(self, width, height):
        self.page.set_viewport_size({"width": width, "height": height})

    def pdf(self):
        return self.page.pdf(print_background=True)

    def stop(self):
        self.browser.close()


class Firefox:
    """Firefox by its own Marionette protocol: JSON over a socket, with no driver in between."""
    name = "firefox"
    KEYS = {"Escape": "\ue00c", "ArrowDown": "\ue015", "ArrowUp": "\ue013", "ArrowLeft": "\ue012", "ArrowRight": "\ue014",
            "Tab": "\ue004", "Enter": "\ue007", "Space": " ",
            "Shift": "\ue008", "Control": "\ue009"}

    def __init__(self, path):
        self.profile = tempfile.mkdtemp(prefix="gallery-firefox-")
        with open(os.path.join(self.profile, "user.js"), "w") as file:
            file.write('user_pref("marionette.port", 28297);\nuser_pref("focusmanager.testmode", true);\n')
        environment = dict(os.environ, HOME=self.profile, MOZ_HEADLESS="1")
        self.process = subprocess.Popen(
            [path, "--marionette", "--remote-allow-system-access", "--headless", "--no-remote", "--profile", self.profile, "about:blank"],
            env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(240):
            try:
                self.socket = socket.create_connection(("127.0.0.1", 28297), timeout=60)
                break
            except OSError:
                time.sleep(0.25)
        self.buffer = b""
        self.number = 0
        self.receive()
        self.call("WebDriver:NewSession", {"capabilities": {"alwaysMatch": {"acceptInsecureCerts": True}}})

    def receive(self):
        while b":" not in self.buffer:
            self.buffer += self.socket.recv(1 << 16)
        length, self.buffer = self.buffer.split(b":", 1)
        while len(self.buffer) < int(length):
            self.buffer += self.socket.recv(1 << 20)
        text, self.buffer = self.buffer[:int(length)], self.buffer[int(length):]
        return json.loads(text)

    def call(self, command, values=None):
        self.number += 1
        data = json.dumps([0, self.number, command, values or {}]).encode()
        self.socket.sendall(str(len(data)).encode() + b":" + data)
        _, _, error, result = self.receive()
        if error:
            raise RuntimeError(f"{command}: {error['message']}")
        return result.get("value", result) if isinstance(result, dict) else result

    def chrome(self, script):
        self.call("Marionette:SetContext", {"value": "chrome"})
        try:
            return self.call("WebDriver:ExecuteScript", {"script": script, "args": []})
        finally:
            self.call("Marionette:SetContext", {"value": "content"})

    def start(self, scheme, width=1440, height=900, touch=False, forced=None):
        # Its windows are no narrower than 450 px; a small one is a large one at 200 %.
        zoom = 2 if width < 700 else 1
        self.chrome(f'Services.prefs.setIntPref("layout.css.prefers-color-scheme.content-override", {1 if scheme == "light" else 0});'
                    f'Services.prefs.setIntPref("browser.display.document_color_use", {2 if forced else 1});'
                    f'gBrowser.selectedBrowser.fullZoom = {zoom}; Services.console.reset();')
        self.resize(width * zoom, height * zoom)
        self.requests = []

    def axe(self):
        if SOURCE is None:
            return []
        # In the driver's own scope: the page's policy would refuse it, and rightly.
        return self.call("WebDriver:ExecuteAsyncScript", {"script": SOURCE + "; " + FINDINGS + ".then(arguments[arguments.length - 1])", "args": [],
                                                              "sandbox": "axe", "newSandbox": True})

    def open(self, url):
        self.call("WebDriver:Navigate", {"url": "about:blank"})
        self.call("WebDriver:Navigate", {"url": url})

    def js(self, script):
        # In the page itself, whose names the driver's own scope does not see, and by the debugger, since the page's
        # policy has no eval.
        inner = json.dumps(f"JSON.stringify((() => {{ {script} }})() ?? null)")
        answer = json.loads(self.call("WebDriver:ExecuteScript", {"args": [], "sandbox": "system", "script": """
          const { addDebuggerToGlobal } = ChromeUtils.importESModule("resource://gre/modules/jsdebugger.sys.mjs");
          if (!globalThis.Debugger) addDebuggerToGlobal(globalThis);
          const inner = new Debugger();
          const answer = inner.addDebuggee(window.wrappedJSObject ?? window).executeInGlobal(""" + inner + """);
          inner.removeAllDebuggees();
          return JSON.stringify("return" in answer ? answer : { fault: String(answer.throw?.unsafeDereference?.() ?? "stopped") });"""}))
        if "fault" in answer:
            raise RuntimeError(answer["fault"])
        return json.loads(answer["return"])

    def press(self, *keys):
        for key in keys:
            parts = key.split("+") if len(key) > 1 and key not in self.KEYS else [key]
            values = [self.KEYS.get(part, part) for part in parts]
            self.actions("key", [{"type": "keyDown", "value": value} for value in values]
                         + [{"type": "keyUp", "value": value} for value in reversed(values)])

    def actions(self, kind, steps):
        source = {"type": kind, "id": kind, "actions": steps}
        if kind == "pointer":
            source["parameters"] = {"pointerType": "mouse"}
        self.call("WebDriver:PerformActions", {"actions": [source]})

    def type(self, text):
        self.press(*text)

    def click(self, selector):
        element = self.call("WebDriver:FindElement", {"using": "css selector", "value": selector})
        self.call("WebDriver:ElementClick", {"id": list(element.values())[0]})

    def move(self, x, y):
        self.actions("pointer", [{"type": "pointerMove", "x": int(x), "y": int(y), "duration": 0}])

    def shot(self):
        return base64.b64decode(self.call("WebDriver:TakeScreenshot", {"full": False}))

    def errors(self):
        return self.chrome(
            'return Services.console.getMessageArray().filter(m => m instanceof Ci.nsIScriptError && !(m.flags & 1)'
            ' && m.sourceName.startsWith("file:")).map(m => m.errorMessage)')

    def resize(self, width, height):
        self.call("WebDriver:SetWindowRect", {"width": width, "height": height + 86})

    def stop(self):
        try:
            self.call("Marionette:Quit", {"flags": ["eForceQuit"]})
        except (RuntimeError, OSError, ValueError):
            pass
        try:
            self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.process.kill()
        shutil.rmtree(self.profile, ignore_errors=True)


def installed(only, skip):
    """Each browser that is on this machine, started; `skip` is told what is missing."""
    if only != "firefox":
        path = shutil.which("chromium") or shutil.which("google-chrome")
        try:
            from playwright.sync_api import sync_playwright
            if path is None:
                skip("Chromium: apt install chromium")
            else:
                with sync_playwright() as playwright:
                    yield Chromium(playwright, path)
        except ImportError:
            skip("Chromium: pip install playwright")
    if only != "chromium":
        path = shutil.which("firefox-esr") or shutil.which("firefox")
        if path is None:
            skip("Firefox: apt install firefox-esr")
        else:
            yield Firefox(path)
