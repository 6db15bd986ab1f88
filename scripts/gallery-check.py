#!/usr/bin/env python3
"""Builds a gallery, opens it from disk in Chromium and Firefox and uses every control of it.

Checks that it loads nothing from elsewhere and logs no error; that every switch, layer, tool, view, comparison,
key and permalink does what it says; that layers lie within one pixel of the frames that `render-cli tree` prints;
that what is heard is what `render-cli speech` says, stop by stop;
that the lenses show what the engine's lenses do; that text has a contrast of 4.5, controls have names and the
keyboard reaches everything, in light and dark; that on a phone and at 200 % every pane opens, nothing covers
anything and fingers have 44 px; that forced colours show what is chosen; that the site is mirrored from right to
left; that frames, devices, tables of any two axes, symbols, tokens and pictures alone show what they should; that
axe-core finds nothing in any of these in both browsers, in light and dark, at 390 and 320 px, at 200 %, in forced
colours and from right to left; that a thousand stories open within 300 ms; that a watched gallery shows a change, and a fault with its place, within a second, and one that is being built fills in.

Needs: apt install chromium firefox-esr; pip install playwright pillow axe-core-python
usage: python3 scripts/gallery-check.py [--tool .build/release/render-cli] [--shots FOLDER] [--only chromium|firefox]
"""
import argparse
import base64
import io
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import browsers
from axe_core import violations

parser = argparse.ArgumentParser()
parser.add_argument("--tool", default=".build/release/render-cli")
parser.add_argument("--shots")
parser.add_argument("--only", choices=["chromium", "firefox"])
options = parser.parse_args()
tool = os.path.abspath(options.tool)
failures = []
STORIES = ["order-card", "button", "text-field", "card", "sheet"]


def skip(what):
    print(f"gallery-check: SKIPPED {what}", file=sys.stderr)


def check(condition, what):
    if not condition:
        failures.append(what)
        print("FAILED:", what)


# --- Browsers -------------------------------------------------------------------------------------------------

def wait(browser, script, what, seconds=10.0):
    """Waits until a script returns something true; tells how long it took."""
    start = time.monotonic()
    while time.monotonic() - start < seconds:
        value = browser.js(script)
        if value:
            return time.monotonic() - start
        time.sleep(0.03)
    check(False, f"{browser.name}: waited in vain for {what}")
    return seconds


def save(browser, name):
    data = browser.shot()
    if options.shots:
        os.makedirs(options.shots, exist_ok=True)
        with open(os.path.join(options.shots, f"{browser.name}-{name}.png"), "wb") as file:
            file.write(data)
    return data


def show(browser, site, fragment, query=""):
    browser.open(f"file://{site}/index.html{query}{fragment}")
    wait(browser, "return !!document.querySelector('#list a')", "the list")
    if fragment.startswith("#/") and len(fragment) > 2 and "contrast=increased" not in fragment and "page=" not in fragment:
        wait(browser, "const i = document.querySelector('#stage img'); return i && (i.complete && i.naturalWidth > 0 || i.loading === 'lazy')",
             f"the picture of {fragment}")


# --- Checks ---------------------------------------------------------------------------------------------------

def tree(story, variant):
    text = subprocess.run([tool, "tree", story, "--variant", variant, "--json"], check=True, capture_output=True).stdout
    nodes = []

    def visit(node):
        nodes.append(node)
        for child in node.get("children", []):
            visit(child)
    for node in json.loads(text)["nodes"]:
        visit(node)
    return nodes


BOXES = """const board = document.querySelector('.artboard').getBoundingClientRect();
const zoom = board.width / parseFloat(getComputedStyle(document.querySelector('.artboard')).getPropertyValue('--w'));
return {zoom, boxes: [...document.querySelectorAll('.layer-LAYER > [data-path]')].map(e => {
  const r = e.getBoundingClientRect();
  return [e.dataset.path, r.left - board.left, r.top - board.top, r.width, r.height]; })};"""


def layers(browser, site):
    """Every layer's boxes lie within a pixel of the tree's frames, at several zooms and in both directions."""
    for story, variant in [("order-card/english", "light"), ("order-card/english", "rtl"), ("button/sizes", "light")]:
        if story not in known:
            continue
        nodes = tree(story, variant)
        for zoom in (1, 3):
            direction = "&direction=rtl" if variant == "rtl" else ""
            show(browser, site, f"#/{story}?layers=hit+frames+baselines+order&zoom={zoom}{direction}")
            for layer, want in [
                ("frames", [(n["path"], n["frame"]) for n in nodes]),
                ("hit", [(n["path"], n["hit"]) for n in nodes if "hit" in n]),
            ]:
                shown = browser.js(BOXES.replace("LAYER", layer))
                check(abs(shown["zoom"] - zoom) < 0.01, f"{browser.name}: zoom {zoom} is {shown['zoom']}")
                check(len(shown["boxes"]) == len(want), f"{browser.name}: {story} {layer}: {len(shown['boxes'])} of {len(want)} boxes")
                worst = 0
                for (path, frame), (other, *box) in zip(want, shown["boxes"]):
                    check(other.split("#")[0] == path, f"{browser.name}: {story} {layer} has {other} for {path}")
                    worst = max(worst, *(abs(a - b * zoom) for a, b in zip(box, frame)))
                check(worst <= 1, f"{browser.name}: {story} {variant} {layer} is {worst:.2f} px off at zoom {zoom}")
            lines = browser.js(BOXES.replace("LAYER", "baselines"))["boxes"]
            texts = [(n["path"], n["baseline"]) for n in nodes if "baseline" in n and n["type"] == "text"]
            off = [p for p, y in texts if not any(q.split("#")[0] == p and abs(t - y * zoom) <= 1 for q, _, t, _, _ in lines)]
            check(not off, f"{browser.name}: baselines of {off[:3]}")
            numbers = browser.js("return [...document.querySelectorAll('.layer-order b')].map(e => +e.textContent)")
            check(numbers == list(range(1, len(numbers) + 1)) and numbers, f"{browser.name}: reading order {numbers}")


PRESSED = "return document.getElementById('ID').getAttribute('aria-pressed') === 'true'"
VARIANT = "return document.getElementById('subtitle').textContent"


