/* A variant beside its golden. */
const compare = {
  timer: 0,
  modes: [
    { value: "side", label: "Side by side" }, { value: "swipe", label: "Swipe" }, { value: "onion", label: "Onion" },
    { value: "blink", label: "Blink" }, { value: "difference", label: "Difference" },
  ],

  start() {
    onChange(changed => {
      if (changed.has("view") || changed.has("story")) clearInterval(compare.timer);
      if (state.view === "compare" && gallery.story && changed.has("mode")) compare.render();
      else if (state.view === "compare" && changed.has("mix")) compare.mix();
    });
  },

  render() {
    clearInterval(compare.timer);
    const variant = gallery.variant;
    const golden = variant.golden;
    const element = byId("stage");
    if (!golden || golden.message || variant.failure || !variant.picture) {
      element.replaceChildren(compare.explain(variant));
      return;
    }
    const bar = make("div", { class: "compare-bar" });
    const choices = make("fieldset", { class: "segments", id: "modes" }, make("legend", { class: "hidden", text: "Comparison" }));
    fillSegments(choices, "mode", compare.modes, mode => change({ mode }));
    showSegments(choices, state.mode);
    bar.append(choices);
    if (state.mode === "swipe" || state.mode === "onion") {
      bar.append(make("label", { class: "field" }, make("span", { text: state.mode === "swipe" ? "Edge" : "Opacity" }),
        make("input", { type: "range", id: "mix", min: 0, max: 100, value: state.mix, oninput: event => change({ mix: Number(event.target.value) }) })));
    }
    bar.append(compare.verdict(golden));
    const scale = variant.scale;
    const own = { path: variant.picture, width: variant.width, height: variant.height };
    const kept = golden.picture ? { path: golden.picture, width: golden.size[0] / scale, height: golden.size[1] / scale } : own;
    const isStacked = state.mode !== "side";
    const pair = make("div", { class: `pair mode-${state.mode} ${isStacked ? "is-stacked" : ""}` },
      compare.figure(kept, "Golden"), compare.figure(own, "Now"));
    if (state.mode === "swipe") pair.lastChild.append(make("div", { class: "edge" }));
    element.replaceChildren(bar, pair);
    stage.applyLens();
    stage.applyZoom();
    compare.mix();
    // Three flashes a second are the limit of WCAG 2.3.1; one change a second is far from it.
    if (state.mode === "blink") compare.timer = setInterval(() => pair.classList.toggle("second"), 1000);
  },

  figure(picture, title) {
    return make("figure", { style: { "--fw": picture.width, "--fh": picture.height } },
      make("figcaption", { text: `${title} · ${points(picture.width)} × ${points(picture.height)} pt` }),
      make("div", { class: "frame" }, sheets.image(picture.path, { alt: title, draggable: "false" })));
  },

  mix() { document.querySelector(".pair")?.style.setProperty("--mix", state.mix); },

  verdict(golden) {
    const facts = [];
    if (golden.pixels) facts.push(counted(golden.pixels, "pixel differs", "pixels differ"));
    else if (golden.state === "differs") facts.push("The picture is the same");
    if (golden.tree) facts.push("the laid-out tree differs");
    return golden.state === "same"
      ? make("span", { class: "chip good", text: "Same as its golden" })
      : make("span", { class: "chip warn", text: facts.join(", ") });
  },

  explain(variant) {
    const others = gallery.story.variants.filter(each => each.golden && each !== variant);
    const [title, text] = !variant.picture && variant.pending ? ["Being drawn", "This variant appears here by itself."]
      : variant.failure ? [variant.title ?? "This variant cannot be drawn", variant.failure]
      : variant.golden ? [variant.golden.state === "unusable" ? "The golden cannot be used" : "This variant differs from its golden", variant.golden.message]
      : ["This variant has no golden", others.length ? "These variants of the story have one:" : "Record goldens with the record command."];
    return make("div", { class: "board" }, make("div", { class: "failure" }, make("strong", { text: title }), text,
      make("div", { class: "goldens" }, others.map(each =>
        make("button", { text: each.name, onclick: () => chooseVariant(each) })))));
  },
};

/** Shows one variant of the story. */
function chooseVariant(variant, values = {}) {
  change({ ...Object.fromEntries(axes.map(axis => [axis, variant[axis] ?? ""])), ...values });
}
