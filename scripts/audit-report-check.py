#!/usr/bin/env python3
"""Uses the audit's HTML report in headless Chromium and measures its own accessibility.

Checks that it loads nothing and logs no error, that every box lies on its picture where the finding says,
that filters, zoom and keys do what they say, that every control has a name and every picture a text, that
text has a contrast of 4.5 and boxes one of 3, that targets have at least 24 pixels, in light and dark, that
nothing overflows at 320 pixels, and that all findings can be read without the script.

Needs: apt install chromium; pip install playwright
usage: render-cli audit Tests/Fixtures/Audit --format html -o /tmp/audit.html
       python3 scripts/audit-report-check.py /tmp/audit.html [--shot /tmp/audit.png]
"""
import argparse
import os
import shutil
import sys

try:
    from playwright.sync_api import sync_playwright
except ImportError as error:
    print(f"audit-report-check: SKIPPED, {error}; pip install playwright", file=sys.stderr)
    sys.exit(0)
browser_path = shutil.which("chromium") or shutil.which("google-chrome")
if browser_path is None:
    print("audit-report-check: SKIPPED, no chromium; apt install chromium", file=sys.stderr)
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
    return page.locator(selector).evaluate_all("es => es.filter(e => e.checkVisibility()).length")


def use(page):
    total = visible(page, ".findings li")
    check(total > 2, "there are findings to look at")
    check(visible(page, ".box") == total, "every finding has a box")
    outside = page.evaluate("""() => Array.from(document.querySelectorAll('.box')).filter(box => {
      const a = box.getBoundingClientRect(), b = box.parentElement.querySelector('img').getBoundingClientRect();
      return a.left < b.left - 7 || a.top < b.top - 7 || a.right > b.right + 7 || a.bottom > b.bottom + 7;
    }).map(box => box.dataset.finding)""")
    check(not outside, f"boxes lie on their pictures: {outside}")
    page.keyboard.press("j")
    first = page.evaluate("document.activeElement.id")
    page.keyboard.press("j")
    second = page.evaluate("document.activeElement.id")
    check(first == "finding-1" and second == "finding-2", f"j goes on ({first}, {second})")
    check(page.locator(".box.current").get_attribute("data-finding") == "2", "the box of the focused finding is marked")
    page.keyboard.press("k")
    check(page.evaluate("document.activeElement.id") == "finding-1", "k goes back")
    page.keyboard.press("/")
    check(page.evaluate("document.activeElement.id") == "story", "/ goes to the filter")
    rule = page.locator(".findings li").first.get_attribute("data-rule")
    page.locator("#rule").select_option(rule)
    shown = visible(page, ".findings li")
    check(0 < shown < total and shown == page.locator(f".findings li[data-rule={rule}]").count(), "the rule filter works")
    check(visible(page, ".box") == shown, "boxes are filtered with their findings")
    check(str(shown) in page.locator("#count").inner_text(), "the count is announced")
    page.locator("#rule").select_option("")
    page.locator("#story").fill("no such story")
    check(visible(page, "article") == 0, "the story filter works")
    page.locator("#story").fill("")
    check(visible(page, ".findings li") == total, "all findings come back")
    narrow = page.locator(".sheet").first.bounding_box()["width"]
    page.locator("#zoom").select_option("2")
    wide = page.locator(".sheet").first.bounding_box()["width"]
    check(abs(wide - 2 * narrow) < 1, "200 % is twice as wide")
    page.locator("#zoom").select_option("1")


def accessibility(page, scheme):
    poor = page.evaluate(CONTRAST)
    check(not poor, f"contrast in {scheme}: {poor[:6]}")
    unnamed = page.evaluate("""() => Array.from(document.querySelectorAll('input,select,button,[tabindex="0"]'))
      .filter(e => !(e.getAttribute('aria-label') || e.getAttribute('aria-labelledby') || e.labels?.length))
      .map(e => e.outerHTML.slice(0, 80))""")
    check(not unnamed, f"controls without a name: {unnamed}")
    check(page.locator("img:not([alt]), img[alt='']").count() == 0, "every picture has a text")
    small = page.evaluate("""() => Array.from(document.querySelectorAll('button,select,input'))
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
    for _ in range(7):
        page.keyboard.press("Tab")
        tabbed.append(page.evaluate("""() => { const s = getComputedStyle(document.activeElement);
          return s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2; }"""))
    check(all(tabbed), f"focus is visible: {tabbed}")


parser = argparse.ArgumentParser()
parser.add_argument("report")
parser.add_argument("--shot", help="where to write a picture of the page")
options = parser.parse_args()
address = "file://" + os.path.abspath(options.report)
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
    for scheme in ("light", "dark"):
        page = browser.new_page(color_scheme=scheme, viewport={"width": 1200, "height": 900})
        errors, requests = [], []
        page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("request", lambda request: requests.append(request.url[:80]))
        page.goto(address)
        if options.shot:
            page.screenshot(path=options.shot.replace(".png", f"-{scheme}.png"))
        use(page)
        accessibility(page, scheme)
        check(not errors, f"errors: {errors}")
        loaded = [url for url in requests if not url.startswith(("data:", "file:"))]
        check(not loaded, f"it loads: {loaded}")
        page.set_viewport_size({"width": 320, "height": 700})
        wide = page.evaluate("document.documentElement.scrollWidth")
        check(wide <= 320, f"320 pixels are enough ({wide})")
        page.close()
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(address)
    check(page.locator(".findings li:visible").count() > 2, "it can be read without its script")
    browser.close()
print(f"audit-report-check: {len(failures)} failures")
sys.exit(1 if failures else 0)
