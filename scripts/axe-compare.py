#!/usr/bin/env python3
"""The audit beside axe-core: views as documents and the same as HTML, for the rules that both have.

Each row says what is built, by which rule of each it is judged, and both verdicts are compared. axe's experimental
rules are on; one of WCAG 2.2 that is off by default, too.

Needs: apt install chromium; pip install playwright axe-playwright-python (axe-core 4.12; axe-core-python has 4.4, without target sizes)
usage: python3 scripts/axe-compare.py [--tool .build/release/render-cli]
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile

from axe_core import source
from report_page import browser_path, sync_playwright


def text(words, *modifiers):
    return {"type": "text", "verbatim": words, "modifiers": list(modifiers)}


def button(words, *modifiers):
    return {"type": "button", "value": words, "modifiers": list(modifiers)}


def symbol(*modifiers, name="trash"):
    return {"type": "button", "children": [{"type": "image", "systemName": name}], "modifiers": list(modifiers)}


def label(words):
    return {"accessibilityLabel": words}


def role(name):
    return {"accessibilityRole": name}


def box(width, height, *modifiers):
    return {"type": "color", "value": "#203040", "modifiers": [{"frame": {"width": width, "height": height}}, *modifiers]}


def stack(*children, spacing=16, axis="vstack"):
    return {"type": axis, "spacing": spacing, "children": list(children)}


SOURCE = source("axe_playwright_python", "axe_core_python")
ICON = '<svg width="24" height="24" aria-hidden="true"><rect width="24" height="24"/></svg>'
PIXEL = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="
SMALL = "width:{0}px;height:{0}px;padding:0;border:0;background:#203040"


def inked(color, words="Words in grey", size=17, weight=400, behind="#FFFFFF"):
    view = text(words, {"font": {"size": size, "weight": "bold" if weight == 700 else "regular"}}, {"foregroundStyle": color},
                {"padding": 8}, {"background": behind})
    html = f'<p style="color:{color};background:{behind};font:{weight} {size}px sans-serif">{words}</p>'
    return view, html


def pair(gap, side):
    buttons = [box(side, side, label(name), role("button"), {"hitTarget": "none"}) for name in ("Add", "Take")]
    html = "".join(f'<button aria-label="{name}" style="{SMALL.format(side)};margin:0 {gap}px 0 0;float:left"></button>' for name in ("Add", "Take"))
    return stack(*buttons, spacing=gap, axis="hstack"), html


def link(color, line):
    underline = {"underline": True} if line else {}
    view = {"type": "text", "runs": ["By going on you accept the ", {"value": "[terms](https://example.com)", "foregroundStyle": color, **underline}, " of this shop."],
            "modifiers": [{"foregroundStyle": "#222222"}, {"tint": color}]}
    style = f"color:{color};text-decoration:{'underline' if line else 'none'}"
    return view, f'<p style="color:#222222;background:#FFFFFF">By going on you accept the <a href="#x" style="{style}">terms</a> of this shop.</p>'


# what is built: axe's rule, the audit's rule, the view, the HTML
CASES = {
    "a button of a symbol without a name": ("button-name", "label-missing", symbol(), f"<button>{ICON}</button>"),
    "a button of a symbol with a name": ("button-name", "label-missing", symbol(label("Delete")), f'<button aria-label="Delete">{ICON}</button>'),
    "a button with a title": ("button-name", "label-missing", button("Delete"), "<button>Delete</button>"),
    "a button whose name is blank": ("button-name", "label-missing", symbol(label("  ")), f'<button aria-label="  ">{ICON}</button>'),
    "a button whose words are hidden": ("button-name", "label-missing", {"type": "button", "children": [text("Buy", {"accessibilityHidden": True})]}, '<button><span aria-hidden="true">Buy</span></button>'),
    "a link without a name": ("link-name", "label-missing", box(60, 44, role("link")), f'<a href="#x" style="display:block;width:60px;height:44px">{ICON}</a>'),
    "a link with a name": ("link-name", "label-missing", box(60, 44, role("link"), label("Terms")), f'<a href="#x" aria-label="Terms">{ICON}</a>'),
    "a switch without a name": ("aria-toggle-field-name", "label-missing", box(60, 44, role("toggle"), {"accessibilityState": "checked"}), '<div role="switch" aria-checked="true" tabindex="0"></div>'),
    "a switch with a name": ("aria-toggle-field-name", "label-missing", box(60, 44, role("toggle"), label("Sounds")), '<div role="switch" aria-checked="true" tabindex="0" aria-label="Sounds"></div>'),
    "a slider without a name": ("aria-input-field-name", "label-missing", {"type": "slider", "value": 0.4}, '<div role="slider" aria-valuenow="4" aria-valuemin="0" aria-valuemax="9" tabindex="0"></div>'),
    "a slider with a name": ("aria-input-field-name", "label-missing", {"type": "slider", "value": 0.4, "label": "Light"}, '<div role="slider" aria-valuenow="4" aria-valuemin="0" aria-valuemax="9" tabindex="0" aria-label="Light"></div>'),
    "a field without a name": ("label", "label-missing", box(200, 44, role("textField")), "<input>"),
    "a field with a name": ("label", "label-missing", box(200, 44, role("textField"), label("Name")), '<input aria-label="Name">'),
    "progress without a name": ("aria-progressbar-name", "progress-label", {"type": "progressView", "value": 0.4}, '<div role="progressbar" aria-valuenow="40"></div>'),
    "progress with a name": ("aria-progressbar-name", "progress-label", {"type": "progressView", "value": 0.4, "label": "Loading"}, '<div role="progressbar" aria-valuenow="40" aria-label="Loading"></div>'),
    "a picture without words": ("role-img-alt", "image-label", box(60, 60, role("image")), '<div role="img" style="width:60px;height:60px"></div>'),
    "a picture with words": ("role-img-alt", "image-label", box(60, 60, role("image"), label("A lake")), '<div role="img" aria-label="A lake" style="width:60px;height:60px"></div>'),
    "a decorative picture": ("image-alt", "image-label", {"type": "image", "systemName": "leaf", "decorative": True}, f'<img src="{PIXEL}" alt="">'),
    "a picture that says nothing of itself": ("image-alt", "image-label", {"type": "image", "systemName": "leaf", "modifiers": [{"accessibilityAddTraits": "isImage"}]}, f'<img src="{PIXEL}">'),
    "grey of 4.48:1": ("color-contrast", "contrast-text", *inked("#777777")),
    "grey of 4.54:1": ("color-contrast", "contrast-text", *inked("#767676")),
    "large grey of 3.03:1": ("color-contrast", "contrast-text", *inked("#949494", size=24)),
    "large grey of 2.99:1": ("color-contrast", "contrast-text", *inked("#959595", size=24)),
    "23 points of 3.03:1": ("color-contrast", "contrast-text", *inked("#949494", size=23)),
    "bold 18.7 points of 3.03:1": ("color-contrast", "contrast-text", *inked("#949494", size=18.7, weight=700)),
    "bold 18 points of 3.03:1": ("color-contrast", "contrast-text", *inked("#949494", size=18, weight=700)),
    "white on a middle blue": ("color-contrast", "contrast-text", *inked("#FFFFFF", behind="#3B82F6")),
    "white on a dark blue": ("color-contrast", "contrast-text", *inked("#FFFFFF", behind="#1D4ED8")),
    "a disabled button in grey": ("color-contrast", "contrast-text", button("Send", {"foregroundStyle": "#CCCCCC"}, {"disabled": True}), '<button disabled style="color:#CCCCCC;background:#FFF">Send</button>'),
    "targets of 24": ("target-size", "target-size", *pair(0, 24)),
    "targets of 20 close by": ("target-size", "target-size", *pair(0, 20)),
    "targets of 20 with 4 between": ("target-size", "target-size", *pair(4, 20)),
    "targets of 20 with 3 between": ("target-size", "target-size", *pair(3, 20)),
    "targets of 16 with 8 between": ("target-size", "target-size", *pair(8, 16)),
    "a button in a button": ("nested-interactive", "nested-interactive", {"type": "card", "isInteractive": True, "children": [text("Basil"), button("Add")]}, '<div role="button" tabindex="0">Basil <button>Add</button></div>'),
    "buttons side by side": ("nested-interactive", "nested-interactive", stack(button("Basil"), button("Add")), "<button>Basil</button> <button>Add</button>"),
    "a hidden control": ("aria-hidden-focus", "control-hidden", button("Send", {"accessibilityHidden": True}), '<div aria-hidden="true"><button>Send</button></div>'),
    "a hidden control that is disabled": ("aria-hidden-focus", "control-hidden", button("Send", {"accessibilityHidden": True}, {"disabled": True}), '<div aria-hidden="true"><button disabled>Send</button></div>'),
    "another name than the words": ("label-content-name-mismatch", "label-in-name", button("Buy now", label("Purchase")), '<a href="#x" aria-label="Purchase">Buy now</a>'),
    "a name with the words": ("label-content-name-mismatch", "label-in-name", button("Buy now", label("Buy now, basil")), '<a href="#x" aria-label="Buy now, basil">Buy now</a>'),
    "a name with the words in capitals": ("label-content-name-mismatch", "label-in-name", button("Buy now", label("BUY NOW")), '<a href="#x" aria-label="BUY NOW">Buy now</a>'),
    "a link told by its hue": ("link-in-text-block", "link-colour-only", *link("#7A1F1F", False)),
    "a link with a line": ("link-in-text-block", "link-colour-only", *link("#7A1F1F", True)),
    "a link of another lightness": ("link-in-text-block", "link-colour-only", *link("#2F7FDF", False)),
}


def audited(tool, folder):
    """For each case whether the audit's rule finds something."""
    for number, (_, rule, view, _) in enumerate(CASES.values()):
        document = {"version": 1, "look": "stillframe", "name": f"case-{number}", "variants": ["light"], "size": {"width": 390}, "background": "#FFFFFF",
                    "view": stack(view) | {"modifiers": [{"padding": 24}]}}
        with open(os.path.join(folder, f"{number}.json"), "w", encoding="utf-8") as file:
            json.dump(document, file)
    answer = subprocess.run([tool, "audit", folder, "--profile", "wcag-aa", "--format", "json"], capture_output=True, text=True, check=False)
    if answer.returncode not in (0, 1):
        sys.exit(answer.stderr)
    found = {(finding["story"], finding["rule"]) for finding in json.loads(answer.stdout)["findings"]}
    return [(f"case-{number}", rule) in found for number, (_, rule, _, _) in enumerate(CASES.values())]


