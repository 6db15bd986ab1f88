/* One picture: its artboard, zoom, panning and picking. */
const zooms = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64];

const stage = {
  start() {
    const element = byId("stage");
    element.addEventListener("wheel", stage.wheel, { passive: false });
    element.addEventListener("pointerdown", stage.pan);
    element.addEventListener("pointermove", event => stage.point(event));
    element.addEventListener("pointerleave", () => { change({ hover: null }); measure.readout(null); });
    element.addEventListener("click", event => {
      if (state.view !== "canvas" || !event.target.closest(".artboard")) return;
      const node = stage.nodeAt(event);
      change({ node: node?.path ?? null });
      if (node) inspector.reveal();
    });
    element.addEventListener("dblclick", event => {
      const node = stage.nodeAt(event);
      if (node?.parent) change({ node: node.parent.path });
    });
    new ResizeObserver(() => { if (state.zoom === "fit" && state.story) stage.applyZoom(); }).observe(element);
    onChange(changed => {
      if (!state.story) return;
      const isOther = ["loaded", "view", "story", ...axes].some(name => changed.has(name));
      if (isOther) stage.render();
      else if (changed.has("zoom") || changed.has("grid")) stage.applyZoom();
      if (changed.has("vision")) stage.applyLens();
    });
  },

  get board() { return document.querySelector(".board > .artboard"); },

  render() {
    if (!state.story) return;
    const element = byId("stage");
    const entry = gallery.entries.get(state.story);
    const story = gallery.story;
    gallery.variant = fittingVariant(story);
    element.setAttribute("aria-label", `Picture of ${state.story}`);
    if (!story) {
      const text = entry?.fault ? "There is no picture of it yet."
        : entry && !entry.version ? "This story is about to be drawn. It appears here by itself." : gallery.loadingFault;
      element.replaceChildren(...(text ? [make("div", { class: "board" }, make("p", { class: "failure", text }))] : []));
      return;
    }
    document.body.classList.toggle("alone", state.view === "picture");
    if (state.view === "variants") return matrix.render();
    if (state.view === "beside") return devices.render();
    if (state.view === "picture") return element.replaceChildren(stage.alone(gallery.variant));
    if (state.view === "compare") return compare.render();
    element.replaceChildren(stage.canvas(story, gallery.variant));
    stage.applyZoom();
    overlays.render();
  },

  canvas(story, variant) {
    if (variant.pending && !variant.picture) {
      return make("div", { class: "board" }, make("p", { class: "failure", role: "status" },
        make("strong", { text: "Being drawn" }), "This variant appears here by itself."));
    }
    if (variant.failure) {
      return make("div", { class: "board" }, make("p", { class: "failure" },
        make("strong", { text: variant.title ?? "This variant cannot be drawn" }), variant.failure));
    }
    const size = `${points(variant.width)} × ${points(variant.height)}`;
    const shown = stage.board?.querySelector("img");
    // The same picture again: it is there already, with no moment between.
    const image = shown?.dataset.picture === variant.picture ? shown : sheets.image(variant.picture, { alt: `${titled(list.name(gallery.entries.get(story.id)))}, ${variant.name}`,
      draggable: "false" });
    const board = make("div", { class: "artboard is-clear", style: { "--w": variant.width, "--h": variant.height, "--scale": variant.scale } },
      make("div", { class: "label" }, make("span", { text: variant.name }), make("span", { text: `${size} pt · ${points(variant.scale)}×` })),
      image, make("div", { class: "layer layer-grid" }),
      ["frames", "hit", "baselines", "order", "pick", "measure"].map(name => make("div", { class: `layer layer-${name}`, "aria-hidden": "true" })),
      make("div", { class: "readout", id: "readout", role: "status" }));
    stage.applyLens(image);
    devices.dress(board, variant);
    return make("div", { class: `board ${board.classList.contains("is-framed") ? "has-frame" : ""}` }, board);
  },

  /** The picture and nothing else, in its own size, with its address and the way back. */
  alone(variant) {
    if (!variant.picture) return make("p", { class: "failure", text: variant.failure ?? "This variant is not drawn yet." });
    const image = sheets.image(variant.picture, { width: variant.width, height: variant.height,
      alt: `${titled(list.name(gallery.entries.get(state.story)))}, ${variant.name}` });
    if (state.vision !== "full") image.classList.add(`lens-${state.vision}`);
    return make("div", { class: "sole" }, image, make("p", { class: "sole-bar" },
      sheets.link(variant.picture, { class: "toggle", text: "File", title: "The picture's file, lossless WebP" }),
      make("button", { class: "toggle", text: "Copy link", onclick: () => copyText(location.href, "Link") }),
      make("button", { class: "toggle", text: "In the gallery", onclick: () => change({ view: "canvas" }) })));
  },

  applyLens(image) {
    const images = image ? [image] : byId("stage").querySelectorAll(".artboard > img, .pair img, .variants img, .sole img");
    for (const each of images) {
      each.classList.remove(...visions.map(vision => `lens-${vision}`));
      if (state.vision !== "full") each.classList.add(`lens-${state.vision}`);
    }
  },

  // Zoom

  /** The zoom that holds: CSS pixels per point. */
  get zoom() {
    if (state.zoom !== "fit") return state.zoom;
    const variant = gallery.variant;
    if (!variant?.width) return 1;
    const element = byId("stage");
    const [wide, tall] = [element.clientWidth, element.clientHeight];
    const margins = getComputedStyle(element);
    const margin = name => parseFloat(margins.getPropertyValue(`--${name}`)) || 0;
    // Two pictures lie below each other where the stage is taller than wide, as the style sheet has it.
    const isPair = state.view === "compare" && state.mode === "side";
    if (state.view === "beside") return devices.fit;
    const extra = devices.margins(state.view === "canvas" ? variant : null);
    const [columns, rows] = isPair ? (wide > tall ? [2, 1] : [1, 2]) : [1, 1];
    const room = [(wide - 2 * margin("beside") - (columns - 1) * 32) / columns / (variant.width + 2 * extra.beside),
      (tall - margin("above") - margin("below") - 8 - (rows - 1) * 88) / rows / (variant.height + extra.above + extra.below)];
    // Nothing grows beyond twice its size by itself, and tall pictures are not shrunk to nothing.
    return clamp(Math.min(...room), Math.min(0.4, room[0]), 2);
  },

  applyZoom() {
    const zoom = stage.zoom;
    const container = byId("stage");
    const scale = gallery.variant?.scale ?? 1;
    for (const element of container.querySelectorAll(".artboard, .pair, .beside")) {
      element.style.setProperty("--zoom", zoom);
      element.classList.toggle("is-pixelated", zoom * devicePixelRatio > scale * 1.01);
      // Lines closer than four pixels would cover what they divide.
      element.classList.toggle("show-grid", state.grid && zoom / scale >= 4);
    }
    byId("zoom-value").textContent = `${Math.round(zoom * 100)} %`;
    container.classList.toggle("can-swipe", state.view === "canvas" && container.scrollWidth <= container.clientWidth + 1);
    measure.render();
  },

  /** Zooms so that the point under the pointer, or the middle, stays where it is. */
  setZoom(zoom, event) {
    const element = byId("stage");
    const board = element.querySelector(".beside, .artboard, .pair");
    if (!board) return change({ zoom });
    const before = board.getBoundingClientRect();
    const frame = element.getBoundingClientRect();
    const x = event?.clientX ?? frame.left + frame.width / 2;
    const y = event?.clientY ?? frame.top + frame.height / 2;
    const share = [(x - before.left) / before.width, (y - before.top) / before.height];
    change({ zoom });
    const after = board.getBoundingClientRect();
    element.scrollLeft += after.left + share[0] * after.width - x;
    element.scrollTop += after.top + share[1] * after.height - y;
  },

  step(by, event) {
    const zoom = stage.zoom;
    const next = by > 0 ? zooms.find(value => value > zoom * 1.001) : zooms.findLast(value => value < zoom * 0.999);
    if (next) stage.setZoom(next, event);
  },

  toggleGrid() {
    const scale = gallery.variant?.scale ?? 1;
    const grid = !state.grid;
    change({ grid });
    if (grid && stage.zoom / scale < 4) {
      stage.setZoom(scale * 8);
      announce("Zoomed to the pixels, for the grid to be seen");
    }
  },

  wheel(event) {
    if (!(event.ctrlKey || event.metaKey) || !state.story || state.view === "variants") return;
    event.preventDefault();
    stage.setZoom(clamp(stage.zoom * Math.exp(-event.deltaY / 300), 0.1, 64), event);
  },

  pan(event) {
    if (event.button !== 1 && !keys.isSpaceDown) return;
    event.preventDefault();
    const element = byId("stage");
    let [x, y] = [event.clientX, event.clientY];
    element.classList.add("is-panning");
    element.setPointerCapture(event.pointerId);
    const move = next => {
      element.scrollLeft -= next.clientX - x;
      element.scrollTop -= next.clientY - y;
      [x, y] = [next.clientX, next.clientY];
    };
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", () => {
      element.removeEventListener("pointermove", move);
      element.classList.remove("is-panning");
    }, { once: true });
  },

  // Picking

  /** The place of an event in points of the picture. */
  place(event) {
    const board = stage.board;
    if (!board) return null;
    const frame = board.getBoundingClientRect();
    const zoom = stage.zoom;
    const [x, y] = [(event.clientX - frame.left) / zoom, (event.clientY - frame.top) / zoom];
    return x < 0 || y < 0 || x > gallery.variant.width || y > gallery.variant.height ? null : { x, y };
  },

  /** The smallest node at a place; of equal ones the innermost. */
  nodeAt(event) {
    const place = stage.place(event);
    if (!place || !gallery.story) return null;
    let found = null;
    for (const node of nodesOf(gallery.variant)) {
      const isInside = place.x >= node.x && place.y >= node.y && place.x <= node.x + node.width && place.y <= node.y + node.height;
      if (isInside && (!found || node.width * node.height <= found.width * found.height)) found = node;
    }
    return found;
  },

  point(event) {
    // A finger that passes over the picture points at nothing.
    if (state.view !== "canvas" || !stage.board || event.pointerType === "touch") return;
    change({ hover: stage.nodeAt(event)?.path ?? null });
    measure.readout(stage.place(event));
  },

  /** Brings a node into view. */
  reveal(node) {
    const pick = document.querySelector(".pick");
    if (node && pick) pick.scrollIntoView({ block: "nearest", inline: "nearest" });
  },
};