def controls(browser, site):
    """Every control by pointer, every shortcut by key."""
    js = browser.js
    show(browser, site, "#/")
    total = js("return document.querySelectorAll('#list a').length")
    check(total == len(known) + 3, f"{browser.name}: {total} stories are listed")
    check(js("return document.querySelectorAll('.card').length") == total, f"{browser.name}: the overview shows all")
    save(browser, "overview")
    browser.press("/")
    browser.type("english")
    shown = js("return document.querySelectorAll('#list a').length")
    check(0 < shown < total, f"{browser.name}: search finds {shown} of {total}")
    check(js("return document.querySelectorAll('.card').length") == shown, f"{browser.name}: the overview follows the search")
    browser.press("Enter")
    wait(browser, "return !!document.querySelector('.artboard img')", "the story that was searched for")
    check("order-card/english" in js("return location.hash"), f"{browser.name}: Enter opens the first story found")
    js("document.getElementById('search').value = ''; document.getElementById('search').dispatchEvent(new Event('input', {bubbles: true})); document.activeElement.blur()")
    for label, fewer in [("changed", True), ("findings", None), ("all", False)]:
        js(f"document.querySelector('#filter input[value={label}]').click()")
        count = js("return document.querySelectorAll('#list a').length")
        if fewer is not None:
            check((count < total) == fewer and (count > 0), f"{browser.name}: filter {label} shows {count}")
    before = js("return location.hash")
    browser.press("j")
    check(js("return location.hash") != before, f"{browser.name}: j goes to the next story")
    browser.press("k")
    check(js("return location.hash").split("?")[0] == before.split("?")[0], f"{browser.name}: k goes back")
    wait(browser, "return !!document.querySelector('.artboard img')", "the story")

    # Appearance, by pointer and by key.
    check(js(VARIANT) == "light", f"{browser.name}: begins light")
    browser.click("#schemes label:nth-of-type(2)")
    check(js(VARIANT) == "dark", f"{browser.name}: dark")
    browser.press("d")
    check(js(VARIANT) == "light", f"{browser.name}: d is light again")
    browser.click("#directions label:nth-of-type(2)")
    check(js(VARIANT) == "rtl", f"{browser.name}: rtl")
    browser.press("r")
    browser.click("#larger")
    check(js(VARIANT) == "xxxlarge", f"{browser.name}: larger type is {js(VARIANT)}")
    browser.press("]")
    check(js(VARIANT) == "ax3", f"{browser.name}: ] is larger")
    browser.press("[", "[")
    browser.click("#smaller")
    check(js(VARIANT) == "xsmall", f"{browser.name}: smaller type")
    js("const s = document.getElementById('size'); s.value = 'large'; s.dispatchEvent(new Event('change'))")
    browser.click("#contrast")
    check(js(VARIANT) == "contrast" and js(PRESSED.replace("ID", "contrast")), f"{browser.name}: contrast")
    browser.press("c")
    check(js(VARIANT) == "light", f"{browser.name}: c")
    browser.press("v")
    check(js("return document.querySelector('.artboard img').className") == "lens-protan", f"{browser.name}: v is a lens")
    js("const s = document.getElementById('vision'); s.value = 'full'; s.dispatchEvent(new Event('change'))")

    # Layers switch at once.
    for layer, key in [("hit", "h"), ("frames", "f"), ("baselines", "b"), ("order", "o")]:
        visible = f"return getComputedStyle(document.querySelector('.layer-{layer}')).display !== 'none'"
        browser.click(f"#layer-{layer}")
        check(js(visible) and js(PRESSED.replace("ID", f"layer-{layer}")), f"{browser.name}: layer {layer}")
        browser.press(key)
        check(not js(visible), f"{browser.name}: {key} switches {layer} off")
    took = js("const t = performance.now(); for (let i = 0; i < 20; i++) overlays.toggle('frames'); document.body.offsetHeight; return (performance.now() - t) / 20")
    check(took < 50, f"{browser.name}: a layer takes {took:.1f} ms")
    tones = {}
    for profile in ("hig", "wcag-aa", "wcag-aaa", "android"):
        js(f"const s = document.getElementById('profile'); s.value = '{profile}'; s.dispatchEvent(new Event('change'))")
        tones[profile] = js("return [...document.querySelectorAll('.layer-hit > div:not(.wish)')].map(e => e.className).join()")
    check("bad" in tones["android"] or "warn" in tones["android"] or tones["android"] != tones["hig"], f"{browser.name}: profiles differ: {tones}")
    js("const s = document.getElementById('profile'); s.value = 'hig'; s.dispatchEvent(new Event('change'))")

    # Zoom, grid.
    width = "return document.querySelector('.artboard').getBoundingClientRect().width"
    browser.press("0")
    one = js(width)
    browser.click("#zoom-in")
    check(js(width) > one, f"{browser.name}: zoom in")
    browser.press("-", "-")
    check(js(width) < one, f"{browser.name}: zoom out")
    browser.click("#grid")
    check(js("return document.querySelector('.artboard').matches('.show-grid.is-pixelated')"), f"{browser.name}: grid")
    save(browser, "grid")
    browser.press("x", "z")

    # Picking and inspecting.
    spot = js("const r = document.querySelector('.artboard').getBoundingClientRect(); return [r.left + r.width / 4, r.top + r.height / 6]")
    browser.move(*spot)
    check(js("return !!document.querySelector('.pick-hover')"), f"{browser.name}: what is pointed at is outlined")
    js("document.querySelector('#tree [role=treeitem]').focus()")
    browser.press("ArrowDown", "ArrowDown", "ArrowRight", "ArrowDown")
    check(js("return document.querySelectorAll('.pick').length") == 1, f"{browser.name}: the tree selects by arrows")
    check(js("return document.activeElement.getAttribute('aria-selected')") == "true", f"{browser.name}: the tree keeps the focus")
    text = js("const t = [...document.querySelectorAll('#tree [role=treeitem]')].find(e => e.querySelector('.kind').textContent === 'Text'); t.click(); return document.getElementById('node').innerText")
    for word in ("X", "Font", "Colour", "Contrast", "Line", "passes", "Path"):
        check(word in text, f"{browser.name}: the inspector says {word}")
    check(js("return !!document.querySelector('#node .token')"), f"{browser.name}: the inspector names tokens")
    button = js("const t = [...document.querySelectorAll('#tree [role=treeitem]')].find(e => /button/i.test(e.innerText)); if (t) t.click(); return t ? document.getElementById('node').innerText : ''")
    check("Hit area" in button and "Role" in button, f"{browser.name}: the inspector tells the hit area: {button[:200]}")
    save(browser, "inspect")

    # Distances, by keyboard: from the selected node to the one selected next.
    browser.move(720, 24)
    browser.press("m")
    js("const items = [...document.querySelectorAll('#tree [role=treeitem]')]; items[0].focus(); items[0].click()")
    distance = js("return measure.text")
    check("pt" in distance and js("return document.querySelectorAll('.distance').length") > 0, f"{browser.name}: distances: {distance}")
    frames = js("const [a, b] = measure.pair(); return [a, b].map(n => [n.x, n.y, n.width, n.height])")
    (x1, y1, w1, h1), (x2, y2, w2, h2) = frames
    left, right = abs(x1 - x2), abs(x1 + w1 - x2 - w2)
    said = js("return measure.distances(...measure.pair()).map(d => d.length)")
    check(abs(said[0] - left) < 0.01 and abs(said[1] - right) < 0.01, f"{browser.name}: distances {said}, frames {frames}")
    save(browser, "measure")
    browser.press("Escape")
    check(not js(PRESSED.replace("ID", "measure")), f"{browser.name}: Esc ends measuring")
    browser.press("Escape")

    # The audit's tab.
    js("document.getElementById('tab-audit').click()")
    check(js("return !document.getElementById('pane-audit').hidden"), f"{browser.name}: the audit has a tab")
    js("document.getElementById('tab-inspect').click()")

    # Variants and comparison.
    browser.press("2")
    check(js("return document.querySelectorAll('.variants td img').length") >= 20, f"{browser.name}: variants as a matrix")
    save(browser, "variants")
    js("document.querySelectorAll('.variants td button')[5].click()")
    check(js("return !!document.querySelector('.artboard')"), f"{browser.name}: a variant opens")
    show(browser, site, "#/changed?view=compare")
    for index, mode in enumerate(["side", "swipe", "onion", "blink", "difference"]):
        if index:
            browser.press("e")
        check(js(f"return !!document.querySelector('.pair.mode-{mode}')"), f"{browser.name}: comparison {mode}")
        check("pixels differ" in js("return document.querySelector('.compare-bar').innerText"), f"{browser.name}: the number of pixels is told")
        if mode == "swipe":
            js("document.getElementById('mix').focus()")
            browser.press(*["ArrowRight"] * 10)
            clip = js("return getComputedStyle(document.querySelector('.pair figure:last-child .frame')).clipPath")
            check("60%" in clip, f"{browser.name}: the edge moves: {clip}")
        if mode == "onion":
            check(abs(float(js("return getComputedStyle(document.querySelector('.pair figure:last-child .frame')).opacity")) - 0.6) < 0.02,
                  f"{browser.name}: the onion follows")
        if mode == "blink":
            first = js("return document.querySelector('.pair').classList.contains('second')")
            wait(browser, f"return document.querySelector('.pair').classList.contains('second') !== {str(first).lower()}", "a blink", 3)
        save(browser, f"compare-{mode}")

    # A refused document.
    show(browser, site, "#/")
    js("document.querySelector('#list a[data-id=broken]').click()")
    wait(browser, "return !document.getElementById('fault').hidden", "the fault")
    fault = js("return document.getElementById('fault').innerText")
    for part in ("broken.json:5:", "$.view.spacing", "did you mean"):
        check(part in fault, f"{browser.name}: the fault says {part}: {fault}")
    save(browser, "fault")

    # Permalinks hold everything.
    link = "#/order-card/english?scheme=dark&direction=rtl&size=ax3&layers=hit+order&zoom=2&vision=deutan"
    show(browser, site, link)
    check(js(VARIANT) == "dark-rtl-ax3", f"{browser.name}: the permalink is {js(VARIANT)}")
    check(js("return document.getElementById('zoom-value').textContent") == "200 %", f"{browser.name}: the permalink's zoom")
    check(js("return document.querySelector('.artboard').matches('.show-hit.show-order')"), f"{browser.name}: the permalink's layers")
    check(set(js("return location.hash").split("?")[1].split("&")) == set(link.split("?")[1].split("&")), f"{browser.name}: the permalink stays: {js('return location.hash')}")
    browser.click("#copy-link")
    wait(browser, "return document.getElementById('toast').textContent.includes('copied')", "the link to be copied", 3)

    # Help, panes, the site's own theme.
    browser.press("?")
    check(js("return document.getElementById('help').open"), f"{browser.name}: ? opens the sheet")
    save(browser, "help")
    browser.press("Escape")
    check(not js("return document.getElementById('help').open"), f"{browser.name}: Esc closes the sheet")
    for key, pane in [("\\", "sidebar"), ("i", "inspector")]:
        browser.press(key)
        check(js(f"return getComputedStyle(document.getElementById('{pane}')).visibility") == "hidden", f"{browser.name}: {key} hides the {pane}")
        browser.press(key)
    ground = "return getComputedStyle(document.getElementById('sidebar')).backgroundColor"
    js("document.querySelector('#theme input[value=dark]').click()")
    dark = js(ground)
    js("document.querySelector('#theme input[value=light]').click()")
    check(dark != js(ground), f"{browser.name}: the site's theme")
    js("document.querySelector('#theme input[value=auto]').click()")


