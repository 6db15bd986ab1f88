/// The style sheet and the script of the HTML report.
///
/// Every pair of text and ground has a contrast of at least 4.5, borders and focus rings at least 3,
/// in light and dark.
enum HTMLReportAssets {
  static let style = """
    :root {
      color-scheme: light dark;
      --ground: #ffffff; --raised: #f4f5f7; --text: #1b1f24; --muted: #4b535d;
      --line: #767f8a; --accent: #0b57d0; --added: #e2f5e7; --removed: #fde7e7;
      --added-text: #0f5223; --removed-text: #8a1414; --chip: #8a1414; --chip-text: #ffffff;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #14171b; --raised: #1e2227; --text: #e8eaed; --muted: #b6bdc6;
        --line: #87909b; --accent: #8ab4f8; --added: #12351d; --removed: #461a1a;
        --added-text: #a8e5b9; --removed-text: #ffc2c2; --chip: #ffb4b4; --chip-text: #3c0808;
      }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--ground); color: var(--text);
      font: 15px/1.5 system-ui, sans-serif; }
    header { position: sticky; top: 0; z-index: 3; background: var(--raised);
      border-bottom: 1px solid var(--line); padding: 12px 20px; }
    @media (max-height: 700px), (max-width: 700px) { header { position: static; } }
    h1 { font-size: 20px; margin: 0; display: inline-block; margin-right: 16px; }
    header > p { margin: 0; display: inline-block; }
    .keys { display: block; color: var(--muted); font-size: 13px; margin-top: 6px; }
    form, #modes { display: flex; flex-wrap: wrap; gap: 6px 18px; align-items: center;
      border: 0; padding: 0; margin: 8px 0 0; }
    form fieldset { border: 0; padding: 0; margin: 0; display: flex; gap: 10px;
      align-items: center; }
    legend { float: left; padding: 0; line-height: 28px; margin-right: 10px; font-weight: 600; }
    label { display: inline-flex; gap: 5px; align-items: center; min-height: 28px; }
    input, select, button { font: inherit; color: inherit; accent-color: var(--accent); }
    input[type=search], select, button { background: var(--ground); border: 1px solid var(--line);
      border-radius: 6px; padding: 3px 8px; min-height: 28px; }
    input[type=checkbox], input[type=radio] { width: 18px; height: 18px; margin: 0; }
    kbd { font: 12px ui-monospace, monospace; border: 1px solid var(--line); border-radius: 4px;
      padding: 0 5px; color: var(--muted); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    main { padding: 12px 20px 60px; outline: none; }
    .count { font-size: 16px; margin: 8px 0; }
    article { border: 1px solid var(--line); border-radius: 10px; padding: 14px 16px;
      margin: 0 0 18px; scroll-margin-top: 230px; }
    article[hidden] { display: none; }
    h3 { margin: 0 0 4px; font-size: 17px; overflow-wrap: anywhere; }
    h4 { margin: 12px 0 4px; font-size: 14px; }
    .variant { font-weight: 400; color: var(--muted); }
    article > p { margin: 4px 0; overflow-wrap: anywhere; }
    .chip { background: var(--chip); color: var(--chip-text); border-radius: 5px;
      padding: 1px 7px; font-size: 13px; }
    .stage { display: grid; grid-auto-flow: column; justify-content: start; gap: 16px;
      overflow: auto; padding: 6px 0 10px; }
    figure { margin: 0; min-width: 0; }
    figcaption { font-size: 13px; color: var(--muted); padding-bottom: 4px; white-space: nowrap; }
    img { display: block; width: calc(var(--width) * var(--zoom, 1)); height: auto;
      max-width: none; image-rendering: pixelated; background:
      repeating-conic-gradient(#cfd3d8 0 25%, #ffffff 0 50%) 0 0 / 16px 16px; }
    .slider { display: none; width: min(480px, 100%); }
    .slider input { flex: 1; min-height: 28px; }
    .swipe .pair figure, .onion .pair figure, .blink .pair figure { grid-area: 1 / 1; }
    .swipe .pair .difference, .onion .pair .difference, .blink .pair .difference,
    .difference .pair .expected, .difference .pair .actual { display: none; }
    .swipe .slider, .onion .slider { display: flex; }
    .swipe .pair .actual img { clip-path: inset(0 0 0 calc(100% - var(--mix, 50) * 1%)); }
    .onion .pair .actual img { opacity: calc(var(--mix, 50) / 100); }
    .swipe .pair .actual figcaption, .onion .pair .actual figcaption { visibility: hidden; }
    .blink .pair .actual { visibility: hidden; }
    .blink.second .pair .actual { visibility: visible; }
    .blink.second .pair .expected { visibility: hidden; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 12px; margin: 8px 0; }
    dt { font-weight: 600; }
    dd { margin: 0; overflow-wrap: anywhere; }
    pre { margin: 0; padding: 8px 10px; overflow: auto; max-height: 420px; background: var(--raised);
      border-radius: 6px; font: 13px/1.45 ui-monospace, monospace; }
    pre ins, pre del { display: inline-block; min-width: 100%; text-decoration: none; }
    pre ins { background: var(--added); color: var(--added-text); }
    pre del { background: var(--removed); color: var(--removed-text); }
    code { font: 13px ui-monospace, monospace; background: var(--raised); border-radius: 4px;
      padding: 2px 6px; overflow-wrap: anywhere; }
    .passed ul { columns: 320px; padding-left: 20px; }
    summary { min-height: 28px; cursor: pointer; }
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .skip { position: absolute; left: 8px; top: -60px; z-index: 4; background: var(--ground);
      color: var(--accent); padding: 8px 12px; border: 1px solid var(--line); }
    .skip:focus { top: 8px; }
    """

