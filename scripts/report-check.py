#!/usr/bin/env python3
"""Clicks through the HTML report in headless Chromium and measures its accessibility.

Checks that it loads nothing and logs no error, that every view, filter, slider and key does what it
says, that every control has a name and every picture a text, that text has a contrast of 4.5 and
targets at least 24 pixels, in light and dark, and that nothing overflows at 320 pixels.

Needs: apt install chromium; pip install playwright
usage: STILLFRAME_REPORT_SAMPLE=/tmp/report.html swift test --filter HTMLReportTests
       python3 scripts/report-check.py /tmp/report.html
"""
import os
import sys

from report_page import accessibility, browser_path, check, finish, sync_playwright, visible


def click_through(page):
    total = page.locator("article").count()
    check(total > 2, "there are failures to look at")
    check(visible(page, ".pair figure") == 3 * page.locator(".pair").count(), "side by side shows three pictures")
    page.get_by_label("Swipe").check()
    check(visible(page, ".pair .difference") == 0, "swiping hides the difference")
    slider = page.locator("article:has(.pair) input[type=range]").first
    slider.focus()
    before = page.locator(".pair .actual img").first.evaluate("e => getComputedStyle(e).clipPath")
    for _ in range(10):
        page.keyboard.press("ArrowRight")
    after = page.locator(".pair .actual img").first.evaluate("e => getComputedStyle(e).clipPath")
    check(before != after, "the slider moves the edge")
    page.keyboard.press("3")
    check(page.get_by_label("Onion skin").is_checked(), "3 chooses the onion skin")
    opacity = page.locator(".pair .actual img").first.evaluate("e => getComputedStyle(e).opacity")
    check(abs(float(opacity) - 0.6) < 0.02, f"the onion skin follows the slider ({opacity})")
    page.keyboard.press("4")
    states = set()
    for _ in range(12):
        # Both in one look: between two, the pictures may change.
        states.add(tuple(page.evaluate("""[".pair .expected", ".pair .actual"].map(selector =>
          [...document.querySelectorAll(selector)].some(e => e.checkVisibility({visibilityProperty: true})))""")))
        page.wait_for_timeout(200)
    check(states == {(True, False), (False, True)}, f"blinking alternates ({states})")
    page.keyboard.press("5")
    check(visible(page, ".pair figure") == page.locator(".pair").count(), "the difference stands alone")
    page.keyboard.press("1")
    page.keyboard.press("j")
    first = page.evaluate("document.activeElement.closest('article')?.id")
    page.keyboard.press("j")
    second = page.evaluate("document.activeElement.closest('article')?.id")
    check(first and second and first != second, f"j goes on ({first}, {second})")
    page.keyboard.press("k")
    check(page.evaluate("document.activeElement.id") == first, "k goes back")
    page.keyboard.press("/")
    page.keyboard.type("plan/card")
    shown = visible(page, "article")
    check(0 < shown < total, f"the story filter hides others ({shown} of {total})")
    check(str(shown) in page.locator("#count").inner_text(), "the count is announced")
    page.locator("#story").fill("")
    page.locator("#variant").select_option("dark")
    check(visible(page, "article") == page.locator("article[data-variant=dark]").count(), "the variant filter works")
    page.locator("#variant").select_option("")
    page.locator("input[name=gate][value=pixels]").uncheck()
    only = page.locator("article").evaluate_all(
        "es => es.filter(e => !e.hidden).every(e => e.dataset.gates !== 'pixels')")
    check(only, "the gate filter hides failures of that gate alone")
    page.locator("input[name=gate][value=pixels]").check()
    page.locator("input[name=status][value=missing]").uncheck()
    check(visible(page, "article[data-status=missing]") == 0, "the state filter works")
    page.locator("input[name=status][value=missing]").check()
    check(visible(page, "article") == total, "all failures come back")
    page.locator("#zoom").select_option("2")
    wide = page.locator(".expected img").first.evaluate("e => e.getBoundingClientRect().width")
    page.locator("#zoom").select_option("1")
    narrow = page.locator(".expected img").first.evaluate("e => e.getBoundingClientRect().width")
    check(abs(wide - 2 * narrow) < 1, "200 % is twice as wide")
    page.locator("button.copy").first.click()
    page.wait_for_timeout(100)
    check(page.locator("button.copy").first.inner_text().strip().startswith(("Copied", "Selected")), "copying answers")


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
    url = "file://" + os.path.abspath(sys.argv[1])
    for scheme in ("light", "dark"):
        page = browser.new_context(viewport={"width": 1280, "height": 900}, color_scheme=scheme).new_page()
        messages, requests = [], []
        page.on("console", lambda message: messages.append(message.text))
        page.on("pageerror", lambda error: messages.append(str(error)))
        page.on("request", lambda request: requests.append(request.url[:60]))
        page.goto(url)
        if scheme == "light":
            click_through(page)
        accessibility(page, scheme)
        if len(sys.argv) > 2:
            page.screenshot(path=f"{sys.argv[2]}-{scheme}.png", full_page=True)
        check(not messages, f"console: {messages}")
        check(all(r.startswith(("file:", "data:")) for r in requests), f"requests: {requests}")
        page.set_viewport_size({"width": 320, "height": 700})
        overflow = page.evaluate("document.documentElement.scrollWidth")
        check(overflow <= 320, f"the page is {overflow} pixels wide at 320")
    browser.close()
finish()
