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

from report_page import accessibility, browser_path, check, finish, sync_playwright, visible


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
finish()
