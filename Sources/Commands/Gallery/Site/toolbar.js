/* Everything that is switched: appearance, views, layers, tools, the site itself. */
const toolbar = {
  start() {
    fillSegments(byId("views"), "view", [
      { value: "canvas", label: "Canvas", title: "One picture (1)" }, { value: "variants", label: "Variants", title: "All variants (2)" },
      { value: "beside", label: "Devices", title: "Widths, devices and variants side by side (4)" },
      { value: "compare", label: "Compare", title: "With the golden (3)" },
    ], view => change({ view }));
    fillSegments(byId("schemes"), "scheme", [
      { value: "light", label: "Light", icon: "sun", title: "Light (d)" }, { value: "dark", label: "Dark", icon: "moon", title: "Dark (d)" },
    ], scheme => change({ scheme }));
    fillSegments(byId("directions"), "direction", [
      { value: "ltr", label: "LTR", title: "Left to right (r)" }, { value: "rtl", label: "RTL", title: "Right to left (r)" },
    ], direction => change({ direction }));
    fillSegments(byId("theme"), "theme", [
      { value: "auto", label: "Site as the system", icon: "auto", hidesLabel: true }, { value: "light", label: "Light site", icon: "sun", hidesLabel: true },
      { value: "dark", label: "Dark site", icon: "moon", hidesLabel: true },
    ], toolbar.setTheme);
    byId("theme").classList.add("icons");
    showSegments(byId("theme"), document.documentElement.dataset.theme);
    toolbar.fill("vision", [["full", "Full colour"], ["protan", "Protan"], ["deutan", "Deutan"], ["tritan", "Tritan"], ["gray", "Gray"]]);
    toolbar.fill("profile", gallery.index.profiles.map(profile => [profile.id, `${profile.id === "hig" ? "HIG" : profile.id === "android" ? "Android" : profile.id.toUpperCase().replaceAll("-", " ")} ${points(profile.side)}`]));
    byId("vision").addEventListener("change", event => change({ vision: event.target.value }));
    byId("profile").addEventListener("change", event => change({ profile: event.target.value }));
    byId("size").addEventListener("change", event => change({ size: event.target.value }));
    byId("rest").addEventListener("change", event => change({ rest: event.target.value }));
    const layers = [["hit", "Hit areas", "h"], ["frames", "Frames", "f"], ["baselines", "Baselines", "b"], ["order", "Reading order", "o"]];
    byId("layers").append(...layers.map(([name, label, key]) => make("button", { class: "toggle icon-only", id: `layer-${name}`,
      "aria-pressed": "false", "aria-label": label, title: `${label} (${key})`, onclick: () => overlays.toggle(name) },
      icon(name === "baselines" ? "baseline" : name))));
    const click = (id, action) => byId(id).addEventListener("click", action);
    click("smaller", () => toolbar.stepSize(-1));
    click("larger", () => toolbar.stepSize(1));
    click("contrast", toolbar.toggleContrast);
    click("measure", measure.toggle);
    click("grid", stage.toggleGrid);
    click("zoom-in", () => toolbar.stepZoom(1));
    click("zoom-out", () => toolbar.stepZoom(-1));
    click("zoom-value", () => stage.setZoom(1));
    click("zoom-fit", () => change({ zoom: "fit" }));
    click("frame", toolbar.toggleFrame);
    click("ui-direction", () => {
      const dir = isLeftToRight() ? "rtl" : "ltr";
      document.documentElement.dir = dir;
      memory.set("dir", dir);
      toolbar.showDirection();
      if (state.story) stage.applyZoom();
    });
    toolbar.showDirection();
    click("copy-link", () => copyText(location.href, "Link"));
    click("print", () => print());
    onChange(toolbar.show);
  },

  fill(id, options) {
    byId(id).replaceChildren(...options.map(([value, text]) => make("option", { value, text })));
  },

  setTheme(theme) {
    document.documentElement.dataset.theme = theme;
    memory.set("theme", theme);
    showSegments(byId("theme"), theme);
  },

  showDirection() { byId("ui-direction").setAttribute("aria-pressed", String(!isLeftToRight())); },

  toggleFrame() {
    const frame = !state.frame;
    change({ frame });
    if (frame && state.view === "canvas" && gallery.variant && !devices.frame(gallery.variant)) announce("This picture is no screen of a phone or tablet");
  },

  stepZoom(by) {
    if (state.view === "variants") {
      const zoom = matrix.zoom;
      const next = by > 0 ? zooms.find(value => value > zoom) : zooms.findLast(value => value < zoom);
      if (next) change({ zoom: Math.min(next, 2) });
    } else stage.step(by);
  },

  stepSize(by) {
    if (!gallery.story) return;
    const sizes = valuesOf(gallery.story, "size");
    const next = sizes[sizes.indexOf(gallery.variant.size) + by];
    if (next) { change({ size: next }); announce(`Type size ${typeSizeNames[gallery.variant.size]}`); }
  },

  toggleContrast() {
    const now = gallery.variant?.contrast ?? state.contrast ?? "standard";
    change({ contrast: now === "increased" ? "standard" : "increased" });
  },

  cycle(axis, values) {
    const now = gallery.variant?.[axis] ?? state[axis] ?? values[0];
    change({ [axis]: values[(values.indexOf(now) + 1) % values.length] });
  },

  show(changed) {
    const isHover = changed.size === 1 && changed.has("hover");
    if (isHover) return;
    const story = state.story ? gallery.story : null;
    const variant = story ? gallery.variant ?? fittingVariant(story) : null;
    const isThere = axis => value => !story || valuesOf(story, axis).includes(value);
    showSegments(byId("views"), state.view);
    // Layers and tools belong to one picture.
    document.body.classList.toggle("is-whole", state.view !== "canvas" && state.view !== "beside");
    document.body.classList.toggle("is-beside", state.view === "beside");
    byId("frame").setAttribute("aria-pressed", String(state.frame));
    const picture = byId("open-picture");
    picture.hidden = !variant?.picture;
    picture.href = toolbar.pictureLink();
    for (const page of pages) {
      const link = byId(`page-${page}`);
      if (state.page === page) link.setAttribute("aria-current", "page"); else link.removeAttribute("aria-current");
    }
    showSegments(byId("schemes"), variant?.scheme ?? state.scheme ?? "light", isThere("scheme"));
    showSegments(byId("directions"), variant?.direction ?? state.direction ?? "ltr", isThere("direction"));
    toolbar.showSizes(story, variant);
    const contrast = byId("contrast");
    contrast.setAttribute("aria-pressed", String((variant?.contrast ?? state.contrast) === "increased"));
    contrast.disabled = !story || valuesOf(story, "contrast").length < 2;
    byId("vision").value = state.vision;
    byId("profile").value = state.profile;
    for (const name of layerNames) {
      byId(`layer-${name}`).setAttribute("aria-pressed", String(state.layers.has(name)));
      byId(`layer-${name}`).disabled = state.view !== "canvas";
    }
    for (const id of ["measure", "grid"]) {
      byId(id).setAttribute("aria-pressed", String(state[id]));
      byId(id).disabled = state.view !== "canvas";
    }
    const rests = story ? valuesOf(story, "rest") : [];
    byId("rest-field").hidden = rests.length < 2;
    toolbar.fill("rest", rests.map(rest => [rest, rest || "Default"]));
    byId("rest").value = variant?.rest ?? "";
    toolbar.showHeading();
    toolbar.showFault();
  },

  /** The address of the picture alone. */
  pictureLink() {
    const view = state.view;
    state.view = "picture";
    const link = permalink.text();
    state.view = view;
    return link;
  },

  showSizes(story, variant) {
    const sizes = story ? valuesOf(story, "size") : [];
    toolbar.fill("size", (sizes.length ? sizes : ["large"]).map(size => [size, typeSizeNames[size]]));
    byId("size").value = variant?.size ?? "large";
    const index = sizes.indexOf(variant?.size);
    byId("size").disabled = sizes.length < 2;
    byId("smaller").disabled = index <= 0;
    byId("larger").disabled = index < 0 || index >= sizes.length - 1;
  },

  showHeading() {
    const entry = gallery.entries.get(state.story);
    const title = gallery.index.title;
    document.title = entry ? `${list.name(entry)} · ${title}` : title;
    for (const id of ["title", "brand"]) byId(id).textContent = title;
    if (!entry) {
      byId("heading").textContent = state.page ? titled(state.page) : "All stories";
      if (state.page) document.title = `${titled(state.page)} · ${title}`;
      byId("subtitle").textContent = state.page ? "" : counted(gallery.index.stories.length, "story", "stories");
      return;
    }
    const group = entry.id.includes("/") ? `${titled(entry.id.split("/")[0])} / ` : "";
    byId("heading").replaceChildren(make("span", { class: "muted", text: group }), list.name(entry));
    byId("subtitle").textContent = gallery.variant && gallery.story ? gallery.variant.name : "";
  },

  /** What is wrong with the document or the theme, with the lines around it. */
  showFault() {
    const entry = gallery.entries.get(state.story);
    const fault = entry?.fault ?? gallery.index.themeFault;
    const panel = byId("fault");
    const key = fault ? JSON.stringify([fault, entry?.id, entry?.variants]) : "";
    if (panel.dataset.key === key) return;
    panel.dataset.key = key;
    panel.hidden = !fault;
    if (!fault) return panel.replaceChildren();
    const title = fault === entry?.fault ? "This document cannot be read" : "The theme cannot be read";
    const note = (entry ? entry.variants : true) ? " The last good picture stays until it can." : "";
    const content = [make("h3", {}, icon("warning"), title)];
    if (!fault.line) content.push(make("p", { text: fault.message + note }));
    else {
      content.push(make("p", {}, make("strong", { text: `${fault.file}:${fault.line}:${fault.column}` }), ` at ${fault.path}: ${fault.reason}${/[.?!]$/.test(fault.reason) ? "" : "."}${note}`));
      const lines = (fault.excerpt ?? []).flatMap((line, index) => {
        const number = fault.firstLine + index;
        const gutter = `${String(number).padStart(5)}  `;
        if (number !== fault.line) return [make("i", { text: gutter }), `${line}\n`];
        return [make("i", { text: gutter }), make("b", { text: `${line}\n` }), make("b", { text: `${" ".repeat(gutter.length + fault.column - 1)}^\n` })];
      });
      if (lines.length) content.push(make("pre", { tabindex: 0, "aria-label": "The lines around the fault" }, lines));
    }
    panel.replaceChildren(...content);
  },
};
