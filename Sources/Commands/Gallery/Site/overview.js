/* All stories at once, in the chosen scheme and direction. */
const overview = {
  start() {
    onChange(changed => {
      const isShown = ["index", "story", "scheme", "direction", "vision"].some(name => changed.has(name));
      if (isShown) overview.render();
    });
  },

  cover(entry) {
    const covers = entry.covers ?? {};
    const keys = Object.keys(covers);
    const [scheme, direction] = (keys[0] ?? "light-ltr").split("-");
    return covers[`${state.scheme ?? scheme}-${state.direction ?? direction}`] ?? covers[keys[0]];
  },

  render() {
    document.body.classList.toggle("home", !state.story);
    if (state.story) return;
    const stage = byId("stage");
    const entries = list.matching();
    stage.replaceChildren(make("div", { class: "overview" }, list.groups(entries).map(group =>
      make("section", { "aria-label": group.name },
        make("h3", {}, group.name, make("span", { class: "muted", text: group.members.length })),
        make("div", { class: "cards" }, group.members.map(entry => overview.card(entry)))))));
    if (!entries.length) stage.replaceChildren(make("p", { class: "failure", text: "Nothing to show." }));
    stage.scrollTop = 0;
  },

  card(entry) {
    const cover = overview.cover(entry);
    const picture = cover
      ? make("img", { src: picturePath(cover[0]), alt: "", loading: "lazy", decoding: "async", width: cover[1], height: cover[2],
          class: state.vision === "full" ? undefined : `lens-${state.vision}` })
      : make("span", { class: "none", text: entry.fault ? "Cannot be read" : "No picture" });
    return make("a", { class: "card", href: `#/${entry.id}` }, make("div", { class: "shot" }, picture),
      make("div", { class: "name" }, make("span", { text: list.name(entry) }), list.mark(entry)));
  },
};
