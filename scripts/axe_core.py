"""axe-core's rules of accessibility, run inside a page that Playwright has open.

Needs: pip install axe-core-python (for the axe.min.js in it)
"""
import importlib.util
import os
import sys


def source(*packages):
    """The script of the first of some packages that is installed."""
    found = next(filter(None, map(importlib.util.find_spec, packages)), None)
    if found is None:
        print(f"axe: SKIPPED, pip install {packages[0].replace('_', '-')}", file=sys.stderr)
        return None
    with open(os.path.join(os.path.dirname(found.origin), "axe.min.js"), encoding="utf-8") as file:
        return file.read()


SOURCE = source("axe_core_python")


FINDINGS = ("axe.run(document, {resultTypes: ['violations']}).then(result => result.violations.flatMap("
            "rule => rule.nodes.map(node => `${rule.id}: ${node.target.join(' ')} ${node.failureSummary.split('\\n')[1] ?? ''}`)))")


def violations(page):
    """What is against a rule, as 'rule: element' each; nothing where axe is not installed."""
    if SOURCE is None:
        return []
    # Not as an element of the page: its policy would refuse that, and rightly.
    page.evaluate(SOURCE + "; undefined")
    return page.evaluate("() => " + FINDINGS)