CONTRAST = """
const channel = c => { c /= 255; return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; };
const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
const parse = s => { canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = s; canvas.fillRect(0, 0, 1, 1);
  const d = canvas.getImageData(0, 0, 1, 1).data; return [d[0], d[1], d[2], d[3] / 255]; };
const luminance = c => 0.2126 * channel(c[0]) + 0.7152 * channel(c[1]) + 0.0722 * channel(c[2]);
const ground = e => { for (; e; e = e.parentElement) { const c = parse(getComputedStyle(e).backgroundColor);
  if (c[3] > 0.9) return c; } return [255, 255, 255, 1]; };
const poor = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const e = walker.currentNode.parentElement;
  if (!walker.currentNode.data.trim() || !e.checkVisibility({visibilityProperty: true, opacityProperty: true}) || e.closest('script, style, option, .sample, [disabled], .hidden, :disabled')
    || e.closest('label')?.querySelector(':disabled')) continue;
  const a = luminance(parse(getComputedStyle(e).color)), b = luminance(ground(e));
  const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  if (ratio < 4.5) poor.push(e.tagName + '.' + e.className + ' ' + walker.currentNode.data.trim().slice(0, 30) + ' ' + ratio.toFixed(2));
}
return poor;"""

NAMES = """
const name = e => e.getAttribute('aria-label') || e.title || [...(e.labels ?? [])].map(l => l.textContent).join('').trim() || e.textContent.trim()
  || (e.getAttribute('aria-labelledby') ?? '').split(' ').map(id => document.getElementById(id)?.textContent ?? '').join('').trim();
return [...document.querySelectorAll('button, a[href], input, select, [role=tree], [role=treeitem], [role=toolbar], nav, aside, dialog, [tabindex]')]
  .filter(e => e.checkVisibility() && !name(e) && !e.querySelector('img[alt]:not([alt=""])')).map(e => e.outerHTML.slice(0, 120));"""


def accessibility(browser, site):
    js = browser.js
    for scheme in ("light", "dark"):
        browser.start(scheme)
        for page, fragment in [("overview", "#/"), ("story", "#/order-card/english?node=" + first_text + "&layers=hit&measure=1"),
                               ("audit", "#/button/sizes?tab=audit"), ("variants", "#/order-card/english?view=variants"),
                               ("compare", "#/changed?view=compare"), ("golden", "#/order-card/english?view=compare&contrast=increased"),
                               ("fault", "#/broken")]:
            show(browser, site, "#/") if page == "fault" else show(browser, site, fragment)
            if page == "fault":
                js("document.querySelector('#list a[data-id=broken]').click()")
            poor = js(CONTRAST)
            check(not poor, f"{browser.name}: contrast in {scheme} {page}: {poor[:5]}")
            found = browser.axe()
            check(not found, f"{browser.name}: axe: {page} in {scheme}: {found[:5]}")
            unnamed = js(NAMES)
            check(not unnamed, f"{browser.name}: {page} has controls without a name: {unnamed[:5]}")
            check(js("return document.querySelectorAll('img:not([alt])').length") == 0, f"{browser.name}: {page} has pictures without a text")
            save(browser, f"{scheme}-{page}")
    levels = js("return [...document.querySelectorAll('h1,h2,h3')].filter(e => e.checkVisibility()).map(e => +e.tagName[1])")
    check(levels and levels[0] == 1, f"{browser.name}: headings {levels}")
    check(js("return document.querySelectorAll('main').length + document.querySelectorAll('nav').length + document.querySelectorAll('aside').length") == 3,
          f"{browser.name}: landmarks")
    small = js("""return [...document.querySelectorAll('button,select,input,a')].filter(e => e.checkVisibility({visibilityProperty: true}) && !e.closest('.skip') && !e.closest('.source') && !e.matches('.skip'))
      .map(e => [e, (e.closest('label') || e).getBoundingClientRect()]).filter(([, r]) => r.width < 24 || r.height < 24).map(([e]) => e.outerHTML.slice(0, 80))""")
    small = [each for each in small if 'class="source"' not in each]
    check(not small, f"{browser.name}: targets below 24 px: {small[:4]}")

    # The keyboard alone reaches everything, and shows where it is.
    show(browser, site, "#/order-card/english")
    js("document.activeElement.blur()")
    reached, unseen = set(), []
    for _ in range(120):
        browser.press("Tab")
        found = js("""const e = document.activeElement; const r = (e.closest('label') ?? e); const s = getComputedStyle(r); const own = getComputedStyle(e);
          return [e.id || e.name || e.getAttribute('role') || e.tagName, [s, own].some(x => x.outlineStyle !== 'none' && parseFloat(x.outlineWidth) >= 2)]""")
        if found[0] == "BODY" and reached:
            break  # The browser's own bars come next.
        reached.add(found[0])
        if not found[1]:
            unseen.append(found[0])
    wanted = {"home", "search", "filter", "theme", "print", "help-button", "toggle-sidebar", "view", "copy-link", "scheme", "direction", "size",
              "larger", "contrast", "vision", "stage", "layer-hit", "layer-order", "profile", "measure", "grid", "zoom-in", "zoom-fit", "tab-inspect", "treeitem", "node"}
    check(wanted <= reached, f"{browser.name}: Tab does not reach {sorted(wanted - reached)}")
    check(not [each for each in unseen if each != "BODY"], f"{browser.name}: focus is not seen on {sorted(set(unseen))}")

    # A laptop's width, and a small window: nothing overflows.
    for width in (1280, 1024):
        browser.resize(width, 720)
        show(browser, site, "#/order-card/english?layers=hit")
        over = js("return document.documentElement.scrollWidth - innerWidth")
        cut = js("""const main = document.getElementById('main').getBoundingClientRect();
          return [...document.querySelectorAll('#dock, #appearance > *, #topbar > *')].filter(e => e.checkVisibility({visibilityProperty: true}))
            .filter(e => { const r = e.getBoundingClientRect(); return r.right > main.right + 1 || r.left < main.left - 1; }).map(e => e.id || e.className)""")
        check(over <= 0 and not cut, f"{browser.name}: at {width} px: {over} px too wide, cut {cut}")
        save(browser, f"width-{width}")
    browser.resize(1440, 900)


