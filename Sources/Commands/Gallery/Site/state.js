/* What is shown, as one object; its permalink; and the variant of a story that fits it best. */
const state = {
  story: null, page: null, query: "", view: "canvas",
  scheme: null, direction: null, size: null, contrast: null, rest: null,
  vision: "full", layers: new Set(), profile: "hig",
  zoom: "fit", grid: false, measure: false,
  node: null, anchor: null, hover: null,
  mode: "side", mix: 50, tab: "inspect",
  controls: {},
  frame: false, rows: null, columns: null, beside: [],
};

/** What controls are set to where nobody has set any. */
const noControls = state.controls;

const axes = ["scheme", "direction", "size", "contrast", "rest"];
const views = ["canvas", "variants", "beside", "compare", "picture"];
const pages = ["symbols", "tokens"];
const layerNames = ["hit", "frames", "baselines", "order"];
const tabs = ["inspect", "heard", "audit", "controls"];
const modes = ["side", "swipe", "onion", "blink", "difference"];
const visions = ["full", "protan", "deutan", "tritan", "gray"];

const listeners = [];
/** Calls `render` after each change with the names of what has changed. */
function onChange(render) { listeners.push(render); }

function change(values) {
  const changed = new Set();
  for (const [name, value] of Object.entries(values)) {
    if (state[name] === value) continue;
    state[name] = value;
    changed.add(name);
  }
  if (!changed.size) return;
  if (changed.has("page") && state.page && state.story) { state.story = null; changed.add("story"); }
  if (changed.has("story") && state.story && state.page) { state.page = null; changed.add("page"); }
  if (changed.has("story")) {
    state.beside = [];
    Object.assign(state, { node: null, anchor: null, hover: null });
    if (!("controls" in values)) state.controls = noControls;
    for (const name of ["node", "anchor", "hover"]) changed.add(name);
  }
  // Other values are other pictures.
  if (changed.has("controls")) changed.add("loaded");
  for (const render of listeners) render(changed);
  if (!(changed.size === 1 && changed.has("hover"))) permalink.write();
}

/** The variant of a story that is nearest to what is asked for. */
function fittingVariant(story, among) {
  if (!story) return null;
  const base = story.variants[0];
  const weights = { rest: 16, scheme: 8, direction: 6, size: 4, contrast: 1 };
  let best = null, bestScore = -1;
  for (const variant of among ?? controls.variants(story)) {
    let score = 0;
    for (const axis of axes) {
      const wanted = state[axis] ?? base[axis] ?? "";
      if ((variant[axis] ?? "") === wanted) score += weights[axis];
    }
    if (score > bestScore) [best, bestScore] = [variant, score];
  }
  return best;
}

/** The values that a story has along an axis, in the order of its variants. */
function valuesOf(story, axis) {
  const values = new Set((controls.isLive ? story.variants : controls.variants(story)).map(variant => variant[axis] ?? ""));
  if (axis !== "size") return [...values];
  return gallery.index.typeSizes.filter(size => values.has(size));
}

/** The state in the address: everything that is not as it is by default. */
const permalink = {
  written: null,
  /** While it is, the address waits. */
  isHeld: false,

  text() {
    const query = new URLSearchParams();
    const base = gallery.story?.variants[0];
    for (const axis of axes) {
      if (state[axis] !== null && state[axis] !== (base?.[axis] ?? "")) query.set(axis, state[axis]);
    }
    if (state.vision !== "full") query.set("vision", state.vision);
    if (state.layers.size) query.set("layers", [...state.layers].join("+"));
    if (state.profile !== gallery.index.profile) query.set("profile", state.profile);
    if (state.zoom !== "fit") query.set("zoom", state.zoom);
    if (state.grid) query.set("grid", "1");
    if (state.measure) query.set("measure", "1");
    if (state.anchor) query.set("from", state.anchor);
    if (state.node) query.set("node", state.node);
    if (state.view !== "canvas") query.set("view", state.view);
    if (state.view === "compare" && state.mode !== "side") query.set("mode", state.mode);
    if (state.tab !== "inspect") query.set("tab", state.tab);
    if (state.frame) query.set("frame", "1");
    if (state.view === "variants") for (const name of ["rows", "columns"]) if (state[name]) query.set(name, state[name]);
    if (state.view === "beside" && state.beside.length) query.set("beside", state.beside.join("+"));
    if (state.page) {
      query.set("page", state.page);
      if (state.query) query.set("q", state.query);
    }
    for (const [name, value] of Object.entries(state.controls)) query.append("control", `${name}=${value}`);
    const search = query.toString().replaceAll("+", "%20").replaceAll("%2F", "/").replaceAll("%2B", "+");
    return `#/${state.story ?? ""}${search ? `?${search}` : ""}`;
  },

  write() {
    const text = this.text();
    if (permalink.isHeld || text === (location.hash || "#/")) return;
    this.written = text;
    const pageIn = new URLSearchParams(location.hash.split(/\?(.*)/s)[1] ?? "").get("page");
    const isOtherStory = permalink.storyIn(location.hash) !== (state.story ?? "") || pageIn !== state.page;
    // A story is a step back in the browser's history; how it is shown is not.
    if (isOtherStory) location.hash = text; else history.replaceState(null, "", text);
  },

  storyIn(hash) { return decodeURIComponent(hash.replace(/^#?\/?/, "").split("?")[0]); },

  /** Takes the state from the address, also where it was written by hand. */
  read() {
    const [, search = ""] = location.hash.split(/\?(.*)/s);
    const query = new URLSearchParams(search.replaceAll("+", "%2B"));
    const known = new Set((gallery.index?.stories ?? []).map(story => story.id));
    const id = permalink.storyIn(location.hash);
    const one = (name, allowed, otherwise) => allowed.includes(query.get(name)) ? query.get(name) : otherwise;
    const zoom = Number(query.get("zoom"));
    const isSame = id === state.story;
    const values = {
      story: known.has(id) ? id : null,
      vision: one("vision", visions, "full"),
      layers: new Set((query.get("layers") ?? "").split("+").filter(name => layerNames.includes(name))),
      profile: one("profile", gallery.index.profiles.map(profile => profile.id), gallery.index.profile),
      zoom: zoom > 0 ? clamp(zoom, 0.1, 64) : "fit",
      grid: query.has("grid"), measure: query.has("measure"),
      view: one("view", views, "canvas"), mode: one("mode", modes, "side"),
      tab: one("tab", tabs, "inspect"),
      page: id ? null : one("page", pages, null), query: query.get("q") ?? "",
      frame: query.has("frame"), rows: query.get("rows"), columns: query.get("columns"),
    };
    // What a reader chose stays while stories change, unless the address says otherwise.
    const set = Object.fromEntries(query.getAll("control").map(text => [text.split("=")[0], text.split("=").slice(1).join("=")]));
    values.controls = controls.same(set, state.controls) ? state.controls : set;
    for (const axis of axes) values[axis] = query.get(axis) ?? (isSame || search ? null : state[axis]);
    symbols.text = values.query;
    change(values);
    change({ node: query.get("node"), anchor: query.get("from"), beside: (query.get("beside") ?? "").split("+").filter(Boolean) });
  },
};

window.addEventListener("hashchange", () => {
  if (location.hash === permalink.written) return;
  permalink.read();
});
