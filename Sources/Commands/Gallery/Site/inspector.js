/* The nodes of the picture as a tree, what one of them is, and what the audit found. */
const inspector = {
  nodes: [], closed: new Set(),

  start() {
    byId("tree").addEventListener("keydown", inspector.key);
    for (const [index, tab] of tabs.entries()) {
      byId(`tab-${tab}`).addEventListener("click", () => change({ tab }));
      byId(`tab-${tab}`).addEventListener("keydown", event => {
        const step = { [backwardKey()]: -1, [forwardKey()]: 1 }[event.key];
        if (!step) return;
        const there = tabs.filter(each => !byId(`tab-${each}`).hidden);
        const other = there[(index + step + there.length) % there.length];
        change({ tab: other });
        byId(`tab-${other}`).focus();
      });
    }
    onChange(changed => {
      const isOther = ["loaded", "index", "story", "view", ...axes].some(name => changed.has(name));
      if (isOther) inspector.render();
      else {
        if (changed.has("node")) { inspector.renderTree(); inspector.renderNode(); }
        if (changed.has("hover")) inspector.showHover();
        if (changed.has("profile") || changed.has("measure") || changed.has("anchor")) inspector.renderNode();
      }
      if (changed.has("tab") || isOther) inspector.showTab();
    });
  },

  render() {
    inspector.nodes = gallery.story && state.story ? nodesOf(gallery.variant) : [];
    if (state.node && gallery.story && !inspector.nodes.some(node => node.path === state.node)) state.node = null;
    inspector.renderTree();
    inspector.renderNode();
    inspector.renderAudit();
  },

  showTab() {
    for (const tab of tabs) {
      const isOn = state.tab === tab;
      byId(`tab-${tab}`).setAttribute("aria-selected", String(isOn));
      byId(`tab-${tab}`).tabIndex = isOn ? 0 : -1;
      byId(`pane-${tab}`).hidden = !isOn;
    }
  },

  // The tree

  isVisible(node) {
    for (let parent = node.parent; parent; parent = parent.parent) if (inspector.closed.has(parent.path)) return false;
    return true;
  },

  renderTree() {
    const tree = byId("tree");
    const selected = inspector.nodes.find(node => node.path === state.node);
    for (let parent = selected?.parent; parent; parent = parent.parent) inspector.closed.delete(parent.path);
    const hasFocus = tree.contains(document.activeElement);
    const shown = inspector.nodes.filter(inspector.isVisible);
    tree.replaceChildren(...shown.map((node, index) => {
      const words = nodeWords(node);
      const isTabStop = selected ? node === selected : index === 0;
      return make("div", { role: "treeitem", "aria-level": node.depth + 1, "aria-selected": String(node === selected), "data-path": node.path,
        "aria-expanded": node.children.length ? String(!inspector.closed.has(node.path)) : undefined, tabindex: isTabStop ? 0 : -1,
        style: { "padding-inline-start": `${8 + node.depth * 12}px` },
        onclick: () => change({ node: node.path }),
        onpointerenter: () => change({ hover: node.path }), onpointerleave: () => change({ hover: null }) },
        make("span", { class: "kind", text: nodeTitle(node) }), words && make("span", { class: "says", text: words }));
    }));
    const current = tree.querySelector('[aria-selected="true"]');
    current?.scrollIntoView({ block: "nearest" });
    if (hasFocus) (current ?? tree.firstChild)?.focus();
  },

  showHover() {
    for (const item of byId("tree").children) item.classList.toggle("is-hovered", item.dataset.path === state.hover);
  },

  reveal() {
    if (state.tab !== "inspect") change({ tab: "inspect" });
    panes.reveal();
  },

  key(event) {
    const item = event.target.closest('[role="treeitem"]');
    if (!item) return;
    const shown = inspector.nodes.filter(inspector.isVisible);
    const index = shown.findIndex(node => node.path === item.dataset.path);
    const node = shown[index];
    const go = next => { if (next) { change({ node: next.path }); stage.reveal(next); } };
    if (event.key === "ArrowDown") go(shown[index + 1]);
    else if (event.key === "ArrowUp") go(shown[index - 1]);
    else if (event.key === "Home") go(shown[0]);
    else if (event.key === "End") go(shown.at(-1));
    else if (event.key === forwardKey() && inspector.closed.has(node.path)) { inspector.closed.delete(node.path); inspector.renderTree(); }
    else if (event.key === forwardKey()) go(node.children[0]);
    else if (event.key === backwardKey() && node.children.length && !inspector.closed.has(node.path)) { inspector.closed.add(node.path); inspector.renderTree(); inspector.focus(node); }
    else if (event.key === backwardKey()) go(node.parent);
    else if (event.key === "Enter" || event.key === " ") go(node);
    else return;
    event.preventDefault();
    event.stopPropagation();
  },

  focus(node) { byId("tree").querySelector(`[data-path="${CSS.escape(node.path)}"]`)?.focus(); },

  // One node

  rows(entries) {
    return make("dl", { class: "rows" }, entries.filter(entry => entry[1]).flatMap(([name, value]) =>
      [make("dt", { text: name }), make("dd", {}, value)]));
  },

  box(entries) {
    return make("dl", { class: "box" }, entries.map(([name, value]) =>
      make("div", {}, make("dt", { text: name }), make("dd", { text: points(value) }))));
  },

  renderNode() {
    const panel = byId("node");
    const node = inspector.nodes?.find(each => each.path === state.node);
    if (!gallery.story || !state.story) return panel.replaceChildren();
    panel.replaceChildren(...(node ? inspector.describe(node) : inspector.summary()));
  },

  /** The variant as a whole, while no node is selected. */
  summary() {
    const { variant, story } = gallery;
    const entry = gallery.entries.get(story.id);
    const golden = { same: ["good", "Same as its golden"], differs: ["warn", "Differs from its golden"], unusable: ["bad", "Cannot be used"] }[variant.golden?.state];
    return [
      make("h3", { text: list.name(entry) }),
      make("h4", { text: "Variant" }),
      inspector.rows([
        ["Name", variant.name], ["Size", variant.width && `${points(variant.width)} × ${points(variant.height)} pt`],
        ["Pixels", variant.pixels && `${variant.pixels[0]} × ${variant.pixels[1]}, ${points(variant.scale)} a point`],
        ["Nodes", String(inspector.nodes.length)],
        ["Picture", variant.picture && sheets.link(variant.picture, { class: "source", text: "Open the file" })],
        ["Golden", golden ? make("span", { class: `chip ${golden[0]}`, text: golden[1] }) : make("span", { class: "muted", text: "none" })],
      ]),
      make("h4", { text: "Story" }),
      inspector.rows([["Id", inspector.copyable(story.id, "Id")], ["Document", entry.document && inspector.copyable(entry.document, "Path")], ["Variants", String(entry.variants)]]),
      make("p", { class: "also", style: { "margin-top": "16px" }, text: "Select a node in the picture or in the tree to inspect it." }),
    ];
  },

  copyable(text, what) {
    return make("button", { class: "source", text, title: `Copy: ${text}`, "aria-label": `${text}, copy`, onclick: () => copyText(text, what) });
  },

  describe(node) {
    const parts = [make("h3", { text: nodeTitle(node) })];
    if (nodeWords(node)) parts.push(make("p", { class: "also", text: `“${nodeWords(node)}”` }));
    parts.push(inspector.box([["X", node.x], ["Y", node.y], ["W", node.width], ["H", node.height]]));
    if (state.measure) parts.push(make("h4", { text: "Distance" }), make("p", { id: "distance", "aria-live": "polite", text: measure.text || "Point at another node, or select one." }));
    for (const [group, rows] of inspector.groups(node.rows ?? [])) {
      parts.push(make("h4", { text: group }), inspector.rows(rows.map(row => [row[1], inspector.value(row)])));
    }
    if (node.contrast) parts.push(make("h4", { text: "Contrast" }), inspector.contrast(node.contrast));
    if (node.hit) {
      const { tone, words } = overlays.rating(node);
      const [x, y, width, height] = node.hit;
      parts.push(make("h4", { text: "Hit area" }), inspector.rows([
        ["Size", `${points(width)} × ${points(height)} pt`], ["Origin", `${points(x)}, ${points(y)}`],
        ["Wished", node.wish && `${points(node.wish[2])} × ${points(node.wish[3])} pt`],
        [gallery.index.profiles.find(each => each.id === state.profile).id, make("span", { class: `chip ${tone}`, text: words })],
      ]));
    }
    const spoken = [["Role", node.role], ["Label", node.label], ["Value", node.value], ["Hint", node.hint], ["State", node.states?.join(", ")],
      ["Read", node.order && `number ${node.order}`], ["Hidden", node.hidden && "from assistive technology"], ["Test id", node.identifier]];
    if (spoken.some(entry => entry[1])) parts.push(make("h4", { text: "Accessibility" }), inspector.rows(spoken));
    if (node.base) parts.push(make("h4", { text: "Baselines" }), make("p", { text: node.base.map(y => `${points(y)} pt`).join(", ") + (node.cut ? " · truncated" : "") }));
    parts.push(make("h4", { text: "Source" }), inspector.rows([
      ["Line", node.source && inspector.copyable(node.source, "Source line")], ["Path", inspector.copyable(node.path, "Path")]]));
    return parts;
  },

  groups(rows) {
    const groups = new Map();
    for (const row of rows) {
      if (!groups.has(row[0])) groups.set(row[0], []);
      groups.get(row[0]).push(row);
    }
    return groups;
  },

  value([, , value, token, color]) {
    const [first, ...others] = token.split(", ");
    return make("span", {}, color && make("span", { class: "swatch", style: { background: color } }), value, " ",
      first && make("span", { class: "token", text: first }),
      others.length > 0 && make("span", { class: "also", text: ` or ${others.slice(0, 3).join(", ")}` }));
  },

  contrast(contrast) {
    const index = gallery.index.profiles.findIndex(profile => profile.id === state.profile);
    const passes = contrast.passes[index] === 1;
    return make("div", { class: "contrast", style: { display: "flex", "align-items": "center" } },
      make("span", { class: "sample", "aria-hidden": "true", text: "Aa", style: { color: contrast.ink, background: contrast.behind } }),
      make("span", {}, make("strong", { text: `${contrast.ratio.toFixed(2)} : 1 ` }),
        make("span", { class: `chip ${passes ? "good" : "bad"}`, text: passes ? "passes" : "too little" }), make("br"),
        make("span", { class: "also", text: `${state.profile} asks for ${points(contrast.required[index])}` })));
  },

  // The audit

  renderAudit() {
    const findings = (state.story && gallery.variant?.findings) || [];
    const errors = findings.filter(finding => finding.severity === "error").length;
    const count = byId("audit-count");
    count.textContent = findings.length || "";
    count.className = `count ${errors ? "bad" : findings.length ? "warn" : ""}`;
    const pane = byId("pane-audit");
    if (!gallery.story || !state.story) return pane.replaceChildren();
    const gaps = gallery.variant?.gaps || [];
    const omitted = gaps.length
      ? [make("h3", { class: "also", text: "Not drawn as asked" }), ...gaps.map(text => make("p", { class: "gap", text }))] : [];
    if (!findings.length) {
      return pane.replaceChildren(make("p", { class: "empty", style: { "padding-inline": "0" }, text: `No findings in this variant by ${gallery.index.profile}.` }), ...omitted);
    }
    pane.replaceChildren(...findings.map(finding => make("button", { class: "finding", onclick: () => inspector.showFinding(finding) },
      make("span", { class: `chip ${finding.severity === "error" ? "bad" : "warn"}`, text: finding.severity }), " ",
      make("strong", { text: titled(finding.rule) }),
      make("p", {}, `${finding.measured}; required: ${finding.required}`),
      make("p", { class: "also", text: finding.advice }), make("p", { class: "also", text: finding.path }))), ...omitted);
  },

  showFinding(finding) {
    const exact = inspector.nodes.find(node => node.path === finding.path);
    // A node that only places another one is not listed; its content is.
    const near = exact ?? inspector.nodes.find(node => node.path.startsWith(`${finding.path}/`));
    change({ node: near?.path ?? null, view: "canvas", tab: "inspect" });
    stage.reveal(near);
  },
};