COVERED = """const bad = [];
for (const e of document.querySelectorAll('button, select, input, a')) {
  const t = e.closest('label') ?? e, r = t.getBoundingClientRect();
  if (!e.checkVisibility({visibilityProperty: true}) || e.closest('[inert], #list, #stage, #tree, #node, #pane-audit') || e.matches('.skip') || r.width < 2) continue;
  const scroller = e.closest('#dock, #modes'), s = (scroller ?? document.documentElement).getBoundingClientRect();
  const [x, y] = [r.left + r.width / 2, r.top + r.height / 2];
  const name = e.id || e.name || e.textContent.trim();
  // What a strip of tools has further on is a swipe away.
  if (scroller && (x > s.right || x < s.left)) continue;
  const top = document.elementFromPoint(x, y);
  if (!top || !(t.contains(top) || top.contains(t))) bad.push(`${name} under ${top ? top.id || top.className || top.tagName : 'nothing'}`);
}
return bad;"""
SMALL = """return [...document.querySelectorAll('button, select, input, a, [role=treeitem]')].filter(e => e.checkVisibility({visibilityProperty: true}) && !e.closest('[inert]') && !e.matches('.skip'))
  .map(e => [e.id || e.name || e.className || e.textContent, (e.closest('label') ?? e).getBoundingClientRect()]).filter(([, r]) => r.width < 43.9 || r.height < 43.9).map(([n, r]) => `${n} ${r.width}x${r.height}`)"""


def small_windows(browser, site):
    """A phone, a phone on its side, and a desktop and a laptop at 200 %: every pane opens, and nothing covers anything."""
    js = browser.js
    for width, height, touch in [(390, 844, True), (320, 568, True), (844, 390, True), (720, 900, False), (640, 360, False)]:
        place = f"at {width} x {height}"
        browser.start("light", width, height, touch=touch)

        def whole(state):
            check(js("return document.documentElement.scrollWidth <= innerWidth"), f"{place}, {state}: too wide")
            covered = js(COVERED)
            check(not covered, f"{place}, {state}: {covered[:4]}")
            if touch:
                narrow = js(SMALL)
                check(not narrow, f"{place}, {state}: targets below 44 px: {narrow[:4]}")
            found = violations(browser.page)
            check(not found, f"{place}, {state}: axe: {found[:4]}")
            save(browser, f"{width}-{state}")

        def room(selector, least):
            box = js(f"const r = document.querySelector('{selector}').getBoundingClientRect(); return [r.width, r.height]")
            check(box[0] >= least[0] and box[1] >= least[1], f"{place}: {selector} has {box}, not {least}")

        show(browser, site, "#/")
        room("#main", (width * 0.99, height * 0.9))
        whole("overview")
        show(browser, site, "#/order-card/english?layers=hit")
        room("#stage", (width * 0.99, 120))
        whole("canvas")
        browser.click("#toggle-appearance")
        whole("appearance")
        browser.click("#schemes label:nth-of-type(2)")
        check(js(VARIANT) == "dark", f"{place}: dark is {js(VARIANT)}")
        browser.click("#toggle-appearance")
        browser.click("#toggle-inspector")
        room("#inspector", (min(width, 280) * 0.9, 140))
        room("#stage", (200, 110))
        browser.click("#tree [role=treeitem]:nth-child(2)")
        check(js("return !!document.querySelector('#node .box')"), f"{place}: a node is inspected")
        whole("inspector")
        browser.click("#tab-audit")
        whole("audit")
        browser.click("#close-inspector")
        check(js("return document.activeElement.id") == "toggle-inspector", f"{place}: focus goes back to the inspector's button")
        for view in ("variants", "compare"):
            browser.click(f"#views label:has([value={view}])")
            whole(view)
        browser.click("#toggle-sidebar")
        wait(browser, "return document.getElementById('sidebar').getBoundingClientRect().left > -1", "the drawer")
        check(js("return document.getElementById('main').inert && document.activeElement.closest('#sidebar') !== null"), f"{place}: the drawer has the focus")
        whole("stories")
        browser.press("Escape")
        check(js("return document.activeElement.id") == "toggle-sidebar", f"{place}: Escape closes the drawer")
        browser.click("#toggle-sidebar")
        browser.click("#list a[data-id='button/sizes']")
        wait(browser, "return document.getElementById('heading').textContent.includes('Sizes') && !document.getElementById('main').inert", "the story")
        if touch:
            pinch(browser, place)


def pinch(browser, place):
    """Two fingers that move apart to twice their distance double the zoom."""
    show_zoom = "return parseInt(document.getElementById('zoom-value').textContent)"
    browser.js("change({view: 'canvas'})")
    frame = browser.js("const r = document.getElementById('stage').getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]")
    before = browser.js(show_zoom)
    session = browser.page.context.new_cdp_session(browser.page)

    def fingers(kind, distance):
        points = [{"x": frame[0] - distance / 2, "y": frame[1], "id": 0}, {"x": frame[0] + distance / 2, "y": frame[1], "id": 1}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [] if kind == "touchEnd" else points})
    fingers("touchStart", 60)
    for distance in range(64, 121, 8):
        fingers("touchMove", distance)
    fingers("touchMove", 120)
    fingers("touchEnd", 0)
    after = browser.js(show_zoom)
    check(abs(after - 2 * before) <= 2, f"{place}: two fingers zoom from {before} % to {after} %")
    check("zoom=" in browser.js("return location.hash"), f"{place}: the address has the zoom")


def forced_colors(browser, site):
    """What is chosen is told by the system's colours, where shadows and grounds of its own do not count."""
    for scheme in ("light", "dark"):
        browser.start(scheme, forced="active")
        show(browser, site, f"#/order-card/english?layers=hit&node={first_text}")
        for chosen, other in [("#list a[aria-current]", "#list a:not([aria-current])"), ("#tree [aria-selected=true]", "#tree [aria-selected=false]"),
                              ("#layer-hit", "#layer-order"), ("#views label:has(:checked)", "#views label:not(:has(:checked))"),
                              ("#tab-inspect", "#tab-audit")]:
            grounds = browser.js(f"return [{chosen!r}, {other!r}].map(s => getComputedStyle(document.querySelector(s)).backgroundColor)")
            check(grounds[0] != grounds[1], f"forced colours, {scheme}: {chosen} looks as {other}")
        check(browser.js("return getComputedStyle(document.querySelector('.pick')).outlineStyle") != "none", "forced colours: the selected node")
        found = [each for each in violations(browser.page) if "color-contrast" not in each]
        check(not found, f"forced colours: axe: {found[:4]}")
        save(browser, f"forced-{scheme}")


