/* Begins once the list of stories is there. */
window.addEventListener("load", () => {
  if (!gallery.index) {
    byId("stage").replaceChildren(make("p", { class: "failure" }, make("strong", { text: "The gallery's data is missing" }),
      "The folder data beside this page cannot be read. Build the gallery again."));
    return;
  }
  // The picture first: what lies over it and beside it is made from what it shows.
  stage.start();
  overlays.start();
  compare.start();
  list.start();
  overview.start();
  inspector.start();
  toolbar.start();
  keys.start();
  state.profile = gallery.index.profile;
  permalink.read();
  for (const render of listeners) render(new Set(["index"]));
  overview.render();
  watchPulse();
});

// Pictures further down load when they are scrolled to; paper has no scrolling.
window.addEventListener("beforeprint", () => {
  for (const image of byId("stage").querySelectorAll("img[loading]")) image.loading = "eager";
});
