#!/usr/bin/env python3
"""Reviews 200 changes in Chromium by the keyboard, as a person would, and checks what is saved.

Makes a folder of documents, records it, changes a token and some texts, builds the gallery against the goldens and
opens its page of changes from disk. Checks the groups; every way to compare; decisions, undo, groups, comments on a
node and on a region; that decisions outlast a reload; that the file that is saved fits the schema, merges, and is
applied by `approve --review` and reported by `verify --review`; that it loads nothing from elsewhere and logs no
error; that axe-core finds nothing in light, dark, and at 390 and 320 px, where nothing scrolls sideways.

In Chromium and Firefox, by keys alone: the list is filtered, decisions are cleared after a reload, a region is moved
and sized by the arrow keys and by numbers, comments are edited and deleted and undo brings them back; controls are
named, focus is never lost, and axe-core finds nothing in any of these states, in forced colours either.

Needs: apt install chromium firefox-esr; pip install playwright axe-core-python jsonschema
usage: python3 scripts/review-check.py [--tool .build/release/render-cli] [--shots FOLDER]
"""
import argparse
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

try:
    from playwright.sync_api import sync_playwright
except ImportError as error:
    print(f"review-check: SKIPPED, {error}; pip install playwright", file=sys.stderr)
    sys.exit(0)
import browsers
from axe_core import violations

parser = argparse.ArgumentParser()
parser.add_argument("--tool", default=".build/release/render-cli")
parser.add_argument("--shots")
parser.add_argument("--schema", default=str(pathlib.Path(__file__).resolve().parent.parent / "docs/review.schema.json"))
options = parser.parse_args()
tool = str(pathlib.Path(options.tool).resolve())
failures = []
COUNT = 100  # documents; two variants each


def check(condition, what):
    if not condition:
        failures.append(what)
        print("review-check: FAILED:", what, file=sys.stderr)


def run(*words):
    environment = {key: value for key, value in os.environ.items() if key != "CI"}
    return subprocess.run([tool, *words], cwd=root, env=environment, capture_output=True, text=True)


def theme(primary):
    return {"$extensions": {"stillframe": {"extends": "standard"}},
            "color": {"light": {"primary": {"$value": primary}}, "dark": {"primary": {"$value": primary}}}}


def document(number, title):
    fill = {"type": "rectangle", "modifiers": [{"fill": "primary"}, {"frame": {"width": 120, "height": 40}}]}
    children = [{"type": "text", "value": title}, {"type": "button", "value": "Save"}]
    # Twenty of them have no primary color: only their text changes.
    if number >= 20:
        children.insert(0, fill)
    return {"version": 1, "name": f"screen-{number:03}", "look": "stillframe", "theme": "theme.json", "variants": ["light", "dark"],
            "view": {"type": "vstack", "spacing": 8, "children": children}}


def write(primary, title):
    (root / "theme.json").write_text(json.dumps(theme(primary)))
    for number in range(COUNT):
        (root / f"screen-{number:03}.json").write_text(json.dumps(document(number, title(number))))


root = pathlib.Path(tempfile.mkdtemp(prefix="review-"))
write("#2851D8", lambda number: "First words" if number < 20 else f"Screen {number}")
done = run("record", ".")
check(done.returncode == 0, f"record: {done.stderr[-400:]}")
shutil.copytree(root / "Snapshots", root / "before")
write("#7A2E9E", lambda number: "Other words" if number < 20 else f"Screen {number}")
done = run("gallery", ".", "-o", "site", "--against", "before", "--axes", "variants")
check(done.returncode == 0, f"gallery: {done.stdout[-300:]}{done.stderr[-600:]}")
page_url = f"file://{root}/site/review.html"


def shot(page, name):
    if options.shots:
        os.makedirs(options.shots, exist_ok=True)
        page.screenshot(path=f"{options.shots}/review-{name}.png")


def accessible(page, name):
    found = violations(page)
    check(not found, f"axe: {name}: {found[:6]}")
    over = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    check(over <= 0, f"{name}: {over} px too wide")


def text(page, selector):
    return page.locator(selector).inner_text()


def skip(what):
    print(f"review-check: SKIPPED {what}", file=sys.stderr)