def heard(browser, site):
    """What is heard is what `render-cli speech` says; the stepper goes through it by pointer, by key and in the list."""
    js = browser.js
    place = "return document.getElementById('heard-place').textContent"
    picked = "return document.querySelectorAll('.pick').length"
    for story, variant, fragment in [("order-card/english", "light", ""), ("order-card/hebrew", "light", "?direction=rtl")]:
        if story not in known:
            continue
        data = subprocess.run([tool, "speech", story, "--variant", variant, "--format", "json"], check=True, capture_output=True).stdout
        said = [stop["spoken"] for stop in json.loads(data)["stops"]]
        show(browser, site, f"#/{story}{fragment}")
        browser.click("#tab-heard")
        check(js("return !document.getElementById('pane-heard').hidden"), f"{browser.name}: what is heard has a tab")
        shown = js("return [...document.querySelectorAll('#heard-list li')].map(e => e.querySelector('strong').textContent)")
        check(shown == said, f"{browser.name}: {story}: the list says {shown[:2]}, speech {said[:2]}")
        check(js("return document.getElementById('heard-count').textContent") == str(len(said)), f"{browser.name}: the tab counts the stops")
        check(js(place) == f"1 of {len(said)}", f"{browser.name}: the first stop is {js(place)}")

        # The stepper stops at both ends, and the stop is selected on the picture and said.
        browser.click("#pane-heard .stepper button:last-child")
        check(js(place) == f"2 of {len(said)}", f"{browser.name}: the next stop is {js(place)}")
        check(js("return document.getElementById('heard-now').textContent").split(" · ")[0] == said[1], f"{browser.name}: the stop is said")
        check(js("return document.getElementById('heard-now').getAttribute('aria-live')") == "polite", f"{browser.name}: a reader hears the stop")
        check(js(picked) == 1, f"{browser.name}: the stop is selected")
        browser.press(".")
        check(js(place) == f"3 of {len(said)}", f"{browser.name}: . is the next stop")
        browser.press(",", ",", ",")
        check(js(place) == f"1 of {len(said)}", f"{browser.name}: , goes back as far as the first")
        js("document.querySelector('#heard-list button').focus()")
        browser.press("ArrowDown")
        check(js("return document.activeElement.getAttribute('aria-current')") == "true" and js(place) == f"2 of {len(said)}",
              f"{browser.name}: arrows move the focus along")
        js("document.querySelector('#heard-list li:last-child button').click()")
        check(js(place) == f"{len(said)} of {len(said)}", f"{browser.name}: a stop is chosen in the list")
        browser.press(".")
        check(js(place) == f"{len(said)} of {len(said)}", f"{browser.name}: . stays at the last stop")
        if "hebrew" in story:
            # A line with a full stop: its direction is that of its first letter.
            directions = js("return [...document.querySelectorAll('#heard-list strong')].map(e => getComputedStyle(e).direction)")
            check("rtl" in directions, f"{browser.name}: Hebrew lines go from right to left: {directions}")
        save(browser, f"heard-{story.split('/')[1]}")
        # A node that is selected elsewhere is the stop to go on from.
        js("document.getElementById('tab-inspect').click(); const t = [...document.querySelectorAll('#tree [role=treeitem]')]"
           ".find(e => e.querySelector('.kind').textContent === 'Text'); t.click(); document.getElementById('tab-heard').click()")
        check(js(place) != f"{len(said)} of {len(said)}", f"{browser.name}: the stop follows the selection")
        js("document.getElementById('tab-inspect').click()")


def growing(browser):
    """A page that is opened while a gallery is being built fills in by itself."""
    target = os.path.join(work, "growing")
    # What another browser has seen grow would be there at once.
    shutil.rmtree(target, ignore_errors=True)
    process = subprocess.Popen([tool, "gallery", "-o", target], stderr=subprocess.DEVNULL)
    while not os.path.exists(os.path.join(target, "index.html")):
        time.sleep(0.01)
    browser.start("light")
    browser.open(f"file://{target}/index.html#/")
    wait(browser, "return !document.getElementById('building').hidden", "the progress of a build")
    first = browser.js("return document.querySelectorAll('.card img').length")
    wait(browser, "return document.querySelectorAll('.card img').length > 3", "pictures while the gallery is built")
    check(process.poll() is None, "the gallery was built before anything could be seen")
    save(browser, "building")
    process.wait()
    wait(browser, "return document.getElementById('building').hidden && gallery.index.stories.every(story => !story.pending && story.version)", "the end of the build")
    check(not browser.errors(), f"{browser.name}: console while building: {browser.errors()[:3]}")
    print(f"gallery-check: {browser.name}: {first} pictures when the page was opened, all at the end")


def lenses(browser, site):
    """The page's lenses show what the engine's lenses show, to two levels of 255."""
    try:
        from PIL import Image
    except ImportError:
        return skip("lenses: pip install pillow")
    for vision in ("protan", "deutan", "tritan", "gray"):
        show(browser, site, f"#/button/sizes?zoom=2&vision={vision}")
        browser.js("document.querySelector('#app').classList.add('no-inspector')")
        frame = browser.js("const r = document.querySelector('.artboard img').getBoundingClientRect(); return [r.left, r.top, r.width, r.height, devicePixelRatio]")
        seen = Image.open(io.BytesIO(browser.shot())).convert("RGB")
        out = os.path.join(work, "lens.png")
        subprocess.run([tool, "render", "button/sizes", "--vision", vision, "-o", out], check=True)
        want = Image.open(out).convert("RGB")
        worst = count = 0
        for y in range(8, min(want.height, 400), 7):
            for x in range(8, want.width, 7):
                place = (int(frame[0]) + x, int(frame[1]) + y)
                if place[0] < 260 or place[0] >= seen.width or place[1] < 100 or place[1] >= seen.height - 90:
                    continue
                near = [want.getpixel((clamp(x + i, want.width), clamp(y + j, want.height))) for i in (-1, 0, 1) for j in (-1, 0, 1)]
                if len(set(near)) > 1:
                    continue
                count += 1
                worst = max(worst, *(abs(a - b) for a, b in zip(seen.getpixel(place), near[4])))
        check(count > 100 and worst <= 2, f"{browser.name}: lens {vision}: {worst} levels off in {count} places")


def exactness(browser, site):
    """The gallery's pictures hold exactly the pixels that `render-cli render` gives, those of sheets as libwebp reads the files that the page makes."""
    try:
        from PIL import Image
    except ImportError:
        return skip("pictures: pip install pillow")
    show(browser, site, "#/order-card/english")
    made = 0
    for story, variants in [("order-card/english", ["light", "dark", "dark-rtl", "dark-ax3-contrast"]), ("button/sizes", ["light", "dark"]),
                            ("order-card/arabic", ["ax3", "contrast"]), ("glass/fields", ["dark"]), ("badge/tones", ["rtl", "dark"])]:
        path = os.path.join(site, "data", story + ".js")
        if not os.path.exists(path):
            continue
        with open(path) as file:
            data = json.loads(file.read()[len("stillframe.story("):-3])
        for each in [each for each in data["variants"] if each["name"] in variants and not each.get("set")]:
            name = each["picture"]
            if "." in name:
                made += 1
                browser.js(f"window.made = null; sheets.load('{name[:-2]}').then(sheet => {{ let text = ''; for (const byte of sheet.file({name[-1]})) text += String.fromCharCode(byte); window.made = btoa(text); }}, error => {{ window.made = '!' + error.message; }})")
                wait(browser, "return window.made", f"{story} {each['name']}: its file")
                file = io.BytesIO(base64.b64decode(browser.js("return window.made")))
            else:
                file = os.path.join(site, "pictures", name[:2], name + ".webp")
            out = os.path.join(work, "exact.png")
            subprocess.run([tool, "render", story, "--variant", each["name"], "-o", out], check=True)
            with Image.open(file) as one, Image.open(out) as other:
                check(one.convert("RGBA").tobytes() == other.convert("RGBA").tobytes(), f"{browser.name}: {story} {each['name']}: other pixels than render's")
    check(made > 3, f"{browser.name}: {made} pictures of sheets")


