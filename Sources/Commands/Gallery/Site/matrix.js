/* All variants of a story: those it names, then the combinations, type sizes down and looks across. */
const matrix = {
  render() {
    const story = gallery.story;
    const all = controls.variants(story);
    const own = all.filter(variant => variant.own);
    const crossed = all.filter(variant => (variant.rest ?? "") === (story.variants[0].rest ?? ""));
    const sizes = gallery.index.typeSizes.filter(size => crossed.some(variant => variant.size === size));
    const [title, named] = all === story.variants ? ["Named by the story", own] : ["With the values that are set", all];
    const content = [make("h3", { text: title }), make("div", { class: "shots" }, named.map(variant => matrix.shot(variant, true)))];
    for (const contrast of valuesOf(story, "contrast")) {
      const group = crossed.filter(variant => variant.contrast === contrast);
      if (all !== story.variants || group.length <= 1 || group.every(variant => variant.own)) continue;
      content.push(make("h3", { text: contrast === "standard" ? "All combinations" : "All combinations, increased contrast" }),
        matrix.table(group, sizes));
    }
    byId("stage").replaceChildren(make("div", { class: "variants" }, content));
    stage.applyLens();
    byId("zoom-value").textContent = `${Math.round(matrix.zoom * 100)} %`;
    byId("stage").scrollTop = 0;
  },

  /** Variants are shown at half their size, or as large as the zoom says. */
  get zoom() { return state.zoom === "fit" ? 0.5 : Math.min(state.zoom, 2); },

  table(group, sizes) {
    const looks = [];
    for (const variant of group) {
      if (!looks.some(look => look.scheme === variant.scheme && look.direction === variant.direction)) {
        looks.push({ scheme: variant.scheme, direction: variant.direction });
      }
    }
    looks.sort((a, b) => a.direction.localeCompare(b.direction) || b.scheme.localeCompare(a.scheme));
    const head = make("tr", {}, make("th", { scope: "col", text: "Type size" }), looks.map(look =>
      make("th", { scope: "col", text: `${titled(look.scheme)} · ${look.direction.toUpperCase()}` })));
    const rows = sizes.filter(size => group.some(variant => variant.size === size)).map(size =>
      make("tr", {}, make("th", { scope: "row", text: typeSizeNames[size] }), looks.map(look => {
        const variant = group.find(each => each.size === size && each.scheme === look.scheme && each.direction === look.direction);
        return make("td", {}, variant ? matrix.shot(variant, false) : "–");
      })));
    return make("table", {}, make("thead", {}, head), make("tbody", {}, rows));
  },

  shot(variant, isNamed) {
    const content = variant.pending && !variant.picture ? make("span", { class: "waits", text: "Being drawn" })
      : variant.failure ? make("span", { class: "chip bad", text: "Cannot be drawn" })
      : make("img", { src: picturePath(variant.picture), alt: isNamed ? "" : variant.name, loading: "lazy", decoding: "async",
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
  if (state.view === "variants" && gallery.story && changed.has("zoom")) matrix.render();
});
