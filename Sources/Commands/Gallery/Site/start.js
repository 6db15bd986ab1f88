/* Begins once the list of stories is there. */
panes.start();

function begin() {
  // The picture first: what lies over it and beside it is made from what it shows.
  byId("stage").replaceChildren();
  stage.start();
  pinch.start();
  swipe.start();
  devices.start();
  overlays.start();
  compare.start();
  list.start();
  overview.start();
  inspector.start();
  heard.start();
  controls.start();
  toolbar.start();
  keys.start();
  state.profile = gallery.index.profile;
  byId("review-link").hidden = !gallery.index.review;
  permalink.read();
  for (const render of listeners) render(new Set(["index"]));
  // From the navigation on, with layout and painting: what the reader waits for.
  requestAnimationFrame(() => setTimeout(() => performance.measure("shown", { start: 0 })));
  watchPulse();
}

/** A page that is opened while its folder is being written waits for the list, and keeps asking. */
function awaitIndex(tries = 0) {
  if (gallery.index) return begin();
  const [title, text] = tries < 10 ? ["Waiting for the gallery", "Its list of stories is being written."]
    : ["The gallery's data is missing", "The folder data beside this page cannot be read. Build the gallery again; this page shows it as soon as it is there."];
  byId("stage").replaceChildren(make("p", { class: "failure", role: "status" }, make("strong", { text: title }), text));
  loadScript(`data/index.js?${tries}`).catch(() => {}).finally(() => setTimeout(awaitIndex, 300, tries + 1));
}

document.addEventListener("DOMContentLoaded", () => awaitIndex());

// Pictures further down load when they are scrolled to; paper has no scrolling.
window.addEventListener("beforeprint", () => {
  for (const image of byId("stage").querySelectorAll("img[loading]")) image.loading = "eager";
});
