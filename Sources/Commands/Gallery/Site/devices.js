/* Frames and status bars of phones and tablets, drawn around pictures that have a screen's size; and pictures of
   several widths or devices beside one another. */
const devices = {
  start() {
    onChange(changed => {
      if (state.story && gallery.story && changed.has("frame")) stage.render();
      if (state.view === "beside" && gallery.story && changed.has("beside")) stage.render();
    });
  },

  /** The frame of a picture, in points; `null` where it is no screen. */
  frame(variant) {
    const { width, height } = variant;
    // A picture that knows its device keeps clear of the bars; beside any other they stand outside.
    const own = variant.device ?? (variant.home ?? gallery.story)?.device;
    const sized = gallery.index.devices.find(device => device.size[0] === width && device.size[1] === height);
    const known = own ? gallery.index.devices.find(device => device.name === own) : sized;
    const [short, long] = [Math.min(width, height), Math.max(width, height)];
    const kind = sized ? (short < 600 ? "phone" : "tablet")
      : short >= 320 && short <= 480 && long >= 560 && long <= 1000 ? "phone"
      : short >= 700 && short <= 1100 && long >= 900 && long <= 1500 ? "tablet" : null;
    if (!kind || short !== width) return null;
    const [top, bottom] = known?.safe ?? (kind === "tablet" ? [24, 20] : long < 700 ? [20, 0] : [47, 34]);
    const isInside = Boolean(own);
    const hasButton = bottom === 0;
    return { kind, top, bottom, isInside, hasIsland: kind === "phone" && top >= 59, hasNotch: kind === "phone" && top > 20 && top < 59,
      bezel: kind === "tablet" ? 24 : hasButton ? 14 : 12, chin: hasButton ? 72 : 0, radius: hasButton ? 4 : kind === "tablet" ? 18 : 47 };
  },

  /** How much a frame adds to a picture: above, below and at each side. */
  margins(variant) {
    const frame = state.frame && variant ? devices.frame(variant) : null;
    if (!frame) return { above: 0, below: 0, beside: 0 };
    const ends = frame.bezel + frame.chin;
    return { above: ends + (frame.isInside ? 0 : frame.top), below: ends + (frame.isInside ? 0 : frame.bottom), beside: frame.bezel };
  },

  /** Dresses a board in a frame, if one is asked for and fits. */
  dress(board, variant) {
    const frame = state.frame ? devices.frame(variant) : null;
    if (!frame) return board;
    const outside = frame.isInside ? [0, 0] : [frame.top, frame.bottom];
    board.classList.add("is-framed", `is-${frame.kind}`, variant.scheme === "dark" ? "is-dark" : "is-light");
    const values = { bezel: frame.bezel, chin: frame.chin, radius: frame.radius, top: frame.top, bottom: frame.bottom, "outer-top": outside[0], "outer-bottom": outside[1] };
    for (const [name, value] of Object.entries(values)) board.style.setProperty(`--${name}`, value);
    const svg = (name, viewBox, ...shapes) => {
      const element = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      element.setAttribute("viewBox", viewBox);
      element.setAttribute("class", name);
      element.innerHTML = shapes.join("");
      return element;
    };
    board.prepend(make("div", { class: "bezel", "aria-hidden": "true" }));
    board.append(make("div", { class: "status", "aria-hidden": "true" }, make("b", { text: "9:41" }),
      (frame.hasIsland || frame.hasNotch) && make("i", { class: frame.hasIsland ? "island" : "notch" }),
      svg("signs", "0 0 68 14",
        '<path d="M1 9h3v4H1zM6 7h3v6H6zM11 4h3v9h-3zM16 1h3v12h-3z"/>',
        '<path d="M33 3.200a10 10 0 0 1 7 2.800l1.300-1.300a11.900 11.900 0 0 0-16.600 0L26 6a10 10 0 0 1 7-2.800zm0 3.700c1.700 0 3.200.600 4.300 1.700l1.300-1.300a8.100 8.100 0 0 0-11.200 0l1.300 1.300A6.200 6.200 0 0 1 33 6.900zm2.700 3.400a4 4 0 0 0-5.400 0L33 13z"/>',
        '<rect x="45.5" y="1.500" width="19" height="11" rx="3" class="shell"/><rect x="47" y="3" width="16" height="8" rx="1.800"/><path d="M66 5c1 .4 1.500 1 1.500 2s-.5 1.600-1.500 2z"/>')));
    if (frame.bottom) board.append(make("div", { class: "indicator", "aria-hidden": "true" }));
    return board;
  },

  // Side by side

  /** The variants beside one another: those in the address, else the current one in every width that there is. */
  chosen() {
    const { variant } = gallery;
    const all = controls.variants(gallery.story);
    const named = state.beside.map(name => all.find(each => each.name === name)).filter(Boolean);
    if (named.length) return named;
    const isNear = each => axes.every(axis => axis === "rest" || each[axis] === variant[axis])
      && Object.keys(each.traits ?? {}).every(axis => axis === "width" || axis === "height");
    const wide = all.filter(isNear);
    if (wide.length > 1) return wide.sort((a, b) => a.width - b.width);
    // Without widths, both schemes and directions say most beside one another.
    const plain = each => each.size === variant.size && each.contrast === variant.contrast && (each.rest ?? "") === (variant.rest ?? "");
    return all.filter(plain).slice(0, 4);
  },

  title(variant) {
    const { width, height } = variant.traits ?? {};
    const device = width && gallery.index.devices.find(each => each.size[0] === Number(width) && (!height || each.size[1] === Number(height)));
    return device ? `${device.name} · ${variant.name}` : variant.name;
  },

  render() {
    const all = controls.variants(gallery.story);
    const shown = devices.chosen();
    const choose = variants => change({ beside: variants.map(variant => variant.name) });
    const add = make("select", { id: "beside-add", "aria-label": "Add a variant", onchange: event => {
      const variant = all.find(each => each.name === event.target.value);
      if (variant) { choose([...shown, variant]); announce(`${variant.name} added`); byId("beside-add")?.focus(); }
    } }, make("option", { value: "", text: "Add a variant" }),
      all.filter(each => !shown.includes(each)).map(each => make("option", { value: each.name, text: devices.title(each) })));
    const bar = make("div", { class: "compare-bar" }, make("span", { class: "field" }, add),
      state.beside.length > 0 && make("button", { class: "toggle", text: "Widths", title: "The widths of the story again", onclick: () => change({ beside: [] }) }));
    const figures = shown.map(variant => make("figure", {},
      make("figcaption", {}, make("button", { class: "source", text: devices.title(variant), title: devices.title(variant), "aria-label": `${devices.title(variant)}, show alone`, onclick: () => chooseVariant(variant, { view: "canvas" }) }),
        make("button", { class: "tool", "aria-label": `Remove ${variant.name}`, title: `Remove ${variant.name}`, disabled: shown.length < 2,
          onclick: () => { choose(shown.filter(each => each !== variant)); announce(`${variant.name} removed`); } }, icon("close"))),
      variant.picture ? devices.dress(make("div", { class: "artboard is-clear", style: { "--w": variant.width, "--h": variant.height, "--scale": variant.scale } },
        sheets.image(variant.picture, { alt: variant.name, draggable: "false" })), variant)
        : make("p", { class: "waits", text: variant.failure ? "Cannot be drawn" : "Being drawn" })));
    byId("stage").replaceChildren(bar, make("div", { class: "beside" }, figures));
    stage.applyLens();
    stage.applyZoom();
  },

  /** The zoom at which all pictures beside one another fit. */
  get fit() {
    const shown = devices.chosen().filter(variant => variant.width);
    const element = byId("stage");
    const sum = (name, more) => shown.reduce((sum, variant) => sum + variant[name] + more(devices.margins(variant)), 0);
    // On a phone they stand below one another, as the style sheet has it.
    if (element.clientHeight > element.clientWidth) {
      return clamp((element.clientWidth - 32) / Math.max(...shown.map(variant => variant.width + 2 * devices.margins(variant).beside)), 0.1, 1);
    }
    const wide = (element.clientWidth - 96 - 40 * (shown.length - 1)) / Math.max(sum("width", each => 2 * each.beside), 1);
    const tall = Math.min(...shown.map(variant => (element.clientHeight - 200) / (variant.height + devices.margins(variant).above + devices.margins(variant).below)));
    return clamp(Math.min(wide, tall), Math.min(0.25, wide), 1);
  },
};