def forgetting(browser, site):
    """Sheets and pictures are forgotten from some bytes on, never while somebody waits; what is missing or damaged is told."""
    js = browser.js
    show(browser, site, "#/order-card/english")
    names = js("return [...new Set(gallery.story.variants.map(each => each.picture).filter(name => name?.includes('.')))]")
    sheet = names[0].split(".")[0]
    many = len({name.split(".")[0] for name in names})
    check(many >= 4, f"{browser.name}: {many} sheets of a story")
    js("sheets.loaded.most = 1; sheets.made.most = 1; window.found = null;"
       f"Promise.all({json.dumps(names)}.map(async name => await sheets.address(name))).then(all => {{ window.found = all.length; }}, error => {{ window.found = error.message; }})")
    wait(browser, "return window.found", "all pictures of a story at once")
    check(js("return window.found") == len(names), f"{browser.name}: pictures at once: {js('return window.found')}")
    check(js("return [sheets.loaded.values.size, sheets.made.values.size, sheets.waiting.size]") == [1, 1, 0],
          f"{browser.name}: what is kept: {js('return [sheets.loaded.values.size, sheets.made.values.size, sheets.waiting.size]')}")
    check(js("return sheets.loaded.total === [...sheets.loaded.values.values()][0].bytes"), f"{browser.name}: bytes are counted")
    js("sheets.loaded.most = 48 << 20; sheets.made.most = 32 << 20")
    path = os.path.join(site, "pictures", sheet[:2], sheet + ".js")
    with open(path, "rb") as file:
        good = file.read()
    for content, word in [(good[:len(good) // 4 * 2], "damaged"), (None, "missing")]:
        if content is None:
            os.remove(path)
        else:
            with open(path, "wb") as file:
                file.write(content)
        show(browser, site, "#/")
        js(f"window.found = null; sheets.load('{sheet}').then(() => {{ window.found = 'loaded'; }}, error => {{ window.found = error.message; }})")
        wait(browser, "return window.found", f"a {word} sheet to be told")
        check(word in js("return window.found"), f"{browser.name}: a {word} sheet: {js('return window.found')}")
    with open(path, "wb") as file:
        file.write(good)
    browser.start("light")


def clamp(value, size):
    return max(0, min(value, size - 1))


SCREEN = "#/sheet/form"
PLACES = {"overview": "#/", "symbols": "#/?page=symbols&q=heart", "tokens": "#/?page=tokens", "canvas": "#/order-card/english?layers=hit",
          "frame": "#/sheet/form?frame=1", "devices": "#/order-card/english?view=beside&frame=1",
          "matrix": "#/order-card/english?view=variants&rows=direction&columns=contrast", "compare": "#/changed?view=compare",
          "picture": "#/order-card/english?view=picture"}
WAYS = [("light", 1440, 900, "", None), ("dark", 1440, 900, "", None), ("light", 1440, 900, "?dir=rtl", None), ("dark", 390, 844, "", None),
        ("light", 390, 844, "?dir=rtl", None), ("light", 320, 568, "", None), ("light", 640, 450, "", None), ("dark", 640, 450, "?dir=rtl", None),
        ("light", 1440, 900, "", "active"), ("dark", 390, 844, "?dir=rtl", "active")]


def everywhere(browser, site):
    """Every place in every way of looking at it: no violation, nothing too wide, and large targets on phones."""
    js = browser.js
    start, count = time.monotonic(), 0
    for scheme, width, height, query, forced in WAYS:
        browser.start(scheme, width, height, touch=width < 600, forced=forced)
        for place, fragment in PLACES.items():
            name = f"{browser.name}: {place} in {scheme} at {width} px{' from right to left' if query else ''}{' in forced colours' if forced else ''}"
            show(browser, site, fragment, query)
            if "page=" in fragment:
                wait(browser, "return !!document.querySelector('.browse [role=status]')?.textContent", f"{name}")
            check(js("return document.documentElement.scrollWidth <= innerWidth + 1"), f"{name}: too wide")
            if forced and browser.name == "firefox":
                check(js("return matchMedia('(forced-colors: active)').matches"), f"{name}: the colours are not forced")
            # With forced colours what axe computes of contrast is not what is shown.
            found = [each for each in browser.axe() if not (forced and "color-contrast" in each)]
            check(not found, f"{name}: axe: {found[:4]}")
            if width < 600 and browser.name == "chromium":
                narrow = js(SMALL)
                check(not narrow, f"{name}: targets below 44 px: {narrow[:4]}")
            count += 1
            save(browser, f"everywhere-{place}-{scheme}-{width}{'-rtl' if query else ''}{'-forced' if forced else ''}")
    if browser.name == "firefox":
        browser.start("light")
    print(f"gallery-check: {browser.name}: axe in {count} places, {time.monotonic() - start:.0f} s")


def mirrored(browser, site):
    """The site from right to left: by its switch, by its address, by the browser's language; pictures stay as they are."""
    js = browser.js
    side = "const s = document.getElementById('sidebar').getBoundingClientRect(), m = document.getElementById('main').getBoundingClientRect(); return s.left > m.left"
    browser.start("light")
    show(browser, site, "#/order-card/english?layers=frames")
    check(not js(side), f"{browser.name}: stories are at the left")
    boxes = js(BOXES.replace("LAYER", "frames"))["boxes"]
    browser.click("#ui-direction")
    check(js(side) and js(PRESSED.replace("ID", "ui-direction")), f"{browser.name}: the switch mirrors the site")
    other = js(BOXES.replace("LAYER", "frames"))["boxes"]
    worst = max(abs(a - b) for one, two in zip(boxes, other) for a, b in zip(one[1:], two[1:]))
    check(worst <= 1, f"{browser.name}: the layers of a mirrored site are {worst:.1f} px off")
    check(js(VARIANT) == "light", f"{browser.name}: the picture is not the site")
    js("document.querySelector('#tree [role=treeitem]').focus()")
    browser.press("ArrowLeft")
    check(js("return document.activeElement.getAttribute('aria-level')") == "2", f"{browser.name}: the arrow to the left goes into the tree")
    show(browser, site, "#/")
    check(js(side), f"{browser.name}: the browser remembers the direction")
    browser.click("#ui-direction")
    check(not js(side), f"{browser.name}: and back")
    show(browser, site, "#/", "?dir=rtl")
    check(js(side), f"{browser.name}: the address mirrors the site")
    if browser.name == "chromium":
        browser.start("light", language="he-IL")
        show(browser, site, "#/")
        check(browser.js(side), "chromium: a Hebrew browser mirrors the site")


def browsing(browser, site):
    """Symbols, tokens, frames, devices, tables of any two axes, a picture alone."""
    js = browser.js
    browser.start("light")
    show(browser, site, "#/")
    browser.click("#page-symbols")
    wait(browser, "return document.querySelectorAll('.symbol').length > 500", "the symbols")
    count = js("return document.querySelectorAll('.symbol').length")
    check(js("return [...document.querySelectorAll('.symbol')].every(e => e.querySelector('svg path, svg mask'))"), f"{browser.name}: every symbol has a picture")
    browser.click("#symbol-search")
    browser.type("heart")
    found = js("return [...document.querySelectorAll('.symbol')].map(e => e.dataset.name)")
    check(0 < len(found) < count and all("heart" in each for each in found) and "heart.fill" in found, f"{browser.name}: symbols are found: {found[:5]}")
    check("q=heart" in js("return location.hash"), f"{browser.name}: the address has the search")
    browser.click(".symbol[data-name=heart]")
    wait(browser, "return document.getElementById('toast').textContent === 'heart copied'", "a name to be copied", 3)
    browser.click("#symbol-as label:nth-of-type(2)")
    browser.click(".symbol[data-name=heart]")
    wait(browser, "return document.getElementById('toast').textContent.includes('systemName')", "Swift to be copied", 3)
    save(browser, "symbols")
    js("document.getElementById('symbol-search').value = 'leaf.brand'; document.getElementById('symbol-search').dispatchEvent(new Event('input', {bubbles: true}))")
    own = js("const e = document.querySelector('.symbol'); return [e.dataset.name, e.title, e.innerText, e.querySelector('path').getBBox().width > 10]")
    check(own[0] == "leaf.brand" and "leaf.brand.symbolset" in own[1] and "own" in own[2] and own[3], f"{browser.name}: a symbol of a catalog: {own}")
    browser.click(".symbol")
    wait(browser, "return document.getElementById('toast').textContent.startsWith('Image(\"leaf.brand\")')", "Swift of a catalog's symbol to be copied", 3)
    browser.click("#page-tokens")
    wait(browser, "return document.querySelectorAll('.tokens tr').length > 60", "the tokens")
    primary = js("return [...document.querySelectorAll('.tokens tr')].find(e => e.querySelector('th button')?.textContent === 'primary').innerText")
    check(primary.count("#") == 4, f"{browser.name}: a colour has four appearances: {primary}")
    title = js("const s = document.getElementById('token-theme'); return [...s.options].map(o => o.value)")
    check(len(title) >= 1, f"{browser.name}: themes: {title}")
    browser.click("#token-search")
    browser.type("level3")
    check(js("return document.querySelectorAll('.tiles li').length") == 2, f"{browser.name}: shadows in light and dark")
    save(browser, "tokens")

    # A frame around a screen leaves the picture's pixels where they are.
    show(browser, site, SCREEN)
    browser.click("#frame")
    inside = js("const f = document.querySelector('.bezel').getBoundingClientRect(), i = document.querySelector('.artboard > img').getBoundingClientRect(),"
                " s = document.getElementById('stage').getBoundingClientRect(); return [f.left < i.left && f.right > i.right && f.top < i.top && f.bottom > i.bottom, f.top >= s.top && f.bottom <= s.bottom]")
    check(all(inside), f"{browser.name}: the frame is around the picture and within the stage: {inside}")
    check(js("return document.querySelector('.status b').textContent") == "9:41", f"{browser.name}: the frame has a status bar")
    save(browser, "frame")
    browser.press("q")
    check(not js("return !!document.querySelector('.bezel')"), f"{browser.name}: q takes the frame away")

    # Devices beside one another.
    browser.press("4")
    widths = js("return [...document.querySelectorAll('.beside .artboard')].map(e => parseFloat(e.style.getPropertyValue('--w')))")
    check(len(widths) >= 3 and widths == sorted(widths) and 744 in widths, f"{browser.name}: widths beside one another: {widths}")
    browser.click(".beside figure:last-child .tool")
    check(js("return document.querySelectorAll('.beside figure').length") == len(widths) - 1, f"{browser.name}: a device is removed")
    check("beside=" in js("return location.hash"), f"{browser.name}: the address has the devices")
    js("const s = document.getElementById('beside-add'); s.value = 'dark'; s.dispatchEvent(new Event('change'))")
    check("dark" in js("return document.querySelector('.beside figure:last-child').innerText"), f"{browser.name}: a variant is added")
    save(browser, "devices")
    js("document.querySelector('#tree [role=treeitem]').click()")
    # A screen on another device keeps clear of that one's bars, in a frame of its size.
    show(browser, site, "#/tall?view=beside&frame=1")
    screens = js("""return [...document.querySelectorAll('.beside figure')].map(e => { const f = e.querySelector('.bezel')?.getBoundingClientRect(),
      i = e.querySelector('.artboard > img').getBoundingClientRect(), v = gallery.story.variants.find(v => e.innerText.includes(v.name));
      return [v.name, v.device ?? null, f ? Math.round((f.height - i.height) / (f.width - i.width) * 10) / 10 : null, nodesOf(v).find(n => n.type === 'text')?.y]; })""")
    tops = {device: top for _, device, _, top in screens if device}
    check(tops == {"iphone-se": 20, "ipad-mini": 24}, f"{browser.name}: screens on devices: {screens}")
    check(all(ratio == 1 for _, device, ratio, _ in screens if device == "ipad-mini"), f"{browser.name}: bars stand within the screen: {screens}")
    cut = js("const s = document.getElementById('stage').getBoundingClientRect(); return [...document.querySelectorAll('.beside figure')].filter(e => e.getBoundingClientRect().right > s.right).length")
    check(cut == 0, f"{browser.name}: {cut} devices are cut off")

    # Tables of any two axes: every cell is what its row and column say.
    for rows, columns in [("direction", "contrast"), ("size", "pair"), ("width", "scheme"), ("contrast", "size")]:
        show(browser, site, f"#/order-card/english?view=variants&rows={rows}&columns={columns}")
        cells = js("""return [...document.querySelectorAll('.variants tbody tr')].flatMap(row => [...row.querySelectorAll('td')].map((cell, index) => {
          const name = cell.querySelector('button')?.title.replace('Show ', ''); const variant = gallery.story.variants.find(each => each.name === name);
          const table = row.closest('table'); const choice = matrix.choice(gallery.story);
          return [row.querySelector('th').textContent, table.querySelectorAll('thead th')[index + 1].textContent,
            variant && matrix.word(choice.rows, matrix.value(variant, choice.rows)), variant && matrix.word(choice.columns, matrix.value(variant, choice.columns))]; }))""")
        wrong = [each for each in cells if each[2] and each[:2] != each[2:]]
        check(len([each for each in cells if each[2]]) >= 4 and not wrong, f"{browser.name}: table of {rows} by {columns}: {len(cells)} cells, wrong {wrong[:2]}")
    js("const s = document.getElementById('matrix-rows'); s.value = 'scheme'; s.dispatchEvent(new Event('change'))")
    check("rows=scheme" in js("return location.hash"), f"{browser.name}: the address has the table's rows")

    # A picture alone, by its own address.
    show(browser, site, "#/order-card/english?scheme=dark")
    link = js("return document.getElementById('open-picture').getAttribute('href')")
    show(browser, site, link.replace("scheme=dark", "scheme=dark"))
    wait(browser, "return !!document.querySelector('.sole img')?.naturalWidth", "the picture alone")
    alone = js("const i = document.querySelector('.sole img'); return [i.naturalWidth === gallery.variant.pixels[0], i.width === gallery.variant.width, i.alt, getComputedStyle(document.getElementById('sidebar')).display]")
    check(alone[0] and "dark" in alone[2] and alone[3] == "none", f"{browser.name}: the picture alone: {alone}")
    save(browser, "picture")
    browser.press("Escape")
    check(js("return !!document.querySelector('.artboard')"), f"{browser.name}: Esc leads back to the gallery")
    check(not browser.errors(), f"{browser.name}: console while browsing: {browser.errors()[:3]}")


def swiping(browser, site):
    """A finger that swipes sideways goes to the next variant, and from the last one to the next story."""
    browser.start("light", 390, 844, touch=True)
    show(browser, site, "#/order-card/english")
    session = browser.page.context.new_cdp_session(browser.page)

    def swipe(by):
        frame = browser.js("const r = document.getElementById('stage').getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]")
        for step in range(9):
            point = {"x": frame[0] + by * (step / 8 - 0.5), "y": frame[1]}
            session.send("Input.dispatchTouchEvent", {"type": "touchStart" if step == 0 else "touchMove", "touchPoints": [point]})
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    own = browser.js("return gallery.story.variants.filter(each => each.own).map(each => each.name)")
    swipe(-200)
    check(browser.js(VARIANT) == own[1], f"a swipe to the left shows {browser.js(VARIANT)}, not {own[1]}")
    swipe(200)
    check(browser.js(VARIANT) == own[0], f"a swipe to the right goes back to {own[0]}")
    for _ in own:
        swipe(-200)
        time.sleep(0.1)
    check("order-card/english" not in browser.js("return location.hash"), "beyond the last variant comes the next story")
    show(browser, site, "#/order-card/english", "?dir=rtl")
    swipe(200)
    check(browser.js(VARIANT) == own[1], "from right to left, a swipe to the right goes on")


def thousand(browser, site):
    """A gallery of a thousand stories is there within 300 ms."""
    large = os.path.join(work, "large")
    if not os.path.isdir(large):
        shutil.copytree(site, large)
        with open(os.path.join(site, "data", "index.js"), encoding="utf-8") as file:
            index = json.loads(file.read()[len("stillframe.index("):-3])
        stories = [each for each in index["stories"] if not each.get("fault")]
        index["stories"] = [{**stories[number % len(stories)], "id": f"group-{number // 20}/story-{number}"} for number in range(1000)]
        index["watching"] = False
        with open(os.path.join(large, "data", "index.js"), "w", encoding="utf-8") as file:
            file.write(f"stillframe.index({json.dumps(index)});\n")
    browser.start("light")
    took = []
    for _ in range(5):
        show(browser, large, "#/")
        check(browser.js("return document.querySelectorAll('.card').length") == 1000, f"{browser.name}: a thousand cards")
        took.append(browser.js("return performance.getEntriesByType('measure').find(each => each.name === 'shown')?.duration ?? 1e9"))
    check(min(took) <= 300, f"{browser.name}: a thousand stories are shown after {min(took):.0f} ms")
    print(f"gallery-check: {browser.name}: a thousand stories are shown after {min(took):.0f} ms (of {', '.join(f'{each:.0f}' for each in took)})")


def printing(browser, site):
    show(browser, site, "#/order-card/english")
    data = browser.pdf()
    check(data.startswith(b"%PDF") and len(data) > 5000, f"{browser.name}: print to PDF, {len(data)} bytes")
    if options.shots:
        with open(os.path.join(options.shots, "print.pdf"), "wb") as file:
            file.write(data)


DOCUMENT = """{{
  "version": 1,
  "view": {{
    "type": "vstack",
    "spacing": {spacing},
    "children": [{{"type": "text", "value": "{text}"}}]
  }}
}}
"""


def write(path, text):
    with open(path + ".new", "w") as file:
        file.write(text)
    os.rename(path + ".new", path)


def watching(browser):
    """A watched gallery: changes and faults appear in the open page within a second."""
    folder = os.path.join(work, "watched")
    os.makedirs(folder)
    path = os.path.join(folder, "note.json")
    write(path, DOCUMENT.format(spacing=8, text="One"))
    theme = os.path.join(work, "theme.tokens.json")
    palette = '{{"$extensions": {{"stillframe": {{"extends": "standard"}}}}, "color": {{"light": {{"textPrimary": {{"$type": "color", "$value": "{0}"}}}}}}}}'
    write(theme, palette.format("#112233"))
    site = os.path.join(work, "live")
    process = subprocess.Popen([tool, "gallery", folder, "-o", site, "--watch", "--theme", theme, "--axes", "scheme"],
                               stderr=subprocess.PIPE, text=True)
    lines = []
    import threading
    threading.Thread(target=lambda: lines.extend(iter(process.stderr.readline, "")), daemon=True).start()
    for _ in range(200):
        if any("Watching" in line for line in lines):
            break
        time.sleep(0.05)
    browser.start("light")
    show(browser, site, "#/note")
    check(browser.js("return !document.getElementById('live').hidden"), f"{browser.name}: the page says that it is live")
    picture = "const i = document.querySelector('.artboard img'); return i ? i.src : ''"

    def changes(what, act):
        before = browser.js(picture)
        act()
        took = wait(browser, f"const i = document.querySelector('.artboard img'); return i && i.src !== {json.dumps(before)}", what, 5)
        check(took <= 1, f"{browser.name}: {what} took {took:.2f} s")
        return took

    times = [changes("a changed document", lambda: write(path, DOCUMENT.format(spacing=8, text="Two"))),
             changes("a changed theme", lambda: write(theme, palette.format("#AA2200")))]
    good = browser.js(picture)
    write(path, DOCUMENT.format(spacing='"mdd"', text="Two"))
    times.append(wait(browser, "return !document.getElementById('fault').hidden", "a fault", 5))
    check(times[-1] <= 1, f"{browser.name}: a fault took {times[-1]:.2f} s")
    fault = browser.js("return document.getElementById('fault').innerText")
    check("note.json:5:16" in fault and 'did you mean "md"' in fault, f"{browser.name}: the fault: {fault}")
    check(browser.js(picture) == good, f"{browser.name}: the last good picture stays")
    save(browser, "watch-fault")
    check(any("note.json:5:16" in line for line in lines), f"the terminal tells the fault: {lines}")
    write(path, DOCUMENT.format(spacing=8, text="Three"))
    wait(browser, "return document.getElementById('fault').hidden", "the fault to go", 5)
    write(os.path.join(folder, "second.json"), DOCUMENT.format(spacing=8, text="New"))
    wait(browser, "return document.querySelectorAll('#list a').length === 2", "a new document", 5)
    # A golden appears beside the document.
    subprocess.run([tool, "record", path, "--record", "all"], capture_output=True, env={**os.environ, "CI": ""})
    browser.press("3")
    took = wait(browser, "return !!document.querySelector('.pair')", "a golden", 5)
    check(took <= 1.5, f"{browser.name}: a golden took {took:.2f} s")
    check(not browser.errors(), f"{browser.name}: console while watching: {browser.errors()[:3]}")
    process.send_signal(signal.SIGINT)
    check(process.wait(timeout=5) == 0, "Ctrl-C ends the watch cleanly")
    wait(browser, "return document.getElementById('live').hidden", "the page to see the end", 5)
    print("gallery-check: seen after", ", ".join(f"{took:.2f} s" for took in times),
          "|", " ".join(line.strip() for line in lines if "built in" in line))


# --- Run ------------------------------------------------------------------------------------------------------

if not os.access(tool, os.X_OK):
    skip(f"all: there is no {options.tool}; swift build -c release --product render-cli")
    sys.exit(0)
work = tempfile.mkdtemp(prefix="gallery-check-")
known = [line.split()[0] for line in subprocess.run([tool, "list"], check=True, capture_output=True, text=True).stdout.splitlines()
         if line and line.split()[0].split("/")[0] in STORIES]
first_text = next(node["path"] for node in tree("order-card/english", "light") if node["type"] == "text")
documents = os.path.join(work, "documents")
os.makedirs(documents)
write(os.path.join(documents, "changed.json"), DOCUMENT.format(spacing=8, text="Before"))
subprocess.run([tool, "record", documents, "--record", "all"], check=True, capture_output=True, env={**os.environ, "CI": ""})
write(os.path.join(documents, "changed.json"), DOCUMENT.format(spacing=8, text="After that"))
write(os.path.join(documents, "broken.json"), DOCUMENT.format(spacing='"mdd"', text="Broken"))
shutil.copytree(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Examples/Branded/Sources/Branded/Media.xcassets/leaf.brand.symbolset"),
                os.path.join(documents, "design/Media.xcassets/leaf.brand.symbolset"))
write(os.path.join(documents, "tall.json"), json.dumps({
    "version": 1, "name": "tall", "resources": ["design"], "size": {"width": 390, "height": 844}, "variants": ["light"],
    "view": {"type": "vstack", "children": [{"type": "text", "value": "First"}, {"type": "spacer"}, {"type": "text", "value": "Last"}]}}))
site = os.path.join(work, "site")
start = time.monotonic()
built = subprocess.run([tool, "gallery", *STORIES, documents, "-o", site, "--devices", "iphone-se,ipad-mini"], capture_output=True, text=True)
check(built.returncode == 65, f"a refused document exits 65, not {built.returncode}: {built.stderr}")
check("broken.json:5:16: $.view.spacing: unknown spacing token \"mdd\"; did you mean \"md\"?" in built.stderr, built.stderr)
print(f"gallery-check: {len(known)} stories built in {time.monotonic() - start:.1f} s")
ran = 0
try:
    for browser in browsers.installed(options.only, skip):
        ran += 1
        try:
            browser.start("light")
            took = 1e9
            for _ in range(3):
                show(browser, site, "#/")
                took = min(took, browser.js("return performance.getEntriesByType('navigation')[0].loadEventEnd"))
            check(took <= 1000, f"{browser.name}: opens in {took:.0f} ms")
            print(f"gallery-check: {browser.name} opens in {took:.0f} ms")
            controls(browser, site)
            layers(browser, site)
            heard(browser, site)
            lenses(browser, site)
            exactness(browser, site)
            check(not browser.errors(), f"{browser.name}: console: {browser.errors()[:5]}")
            outside = [url for url in browser.requests if not url.startswith(("file:", "data:", "about:", "blob:"))]
            check(not outside, f"{browser.name}: requests {outside[:3]}")
            forgetting(browser, site)
            accessibility(browser, site)
            mirrored(browser, site)
            browsing(browser, site)
            everywhere(browser, site)
            thousand(browser, site)
            if browser.name == "chromium":
                printing(browser, site)
                small_windows(browser, site)
                forced_colors(browser, site)
                swiping(browser, site)
            growing(browser)
            watching(browser)
            shutil.rmtree(os.path.join(work, "watched"), ignore_errors=True)
            shutil.rmtree(os.path.join(work, "live"), ignore_errors=True)
        finally:
            browser.stop()
finally:
    shutil.rmtree(work, ignore_errors=True)
print("gallery-check:", f"{len(failures)} failures" if failures else f"all passed in {ran} browsers")
sys.exit(1 if failures else 0)
