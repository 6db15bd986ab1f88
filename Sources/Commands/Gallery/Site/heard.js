/* What a screen reader says, stop by stop. */
const heard = {
  stops: [], index: 0,

  start() {
    byId("pane-heard").addEventListener("keydown", heard.key);
    onChange(changed => {
      if (["loaded", "index", "story", "view", ...axes].some(name => changed.has(name))) heard.render();
      if (changed.has("node")) heard.follow();
    });
  },

  render() {
    const { variant } = gallery;
    heard.stops = (gallery.story && state.story && variant?.home?.heard?.[variant.heard]) || [];
    heard.index = clamp(heard.index, 0, Math.max(heard.stops.length - 1, 0));
    byId("heard-count").textContent = heard.stops.length || "";
    const pane = byId("pane-heard");
    if (!gallery.story || !state.story) return pane.replaceChildren();
    if (!heard.stops.length) return pane.replaceChildren(make("p", { class: "empty", style: { "padding-inline": "0" }, text: "A screen reader finds nothing here." }));
    const hadFocus = pane.contains(document.activeElement);
    const tool = (name, label, step) => make("button", { class: "tool", "aria-label": label, title: label, onclick: () => heard.step(step) },
      make("span", { "aria-hidden": "true", text: name }));
    pane.replaceChildren(
      make("div", { class: "stepper", role: "group", "aria-label": "Stops" }, tool("‹", "Previous stop (,)", -1),
        make("span", { id: "heard-place", class: "muted" }), tool("›", "Next stop (.)", 1)),
      make("p", { id: "heard-now", dir: "auto", "aria-live": "polite" }),
      make("ol", { id: "heard-list" }, heard.stops.map(([, text, ...more], index) => make("li", {},
        make("button", { class: "finding", onclick: () => heard.go(index), tabindex: index === heard.index ? 0 : -1 },
          make("strong", { dir: "auto", text }), more.map(line => make("p", { class: "also", dir: "auto", text: line })))))));
    heard.show();
    if (hadFocus) heard.button()?.focus();
  },

  button() { return byId("heard-list")?.children[heard.index]?.firstChild; },

  /** The node of a stop; one that only places another is not listed, its content is. */
  node(path) {
    return inspector.nodes.find(node => node.path === path) ?? inspector.nodes.find(node => node.path.startsWith(`${path}/`));
  },

  show() {
    if (!byId("heard-list")) return;
    byId("heard-place").textContent = `${heard.index + 1} of ${heard.stops.length}`;
    byId("heard-now").textContent = heard.stops[heard.index]?.slice(1).join(" · ") ?? "";
    [...byId("heard-list").children].forEach((item, index) => {
      const isNow = index === heard.index;
      item.firstChild.tabIndex = isNow ? 0 : -1;
      if (isNow) item.firstChild.setAttribute("aria-current", "true"); else item.firstChild.removeAttribute("aria-current");
    });
    heard.button()?.scrollIntoView({ block: "nearest" });
  },

  go(index) {
    if (!heard.stops.length) return;
    heard.index = clamp(index, 0, heard.stops.length - 1);
    const node = heard.node(heard.stops[heard.index][0]);
    change({ node: node?.path ?? null, view: "canvas", tab: "heard" });
    heard.show();
    stage.reveal(node);
  },

  step(step) {
    if (state.tab !== "heard") { change({ tab: "heard" }); panes.reveal(); return heard.show(); }
    heard.go(heard.index + step);
  },

  /** A node that is selected elsewhere, or the stop that it is a part of, is the one to go on from. */
  follow() {
    let index = heard.stops.findIndex(([path]) => heard.node(path)?.path === state.node);
    if (index < 0) index = heard.stops.findIndex(([path]) => state.node?.startsWith(`${path}/`));
    if (index < 0 || heard.node(heard.stops[heard.index]?.[0])?.path === state.node) return;
    heard.index = index;
    heard.show();
  },

  key(event) {
    const goal = { ArrowDown: heard.index + 1, ArrowUp: heard.index - 1, Home: 0, End: heard.stops.length - 1 }[event.key];
    if (goal === undefined || !event.target.closest("#heard-list")) return;
    event.preventDefault();
    event.stopPropagation();
    heard.go(goal);
    heard.button()?.focus();
  },
};
