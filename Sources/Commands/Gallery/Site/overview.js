/* All stories at once, in the chosen scheme and direction. */
const overview = {
  /** Cards by story, with what they were made from: while a gallery grows, most stay as they are. */
  cards: new Map(), shown: null,

  start() {
    onChange(changed => {
      if (state.page === "tokens" && changed.has("size")) return tokens.render();
      const isShown = ["index", "story", "page", "scheme", "direction", "vision"].some(name => changed.has(name));
      if (isShown) overview.render(changed);
    });
  },

  cover(entry) {
    const covers = entry.covers ?? {};
    const keys = Object.keys(covers);
    const [scheme, direction] = (keys[0] ?? "light-ltr").split("-");
    return covers[`${state.scheme ?? scheme}-${state.direction ?? direction}`] ?? covers[keys[0]];
  },

  render(changed) {
    document.body.classList.toggle("home", !state.story);
    document.body.classList.toggle("browsing", Boolean(state.page));
    if (state.story) return;
    if (state.page) {
      byId("stage").setAttribute("aria-label", titled(state.page));
      // What has been typed stays while a watched gallery goes on.
      if (byId("stage").dataset.page === state.page && !changed?.has("page") && state.page === "symbols"
        && symbols.version === gallery.index.tokens) return;
      byId("stage").dataset.page = state.page;
      return state.page === "symbols" ? symbols.render() : tokens.render();
    }
    byId("stage").dataset.page = "";
    byId("stage").setAttribute("aria-label", "All stories");
    const stage = byId("stage");
    const top = stage.firstChild && stage.scrollTop;
    const entries = list.matching();
    stage.replaceChildren(make("div", { class: "overview" }, list.groups(entries).map(group =>
      make("section", { "aria-label": group.name },
        make("h3", {}, group.name, make("span", { class: "muted", text: group.members.length })),
        make("div", { class: "cards" }, group.members.map(entry => overview.card(entry)))))));
    if (!entries.length) stage.replaceChildren(make("p", { class: "failure", text: "Nothing to show." }));
    const isOther = overview.shown !== list.text + list.only;
    overview.shown = list.text + list.only;
    if (top) stage.scrollTop = isOther || changed?.has("story") ? 0 : top;
  },

  card(entry) {
    const cover = overview.cover(entry);
    const key = JSON.stringify([entry, cover, state.vision]);
    const known = overview.cards.get(entry.id);
    if (known?.key === key) return known.card;
    const picture = cover
      ? sheets.image(cover[0], { alt: "", loading: "lazy", decoding: "async", width: cover[1], height: cover[2],
          class: state.vision === "full" ? undefined : `lens-${state.vision}` })
      : make("span", { class: "none", text: entry.fault ? "Cannot be read" : entry.version ? "No picture" : "Being drawn" });
    const card = make("a", { class: "card", href: `#/${entry.id}` }, make("div", { class: "shot" }, picture),
      make("div", { class: "name" }, make("span", { text: list.name(entry) }), list.mark(entry)));
    overview.cards.set(entry.id, { key, card });
    return card;
  },
};
