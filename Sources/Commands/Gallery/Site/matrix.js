/* All variants of a story as a table of any two axes: those it names, then rows and columns as they are chosen. */
const matrix = {
  titles: { scheme: "Scheme", direction: "Direction", size: "Type size", contrast: "Contrast", rest: "Other settings", locale: "Language", look: "Look", width: "Width",
    height: "Height", scale: "Pixels a point", vision: "Vision", bold: "Bold text", opaque: "Opaque surfaces", still: "Less motion", symbols: "Symbols beside colours", spaced: "Text spacing" },

  /** What a variant has along an axis, nothing where it leaves that to the story; "pair" is scheme and direction in one. */
  value(variant, axis) {
    return axis === "pair" ? `${variant.scheme} ${variant.direction}` : axes.includes(axis) ? variant[axis] ?? "" : variant.traits?.[axis] ?? "";
  },

  /** The axes along which the story's variants differ. */
  axes(story) {
    const traits = new Set(story.variants.flatMap(variant => Object.keys(variant.traits ?? {})));
    return ["scheme", "direction", "size", "contrast", ...traits].filter(axis => matrix.values(story, axis).length > 1);
  },

  values(story, axis) {
    if (axis === "size") return valuesOf(story, "size");
    const values = [...new Set(story.variants.map(variant => matrix.value(variant, axis)))];
    if (axis === "pair") return values.filter(value => !value.startsWith(" ")).sort((a, b) => a.split(" ")[1].localeCompare(b.split(" ")[1]) || b.localeCompare(a));
    return ["width", "height", "scale"].includes(axis) ? values.sort((a, b) => a - b) : values;
  },

  word(axis, value) {
    if (axis === "size") return typeSizeNames[value];
    if (axis === "direction") return value.toUpperCase();
    if (axis === "pair") { const [scheme, direction] = value.split(" "); return `${titled(scheme)} · ${direction.toUpperCase()}`; }
    if (value === "") return "As the story";
    const device = axis === "width" && gallery.index.devices.find(each => each.size[0] === Number(value));
    return device ? `${value} · ${device.name}` : axis === "width" || axis === "height" ? `${value} pt` : axis === "scale" ? `${value}×` : titled(value);
  },

  /** Rows and columns as they are asked for, where the story has them; else type sizes by schemes and directions. */
  choice(story) {
    const known = matrix.axes(story);
    const rows = [state.rows, "size", ...known].find(axis => known.includes(axis));
    const isFree = axis => axis === "pair" ? rows !== "scheme" && rows !== "direction" : known.includes(axis) && axis !== rows;
    const options = ["pair", ...known].filter(isFree);
    return { known, rows, columns: isFree(state.columns) ? state.columns : options[0] ?? "pair", options };
  },

  render() {
    const story = gallery.story;
    const all = controls.variants(story);
    const [title, named] = all === story.variants ? ["Named by the story", all.filter(variant => variant.own)] : ["With the values that are set", all];
    const { known, rows, columns, options } = matrix.choice(story);
    const top = byId("stage").scrollTop;
    const focused = document.activeElement?.id;
    const menu = (id, label, value, options, key) => make("label", { class: "field" }, make("span", { text: label }),
      make("select", { id, onchange: event => change({ [key]: event.target.value }) },
        options.map(axis => make("option", { value: axis, selected: axis === value, text: axis === "pair" ? "Scheme · direction" : matrix.titles[axis] ?? titled(axis) }))));
    const content = [make("h3", { text: title }), make("div", { class: "shots" }, named.map(variant => matrix.shot(variant, true)))];
    // Other values are drawn in the variants that the story names alone.
    if (known.length && all === story.variants) {
      content.push(make("div", { class: "axes", role: "group", "aria-label": "Axes of the table" },
        menu("matrix-rows", "Rows", rows, known, "rows"),
        known.length > 1 && make("button", { class: "tool", id: "matrix-swap", "aria-label": "Swap rows and columns", title: "Swap rows and columns", disabled: columns === "pair",
          onclick: () => change({ rows: columns, columns: rows }) }, icon("swap")),
        menu("matrix-columns", "Columns", columns, options, "columns")));
      for (const [heading, group] of matrix.groups(story, rows, columns)) content.push(make("h3", { text: heading }), matrix.table(group, story, rows, columns));
    }
    byId("stage").replaceChildren(make("div", { class: "variants" }, content));
    stage.applyLens();
    byId("zoom-value").textContent = `${Math.round(matrix.zoom * 100)} %`;
    byId("stage").scrollTop = matrix.shown === story.id ? top : 0;
    matrix.shown = story.id;
    if (focused?.startsWith("matrix-")) byId(focused)?.focus();
  },

  /** Variants are shown at half their size, or as large as the zoom says. */
  get zoom() { return state.zoom === "fit" ? 0.5 : Math.min(state.zoom, 2); },

  /** A table for each contrast, where that is not one of its axes; whatever else varies is as in the variant shown. */
  groups(story, rows, columns) {
    const shown = [rows, ...(columns === "pair" ? ["scheme", "direction"] : [columns])];
    const base = gallery.variant ?? story.variants[0];
    const traits = [...new Set(story.variants.flatMap(variant => Object.keys(variant.traits ?? {})))];
    const isAlike = (variant, other) => ["scheme", "direction", "size", ...traits].every(axis => shown.includes(axis)
      // A language brings its own direction with it.
      || (axis === "direction" && shown.includes("locale")) || matrix.value(variant, axis) === matrix.value(other, axis));
    const group = story.variants.filter(variant => isAlike(variant, base));
    const name = contrast => contrast === "increased" ? "All combinations, increased contrast" : "All combinations";
    if (shown.includes("contrast")) return [["All combinations", group]];
    return valuesOf(story, "contrast").map(contrast => [name(contrast), group.filter(variant => variant.contrast === contrast)])
      .filter(([, members]) => members.length > 1);
  },

  table(group, story, rows, columns) {
    const used = axis => matrix.values(story, axis).filter(value => group.some(variant => matrix.value(variant, axis) === value));
    const [down, across] = [used(rows), used(columns)];
    const title = columns === "pair" ? "" : ` · ${matrix.titles[columns] ?? titled(columns)}`;
    const head = make("tr", {}, make("th", { scope: "col", text: (matrix.titles[rows] ?? titled(rows)) + title }),
      across.map(value => make("th", { scope: "col", text: matrix.word(columns, value) })));
    const body = down.map(value => make("tr", {}, make("th", { scope: "row", text: matrix.word(rows, value) }), across.map(other => {
      const variant = group.find(each => matrix.value(each, rows) === value && matrix.value(each, columns) === other);
      return make("td", {}, variant ? matrix.shot(variant, false) : make("span", { class: "muted", title: "Not among the gallery's variants", text: "–" }));
    })));
    return make("table", {}, make("thead", {}, head), make("tbody", {}, body));
  },

  shot(variant, isNamed) {
    const content = variant.pending && !variant.picture ? make("span", { class: "waits", text: "Being drawn" })
      : variant.failure ? make("span", { class: "chip bad", text: "Cannot be drawn" })
      : sheets.image(variant.picture, { alt: isNamed ? "" : variant.name, loading: "lazy", decoding: "async",
          width: Math.round(variant.width * matrix.zoom), height: Math.round(variant.height * matrix.zoom) });
    const isCurrent = variant === gallery.variant;
    return make("button", { class: "shot-button", "aria-current": isCurrent ? "true" : undefined, title: `Show ${variant.name}`,
      onclick: () => chooseVariant(variant, { view: "canvas" }) },
      isNamed && make("small", {}, variant.name, matrix.note(variant)), content);
  },

  note(variant) {
    if (variant.golden?.state === "differs") return " · differs from its golden";
    return "";
  },
};

onChange(changed => {
  if (state.view === "variants" && gallery.story && ["zoom", "rows", "columns"].some(name => changed.has(name))) matrix.render();
});