def deciding(browser):
    """What can be taken back and changed, by keys alone."""
    name = browser.name

    def says(script, expected, what):
        value = browser.js(f"return {script}")
        check(value == expected, f"{name}: {what}: {value!r}, not {expected!r}")

    def is_clean(what):
        # Nothing is judged while it fades.
        browser.js("document.getAnimations().forEach(each => each.finish())")
        found = browser.axe()
        check(not found, f"{name}: axe: {what}: {found[:6]}")

    shown = "document.querySelectorAll('#changes li:not([hidden]) a').length"
    progress = "document.getElementById('progress').textContent"
    focus = "document.activeElement.id"
    options = "[...document.getElementById('show-only').options].map(option => option.textContent)"
    browser.start("light")
    browser.open(page_url)
    browser.press("a", "x", "a")
    says(options, ["All (200)", "Undecided (197)", "Accepted (2)", "Rejected (1)", "Commented (0)", "In conflict (0)"], "the filter counts")

    # A decision is cleared, also after a reload, and that is undone.
    browser.open(page_url)
    browser.press("k", "k")
    says("document.getElementById('reject').ariaPressed", "true", "the second change is rejected")
    browser.press("d")
    says(progress, "2 accepted, 0 rejected, 198 undecided", "a cleared decision")
    says("document.getElementById('clear').disabled", True, "there is nothing more to clear")
    browser.press("u")
    says(progress, "2 accepted, 1 rejected, 197 undecided", "a cleared decision is undone")
    browser.js("document.getElementById('clear').focus()")
    browser.press("Enter")
    says(focus, "decide", "focus stays by the decision when its button goes")
    browser.press("D")
    says(progress, "0 accepted, 0 rejected, 200 undecided", "the decisions of a group are cleared at once")
    browser.press("u", "u")

    # The filter, by its key and the arrows; next and previous stay within it.
    browser.press("f")
    says(focus, "show-only", "f goes to the filter")
    browser.press("A", "Escape")
    says(shown, 2, "accepted changes are shown")
    browser.js("review.show(0)")
    browser.press("j")
    says("review.current", 2, "the next accepted change")
    browser.press("j")
    says("review.current", 2, "there is no further one")
    is_clean("filtered")
    time.sleep(1.1)  # Letters that follow one another soon are one word to a list.
    browser.press("f", "C", "Escape")
    says(shown, 0, "no change has a comment")
    says("document.getElementById('filter-empty').textContent", "Commented: none of the changes.", "an empty list says so")
    is_clean("an empty list")

    # A region by the arrow keys.
    browser.js("review.show(0)")
    first = browser.js("return marking.first")
    browser.press("m")
    says(focus, "pictures", "m goes to the picture")
    browser.press("ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "Shift+ArrowLeft", "Shift+ArrowUp")
    step = browser.js("return Math.max(1, Math.round(Math.max(...marking.size) / 50))")
    wide, tall = browser.js("return marking.size")
    x, y = min(first[0] + step, wide - first[2]), min(first[1] + step, tall - first[3])
    region = [x, y, first[2] - step, first[3] - step]
    if first[0] + 2 * step > wide - first[2]:
        region[0] = max(wide - first[2] - step, 0)
    check(all(abs(one - other) < 0.11 for one, other in zip(browser.js("return review.region"), region)),
          f"{name}: a region by keys: {browser.js('return review.region')}, not {region}")
    check(str(browser.js("return document.getElementById('toast').textContent")).startswith("Region "), f"{name}: a moved region is said")
    is_clean("marking")
    browser.press("Enter")
    says(focus, "comment-text", "Enter goes on to the comment")
    says("document.getElementById('comment-on').selectedOptions[0].text", "a region", "the comment is on the region")
    browser.type("Here")
    browser.press("Control+Enter")
    # And by numbers.
    browser.js("const on = document.getElementById('comment-on'); on.focus(); on.value = 'region'; on.dispatchEvent(new Event('change'))")
    says("[...document.querySelectorAll('#region input')].map(input => input.labels[0].textContent)", ["X", "Y", "Width", "Height"], "the numbers are named")
    for side, value in [("x", "4"), ("y", "6"), ("width", "20"), ("height", "9000")]:
        browser.js(f"document.getElementById('region-{side}').select(); document.getElementById('region-{side}').focus()")
        browser.type(value)
    says("review.region", [4, 6, 20, round(tall - 6, 1)], "a region by numbers, within the picture")
    is_clean("a region by numbers")
    browser.js("document.getElementById('comment-text').focus()")
    browser.type("By numbers")
    browser.press("Control+Enter")
    words = "[...document.querySelectorAll('#comments .words')].map(each => each.textContent)"
    says(words, ["Here", "By numbers"], "two comments")
    says("document.querySelectorAll('.is-now .mark-box.noted').length", 2, "their places are shown")
    says(shown, 1, "the change is shown among the commented ones")

    # Comments are edited and deleted.
    browser.js("document.querySelector('[aria-label=\"Edit comment: Here\"]').focus()")
    browser.press("Enter")
    says("document.getElementById('comment-text').value", "Here", "the form has the comment")
    browser.type(", and there")
    browser.press("Control+Enter")
    says(words, ["Here, and there", "By numbers"], "a comment is edited")
    browser.js("document.querySelector('[aria-label=\"Edit comment: By numbers\"]').focus()")
    browser.press("Enter")
    browser.js("document.getElementById('comment-cancel').focus()")
    browser.press("Enter")
    says("document.getElementById('comment-text').value", "", "an edit is cancelled")
    browser.js("document.querySelector('[aria-label=\"Delete comment: By numbers\"]').focus()")
    browser.press("Enter")
    says(words, ["Here, and there"], "a comment is deleted")
    says(focus, "decide", "focus stays by the decision when a comment goes")
    browser.press("u")
    says(words, ["Here, and there", "By numbers"], "a deleted comment is undone")
    is_clean("comments")
    # After a reload, and by a name: only own ones are changed, and what is deleted stays so beside an older file.
    browser.js("decisions.sign('Ann Example')")
    browser.open(page_url)
    browser.js("window.before = decisions.file(); review.show(0)")
    browser.js("document.querySelector('[aria-label=\"Delete comment: By numbers\"]').focus()")
    browser.press("Enter")
    browser.js("decisions.take(JSON.parse(JSON.stringify(before))); review.show(0)")
    says(words, ["Here, and there"], "a deleted comment stays deleted when an older file is opened")
    browser.js("const other = JSON.parse(JSON.stringify(before)); other.changes[0].comments = [{ text: 'Mine', by: 'Ben', date: '2030-01-01T00:00:00Z' }];"
               "decisions.take(other); review.show(0)")
    says(words, ["Here, and there", "Mine"], "somebody else's comment")
    says("document.querySelectorAll('#comments button').length", 2, "only own comments have buttons")
    says("decisions.file().changes[0].comments.map(({ text, edited }) => [text ?? null, Boolean(edited)])",
         [["Here, and there", False], [None, True], ["Mine", False]], "the file")
    if name == "chromium":
        browser.start("dark", forced="active")
        browser.open(page_url)
        browser.press("a", "x", "k", "m", "ArrowDown")
        is_clean("forced colours")
        says("getComputedStyle(document.querySelector('.mark-box.marked')).outlineStyle", "solid", "the region is seen in forced colours")
        shot(browser.page, "forced")
    check(not browser.errors(), f"{name}: console: {browser.errors()[:3]}")


with sync_playwright() as playwright:
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
    context = browser.new_context(viewport={"width": 1440, "height": 900}, accept_downloads=True)
    page = context.new_page()
    log, requests = [], []
    page.on("console", lambda message: log.append(message.text))
    page.on("pageerror", lambda error: log.append(str(error)))
    page.on("request", lambda request: requests.append(request.url))
    page.goto(page_url)
    groups = page.evaluate("review.data.groups.map(group => [group.cause, group.count])")
    check(len(groups) == 2 and sorted(count for _, count in groups) == [40, 160], f"groups: {groups}")
    check(any(cause == "token primary" and count == 160 for cause, count in groups), f"the token is a cause: {groups}")
    check(any("Other words" in cause for cause, _ in groups), f"the text is a cause: {groups}")
    check("200 undecided" in text(page, "#progress"), text(page, "#progress"))

    # Every way to compare shows what it says.
    shot(page, "light")
    for mode, count in [("side", 2), ("swipe", 2), ("onion", 2), ("blink", 2), ("difference", 2), ("before", 1), ("after", 1)]:
        check(page.locator(f".mode-{mode} img").count() == count, f"{mode}: {count} pictures")
        broken = page.evaluate("Promise.all([...document.querySelectorAll('#pictures img')].map(image => image.decode())).then(() => 0, () => 1)")
        check(not broken, f"{mode}: pictures load")
        check(page.locator(f"#modes input[value={mode}]").is_checked(), f"{mode} is chosen")
        page.keyboard.press("e")

    # Comments: on a node that is pressed, and on a region that is dragged.
    page.keyboard.press("m")
    box = page.locator(".is-now .frame").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 6)
    page.keyboard.type("Which words?")
    page.keyboard.press("Control+Enter")
    page.keyboard.press("m")
    page.mouse.move(box["x"] + 4, box["y"] + 4)
    page.mouse.down()
    page.mouse.move(box["x"] + 40, box["y"] + 24)
    page.mouse.up()
    page.keyboard.type("Here")
    page.keyboard.press("Control+Enter")
    check(page.locator("#comments li").count() == 2, "two comments")
    check(page.locator(".is-now .mark-box.noted").count() == 2, "their places are shown")

    # 200 changes by keys: some one by one, mistakes undone, the rest of a group at once.
    start, presses = time.monotonic(), 0

    def press(*keys):
        global presses
        for key in keys:
            page.keyboard.press(key)
            presses += 1

    for number in range(40):
        press("x" if number % 10 == 3 else "a")
    check("36 accepted, 4 rejected, 160 undecided" in text(page, "#progress"), text(page, "#progress"))
    press("u", "a", "k", "j", "n")
    for number in range(159):
        press("a")
    check("1 undecided" in text(page, "#progress"), text(page, "#progress"))
    press("a")
    check("196 accepted, 4 rejected, 0 undecided" in text(page, "#progress"), text(page, "#progress"))
    press("[", "X")
    check("0 undecided" in text(page, "#progress"), "a group is rejected at once")
    press("u")
    check("196 accepted, 4 rejected" in text(page, "#progress"), "undo takes back a group")
    seconds = time.monotonic() - start
    check(seconds < 60, f"200 changes took {seconds:.1f} s of the page")

    # Nothing is lost when the page is closed.
    page.reload()
    check("196 accepted, 4 rejected, 0 undecided" in text(page, "#progress"), "decisions outlast a reload")
    press("s")
    page.keyboard.type("Ann Example")
    with page.expect_download() as waiting:
        page.keyboard.press("Enter")
    waiting.value.save_as(root / "review.json")
    saved = json.loads((root / "review.json").read_text())
    check(len(saved["changes"]) == 200 and saved["signatures"][0]["by"] == "Ann Example", "the file is signed and whole")
    comments = [comment for change in saved["changes"] for comment in change.get("comments", [])]
    check(len(comments) == 2 and any("node" in each for each in comments) and any("region" in each for each in comments),
          f"comments: {comments}")
    try:
        import jsonschema
        jsonschema.Draft202012Validator(json.loads(pathlib.Path(options.schema).read_text())).validate(saved)
    except ImportError:
        print("review-check: SKIPPED the schema; pip install jsonschema", file=sys.stderr)

    # Another person's review: a conflict is shown and undecided, and the tool names it.
    other = json.loads(json.dumps(saved))
    other["signatures"] = [{"by": "Ben", "date": "2030-01-01T00:00:00Z"}]
    for change in other["changes"]:
        change.update(by="Ben", date="2030-01-01T00:00:00Z")
    other["changes"][0]["decision"] = "rejected"
    (root / "other.json").write_text(json.dumps(other))
    page.set_input_files("#open", str(root / "other.json"))
    page.wait_for_function("document.getElementById('progress').textContent.includes('1 undecided')")
    check(page.locator("[data-state=conflict]").count() == 1, "the conflict is marked")
    # The same file once more decides nothing, and the conflict outlasts a reload.
    page.set_input_files("#open", str(root / "other.json"))
    page.wait_for_timeout(300)
    conflict = "accepted by Ann Example, rejected by Ben"
    page.reload()
    page.evaluate("review.show(0)")
    check("1 undecided" in text(page, "#progress") and conflict in text(page, "#comments"), f"a conflict after a reload: {text(page, '#comments')}")
    check(page.locator("[data-state=conflict]").count() == 1, "the conflict is marked after a reload")
    check("conflict" not in page.evaluate("JSON.stringify(decisions.file())"), "the file has no page's notes")
    press("a")
    page.evaluate("review.show(0)")
    check("0 undecided" in text(page, "#progress") and "Conflict" not in text(page, "#comments"), "a conflict is decided here")
    press("u")
    check("1 undecided" in text(page, "#progress"), "undone, the conflict is there again")

    # A comment that is not added yet stays with its change, also when the page is closed.
    page.evaluate("review.show(5)")
    press("c")
    page.keyboard.type("Not yet")
    page.keyboard.press("Escape")
    press("j")
    check(page.input_value("#comment-text") == "", "a draft does not go to the next change")
    page.evaluate("const on = document.getElementById('comment-on'); on.value = 'region'; on.dispatchEvent(new Event('change'))")
    press("c")
    page.keyboard.type("A place")
    page.keyboard.press("Escape")
    place = page.evaluate("review.region")
    press("k")
    check(page.input_value("#comment-text") == "Not yet" and page.input_value("#comment-on") == "", "a draft is there again")
    check("draft" in page.evaluate("review.data.changes[6].link.innerText"), "the list tells of a draft")
    page.reload()
    page.evaluate("review.show(6)")
    check(page.input_value("#comment-text") == "A place" and page.evaluate("review.region") == place and place is not None,
          f"a draft with its region after a reload: {page.input_value('#comment-text')} {page.evaluate('review.region')}")
    press("s")
    check("2 comments are not added yet" in text(page, "#sign-facts"), f"signing tells of drafts: {text(page, '#sign-facts')}")
    page.keyboard.press("Escape")
    page.locator("#comment-text").focus()
    page.keyboard.press("Control+Enter")
    check(page.input_value("#comment-text") == "" and page.evaluate("decisions.drafts.size") == 1, "an added comment is no draft")
    check(page.evaluate("JSON.stringify(decisions.entries[6].comments.at(-1).region)") == json.dumps(place).replace(" ", ""), "it is on its region")
    page.evaluate("review.show(5)")
    page.locator("#comment-text").fill("")
    press("Escape", "j")
    check(page.evaluate("decisions.drafts.size") == 0, "an emptied draft is none")
    accessible(page, "after drafts")
    merged = run("review", "review.json", "other.json", "-o", "merged.json")
    check(merged.returncode == 1 and "accepted by Ann Example" in merged.stderr, f"merge: {merged.stderr[:300]}")
    check(not (root / "merged.json").exists(), "a conflict writes nothing")

    # Pages: light, dark, a phone, an empty one.
    accessible(page, "light")
    for name, scheme, width, height in [("dark", "dark", 1280, 800), ("390", "light", 390, 844), ("320-dark", "dark", 320, 640)]:
        other_context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme, has_touch=width < 500)
        small = other_context.new_page()
        small.goto(page_url)
        accessible(small, name)
        shot(small, name)
        if width < 500:
            low = small.evaluate("""[...document.querySelectorAll('button, select, summary, #changes a, #modes label')]
              .filter(e => e.checkVisibility()).map(e => [e.id || e.textContent, e.getBoundingClientRect()])
              .filter(([, r]) => r.height < 43.9 || r.width < 43.9).map(([name, r]) => `${name} ${r.width}x${r.height}`)""")
            check(not low, f"{name}: targets below 44 px: {low[:5]}")
            small.tap("#accept")
            check("1 accepted" in text(small, "#progress"), f"{name}: a tap accepts")
            small.tap("#save")
            accessible(small, f"{name}, signing")
        other_context.close()
    check(not log, f"the console says {log[:3]}")
    check(all(url.startswith(("file:", "data:", "blob:")) for url in requests), "nothing is loaded from elsewhere")
    browser.close()

