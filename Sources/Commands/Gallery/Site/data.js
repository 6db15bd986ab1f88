/* Data comes as scripts, since pages from disk may not request files. Each calls back by name. */
const waiting = new Map();
const stories = new Map();
let pulseSeen = null;
let ticks = 0;
/** When the gallery was last seen to change. */
let lastChange = performance.now();

function loadScript(address) {
  return new Promise((resolve, reject) => {
    const script = make("script", { src: address });
    script.addEventListener("load", () => { script.remove(); resolve(); });
    script.addEventListener("error", () => { script.remove(); reject(new Error(`${address} is missing`)); });
    document.head.append(script);
  });
}

window.stillframe = {
  index(index) {
    const isFirst = !gallery.index;
    gallery.index = index;
    gallery.entries = new Map(index.stories.map(entry => [entry.id, entry]));
    if (isFirst) return;
    // A watched gallery has been built again.
    for (const render of listeners) render(new Set(["index"]));
    const entry = gallery.entries.get(state.story);
    if (state.story && !entry) change({ story: null });
    else if (entry && entry.version !== gallery.story?.version) showStory();
  },
  story(story) {
    waiting.get(story.id)?.(story);
  },
  symbols(list) { symbols.all = list; },
  tokens(list) { tokens.all = list; },
  pulse(pulse) {
    gallery.index.watching = pulse.watching;
    gallery.index.building = pulse.building;
    if (pulseSeen !== pulse.index) {
      pulseSeen = pulse.index;
      lastChange = performance.now();
      loadScript(`data/index.js?${pulse.index}`).catch(() => { pulseSeen = null; });
    }
  },
};

/** What is still to be drawn keeps the picture that was there before, if one was. */
function adopt(story, before) {
  const known = new Map((before?.variants ?? []).map(variant => [variant.name, variant]));
  story.controlled = story.variants.filter(variant => variant.set).map(variant => Object.assign(variant, { home: story }));
  story.variants = story.variants.filter(variant => !variant.set).map(variant => {
    const old = variant.pending ? known.get(variant.name) : null;
    return old && !old.pending ? { ...old, pending: true } : Object.assign(variant, { home: story });
  });
}

/** The data of a story in the version that the list names. */
function loadStory(entry) {
  const known = stories.get(entry.id);
  if (known?.version === entry.version) return Promise.resolve(known);
  return new Promise((resolve, reject) => {
    waiting.set(entry.id, story => {
      waiting.delete(entry.id);
      story.version = entry.version;
      story.nodes_ = new Map();
      adopt(story, stories.get(entry.id));
      stories.set(entry.id, story);
      resolve(story);
    });
    loadScript(`data/${entry.id}.js?${entry.version}`).catch(reject);
  });
}

/** The nodes of a variant: what they are, where they are and how they look, put together. */
function nodesOf(variant) {
  if (variant?.tree === undefined) return [];
  const key = `${variant.tree}/${variant.paint}`;
  // The variant may have come with earlier data than its story.
  const { home } = variant;
  const known = home.nodes_.get(key);
  if (known) return known;
  const parents = [];
  const seen = new Map();
  const nodes = home.trees[variant.tree].map((place, index) => {
    const [identity, depth, x, y, width, height, more = {}] = place;
    // The numbers of the inspector's rows and, behind them, the contrast.
    const parts = home.looks[home.paints[variant.paint][index]];
    const contrast = typeof parts.at(-1) === "object" ? parts.at(-1) : undefined;
    const look = { rows: parts.filter(part => part !== contrast).map(number => home.rows[number]), contrast };
    const node = { ...home.nodes[identity], ...more, ...look, index, depth, x, y, width, height, children: [] };
    // Copies of one view share a path; each still needs a name of its own here.
    const copies = (seen.get(node.path) ?? 0) + 1;
    seen.set(node.path, copies);
    if (copies > 1) node.path = `${node.path}#${copies}`;
    parents.length = depth;
    node.parent = parents[depth - 1] ?? null;
    node.parent?.children.push(node);
    parents[depth] = node;
    return node;
  });
  home.nodes_.set(key, nodes);
  return nodes;
}

/** What a designer calls a node. */
function nodeTitle(node) {
  if (/^[vhz]stack$/.test(node.type)) return `${node.type[0].toUpperCase()}Stack`;
  return titled(node.type.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase());
}

function nodeWords(node) { return node.label ?? node.text ?? node.symbol ?? ""; }

async function showStory() {
  const entry = gallery.entries.get(state.story);
  if (!entry || entry.version === undefined || !entry.variants) {
    gallery.story = null;
    for (const render of listeners) render(new Set(["loaded"]));
    return;
  }
  try {
    const story = await loadStory(entry);
    if (state.story !== entry.id) return;
    gallery.story = story;
  } catch (error) {
    gallery.story = null;
    gallery.loadingFault = error.message;
  }
  for (const render of listeners) render(new Set(["loaded"]));
  permalink.write();
}

onChange(changed => {
  if (!changed.has("story")) return;
  gallery.story = null;
  gallery.loadingFault = null;
  if (state.story) showStory();
});

/** Asks a gallery that is watched or being built, again and again, whether there is more of it. */
function watchPulse() {
  const { watching, building } = gallery.index;
  showProgress();
  if (!watching && !building) return;
  ticks += 1;
  loadScript(`data/pulse.js?${ticks}`).catch(() => {})
    .finally(() => setTimeout(watchPulse, document.hidden ? 1000 : 100));
}

/** How far the gallery is: the first build as a bar, what a change has left to draw beside the title. */
function showProgress() {
  const { watching, building, stories } = gallery.index;
  const left = stories.reduce((sum, entry) => sum + (entry.pending ?? 0), 0);
  const live = byId("live");
  live.hidden = !watching;
  live.textContent = left && !building ? `${left} to draw` : "Live";
  byId("building").hidden = !building;
  if (!building) return;
  const [done, total] = building;
  Object.assign(byId("built"), { max: Math.max(total, 1), value: done });
  const silence = Math.round((performance.now() - lastChange) / 1000);
  const text = `${done} of ${counted(total, "story", "stories")} drawn.`
    + (silence > 20 ? " Nothing has come for a while: the build may have been stopped." : "");
  if (byId("building-text").textContent !== text) byId("building-text").textContent = text;
}
