/* The page on which people decide about changes, one after the other or a whole group at once. */
const review = {
  data: null, current: 0, mode: "side", timer: 0, isMarking: false, region: null, areKeysOn: memory.get("keys") !== "off",
  filter: "all",

  modes: [
    { value: "side", label: "Side by side" }, { value: "swipe", label: "Swipe" }, { value: "onion", label: "Onion" },
    { value: "blink", label: "Blink" }, { value: "difference", label: "Difference" }, { value: "before", label: "Before" },
    { value: "after", label: "After" },
  ],

  /** What the list may be reduced to. */
  filters: {
    all: { label: "All", isShown: () => true },
    undecided: { label: "Undecided", isShown: entry => !entry.decision },
    accepted: { label: "Accepted", isShown: entry => entry.decision === "accepted" },
    rejected: { label: "Rejected", isShown: entry => entry.decision === "rejected" },
    commented: { label: "Commented", isShown: entry => decisions.comments(entry).length > 0 },
    conflict: { label: "In conflict", isShown: entry => Boolean(entry.conflict) },
  },

  keys: [
    ["j", "Next change", () => review.step(1)], ["k", "Previous change", () => review.step(-1)],
    ["n", "Next undecided change", () => review.toUndecided()],
    ["a", "Accept, then the next undecided one", () => review.decide("accepted")],
    ["x", "Reject, then the next undecided one", () => review.decide("rejected")],
    ["A", "Accept the whole group", () => review.decideGroup("accepted")],
    ["X", "Reject the whole group", () => review.decideGroup("rejected")],
    ["d", "Clear the decision", () => review.clear([review.current])],
    ["D", "Clear the decisions of the whole group", () => review.clear(review.change.group.numbers)],
    ["]", "Next group", () => review.toGroup(1)], ["[", "Previous group", () => review.toGroup(-1)],
    ["f", "Choose which changes are shown", () => byId("show-only").focus()],
    ["u", "Undo", () => review.undo()], ["c", "Comment", () => byId("comment-text").focus()],
    ["m", "Mark: arrow keys move a region, Shift and arrows size it, Enter comments on it", () => marking.turn(!review.isMarking)],
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
    byId("note").textContent = data.note ?? "";
    byId("note").hidden = !data.note;
    fillSegments(byId("modes"), "mode", review.modes, mode => review.setMode(mode));
    review.buildList();
    const on = (id, action) => byId(id).addEventListener("click", action);
    on("accept", () => review.decide("accepted"));
    on("reject", () => review.decide("rejected"));
    on("accept-group", () => review.decideGroup("accepted"));
    on("reject-group", () => review.decideGroup("rejected"));
    on("clear", () => review.clear([review.current]));
    on("previous", () => review.step(-1));
    on("next", () => review.step(1));
    on("undo", () => review.undo());
    on("mark", () => marking.turn(!review.isMarking));
    byId("show-only").append(...Object.entries(review.filters).map(([value, { label }]) => make("option", { value, text: label })));
    byId("show-only").addEventListener("change", event => review.setFilter(event.target.value));
    on("save", () => review.askName());
    on("sign-cancel", () => byId("sign").close());
    on("help-button", () => byId("help").showModal());
    on("help-close", () => byId("help").close());
    byId("mix").addEventListener("input", event => byId("pictures").style.setProperty("--mix", event.target.value));
    byId("sign").addEventListener("submit", () => review.save(byId("sign-name").value.trim()));
    byId("open").addEventListener("change", event => review.open(event.target));
    byId("keys-on").checked = review.areKeysOn;
    byId("keys-on").addEventListener("change", event => {
      review.areKeysOn = event.target.checked;
      memory.set("keys", review.areKeysOn ? "on" : "off");
    });
    byId("help-keys").append(...review.keys.map(([key, meaning]) => make("li", {}, make("span", { text: meaning }), make("kbd", { text: key }))));
    document.addEventListener("keydown", review.down);
    window.addEventListener("hashchange", () => review.show(review.numberOf(location.hash)));
    marking.start();
    commenting.start();
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
          make("span", { class: "state" }), make("span", { class: "title", text: `${change.story} · ${change.variant}` }),
          make("span", { class: "notes" }));
        return make("li", {}, change.link);
      })));
    }), make("p", { id: "filter-empty", class: "muted", hidden: true }));
  },

  showStates(numbers) {
    const groups = new Set();
    for (const number of numbers) {
      const change = review.data.changes[number], entry = decisions.entries[number];
      const word = entry.decision ?? (entry.conflict ? "conflict" : "undecided");
      change.link.dataset.state = word;
      change.link.firstChild.textContent = word;
      const notes = decisions.comments(entry).length;
      change.link.lastChild.replaceChildren(...notes ? [make("span", { "aria-hidden": "true", text: `✎ ${notes}` }),
        make("span", { class: "hidden", text: counted(notes, "comment", "comments") })] : [],
        ...decisions.drafts.has(number) ? [make("span", { text: " draft" })] : []);
      change.link.parentNode.hidden = !review.isShown(number);
      groups.add(change.group);
    }
    for (const group of groups) {
      const decided = group.numbers.filter(number => decisions.entries[number].decision).length;
      group.head.lastChild.textContent = `${decided} of ${group.count}`;
      group.head.parentNode.hidden = !group.numbers.some(review.isShown);
    }
    for (const option of byId("show-only").options) {
      const { label, isShown } = review.filters[option.value];
      option.textContent = `${label} (${decisions.entries.filter(isShown).length})`;
    }
    byId("filter-empty").hidden = decisions.entries.some((_, number) => review.isShown(number));
    byId("filter-empty").textContent = `${review.filters[review.filter].label}: none of the changes.`;
    review.showProgress();
  },

  isShown(number) { return review.filters[review.filter].isShown(decisions.entries[number]); },

  /** Reduces the list, and goes to the first change that is in it. */
  setFilter(filter) {
    review.filter = filter;
    review.showStates(decisions.entries.keys());
    const first = decisions.entries.findIndex((_, number) => review.isShown(number));
    if (first >= 0 && !review.isShown(review.current)) review.show(first);
    announce(byId("show-only").selectedOptions[0].textContent);
  },

  /** Goes on or back through what the filter shows. */
  step(by) {
    let number = review.current + by;
    while (number in decisions.entries && !review.isShown(number)) number += by;
    if (number in decisions.entries) review.show(number);
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
    commenting.store();
    changes[review.current].link.removeAttribute("aria-current");
    review.current = clamp(number, 0, changes.length - 1);
    const { change } = review;
    change.link.setAttribute("aria-current", "true");
    change.link.scrollIntoView({ block: "nearest" });
    const hash = `#${encodeURIComponent(change.golden)}`;
    if (location.hash !== hash) history.replaceState(null, "", hash);
    byId("name").textContent = `${change.story} · ${change.variant}`;
    byId("facts").textContent = [`${review.current + 1} of ${changes.length}`, change.kind,
      change.kind === "changed" && `${points(change.share * 100)} % of the picture`, change.source].filter(Boolean).join(" · ");
    byId("words").replaceChildren(...[...new Set([change.group.cause, ...change.words])].map(text => make("li", { text })));
    byId("details").hidden = !change.details;
    byId("lines").textContent = change.details;
    byId("comment-on").replaceChildren(make("option", { value: "", text: "the whole picture" }), make("option", { value: "region", text: "a region" }),
      ...change.nodes.map(([title], index) => make("option", { value: index, text: title })));
    const { group } = change;
    for (const [id, word] of [["accept-group", "Accept"], ["reject-group", "Reject"]]) {
      byId(id).textContent = group.count > 1 ? `${word} all ${group.count}` : `${word} group`;
      byId(id).title = `${word} all of “${group.cause}”`;
    }
    marking.turn(false);
    commenting.restore();
    review.showPictures();
    review.showDecision();
  },

  showDecision() {
    const { entry } = review;
    byId("accept").setAttribute("aria-pressed", String(entry.decision === "accepted"));
    byId("reject").setAttribute("aria-pressed", String(entry.decision === "rejected"));
    byId("clear").disabled = !entry.decision;
    byId("comments").replaceChildren(...(entry.conflict ? [make("li", { class: "conflict", text: `Conflict: ${entry.conflict}. Decide again.` })] : []),
      ...decisions.comments(entry).map(comment => {
        const short = comment.text.length > 40 ? `${comment.text.slice(0, 40)}…` : comment.text;
        const button = (word, action) => make("button", { class: "action", text: word, "aria-label": `${word} comment: ${short}`, onclick: action });
        return make("li", {}, make("p", { class: "words", text: comment.text }),
          make("p", { class: "muted", text: [comment.by || "you", comment.date, comment.edited && `edited ${comment.edited}`,
            comment.node ?? (comment.region && `at ${comment.region.map(points).join(", ")}`)].filter(Boolean).join(" · ") }),
          decisions.isOwn(comment) && make("div", { class: "actions" }, button("Edit", () => commenting.edit(comment)), button("Delete", () => commenting.delete(comment))));
      }));
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
      if (!entries[number].decision && review.isShown(number)) return review.show(number);
    }
    review.show(review.current);
    announce(entries.every(entry => entry.decision) ? "Everything is decided: sign and save"
      : `Nothing undecided under “${review.filters[review.filter].label}”`);
  },

  clear(numbers) {
    const decided = numbers.filter(number => decisions.entries[number].decision);
    if (!decided.length) return announce("There is no decision to clear");
    decisions.clear(decided);
    if (document.activeElement === byId("clear")) byId("decide").focus();
    review.showDecision();
    announce(`${counted(decided.length, "decision", "decisions")} cleared`);
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

  // --- Files ------------------------------------------------------------------------------------------------

  askName() {
    commenting.store();
    const drafts = decisions.drafts.size;
    byId("sign-facts").textContent = byId("progress").textContent
      + (drafts ? `; ${counted(drafts, "comment is", "comments are")} not added yet and will not be in the file` : "");
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
    if (review.isMarking && event.target.id === "pictures" && marking.press(event)) return event.preventDefault();
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && event.target.id === "comment-text") return commenting.submit();
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (!review.areKeysOn || !review.data.changes.length) return;
    const key = { ArrowRight: "j", ArrowLeft: "k" }[event.key] ?? event.key;
    const action = review.keys.find(([name]) => name === key)?.[2];
    if (!action) return;
    event.preventDefault();
    action();
  },
};

const stillframe = { review: data => review.start(data) };