for browser in browsers.installed(None, skip):
    try:
        deciding(browser)
    finally:
        browser.stop()

# The file is what commands go by.
verified = run("verify", ".", "--against", "before", "--review", "review.json", "--json")
check(verified.stdout.startswith("{"), f"verify: {verified.stderr[:500]}")
told = json.loads(verified.stdout)["review"]
check(verified.returncode == 1 and (len(told["accepted"]), len(told["rejected"]), len(told["undecided"])) == (196, 4, 0),
      f"verify: {verified.returncode} {verified.stdout[-300:]}")
approved = run("approve", "--review", "review.json")
check(approved.returncode == 0 and "196 approved" in approved.stdout, f"approve: {approved.stdout[-200:]}{approved.stderr[-300:]}")
after = run("verify", ".")
check(after.returncode == 1 and "196 passed, 4 differ" in after.stdout, f"after it: {after.stdout[-200:]}")
write("#0A7A3C", lambda number: "Third words")
run("verify", ".", "--against", "before")
again = run("approve", "--review", "review.json")
check(again.returncode == 0 and "196 approved before" in again.stdout, f"again: {again.stdout[-200:]}")
shutil.rmtree(root / "Snapshots")
shutil.copytree(root / "before", root / "Snapshots")
stale = run("approve", "--review", "review.json")
check(stale.returncode == 1 and "0 approved, 0 approved before, 196 stale" in stale.stdout, f"stale: {stale.stdout[-200:]}")
shutil.rmtree(root)
print(f"review-check: 200 changes in {presses} keys and {seconds:.1f} s,", f"{len(failures)} failure(s)" if failures else "clean")
sys.exit(1 if failures else 0)
