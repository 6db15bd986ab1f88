/* The stories at the side: groups, search, and what is to be looked at. */
const list = {
  closed: new Set(), text: "", only: "all",

  start() {
    fillSegments(byId("filter"), "filter", [
      { value: "all", label: "All" }, { value: "changed", label: "Changed", title: "Stories that differ from their goldens" },
      { value: "findings", label: "Findings", title: "Stories with findings of the audit" },
    ], value => { list.only = value; list.render(); });
    showSegments(byId("filter"), "all");
    byId("search").addEventListener("input", event => { list.text = event.target.value.trim().toLowerCase(); list.render(); overview.render(); });
    byId("search").addEventListener("keydown", event => {
      if (event.key === "Enter") byId("list").querySelector("a")?.click();
      if (event.key === "ArrowDown") { event.preventDefault(); byId("list").querySelector("a")?.focus(); }
      if (event.key === "Escape") { event.target.value = ""; list.text = ""; list.render(); overview.render(); event.target.blur(); }
    });
    byId("list").addEventListener("keydown", event => {
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      const links = [...byId("list").querySelectorAll("a")];
      const next = links[links.indexOf(document.activeElement) + (event.key === "ArrowDown" ? 1 : -1)];
      if (next) { event.preventDefault(); next.focus(); }
    });
    onChange(changed => {
      if (changed.has("index")) list.render();
      else if (changed.has("story")) list.showCurrent();
    });
  },

  matching() {
    const words = list.text.split(/\s+/).filter(Boolean);
    return gallery.index.stories.filter(entry => {
      const name = `${entry.id} ${entry.id.replaceAll("-", " ")} ${entry.document ?? ""}`.toLowerCase();
      if (!words.every(word => name.includes(word))) return false;
      if (list.only === "changed") return entry.differing || entry.fault;
      if (list.only === "findings") return entry.errors || entry.warnings || entry.fault || entry.failed;
      return true;
    });
  },

  /** Stories by the first part of their ids, in the order of the gallery. */
  groups(entries) {
    const groups = new Map();
    for (const entry of entries) {
      const name = entry.id.includes("/") ? entry.id.split("/")[0] : "";
      if (!groups.has(name)) groups.set(name, []);
      groups.get(name).push(entry);
    }
    return [...groups].map(([name, members]) => ({ name: name ? titled(name) : "Documents", key: name, members }));
  },

  /** A story's name within its group. */
  name(entry) {
    const parts = entry.id.split("/");
    return parts.slice(parts.length > 1 ? 1 : 0).map(titled).join(" / ");
  },

  mark(entry) {
    const [kind, text] = entry.fault ? ["bad", "cannot be read"]
      : entry.failed ? ["bad", "cannot be drawn"]
      : entry.differing ? ["", "differs from its goldens"]
      : entry.errors ? ["warn", counted(entry.errors, "finding", "findings")]
      : [null, ""];
    if (kind === null) return null;
    return make("span", { class: `mark-dot ${kind}`, title: titled(text) }, make("span", { class: "hidden", text: `, ${text}` }));
  },

  render() {
    const container = byId("list");
    // An answer about places makes the browser lay out what stands there: nothing is asked of an empty list.
    const top = container.firstChild && container.scrollTop;
    const entries = list.matching();
    const isSearching = list.text !== "" || list.only !== "all";
    container.replaceChildren(...list.groups(entries).map(group => {
      const isOpen = isSearching || !list.closed.has(group.key);
      const items = make("ul", { id: `group-${group.key}`, hidden: !isOpen }, group.members.map(entry =>
        make("li", {}, make("a", { href: `#/${entry.id}`, "data-id": entry.id, title: entry.document ?? entry.id },
          make("span", { text: list.name(entry) }), list.mark(entry)))));
      const head = make("button", { class: "group-head", "aria-expanded": String(isOpen), "aria-controls": `group-${group.key}`,
        onclick: () => {
          if (list.closed.has(group.key)) list.closed.delete(group.key); else list.closed.add(group.key);
          list.render();
          byId("list").querySelector(`[aria-controls="group-${group.key}"]`)?.focus();
        } }, icon("chevron"), make("span", { text: group.name }), make("span", { class: "count", text: group.members.length }));
      return make("section", {}, make("h2", {}, head), items);
    }));
    byId("nothing").hidden = entries.length > 0;
    byId("nothing").textContent = list.text ? "No story has this name." : "Nothing to look at here.";
    list.showCurrent();
    if (top) container.scrollTop = top;
  },

  showCurrent() {
    for (const link of byId("list").querySelectorAll("a")) {
      const isCurrent = link.dataset.id === state.story;
      if (isCurrent) {
        link.setAttribute("aria-current", "page");
        link.scrollIntoView({ block: "nearest" });
      } else link.removeAttribute("aria-current");
    }
  },

  /** The next story in the list, or the one before. */
  step(by) {
    const entries = list.matching();
    if (!entries.length) return;
    const index = entries.findIndex(entry => entry.id === state.story);
    const next = index < 0 ? (by > 0 ? 0 : entries.length - 1) : clamp(index + by, 0, entries.length - 1);
    change({ story: entries[next].id });
  },
};
