/* Shortcuts of one key, which can be switched off (WCAG 2.1.4), and the sheet that lists them. */
const keys = {
  isSpaceDown: false, isAltDown: false, isOn: true,

  groups: [
    ["Stories", [["/", "Search", () => byId("search").focus()], ["j", "Next story", () => list.step(1)],
      ["k", "Previous story", () => list.step(-1)], ["n", "Next variant of the story", () => swipe.step(1)],
      ["u", "Previous variant", () => swipe.step(-1)], ["g", "All stories", () => change({ story: null, page: null })],
      ["s", "Symbols", () => change({ page: "symbols", query: "" })], ["w", "Tokens", () => change({ page: "tokens", query: "" })]]],
    ["View", [["1", "Canvas", () => change({ view: "canvas" })], ["2", "Variants", () => change({ view: "variants" })],
      ["3", "Compare with the golden", () => change({ view: "compare" })], ["4", "Devices side by side", () => change({ view: "beside" })],
      ["y", "Only the picture", () => change({ view: state.view === "picture" ? "canvas" : "picture" })], ["e", "Next way to compare", () => toolbar.cycleMode()],
      ["\\", "Stories at the side", () => panes.toggle("sidebar")], ["i", "Inspector", () => panes.toggle("inspector")]]],
    ["Appearance", [["d", "Light or dark", () => toolbar.cycle("scheme", ["light", "dark"])],
      ["r", "Left to right or right to left", () => toolbar.cycle("direction", ["ltr", "rtl"])],
      ["[", "Smaller type", () => toolbar.stepSize(-1)], ["]", "Larger type", () => toolbar.stepSize(1)],
      ["a", "What varies, in a small window", () => panes.toggleAppearance()], ["c", "Increased contrast", () => toolbar.toggleContrast()],
      ["v", "Next kind of colour vision", () => { change({ vision: visions[(visions.indexOf(state.vision) + 1) % visions.length] }); announce(`Vision: ${state.vision}`); }]]],
    ["Layers", [["h", "Hit areas", () => overlays.toggle("hit")], ["f", "Frames", () => overlays.toggle("frames")],
      ["b", "Baselines", () => overlays.toggle("baselines")], ["o", "Reading order", () => overlays.toggle("order")]]],
    ["Tools", [["m", "Measure from the selected node", () => measure.toggle()], ["x", "Pixel grid", () => stage.toggleGrid()], ["q", "Device frame", () => toolbar.toggleFrame()],
      ["t", "Tree of nodes", () => { inspector.reveal(); byId("tree").querySelector('[tabindex="0"]')?.focus(); }],
      [".", "Next stop of a screen reader", () => heard.step(1)], [",", "Previous stop of a screen reader", () => heard.step(-1)],
      ["l", "Copy a link", () => copyText(location.href, "Link")], ["p", "Print, or save as PDF", () => print()]]],
    ["Zoom", [["+", "Zoom in", () => toolbar.stepZoom(1)], ["-", "Zoom out", () => toolbar.stepZoom(-1)],
      ["0", "100 %", () => stage.setZoom(1)], ["z", "Fit to the window", () => change({ zoom: "fit" })]]],
  ],

  /** What is not one key: shown in the sheet, handled where it happens. */
  others: [["Alt", "Measure while it is held"], ["Space + drag", "Move the picture"], ["Ctrl + wheel", "Zoom at the pointer"],
    ["↑ ↓ ← →", "Walk through the tree"], ["Esc", "Let go of what is selected"], ["?", "This sheet"]],

  start() {
    keys.isOn = memory.get("keys") !== "off";
    keys.actions = new Map(keys.groups.flatMap(([, entries]) => entries.map(([key, , action]) => [key, action])));
    keys.actions.set("=", keys.actions.get("+"));
    document.addEventListener("keydown", keys.down);
    document.addEventListener("keyup", event => {
      if (event.key === " ") keys.isSpaceDown = false;
      if (event.key === "Alt") keys.setAlt(false);
    });
    window.addEventListener("blur", () => { keys.isSpaceDown = false; keys.setAlt(false); });
    byId("help-button").addEventListener("click", keys.help);
    byId("help-close").addEventListener("click", () => byId("help").close());
    byId("help").addEventListener("click", event => { if (event.target === byId("help")) byId("help").close(); });
    byId("keys-on").checked = keys.isOn;
    byId("keys-on").addEventListener("change", event => {
      keys.isOn = event.target.checked;
      memory.set("keys", keys.isOn ? "on" : "off");
    });
    const item = ([key, meaning]) => make("li", {}, make("span", { text: meaning }), make("kbd", { text: key }));
    byId("help-keys").append(...keys.groups.map(([title, entries]) => make("section", {}, make("h3", { text: title }), make("ul", {}, entries.map(item)))),
      make("section", {}, make("h3", { text: "Besides" }), make("ul", {}, keys.others.map(item))));
  },

  help() { if (!byId("help").open) byId("help").showModal(); },

  setAlt(isDown) {
    if (keys.isAltDown === isDown) return;
    keys.isAltDown = isDown;
    measure.render();
  },

  down(event) {
    const target = event.target;
    const isTyping = target.matches("input:not([type=checkbox], [type=radio], [type=range]), textarea, select");
    if (event.key === "Alt" && state.story) { keys.setAlt(true); return; }
    if (event.ctrlKey || event.metaKey || event.altKey || byId("help").open) return;
    if (event.key === "Escape") return keys.escape(target, isTyping);
    if (isTyping) return;
    if (event.key === "?") { event.preventDefault(); return keys.help(); }
    if (event.key === " " && target.id === "stage") { event.preventDefault(); keys.isSpaceDown = true; return; }
    const action = keys.isOn ? keys.actions.get(event.key) : null;
    if (!action) return;
    event.preventDefault();
    action();
  },

  escape(target, isTyping) {
    if (isTyping) return target.blur();
    if (panes.narrow.matches && panes.isOpen("sidebar")) return panes.closeDrawer();
    if (state.view === "picture") return change({ view: "canvas" });
    if (state.measure) return measure.toggle();
    if (state.node) return change({ node: null });
    if (state.layers.size) change({ layers: new Set() });
  },
};

toolbar.cycleMode = () => change({ view: "compare", mode: modes[(modes.indexOf(state.mode) + (state.view === "compare" ? 1 : 0)) % modes.length] });
