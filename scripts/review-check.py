#!/usr/bin/env python3
"""Reviews 200 changes in Chromium by the keyboard, as a person would, and checks what is saved.

Makes a folder of documents, records it, changes a token and some texts, builds the gallery against the goldens and
opens its page of changes from disk. Checks the groups; every way to compare; decisions, undo, groups, comments on a
node and on a region; that decisions outlast a reload; that the file that is saved fits the schema, merges, and is
applied by `approve --review` and reported by `verify --review`; that it loads nothing from elsewhere and logs no
error; that axe-core finds nothing in light, dark, and at 390 and 320 px, where nothing scrolls sideways.

Needs: apt install chromium; pip install playwright axe-core-python jsonschema
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
    press("u")
    check("0 undecided" in text(page, "#progress"), "taking a file can be undone")
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
