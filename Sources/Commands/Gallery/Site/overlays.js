/* Layers over a picture. All are made at once, so that switching one on takes no time. */
const overlays = {
  start() {
    onChange(changed => {
      if (!stage.board) return;
      if (changed.has("layers")) overlays.show();
      if (changed.has("profile")) overlays.render();
      if (["node", "hover", "anchor", "measure"].some(name => changed.has(name))) overlays.renderPicks();
    });
  },

  /** A box at a node's frame, in shares of the picture, so that zooming moves nothing. */
  box(frame, attributes = {}, ...children) {
    const { width, height } = gallery.variant;
    const [x, y, w, h] = frame;
    return make("div", { ...attributes, style: {
      left: `${x / width * 100}%`, top: `${y / height * 100}%`, width: `${w / width * 100}%`, height: `${h / height * 100}%`,
    } }, ...children);
  },

  frame(node) { return [node.x, node.y, node.width, node.height]; },

  render() {
    const board = stage.board;
    if (!board) return;
    const nodes = nodesOf(gallery.variant);
    const layer = name => board.querySelector(`.layer-${name}`);
    layer("frames").replaceChildren(...nodes.map(node => overlays.box(overlays.frame(node), { "data-path": node.path })));
    layer("hit").replaceChildren(...nodes.filter(node => node.grades).flatMap(node => {
      const tone = overlays.rating(node).tone;
      const size = `${points(node.hit[2])} × ${points(node.hit[3])}`;
      const marks = [overlays.box(node.hit, { class: tone, "data-path": node.path }, make("span", { class: "tag", text: size }))];
      if (node.wish) marks.unshift(overlays.box(node.wish, { class: `wish ${tone}` }));
      return marks;
    }));
    layer("baselines").replaceChildren(...nodes.flatMap(node => (node.base ?? []).map(y =>
      overlays.box([node.x, y, node.width, 0], { "data-path": node.path }))));
    overlays.renderOrder(layer("order"), nodes);
    overlays.show();
    overlays.renderPicks();
  },

  /** How the audit grades a hit area by the chosen profile, in a tone and in words. */
  rating(node) {
    if (!node.grades) return { tone: "muted", words: "cannot be reached" };
    const index = gallery.index.profiles.findIndex(each => each.id === state.profile);
    const { side, least } = gallery.index.profiles[index];
    return {
      large: { tone: "good", words: `at least ${side} pt` },
      exempt: { tone: "good", words: "exempt" },
      spaced: { tone: "good", words: "small, with room around it" },
      dense: { tone: "warn", words: `below ${side} pt, above the least ${least} pt` },
      small: { tone: "bad", words: `below ${least} pt` },
      covered: { tone: "bad", words: "nothing of it can be touched" },
    }[node.grades[index]];
  },

  renderOrder(layer, nodes) {
    const ordered = nodes.filter(node => node.order).sort((a, b) => a.order - b.order);
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const line = document.createElementNS("http://www.w3.org/2000/svg", "polyline");
    svg.setAttribute("viewBox", `0 0 ${gallery.variant.width} ${gallery.variant.height}`);
    svg.setAttribute("preserveAspectRatio", "none");
    line.setAttribute("points", ordered.map(node => `${node.x},${node.y}`).join(" "));
    svg.append(line);
    layer.replaceChildren(svg, ...ordered.map(node =>
      overlays.box(overlays.frame(node), { "data-path": node.path }, make("b", { text: node.order }))));
  },

  show() {
    for (const name of layerNames) stage.board?.classList.toggle(`show-${name}`, state.layers.has(name));
  },

  toggle(name) {
    const layers = new Set(state.layers);
    if (layers.has(name)) layers.delete(name); else layers.add(name);
    change({ layers });
  },

  node(path) { return path ? nodesOf(gallery.variant).find(node => node.path === path) ?? null : null; },

  renderPicks() {
    const board = stage.board;
    if (!board) return;
    const marks = [];
    const [selected, hovered, anchor] = [state.node, state.hover, state.measure ? state.anchor : null].map(overlays.node);
    if (anchor && anchor !== selected) marks.push(overlays.box(overlays.frame(anchor), { class: "pick-anchor" }));
    if (selected) marks.push(overlays.box(overlays.frame(selected), { class: "pick" }));
    if (hovered && hovered !== selected) marks.push(overlays.box(overlays.frame(hovered), { class: "pick-hover" }));
    board.querySelector(".layer-pick").replaceChildren(...marks);
    measure.render();
  },
};
