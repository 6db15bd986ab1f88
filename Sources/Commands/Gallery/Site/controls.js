/* Controls: what of a story can be set. From disk there are the pictures that were drawn beforehand; a page of
   `render-cli serve` has every value drawn. */
const controls = {
  /** What the server drew, by what was asked for; the latest last. */
  drawn: new Map(), wanted: null, isBusy: false,
  /** What the form is made from, so that it stays while only values change. */
  shape: null,

  start() {
    onChange(changed => { if (["loaded", "index", "story", "controls", "tab"].some(name => changed.has(name))) controls.render(); });
  },

  get isLive() { return gallery.index.serves === true; },

  /** The controls of a picture with their values. */
  fields(variant) { return variant?.home?.controls?.[variant.controls] ?? []; },

  /** The value of a control where nobody sets one. */
  own(name) { return controls.fields(gallery.story?.variants[0]).find(field => field.name === name)?.value; },

  set(name, value) {
    const next = { ...state.controls };
    if (value === controls.own(name)) delete next[name]; else next[name] = value;
    change({ controls: next });
  },

  same(one, other) {
    const names = Object.keys(one);
    return names.length === Object.keys(other).length && names.every(name => one[name] === other[name]);
  },

  // Pictures

  /** The variants of a story with the values that are set. */
  variants(story) {
    if (!Object.keys(state.controls).length) return story.variants;
    if (controls.isLive) return [controls.live(story)];
    const found = story.controlled.filter(variant => controls.same(variant.set, state.controls));
    return found.length ? found : [controls.missing(story)];
  },

  /** A variant without a picture, in place of one that was not drawn beforehand. */
  missing(story) {
    const { name, scheme, direction, size, contrast, rest, home, controls: fields } = fittingVariant(story, story.variants);
    const known = controls.fields(story.variants[0]).map(field => field.name);
    const unknown = Object.keys(state.controls).find(name => !known.includes(name));
    if (unknown !== undefined) {
      return { name, scheme, direction, size, contrast, rest, home, controls: fields, failure: `${story.id} has no control ${unknown}.` };
    }
    return { name, scheme, direction, size, contrast, rest, home, controls: fields, title: "Not drawn beforehand",
      failure: `A gallery on disk has the pictures of some values. This draws these: ${controls.command()}` };
  },

  /** What the server drew of the values, or what is shown until it has. */
  live(story) {
    const base = fittingVariant(story, story.variants);
    const values = Object.fromEntries(Object.entries(state.controls).sort());
    const body = JSON.stringify({ story: story.id, variant: base.name, controls: values });
    const key = `${story.version} ${body}`;
    const known = controls.drawn.get(key);
    if (known) return known;
    controls.draw({ key, body, base });
    const last = gallery.variant?.home?.id === story.id && gallery.variant.picture ? gallery.variant : base;
    return { ...last, pending: true };
  },

  /** Asks for one picture at a time; of what is wanted meanwhile only the last is asked for. */
  async draw(wanted) {
    controls.wanted = wanted;
    if (controls.isBusy) return;
    controls.isBusy = true;
    while (controls.wanted) {
      const { key, body, base } = controls.wanted;
      controls.wanted = null;
      controls.drawn.set(key, await controls.ask(body, base));
      if (controls.drawn.size > 500) controls.drawn.delete(controls.drawn.keys().next().value);
      for (const render of listeners) render(new Set(["loaded"]));
    }
    controls.isBusy = false;
  },

  async ask(body, base) {
    const failed = failure => ({ ...base, picture: undefined, tree: undefined, golden: undefined, findings: undefined, failure });
    try {
      const answer = await fetch("frame", { method: "POST", headers: { "Content-Type": "application/json" }, body });
      const data = await answer.json();
      if (data.problem) return failed(data.problem);
      data.nodes_ = new Map();
      return Object.assign(data.variants[0], { home: data });
    } catch {
      return failed("The server does not answer. It ends with the command that started it: run render-cli serve again.");
    }
  },

  // The form

  render() {
    const story = state.story ? gallery.story : null;
    const fields = story ? controls.fields(gallery.variant) : [];
    const known = story ? controls.fields(story.variants[0]) : [];
    byId("tab-controls").hidden = !known.length && state.tab !== "controls";
    const pane = byId("pane-controls");
    const shape = JSON.stringify([story?.id, controls.isLive, Boolean(story?.controlled.length), fields.map(field => ({ ...field, value: null }))]);
    if (shape !== controls.shape) {
      controls.shape = shape;
      const focused = pane.contains(document.activeElement) ? document.activeElement.id : "";
      pane.replaceChildren(...(fields.length ? controls.form(story, fields)
        : [make("p", { class: "empty", style: { "padding-inline": "0" }, text: "This story has no controls." })]));
      if (focused) byId(focused)?.focus();
    }
    for (const [index, field] of fields.entries()) controls.show(index, field);
    const isSet = Object.keys(state.controls).length > 0;
    if (byId("controls-reset")) byId("controls-reset").disabled = !isSet;
    const status = byId("controls-status");
    const text = isSet && gallery.variant?.failure ? gallery.variant.failure : "";
    if (status && status.textContent !== text) status.textContent = text;
  },

  form(story, fields) {
    const isOpen = field => controls.isLive || story.controlled.some(variant => field.name in variant.set);
    const closed = fields.filter(field => !isOpen(field));
    const button = (text, action, id) => make("button", { class: "action", id, text, onclick: action });
    return [
      ...fields.map((field, index) => controls.row(field, index, isOpen(field))),
      make("p", { id: "controls-status", class: "also", role: "status" }),
      closed.length > 0 && make("p", { id: "controls-note", class: "also",
        text: `Drawn beforehand are switches, short choices and steps of ranges. render-cli serve draws every value, also of ${closed.map(field => field.name).join(", ")}.` }),
      make("div", { class: "actions" },
        button("Reset", () => change({ controls: noControls }), "controls-reset"),
        button("Copy as Swift", () => copyText(controls.swift(fields), "Swift")),
        button("Copy as JSON", () => copyText(controls.json(fields), "JSON")),
        button("Copy as command", () => copyText(controls.command(), "Command"))),
    ].filter(Boolean);
  },

  row(field, index, isOpen) {
    const id = `control-${index}`;
    const common = { id, disabled: !isOpen, "aria-describedby": isOpen ? undefined : "controls-note" };
    const set = event => controls.set(field.name, event.target.value);
    const stops = controls.isLive ? [] : field.stops ?? [];
    const name = make("label", { for: id, text: field.name });
    const select = choices => make("select", { ...common, onchange: set }, choices.map(choice => make("option", { value: choice, text: choice })));
    const bounds = { min: field.minimum, max: field.maximum };
    switch (field.kind) {
      case "bool":
        return make("div", { class: "control is-switch" },
          make("input", { ...common, type: "checkbox", onchange: event => controls.set(field.name, String(event.target.checked)) }), name);
      case "choice": case "color":
        return make("div", { class: "control" }, name, select(field.choices));
      case "range": case "integer": {
        if (isOpen && stops.length) {
          const slider = make("input", { ...common, type: "range", min: 0, max: stops.length - 1, step: 1, oninput: event => controls.set(field.name, stops[event.target.value]) });
          return make("div", { class: "control" }, name, make("span", { class: "pair-of-inputs" }, slider, make("output", { for: id })));
        }
        const step = field.kind === "integer" ? 1 : "any";
        const number = make("input", { ...common, type: "number", ...bounds, step, oninput: event => { if (event.target.value !== "") set(event); } });
        const isBounded = isOpen && field.minimum !== undefined && field.maximum > field.minimum;
        const slider = isBounded && make("input", { type: "range", ...bounds, "aria-label": `${field.name}, as a slider`,
          step: field.kind === "integer" ? 1 : Number(((field.maximum - field.minimum) / 200).toPrecision(3)), oninput: set });
        return make("div", { class: "control" }, name, make("span", { class: "pair-of-inputs" }, slider, number));
      }
      case "date":
        return make("div", { class: "control" }, name, make("input", { ...common, type: "datetime-local", min: "1583-01-01T00:00", max: "9999-12-31T23:59",
          onchange: event => { if (event.target.value) controls.set(field.name, controls.date(event.target.value)); } }));
      default:
        return make("div", { class: "control" }, name, make("input", { ...common, type: "text", dir: "auto", autocomplete: "off", oninput: set }));
    }
  },

  /** The value of a control in its row, unless that is being written. */
  show(index, field) {
    const input = byId(`control-${index}`);
    const value = state.controls[field.name] ?? field.value;
    if (field.kind === "bool") { input.checked = value === "true"; return; }
    const row = input.closest(".control");
    const output = row.querySelector("output");
    if (output) {
      const place = field.stops.indexOf(value);
      output.textContent = value;
      input.setAttribute("aria-valuetext", value);
      // A value of the story's own that lies between two stops.
      input.value = place >= 0 ? place : field.stops.findLastIndex(stop => Number(stop) < Number(value));
      return;
    }
    for (const each of row.querySelectorAll("input, select")) {
      const shown = field.kind === "date" && !value.includes("T") ? `${value}T00:00` : value;
      if (each !== document.activeElement || each.matches("select")) each.value = shown;
    }
  },

  /** As values of dates are written: midnight is left out. */
  date(text) { return text.slice(0, 16).replace(/T00:00$/, ""); },

  // What is copied

  value(field) { return state.controls[field.name] ?? field.value; },

  swift(fields) {
    const quoted = text => `"${[...text].map(each => ({ "\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t" })[each]
      ?? (/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(each) ? `\\u{${each.codePointAt(0).toString(16)}}` : each)).join("")}"`;
    const special = { nan: "Double.nan", inf: "Double.infinity", "-inf": "-Double.infinity" };
    const decimal = text => special[text] ?? (/^-?\d+$/.test(text) ? `${text}.0` : text);
    // Behind the operator a minus sign needs parentheses.
    const greatest = value => value < 0 ? `(${value})` : value;
    const range = (field, least, most) => `.range(${field.minimum === undefined ? least : field.minimum}...${field.maximum === undefined ? most : greatest(field.maximum)})`;
    // A number here has 53 bits; what lies beyond is the least or the greatest of Int's 64.
    const whole = field => ({ minimum: Number.isSafeInteger(field.minimum) ? field.minimum : undefined,
      maximum: Number.isSafeInteger(field.maximum) ? field.maximum : undefined });
    const forms = {
      range: (field, value) => [range(field, "-Double.infinity", "Double.infinity"), decimal(value)],
      integer: (field, value) => [range(whole(field), "Int.min", "Int.max"), value],
      text: (_, value) => [".text", quoted(value)], bool: (_, value) => [".bool", value],
      choice: (field, value) => [`.choice([${field.choices.map(quoted).join(", ")}])`, quoted(value)],
      color: (_, value) => [".color", `ColorRole.${value}`],
      date: (_, value) => [".date", `Date(timeIntervalSince1970: ${Date.parse(`${value}${value.includes("T") ? "" : "T00:00"}:00Z`) / 1000})`],
    };
    // Names of properties: those that a view has already, and those of the controls before.
    const taken = new Set(["body"]);
    return fields.map(field => {
      const [kind, value] = forms[field.kind](field, controls.value(field));
      const words = field.name.split(/[^\p{XID_Continue}]+/u).filter(Boolean);
      const joined = words.map((word, index) => index ? word.charAt(0).toUpperCase() + word.slice(1) : word.charAt(0).toLowerCase() + word.slice(1)).join("");
      const name = /^(\p{XID_Start}|_+[\p{L}\p{N}])/u.test(joined) ? joined : `value${joined.replaceAll("_", "")}`;
      let own = name;
      for (let number = 2; taken.has(own); number += 1) own = `${name}${number}`;
      taken.add(own);
      return `@Control(${quoted(field.name)}, ${kind}) var ${swiftKeywords.has(own) ? `\`${own}\`` : own} = ${value}`;
    }).join("\n");
  },

  /** The member `controls` of a document. */
  json(fields) {
    const isNumber = field => field.kind === "range" || field.kind === "integer";
    return JSON.stringify({ controls: fields.map(field => ({ name: field.name, kind: field.kind,
      ...(isNumber(field) ? { minimum: field.minimum ?? -1e12, maximum: field.maximum ?? 1e12 } : {}),
      ...(field.kind === "choice" ? { choices: field.choices } : {}),
      value: isNumber(field) ? Number(controls.value(field)) : field.kind === "bool" ? controls.value(field) === "true" : controls.value(field) })) }, null, 2);
  },

  command() {
    const quoted = text => /^[\w./@%+=:,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
    const entry = gallery.entries.get(state.story);
    const values = Object.entries(state.controls).map(([name, value]) => ` --control ${quoted(`${name}=${value}`)}`);
    return `render-cli render ${quoted(entry?.document ?? state.story)}${gallery.variant?.name ? ` --variant ${gallery.variant.name}` : ""}${values.join("")} -o picture.png`;
  },
};
