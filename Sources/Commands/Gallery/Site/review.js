/* The page on which people decide about changes, one after the other or a whole group at once. */
const review = {
  data: null, current: 0, mode: "side", timer: 0, isMarking: false, region: null, areKeysOn: memory.get("keys") !== "off",

  modes: [
    { value: "side", label: "Side by side" }, { value: "swipe", label: "Swipe" }, { value: "onion", label: "Onion" },
    { value: "blink", label: "Blink" }, { value: "difference", label: "Difference" }, { value: "before", label: "Before" },
    { value: "after", label: "After" },
  ],

  keys: [
    ["j", "Next change", () => review.show(review.current + 1)], ["k", "Previous change", () => review.show(review.current - 1)],
    ["n", "Next undecided change", () => review.toUndecided()],
    ["a", "Accept, then the next undecided one", () => review.decide("accepted")],
    ["x", "Reject, then the next undecided one", () => review.decide("rejected")],
    ["A", "Accept the whole group", () => review.decideGroup("accepted")],
    ["X", "Reject the whole group", () => review.decideGroup("rejected")],
    ["]", "Next group", () => review.toGroup(1)], ["[", "Previous group", () => review.toGroup(-1)],
    ["u", "Undo", () => review.undo()], ["c", "Comment", () => byId("comment-text").focus()],
    ["m", "Mark a region or a node in the picture", () => review.mark(!review.isMarking)],
    ["e", "Next way to compare", () => review.cycleMode()], ["s", "Sign and save", () => review.askName()],
    ["?", "These shortcuts", () => byId("help").showModal()],
  ],

  start(data) {
    review.data = data;
    data.changes.forEach((change, number) => { change.number = number; });
    let first = 0;
    for (const group of data.groups) {
      group.numbers = Array.from({ length: group.count }, (_, index) => first + index);
      for (const number of group.numbers) data.changes[number].group = group;
      first += group.count;
    }
    decisions.start(data.changes, data.id);
    document.title = `Review of ${data.title} against ${data.against}`;
    byId("title").textContent = `${data.title} against ${data.against}`;
    fillSegments(byId("modes"), "mode", review.modes, mode => review.setMode(mode));
    review.buildList();
    const on = (id, action) => byId(id).addEventListener("click", action);
    on("accept", () => review.decide("accepted"));
    on("reject", () => review.decide("rejected"));
    on("accept-group", () => review.decideGroup("accepted"));
    on("reject-group", () => review.decideGroup("rejected"));
    on("previous", () => review.show(review.current - 1));
    on("next", () => review.show(review.current + 1));
    on("undo", () => review.undo());
    on("mark", () => review.mark(!review.isMarking));
    on("save", () => review.askName());
    on("sign-cancel", () => byId("sign").close());
    on("help-button", () => byId("help").showModal());
    on("help-close", () => byId("help").close());
    byId("mix").addEventListener("input", event => byId("pictures").style.setProperty("--mix", event.target.value));
    byId("sign").addEventListener("submit", () => review.save(byId("sign-name").value.trim()));
    byId("open").addEventListener("change", event => review.open(event.target));
    byId("comment").addEventListener("submit", event => { event.preventDefault(); review.comment(); });
    byId("keys-on").checked = review.areKeysOn;
    byId("keys-on").addEventListener("change", event => {
      review.areKeysOn = event.target.checked;
      memory.set("keys", review.areKeysOn ? "on" : "off");
    });
    byId("help-keys").append(...review.keys.map(([key, meaning]) => make("li", {}, make("span", { text: meaning }), make("kbd", { text: key }))));
    document.addEventListener("keydown", review.down);
    window.addEventListener("hashchange", () => review.show(review.numberOf(location.hash)));
    marking.start();
    if (!data.changes.length) {
      byId("review").replaceChildren(make("p", { class: "empty" }, `Nothing differs from ${data.against}.`));
      review.showProgress();
      return;
    }
    review.show(location.hash ? review.numberOf(location.hash) : Math.max(0, decisions.entries.findIndex(entry => !entry.decision)));
  },

  numberOf(hash) {
    const golden = decodeURIComponent(hash.slice(1));
    return Math.max(0, review.data.changes.findIndex(change => change.golden === golden));
  },

  // --- The list -------------------------------------------------------------------------------------------

  buildList() {
    byId("changes").append(...review.data.groups.map(group => {
      group.head = make("h3", {}, group.cause, make("span", { class: "count" }));
      return make("section", {}, group.head, make("ul", {}, group.numbers.map(number => {
        const change = review.data.changes[number];
        change.link = make("a", { href: `#${encodeURIComponent(change.golden)}` },
          make("span", { class: "state" }), make("span", { text: `${change.story} · ${change.variant}` }));
        return make("li", {}, change.link);
      })));
    }));
  },

  showStates(numbers) {
    const groups = new Set();
    for (const number of numbers) {
      const change = review.data.changes[number], entry = decisions.entries[number];
      const word = entry.decision ?? (entry.conflict ? "conflict" : "undecided");
      change.link.dataset.state = word;
      change.link.firstChild.textContent = word;
      groups.add(change.group);
    }
    for (const group of groups) {
      const decided = group.numbers.filter(number => decisions.entries[number].decision).length;
      group.head.lastChild.textContent = `${decided} of ${group.count}`;
    }
    review.showProgress();
  },

  showProgress() {
    const [accepted, rejected, all] = [decisions.count("accepted"), decisions.count("rejected"), decisions.entries.length];
    const faults = review.data.faults.length ? `, ${review.data.faults.length} not compared` : "";
    byId("progress").textContent = `${accepted} accepted, ${rejected} rejected, ${all - accepted - rejected} undecided${faults}`;
    byId("done").max = Math.max(all, 1);
    byId("done").value = accepted + rejected;
    byId("undo").disabled = !decisions.history.length;
  },

  // --- One change -------------------------------------------------------------------------------------------

  get change() { return review.data.changes[review.current]; },
  get entry() { return decisions.entries[review.current]; },

  show(number) {
    const { changes } = review.data;
    if (!changes.length) return;
    changes[review.current].link.removeAttribute("aria-current");
    review.current = clamp(number, 0, changes.length - 1);
    const { change } = review;
    change.link.setAttribute("aria-current", "true");
    change.link.scrollIntoView({ block: "nearest" });
    const hash = `#${encodeURIComponent(change.golden)}`;
    if (location.hash !== hash) history.replaceState(null, "", hash);
    review.region = null;
    byId("name").textContent = `${change.story} · ${change.variant}`;
    byId("facts").textContent = [`${review.current + 1} of ${changes.length}`, change.kind,
      change.kind === "changed" && `${points(change.share * 100)} % of the picture`, change.source].filter(Boolean).join(" · ");
    byId("words").replaceChildren(...[...new Set([change.group.cause, ...change.words])].map(text => make("li", { text })));
    byId("details").hidden = !change.details;
    byId("lines").textContent = change.details;
    byId("comment-on").replaceChildren(make("option", { value: "", text: "the whole picture" }),
      ...change.nodes.map(([title], index) => make("option", { value: index, text: title })));
    const { group } = change;
    for (const [id, word] of [["accept-group", "Accept"], ["reject-group", "Reject"]]) {
      byId(id).textContent = group.count > 1 ? `${word} all ${group.count}` : `${word} group`;
      byId(id).title = `${word} all of “${group.cause}”`;
    }
    review.showPictures();
    review.showDecision();
  },

  showDecision() {
    const { entry } = review;
    byId("accept").setAttribute("aria-pressed", String(entry.decision === "accepted"));
    byId("reject").setAttribute("aria-pressed", String(entry.decision === "rejected"));
    byId("comments").replaceChildren(...(entry.conflict ? [make("li", { class: "conflict", text: `Conflict: ${entry.conflict}. Decide again.` })] : []),
      ...entry.comments.map(comment => make("li", {}, make("p", { text: comment.text }),
        make("p", { class: "muted", text: [comment.by || "you", comment.date, comment.node ?? (comment.region && `at ${comment.region.map(points).join(", ")}`)].filter(Boolean).join(" · ") }))));
    review.showStates(decisions.entries.keys());
    marking.show();
  },

  // --- Pictures ---------------------------------------------------------------------------------------------

  showPictures() {
    clearInterval(review.timer);
    const { change } = review;
    const both = change.was && change.now;
    const mode = both ? review.mode : "side";
    showSegments(byId("modes"), mode, () => Boolean(both));
    byId("mix-field").hidden = mode !== "swipe" && mode !== "onion";
    byId("mix-name").textContent = mode === "onion" ? "Opacity" : "Edge";
    const figures = [["was", "Before"], ["now", "Now"]].filter(([key]) => change[key]
      && !(mode === "before" && key === "now") && !(mode === "after" && key === "was"))
      .map(([key, title]) => review.figure(change[key], title));
    const isStacked = figures.length === 2 && mode !== "side";
    const pair = make("div", { class: `review-pair mode-${mode} ${isStacked ? "is-stacked" : ""}` }, figures);
    if (!figures.length) pair.append(make("p", { class: "empty", text: "Only the hashes of this golden are kept: there is no picture of it." }));
    byId("pictures").style.setProperty("--mix", byId("mix").value);
    byId("pictures").replaceChildren(pair);
    // One change a second is far below the three flashes of WCAG 2.3.1.
    if (mode === "blink") review.timer = setInterval(() => pair.classList.toggle("second"), 1000);
    marking.show();
    for (const next of [review.current + 1, review.current + 2]) {
      for (const picture of [review.data.changes[next]?.was, review.data.changes[next]?.now]) {
        if (picture) new Image().src = review.path(picture);
      }
    }
  },

  path([name]) { return `pictures/${name.slice(0, 2)}/${name}.webp`; },

  figure(picture, title) {
    const [, width, height] = picture;
    const image = make("img", { src: review.path(picture), alt: `${title}: ${review.change.story}, ${review.change.variant}`, draggable: "false" });
    return make("figure", { style: { "--fw": width, "--fh": height }, class: title === "Now" ? "is-now" : "is-before" },
      make("figcaption", { text: `${title} · ${points(width)} × ${points(height)} pt` }),
      make("div", { class: "frame" }, image, make("div", { class: "marks" })));
  },

  setMode(mode) {
    review.mode = mode;
    review.showPictures();
  },

  cycleMode() {
    const names = review.modes.map(mode => mode.value);
    review.setMode(names[(names.indexOf(review.mode) + 1) % names.length]);
    announce(review.modes.find(mode => mode.value === review.mode).label);
  },

  // --- Decisions --------------------------------------------------------------------------------------------

  decide(decision) {
    decisions.decide([review.current], decision);
    review.showStates([review.current]);
    review.toUndecided();
  },

  decideGroup(decision) {
    const { group } = review.change;
    decisions.decide(group.numbers, decision);
    review.showStates(group.numbers);
    announce(`${counted(group.count, "change", "changes")} ${decision}`);
    review.toUndecided();
  },

  toUndecided() {
    const { entries } = decisions;
    for (let step = 1; step <= entries.length; step += 1) {
      const number = (review.current + step) % entries.length;
      if (!entries[number].decision) return review.show(number);
    }
    review.show(review.current);
    announce("Everything is decided: sign and save");
  },

  toGroup(step) {
    const { groups } = review.data;
    const index = clamp(groups.indexOf(review.change.group) + step, 0, groups.length - 1);
    review.show(groups[index].numbers[0]);
  },

  undo() {
    const number = decisions.undo();
    if (number === null) return announce("Nothing to undo");
    review.show(number);
    announce("Undone");
  },

  // --- Comments ---------------------------------------------------------------------------------------------

  comment() {
    const field = byId("comment-text");
    const text = field.value.trim();
    if (!text) return field.focus();
    const index = byId("comment-on").value;
    const comment = { text, by: decisions.name, date: decisions.now() };
    if (index === "region") comment.region = review.region;
    else if (index !== "") comment.node = review.change.nodes[index][0];
    decisions.edit([review.current], entry => entry.comments.push(comment));
    field.value = "";
    review.region = null;
    byId("comment-on").querySelector("[value=region]")?.remove();
    review.mark(false);
    review.showDecision();
    field.blur();
    announce("Comment added");
  },

  mark(isOn) {
    review.isMarking = isOn;
    byId("mark").setAttribute("aria-pressed", String(isOn));
    byId("pictures").classList.toggle("is-marking", isOn);
  },

  // --- Files ------------------------------------------------------------------------------------------------

  askName() {
    byId("sign-facts").textContent = byId("progress").textContent;
    byId("sign-name").value = decisions.name;
    byId("sign").showModal();
    byId("sign-name").focus();
  },

  save(name) {
    if (!name) return;
    const blob = new Blob([decisions.sign(name)], { type: "application/json" });
    const link = make("a", { href: URL.createObjectURL(blob), download: "review.json" });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    review.showDecision();
    announce("review.json saved");
  },

  async open(input) {
    const [file] = input.files;
    input.value = "";
    if (!file) return;
    try {
      const told = decisions.take(JSON.parse(await file.text()));
      review.show(review.current);
      announce(`${counted(told.taken, "decision", "decisions")} taken, ${counted(told.conflicts, "conflict", "conflicts")}, ${told.stale} of other pictures`);
    } catch (error) {
      announce(`This file cannot be read: ${error.message}`);
    }
  },

  down(event) {
    const isTyping = event.target.matches("input:not([type=radio], [type=checkbox], [type=file]), textarea, select");
    if (event.key === "Escape" && isTyping) return event.target.blur();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && event.target.id === "comment-text") return review.comment();
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (!review.areKeysOn || !review.data.changes.length) return;
    const key = { ArrowRight: "j", ArrowLeft: "k" }[event.key] ?? event.key;
    const action = review.keys.find(([name]) => name === key)?.[2];
    if (!action) return;
    event.preventDefault();
    action();
  },
};