def judged(page, rule, html):
    page.set_content(f'<!DOCTYPE html><html lang="en"><title>Case</title><body style="margin:24px;background:#FFF"><main>{html}</main></body></html>')
    page.evaluate(SOURCE + "; undefined")
    if not page.evaluate("rule => axe.getRules().some(known => known.ruleId === rule)", rule):
        return None
    result = page.evaluate("rule => axe.run(document, {runOnly: [rule], rules: {[rule]: {enabled: true}}})", rule)
    return bool(result["violations"])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", default=".build/release/render-cli")
    options = parser.parse_args()
    if SOURCE is None:
        sys.exit(77)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as browsers:
        ours = audited(options.tool, folder)
        browser = browsers.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        page = browser.new_page()
        same, unknown, different = 0, set(), 0
        for (name, (axe, rule, _, html)), found in zip(CASES.items(), ours):
            verdict = judged(page, axe, html)
            if verdict is None:
                unknown.add(axe)
            elif verdict == found:
                same += 1
            else:
                different += 1
                print(f"{name}: {rule} {'finds it' if found else 'finds nothing'}, axe's {axe} does not agree")
        browser.close()
    print(f"{same} of {same + different} as axe-core judges" + (f"; not in this axe-core: {', '.join(sorted(unknown))}" if unknown else ""))
    sys.exit(different > 0)


main()
