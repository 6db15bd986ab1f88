/// What the HTML report of an audit adds to the style sheet of the snapshot report, and its script.
enum AuditHTMLAssets {
  /// Boxes have a dark and a light line, so that one of them stands out on any picture; the number
  /// says the same as the colour.
  static let style = """
    :root { --error: #b3141f; --warning: #8a5200; --advice: #0b57d0; --on-severity: #ffffff; }
    article .pair { display: flex; flex-wrap: wrap; gap: 20px; align-items: flex-start; }
    .shot { max-width: 100%; overflow: auto; padding: 12px; border: 1px solid var(--line);
      border-radius: 6px; }
    .sheet { position: relative; width: calc(var(--width) * var(--zoom, 1)); }
    .sheet img { width: 100%; }
    .box { position: absolute; border: 2px solid var(--error); outline: 1px solid #ffffff;
      box-shadow: 0 0 0 2px #14171b; pointer-events: none; min-width: 6px; min-height: 6px; }
    .box.warning { border-color: var(--warning); border-style: dashed; }
    .box.advice { border-color: var(--advice); border-style: dotted; }
    .box b { position: absolute; right: 100%; top: -4px; font: 700 12px/18px system-ui, sans-serif;
      min-width: 18px; padding: 0 3px; text-align: center; color: #ffffff; background: #14171b;
      border: 1px solid #ffffff; border-radius: 4px; }
    .box.inner b { right: auto; left: 0; top: -20px; }
    .box.current { border-width: 5px; background: rgb(255 221 0 / 0.35); }
    .box[hidden], .findings li[hidden] { display: none; }
    .findings { flex: 1 1 320px; min-width: 0; margin: 0; padding-left: 34px; }
    .findings li { padding: 4px 6px; border-radius: 6px; scroll-margin-top: 160px; }
    .findings li::marker { font-weight: 700; }
    .findings li.current { background: var(--raised); }
    .findings h4 { margin: 0; font-size: 15px; }
    .findings p { margin: 2px 0; }
    .chip.error { background: var(--error); color: var(--on-severity); }
    .chip.warning { background: var(--warning); color: var(--on-severity); }
    .chip.advice { background: var(--advice); color: var(--on-severity); }
    main > h2 { font-size: 16px; margin: 20px 0 8px; }
    .wide { overflow: auto; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    th, td { border-bottom: 1px solid var(--line); padding: 4px 12px 4px 0; text-align: left;
      vertical-align: top; }
    @media (max-width: 400px) { dl { grid-template-columns: 1fr; } dt { margin-top: 4px; } }
    """

  static let script = #"""
    "use strict";
    (function () {
      const items = Array.from(document.querySelectorAll(".findings li"));
      const boxes = Array.from(document.querySelectorAll(".box"));
      const articles = Array.from(document.querySelectorAll("article"));
      const story = document.getElementById("story");
      const rule = document.getElementById("rule");
      const severity = document.getElementById("severity");
      const zoom = document.getElementById("zoom");
      const count = document.getElementById("count");

      function mark(number) {
        for (const node of items.concat(boxes)) {
          node.classList.toggle("current", node.dataset.finding === number);
        }
      }

      function filter() {
        const text = story.value.trim().toLowerCase();
        const shown = new Set();
        for (const item of items) {
          const isShown = item.closest("article").dataset.story.includes(text)
            && (!rule.value || item.dataset.rule === rule.value)
            && (!severity.value || item.dataset.severity === severity.value);
          item.hidden = !isShown;
          if (isShown) shown.add(item.dataset.finding);
        }
        for (const box of boxes) box.hidden = !shown.has(box.dataset.finding);
        for (const article of articles) {
          article.hidden = !article.querySelector(".findings li:not([hidden])");
        }
        count.textContent = shown.size === items.length
          ? `${shown.size} ${shown.size === 1 ? "finding" : "findings"}`
          : `${shown.size} of ${items.length} findings`;
      }

      function step(direction) {
        const visible = items.filter(item => !item.hidden);
        if (!visible.length) return;
        const current = visible.findIndex(item => item === document.activeElement);
        const next = current < 0 ? (direction > 0 ? 0 : visible.length - 1)
          : Math.min(Math.max(current + direction, 0), visible.length - 1);
        visible[next].focus({ preventScroll: true });
        visible[next].scrollIntoView({ block: "center" });
      }

      document.addEventListener("keydown", event => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const target = event.target;
        const isTyping = target.tagName === "SELECT" || target.tagName === "INPUT";
        if (event.key === "Escape" && isTyping) { target.blur(); return; }
        if (isTyping) return;
        if (event.key === "j") step(1);
        else if (event.key === "k") step(-1);
        else if (event.key === "/") story.focus();
        else return;
        event.preventDefault();
      });

      for (const item of items) {
        item.addEventListener("focus", () => mark(item.dataset.finding));
        item.addEventListener("pointerenter", () => mark(item.dataset.finding));
        item.addEventListener("click", () => item.focus({ preventScroll: true }));
      }
      document.getElementById("filters").addEventListener("submit", event => event.preventDefault());
      document.getElementById("filters").addEventListener("input", filter);
      zoom.addEventListener("change",
        () => document.body.style.setProperty("--zoom", zoom.value));
    })();
    """#
}