  /// Blinks once a second: three flashes a second is the limit of WCAG 2.3.1.
  static let script = #"""
    "use strict";
    (function () {
      const body = document.body;
      const articles = Array.from(document.querySelectorAll("article"));
      const modes = Array.from(document.querySelectorAll("input[name=mode]"));
      const story = document.getElementById("story");
      const variant = document.getElementById("variant");
      const zoom = document.getElementById("zoom");
      const count = document.getElementById("count");
      const boxes = name => Array.from(document.querySelectorAll(`input[name=${name}]`));
      let timer = 0;

      function setMode() {
        const mode = modes.find(input => input.checked).value;
        body.classList.remove("side", "swipe", "onion", "blink", "difference", "second");
        body.classList.add(mode);
        clearInterval(timer);
        if (mode === "blink") {
          timer = setInterval(() => body.classList.toggle("second"), 1000);
        }
      }

      function passes(name, values) {
        const inputs = boxes(name);
        if (!inputs.length || !values.length) return true;
        return inputs.some(input => input.checked && values.includes(input.value));
      }

      function filter() {
        const text = story.value.trim().toLowerCase();
        let shown = 0;
        for (const article of articles) {
          const data = article.dataset;
          const isShown = data.story.includes(text)
            && (!variant.value || data.variant === variant.value)
            && passes("gate", data.gates.split(" ").filter(Boolean))
            && passes("status", [data.status]);
          article.hidden = !isShown;
          shown += isShown ? 1 : 0;
        }
        count.textContent = shown === articles.length
          ? `${shown} ${shown === 1 ? "failure" : "failures"}`
          : `${shown} of ${articles.length} failures`;
      }

      function step(direction) {
        const visible = articles.filter(article => !article.hidden);
        if (!visible.length) return;
        const current = visible.findIndex(article => article.contains(document.activeElement));
        const next = current < 0 ? (direction > 0 ? 0 : visible.length - 1)
          : Math.min(Math.max(current + direction, 0), visible.length - 1);
        visible[next].focus({ preventScroll: true });
        visible[next].scrollIntoView({ block: "start" });
      }

      document.addEventListener("keydown", event => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const target = event.target;
        const isTyping = target.tagName === "SELECT"
          || (target.tagName === "INPUT" && target.type === "search");
        if (event.key === "Escape" && isTyping) { target.blur(); return; }
        if (isTyping) return;
        if (event.key === "j") step(1);
        else if (event.key === "k") step(-1);
        else if (event.key === "/") story.focus();
        else if (event.key >= "1" && event.key <= String(modes.length)) {
          modes[Number(event.key) - 1].checked = true;
          setMode();
        } else return;
        event.preventDefault();
      });

      document.addEventListener("input", event => {
        if (event.target.type !== "range") return;
        const stage = event.target.closest("article").querySelector(".stage");
        stage.style.setProperty("--mix", event.target.value);
      });

      document.addEventListener("click", async event => {
        const button = event.target.closest("button.copy");
        if (!button) return;
        const code = button.parentElement.querySelector("code");
        const label = button.firstChild;
        try {
          await navigator.clipboard.writeText(code.textContent);
          label.textContent = "Copied";
        } catch {
          getSelection().selectAllChildren(code);
          label.textContent = "Selected";
        }
        setTimeout(() => { label.textContent = "Copy"; }, 2000);
      });

      document.getElementById("filters").addEventListener("submit", event => event.preventDefault());
      document.getElementById("filters").addEventListener("input", filter);
      modes.forEach(input => input.addEventListener("change", setMode));
      zoom.addEventListener("change", () => body.style.setProperty("--zoom", zoom.value));
      setMode();
    })();
    """#
}
