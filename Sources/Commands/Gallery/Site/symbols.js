/* The symbols that views can name: those of the stories' asset catalogs, then the engine's own; searched by name. */
const symbols = {
  all: null, version: null, text: "", as: "name",
  /** The gap that a symbol cuts around what lies over it, in grid units. */
  gap: 1.6,

  async render() {
    const version = gallery.index.tokens;
    if (symbols.version !== version) {
      await loadScript(`data/symbols.js?${version}`).catch(() => {});
      symbols.version = version;
    }
    if (state.page !== "symbols") return;
    if (!symbols.all) return byId("stage").replaceChildren(make("p", { class: "failure", text: "The list of symbols cannot be read." }));
    const search = make("input", { type: "search", id: "symbol-search", placeholder: "Search symbols", "aria-label": "Search symbols", autocomplete: "off",
      spellcheck: "false", value: symbols.text, oninput: event => { symbols.text = event.target.value; symbols.fill(); symbols.write(); } });
    const kinds = make("fieldset", { class: "segments", id: "symbol-as" }, make("legend", { class: "hidden", text: "What is copied" }));
    fillSegments(kinds, "symbol-as", [{ value: "name", label: "Name" }, { value: "swift", label: "Swift", title: "Image(systemName:), or Image() for those of catalogs" }, { value: "svg", label: "SVG" }],
      value => { symbols.as = value; });
    showSegments(kinds, symbols.as);
    byId("stage").replaceChildren(make("div", { class: "browse" },
      make("div", { class: "browse-bar" }, make("div", { class: "search" }, icon("search"), search), make("span", { class: "field" }, make("span", { text: "Copy" }), kinds),
        make("span", { id: "symbol-count", class: "muted", role: "status" })),
      make("ul", { class: "symbols", id: "symbol-list" }),
      make("p", { class: "also", text: "Further names are made of these: .circle, .square and other enclosures, .slash, .fill and badges." })));
    symbols.fill();
  },

  write() { state.query = symbols.text.trim(); permalink.write(); },

  fill() {
    const words = symbols.text.toLowerCase().split(/[\s.]+/).filter(Boolean);
    const found = symbols.all.filter(([name, , , , path]) => words.every(word => name.toLowerCase().includes(word) || path?.toLowerCase().includes(word)));
    byId("symbol-list").replaceChildren(...found.map(symbol => {
      const [name, isMirrored, , , path, problem] = symbol;
      const facts = [name, isMirrored && "mirrored from right to left", path, problem].filter(Boolean).join(", ");
      return make("li", {}, make("button", { class: "symbol", "data-name": name, title: facts,
        "aria-label": `${[name, path && "of a catalog", problem].filter(Boolean).join(", ")}, copy`, onclick: () => symbols.copy(symbol) },
        symbols.picture(symbol), make("span", { text: name.replaceAll(/[./]/g, "$&\u200b") }),
        path !== undefined && make("small", { class: problem ? "bad" : "", text: problem ? "damaged" : "own" }),
        isMirrored === 1 && make("i", { class: "mirrors", "aria-hidden": "true", text: "⇄" })));
    }));
    const own = symbols.all.filter(([, , , , path]) => path !== undefined).length;
    byId("symbol-count").textContent = `${found.length} of ${counted(symbols.all.length, "symbol", "symbols")}${own ? `, ${own} of catalogs` : ""}`;
    if (!found.length) byId("symbol-list").replaceChildren(make("li", { class: "empty", text: "No symbol has this name." }));
  },

  copy(symbol) {
    const quoted = symbol[0].replaceAll("\\", "\\\\").replaceAll('"', '\\"');
    const text = { name: symbol[0], swift: symbol[4] === undefined ? `Image(systemName: "${quoted}")` : `Image("${quoted}")`, svg: symbols.picture(symbol).outerHTML.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"') }[symbols.as];
    copyText(text, symbols.as === "svg" ? `SVG of ${symbol[0]}` : text);
  },

  picture([name, , layers, room]) {
    const element = (tag, attributes, ...children) => {
      const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
      for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
      made.append(...children);
      return made;
    };
    const [x, y, width, height] = room ?? [0, 0, 24, 24];
    const svg = element("svg", { viewBox: `${x} ${y} ${width} ${height}`, fill: "none", stroke: "currentColor", "stroke-width": 2, "stroke-linecap": "round", "stroke-linejoin": "round", "aria-hidden": "true" });
    const isPlain = layers.every(([kind]) => kind === "s" || kind === "f");
    // Each layer adds to the coverage below it or takes from it, as light and dark of a mask do.
    const draw = (list, ink, off) => list.flatMap(([kind, path, scale = 1]) => {
      if (kind === "k") return draw(path, off, off);
      const shape = (color, isFilled, wide) => element("path", { d: path, fill: isFilled ? color : "none", stroke: color, ...(wide === 2 ? {} : { "stroke-width": Math.round(wide * 100) / 100 }) });
      const [line, gap] = [2 * scale, 2 * scale + 2 * symbols.gap];
      return {
        s: [shape(ink, false, line)], f: [shape(ink, true, line)], c: [shape(off, false, line)], h: [shape(off, true, line)],
        x: [shape(off, false, gap), shape(ink, false, line)], o: [shape(off, true, gap), shape(ink, true, line)], e: [shape(off, true, gap)],
      }[kind];
    });
    if (isPlain) svg.append(...draw(layers, "currentColor", "none"));
    else {
      const id = `mask-${name.replaceAll(/[^\w-]/g, "-")}`;
      svg.append(element("mask", { id, maskUnits: "userSpaceOnUse", x: x - 4, y: y - 4, width: width + 8, height: height + 8 }, ...draw(layers, "#fff", "#000")),
        element("path", { d: `M${x - 4} ${y - 4}h${width + 8}v${height + 8}h${-width - 8}z`, fill: "currentColor", stroke: "none", mask: `url(#${id})` }));
    }
    return svg;
  },
};
