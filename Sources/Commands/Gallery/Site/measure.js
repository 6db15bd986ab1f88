/* Distances between two nodes, as design tools show them: from the selected node, or the one that was
   selected when measuring began, to the one under the pointer or selected next. */
const measure = {
  text: "",

  /** The two nodes that are measured, or null. */
  pair() {
    if (!state.measure && !keys.isAltDown) return null;
    const from = overlays.node(state.anchor) ?? overlays.node(state.node);
    const hovered = overlays.node(state.hover);
    const to = hovered && hovered !== from ? hovered : overlays.node(state.node);
    return from && to && from !== to ? [from, to] : null;
  },

  toggle() {
    const isOn = !state.measure;
    change({ measure: isOn, anchor: isOn ? state.node : null });
    announce(!isOn ? "Measuring is off" : state.node
      ? "Measuring from the selected node: point at another one, or select it"
      : "Measuring: select a node, then point at another one");
  },

  /** Distances in points between two frames: gaps where they lie apart, insets where one holds the other. */
  distances(a, b) {
    const edges = node => ({ left: node.x, top: node.y, right: node.x + node.width, bottom: node.y + node.height });
    const [p, q] = [edges(a), edges(b)];
    const holds = (outer, inner) => outer.left <= inner.left && outer.top <= inner.top
      && outer.right >= inner.right && outer.bottom >= inner.bottom;
    const across = (x1, x2, y) => ({ axis: "across", x1, x2, y1: y, y2: y, length: Math.abs(x2 - x1) });
    const down = (y1, y2, x) => ({ axis: "down", y1, y2, x1: x, x2: x, length: Math.abs(y2 - y1) });
    if (holds(p, q) || holds(q, p)) {
      const [outer, inner] = holds(p, q) ? [p, q] : [q, p];
      const [x, y] = [(inner.left + inner.right) / 2, (inner.top + inner.bottom) / 2];
      return [
        { ...across(outer.left, inner.left, y), name: "left" }, { ...across(inner.right, outer.right, y), name: "right" },
        { ...down(outer.top, inner.top, x), name: "top" }, { ...down(inner.bottom, outer.bottom, x), name: "bottom" },
      ];
    }
    const middle = (low, high, otherLow, otherHigh) => {
      const [start, end] = [Math.max(low, otherLow), Math.min(high, otherHigh)];
      return start < end ? (start + end) / 2 : (low + high) / 2;
    };
    const found = [];
    const y = middle(p.top, p.bottom, q.top, q.bottom);
    const x = middle(p.left, p.right, q.left, q.right);
    if (q.left >= p.right) found.push({ ...across(p.right, q.left, y), name: "horizontally" });
    else if (p.left >= q.right) found.push({ ...across(q.right, p.left, y), name: "horizontally" });
    if (q.top >= p.bottom) found.push({ ...down(p.bottom, q.top, x), name: "vertically" });
    else if (p.top >= q.bottom) found.push({ ...down(q.bottom, p.top, x), name: "vertically" });
    if (found.length) return found;
    // They overlap: how far their edges lie apart.
    return [
      { ...across(p.left, q.left, Math.max(p.top, q.top)), name: "left edges" },
      { ...down(p.top, q.top, Math.max(p.left, q.left)), name: "top edges" },
    ];
  },

  render() {
    const layer = stage.board?.querySelector(".layer-measure");
    if (!layer) return;
    const pair = measure.pair();
    if (!pair) {
      layer.replaceChildren();
      measure.text = "";
      return;
    }
    const zoom = stage.zoom;
    const thin = 1 / zoom;
    const marks = [];
    const distances = measure.distances(...pair).filter(each => each.length > 0.004);
    for (const each of distances) {
      const frame = each.axis === "across"
        ? [Math.min(each.x1, each.x2), each.y1 - thin / 2, each.length, thin]
        : [each.x1 - thin / 2, Math.min(each.y1, each.y2), thin, each.length];
      marks.push(overlays.box(frame, { class: "line" }));
      marks.push(...measure.guides(each, pair[1]));
      const label = overlays.box([(each.x1 + each.x2) / 2, (each.y1 + each.y2) / 2, 0, 0], { class: "distance", text: points(each.length) });
      label.style.removeProperty("width");
      label.style.removeProperty("height");
      marks.push(label);
    }
    layer.replaceChildren(...marks);
    measure.text = distances.length
      ? distances.map(each => `${points(each.length)} pt ${each.name}`).join(", ") : "no distance";
    const out = byId("distance");
    if (out) out.textContent = measure.text;
  },

  /** A dashed line from the end of a distance to the node that it does not touch. */
  guides(each, node) {
    if (each.axis === "across" && (each.y1 < node.y || each.y1 > node.y + node.height)) {
      const edge = each.y1 < node.y ? node.y : node.y + node.height;
      const x = Math.abs(each.x1 - node.x - node.width) < 0.01 || Math.abs(each.x1 - node.x) < 0.01 ? each.x1 : each.x2;
      return [overlays.box([x, Math.min(edge, each.y1), 0, Math.abs(edge - each.y1)], { class: "line guide down" })];
    }
    if (each.axis === "down" && (each.x1 < node.x || each.x1 > node.x + node.width)) {
      const edge = each.x1 < node.x ? node.x : node.x + node.width;
      const y = Math.abs(each.y1 - node.y - node.height) < 0.01 || Math.abs(each.y1 - node.y) < 0.01 ? each.y1 : each.y2;
      return [overlays.box([Math.min(edge, each.x1), y, Math.abs(edge - each.x1), 0], { class: "line guide across" })];
    }
    return [];
  },

  /** Where the pointer is, while pixels can be told apart. */
  readout(place) {
    const element = byId("readout");
    if (!element) return;
    const { scale } = gallery.variant;
    element.textContent = place && state.grid
      ? `${points(Math.floor(place.x * scale) / scale)}, ${points(Math.floor(place.y * scale) / scale)} pt · pixel ${Math.floor(place.x * scale)}, ${Math.floor(place.y * scale)}`
      : "";
  },
};
