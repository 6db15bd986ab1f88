/* The tokens of the themes that stories are shown in: colours by scheme and contrast, type, space, shape, depth, motion. */
const tokens = {
  all: null, version: null, theme: "",
  looks: ["Light", "Light, more contrast", "Dark", "Dark, more contrast"],

  async render() {
    const version = gallery.index.tokens;
    if (tokens.version !== version) {
      await loadScript(`data/tokens.js?${version}`).catch(() => {});
      tokens.version = version;
    }
    if (state.page !== "tokens") return;
    if (!tokens.all?.length) return byId("stage").replaceChildren(make("p", { class: "failure", text: "No story has a theme to show." }));
    const theme = tokens.all.find(each => each.title === tokens.theme) ?? tokens.all[0];
    const themes = make("select", { id: "token-theme", "aria-label": "Theme", onchange: event => { tokens.theme = event.target.value; tokens.render(); permalink.write(); } },
      tokens.all.map(each => make("option", { value: each.title, text: each.title, selected: each === theme })));
    const search = make("input", { type: "search", id: "token-search", placeholder: "Search tokens", "aria-label": "Search tokens", autocomplete: "off", spellcheck: "false",
      value: state.query, oninput: event => { state.query = event.target.value.trim(); tokens.fill(theme.tokens); permalink.write(); } });
    const hadFocus = document.activeElement?.id === "token-theme";
    byId("stage").replaceChildren(make("div", { class: "browse" },
      make("div", { class: "browse-bar" }, make("div", { class: "search" }, icon("search"), search), themes, make("span", { id: "token-count", class: "muted", role: "status" })),
      make("div", { id: "token-list" })));
    tokens.fill(theme.tokens);
    if (hadFocus) byId("token-theme").focus();
  },

  fill(theme) {
    const query = state.query.toLowerCase();
    const has = name => name.toLowerCase().includes(query);
    const some = (values, section) => {
      const entries = Object.entries(values ?? {}).filter(([name, value]) => has(name) || (Array.isArray(value) && value.flat().some(part => typeof part === "string" && has(part))));
      tokens.count += entries.length;
      return entries.length ? section(entries) : null;
    };
    tokens.count = 0;
    const sections = [
      some({ ...theme.colors, ...theme.named }, tokens.colors), some(theme.gradients, tokens.gradients), some(theme.type, tokens.type),
      some(theme.space, tokens.space), some(theme.radius, tokens.radii), some(theme.elevation, tokens.shadows), some(theme.motion, tokens.motion),
    ].filter(Boolean);
    byId("token-list").replaceChildren(...(sections.length ? sections : [make("p", { class: "empty", text: "No token has this name or value." })]));
    byId("token-count").textContent = counted(tokens.count, "token", "tokens");
  },

  section(title, ...content) { return make("section", { "aria-label": title }, make("h3", { text: title }), content); },

  value(text, what, ...before) {
    return make("button", { class: "value", title: `Copy ${text}`, "aria-label": `${what}: ${text}, copy`, onclick: () => copyText(text, text) }, before, make("span", { text }));
  },

  table(heads, rows, label) {
    return make("div", { class: "scroller", tabindex: 0, role: "region", "aria-label": `Table of ${label.toLowerCase()}` }, make("table", { class: "tokens" },
      make("thead", {}, make("tr", {}, heads.map(text => make("th", { scope: "col", text })))), make("tbody", {}, rows)));
  },

  name(text) { return make("th", { scope: "row" }, make("button", { class: "value", text, title: `Copy ${text}`, "aria-label": `${text}, copy name`, onclick: () => copyText(text, text) })); },

  colors(entries) {
    return tokens.section("Colours", tokens.table(["Role", ...tokens.looks], entries.map(([name, values]) => make("tr", {}, tokens.name(name),
      values.map((value, index) => make("td", {}, tokens.value(value, `${name}, ${tokens.looks[index]}`,
        make("span", { class: `swatch large ${index < 2 ? "on-light" : "on-dark"}`, style: { "--color": value } })))))), "Colours"));
  },

  gradients(entries) {
    return tokens.section("Gradients", tokens.table(["Token", ...tokens.looks], entries.map(([name, stops]) => make("tr", {}, tokens.name(name),
      tokens.looks.map((look, index) => { const value = stops.map(stop => stop[index]).join(" → ");
        return make("td", {}, tokens.value(value, `${name}, ${look}`, make("span", { class: "swatch wide", style: { "--color": `linear-gradient(90deg, ${stops.map(stop => stop[index]).join(", ")})` } }))); }))), "Gradients"));
  },

  type(entries) {
    const size = gallery.index.typeSizes.includes(state.size) ? state.size : "large";
    const place = gallery.index.typeSizes.indexOf(size);
    const choice = make("select", { id: "token-size", "aria-label": "Type size", onchange: event => { change({ size: event.target.value }); byId("token-size")?.focus(); } },
      gallery.index.typeSizes.map(each => make("option", { value: each, text: typeSizeNames[each], selected: each === size })));
    return tokens.section("Type", make("p", { class: "field" }, make("span", { text: "At the type size" }), choice),
      tokens.table(["Style", "Sample", "Size / leading", "Weight", "Spacing", "Family"], entries.map(([name, style]) => make("tr", {}, tokens.name(name),
        make("td", {}, make("span", { class: `type-sample ${style.design ?? ""}`, "aria-hidden": "true", text: "Ag 123", style: { "font-size": `${Math.min(style.steps[place][0], 64)}px`, "font-weight": style.weight, "letter-spacing": `${style.spacing ?? 0}em` } })),
        make("td", {}, tokens.value(`${points(style.steps[place][0])} / ${points(style.steps[place][1])}`, name)), make("td", { text: style.weight }),
        make("td", { text: style.spacing ? `${points(style.spacing)} em` : "0" }), make("td", { text: style.family ?? style.design ?? "standard" }))), "Type styles"));
  },

  space(entries) {
    return tokens.section("Spacing", make("dl", { class: "bars" }, entries.flatMap(([name, value]) => [make("dt", { text: name }),
      make("dd", {}, tokens.value(points(value), name, make("span", { class: "bar", style: { "inline-size": `${Math.min(value, 160)}px` } })))])));
  },

  tiles(title, entries, tile, text) {
    return tokens.section(title, make("ul", { class: "tiles" }, entries.map(([name, value]) => make("li", {}, tile(value),
      make("strong", { text: name }), tokens.value(text(value), name)))));
  },

  radii(entries) {
    return tokens.tiles("Radii", entries, value => make("span", { class: "tile", style: { "border-radius": `${Math.min(value, 32)}px` } }), value => value > 999 ? "half the height" : points(value));
  },

  /** A shadow in CSS; the blur there is twice the radius. */
  shadow([x, y, radius, light, dark, color = "#000000"], isDark) {
    return `${points(x)}px ${points(y)}px ${points(radius * 2)}px ${color}${Math.round((isDark ? dark : light) * 255).toString(16).padStart(2, "0")}`;
  },

  shadows(entries) {
    const tile = isDark => pair => make("span", { class: `tile raised ${isDark ? "on-dark" : "on-light"}`, style: { "box-shadow": pair.map(each => tokens.shadow(each, isDark)).join(", ") } });
    const words = isDark => pair => pair.map(each => tokens.shadow(each, isDark)).join(", ");
    return make("div", {}, tokens.tiles("Shadows, light", entries, tile(false), words(false)), tokens.tiles("Shadows, dark", entries, tile(true), words(true)));
  },

  motion(entries) {
    return tokens.section("Motion", inspector.rows(entries.map(([name, value]) => [name, Array.isArray(value)
      ? `spring of ${points(value[0])} s, bounce ${points(value[1])}` : `${points(value)} s`])));
  },
};
