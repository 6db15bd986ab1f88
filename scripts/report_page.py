"""What the checks of HTML reports share: a browser, a count of failures, and what every page must be.

Needs: apt install chromium; pip install playwright
"""
import os
import shutil
import sys

from axe_core import violations

NAME = os.path.basename(sys.argv[0]).removesuffix(".py")

try:
    from playwright.sync_api import sync_playwright
except ImportError as error:
    print(f"{NAME}: SKIPPED, {error}; pip install playwright", file=sys.stderr)
    sys.exit(0)
browser_path = shutil.which("chromium") or shutil.which("google-chrome")
if browser_path is None:
    print(f"{NAME}: SKIPPED, no chromium; apt install chromium", file=sys.stderr)
    sys.exit(0)

CONTRAST = """() => {
  const channel = c => { c /= 255; return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4; };
  const parse = s => { const m = s.match(/[\\d.]+/g).map(Number); return m.length < 4 ? [...m, 1] : m; };
  const luminance = c => 0.2126 * channel(c[0]) + 0.7152 * channel(c[1]) + 0.0722 * channel(c[2]);
  const ratio = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const ground = e => { for (; e; e = e.parentElement) { const c = parse(getComputedStyle(e).backgroundColor);
    if (c[3] === 1) return c; } return [255, 255, 255, 1]; };
  const poor = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const e = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || ["SCRIPT", "STYLE"].includes(e.tagName)) continue;
    const value = ratio(luminance(parse(getComputedStyle(e).color)), luminance(ground(e)));
    if (value < 4.5) poor.push(e.tagName + " " + walker.currentNode.data.trim().slice(0, 30) + " " + value.toFixed(2));
  }
  // One of a box's two lines has 3:1 on any colour when they have 9:1 to each other.
  for (const box of document.querySelectorAll(".box")) {
    const style = getComputedStyle(box);
    const lines = ratio(luminance(parse(style.outlineColor)), luminance(parse(style.boxShadow.match(/rgba?\\([^)]*\\)/)[0])));
    if (lines < 9) poor.push("box lines " + lines.toFixed(2));
  }
  return poor; }"""

failures = []


def check(condition, what):
    if not condition:
        failures.append(what)
        print("FAILED:", what)


def visible(page, selector):
    return page.locator(selector).evaluate_all(
        "es => es.filter(e => e.checkVisibility({visibilityProperty: true})).length")


def accessibility(page, scheme):
    found = violations(page)
    check(not found, f"axe in {scheme}: {found[:6]}")
    poor = page.evaluate(CONTRAST)
    check(not poor, f"contrast in {scheme}: {poor[:6]}")
    unnamed = page.evaluate("""() => Array.from(document.querySelectorAll(
        'input,select,button,pre[tabindex],[tabindex="0"]'))
      .filter(e => !(e.getAttribute('aria-label') || e.getAttribute('aria-labelledby') || e.labels?.length
        || e.tagName !== 'SELECT' && e.textContent.trim())).map(e => e.outerHTML.slice(0, 80))""")
    check(not unnamed, f"controls without a name: {unnamed}")
    check(page.locator("img:not([alt]), img[alt='']").count() == 0, "every picture has a text")
    small = page.evaluate("""() => Array.from(document.querySelectorAll('button,select,input,summary'))
      .filter(e => e.checkVisibility()).map(e => (e.closest('label') || e).getBoundingClientRect())
      .filter(r => r.width < 24 || r.height < 24).length""")
    check(small == 0, f"{small} targets are smaller than 24 pixels")
    levels = page.evaluate("Array.from(document.querySelectorAll('h1,h2,h3,h4')).map(e => +e.tagName[1])")
    check(levels[0] == 1 and all(b <= a + 1 for a, b in zip(levels, levels[1:])), f"headings skip a level: {levels[:9]}")
    check(page.locator("html[lang]").count() == 1 and page.locator("main").count() == 1, "language and main landmark")
    ids = page.evaluate("Array.from(document.querySelectorAll('[id]')).map(e => e.id)")
    check(len(ids) == len(set(ids)), "ids are unique")
    tabbed = []
    page.evaluate("document.activeElement.blur(); window.scrollTo(0, 0)")
    for _ in range(6):
        page.keyboard.press("Tab")
        tabbed.append(page.evaluate("""() => { const s = getComputedStyle(document.activeElement);
          return s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2; }"""))
    check(all(tabbed), f"focus is visible: {tabbed}")


def finish():
    print(f"{NAME}: {len(failures)} failures" if failures else f"{NAME}: all passed")
    sys.exit(1 if failures else 0)