/* Regions that are dragged and nodes that are pressed in a picture, and the marks of comments and of changes. */
const marking = {
  from: null,

  start() {
    const area = byId("pictures");
    area.addEventListener("pointerdown", event => {
      if (!review.isMarking || !marking.place(event)) return;
      event.preventDefault();
      marking.from = marking.place(event);
      area.setPointerCapture(event.pointerId);
    });
    area.addEventListener("pointermove", event => {
      if (marking.from) marking.drag(marking.place(event, marking.from.frame));
    });
    area.addEventListener("pointerup", event => {
      if (!marking.from) return;
      const [from, to] = [marking.from, marking.place(event, marking.from.frame)];
      marking.from = null;
      if (Math.hypot(to.x - from.x, to.y - from.y) < 4) return marking.pick(from);
      marking.drag(to, from);
      marking.choose("region", `the region ${review.region.map(points).join(", ")}`);
    });
  },

  /** Where a pointer is, in points of the picture. */
  place(event, frame = event.target.closest?.(".frame")) {
    if (!frame) return null;
    const box = frame.getBoundingClientRect();
    const figure = frame.closest("figure");
    const scale = box.width / Number(figure.style.getPropertyValue("--fw"));
    return { frame, x: clamp((event.clientX - box.left) / scale, 0, box.width / scale), y: clamp((event.clientY - box.top) / scale, 0, box.height / scale) };
  },

  drag(to, from = marking.from) {
    const round = value => Math.round(value * 10) / 10;
    review.region = [Math.min(from.x, to.x), Math.min(from.y, to.y), Math.abs(to.x - from.x), Math.abs(to.y - from.y)].map(round);
    marking.show();
  },

  /** The smallest node at a place. */
  pick({ x, y }) {
    const hits = review.change.nodes.map((node, index) => [node, index])
      .filter(([[, left, top, width, height]]) => x >= left && y >= top && x <= left + width && y <= top + height)
      .sort(([a], [b]) => a[3] * a[4] - b[3] * b[4]);
    if (!hits.length) return;
    const [[[title, ...box], index]] = hits;
    review.region = box;
    marking.show();
    marking.choose(String(index), title);
  },

  choose(value, text) {
    const select = byId("comment-on");
    select.querySelector("[value=region]")?.remove();
    if (value === "region") select.append(make("option", { value, text }));
    select.value = value;
    announce(`Comment on ${text}`);
    byId("comment-text").focus();
  },

  show() {
    const { change, entry, region } = review;
    const nodes = new Map(change.nodes.map(([title, ...box]) => [title, box]));
    const boxes = [...change.regions.map(box => ["changed", box]),
      ...entry.comments.map(comment => ["noted", comment.region ?? nodes.get(comment.node)]), ["marked", region]].filter(([, box]) => box);
    for (const marks of document.querySelectorAll(".marks")) {
      const figure = marks.closest("figure");
      const [width, height] = ["--fw", "--fh"].map(name => Number(figure.style.getPropertyValue(name)));
      marks.replaceChildren(...boxes.map(([kind, [x, y, w, h]]) => make("div", { class: `mark-box ${kind}`, style: {
        left: `${x / width * 100}%`, top: `${y / height * 100}%`, width: `${w / width * 100}%`, height: `${h / height * 100}%` } })));
    }
  },
};

const stillframe = { review: data => review.start(data) };
