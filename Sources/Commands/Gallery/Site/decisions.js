/* The decisions on changes: made, undone, kept by the browser, opened, merged and saved as review.json. */
const decisions = {
  /** By the number of a change: { decision, by, date, comments, conflict }. */
  entries: [],
  /** What each step changed, the last one last: a list of [number, entry before]. */
  history: [],
  /** Signatures and changes of opened files that are not on this page stay in the file. */
  signatures: [], others: [],
  /** What is written and not added yet, by the number of its change: { text, on, region, editing }. */
  drafts: new Map(),
  name: memory.get("reviewer") ?? "",

  start(changes, id) {
    this.changes = changes;
    this.key = `review.${id}`;
    this.entries = changes.map(() => ({ comments: [] }));
    try {
      const kept = JSON.parse(memory.get(this.key) ?? "null");
      if (kept) this.take(kept);
      for (const [number, conflict] of kept?.page?.conflicts ?? []) if (this.entries[number]) Object.assign(this.entries[number], { conflict });
      this.drafts = new Map((kept?.page?.drafts ?? []).filter(([number]) => this.entries[number]));
    } catch { /* What a browser kept of another version is no review. */ }
    this.history = [];
  },

  now(time = Date.now()) { return `${new Date(time).toISOString().slice(0, 19)}Z`; },

  /** Changes entries in one step that can be undone. */
  edit(numbers, edit) {
    this.history.push(numbers.map(number => [number, structuredClone(this.entries[number])]));
    for (const number of numbers) edit(this.entries[number]);
    this.keep();
  },

  decide(numbers, decision) {
    const date = this.now();
    this.edit(numbers, entry => {
      delete entry.conflict;
      Object.assign(entry, { decision, by: this.name, date });
    });
  },

  /** Takes decisions back; comments stay. */
  clear(numbers) {
    this.edit(numbers, entry => { for (const key of ["decision", "by", "date"]) delete entry[key]; });
  },

  /** The comments that stand: a deleted one has no text. */
  comments(entry) { return entry.comments.filter(comment => comment.text); },

  /** Nobody changes what others have said. */
  isOwn(comment) { return !comment.by || comment.by === this.name; },

  add(number, text, place) {
    const taken = new Set(this.entries[number].comments.map(comment => comment.date));
    let time = Date.now();
    // Its author and time tell a comment from others when reviews are merged.
    while (taken.has(this.now(time))) time += 1000;
    this.edit([number], entry => entry.comments.push({ text, by: this.name, date: this.now(time), ...place }));
  },

  /** Another text for a comment, or none. What nobody else can have is gone without a trace. */
  amend(number, comment, text) {
    const index = this.entries[number].comments.indexOf(comment);
    this.edit([number], ({ comments }) => {
      const { text: _, ...rest } = comments[index];
      if (!comment.by && !text) comments.splice(index, 1);
      else comments[index] = { ...(text && { text }), ...rest, ...(comment.by && { edited: this.now() }) };
    });
  },

  /** Whether two comments are the same one, perhaps before and after an edit. */
  isSame(one, other) {
    const key = ({ by, date, region, node }) => JSON.stringify([by || this.name, date, region, node]);
    return key(one) === key(other) && (one.text === other.text || Boolean(one.edited || other.edited));
  },

  undo() {
    const step = this.history.pop();
    if (!step) return null;
    for (const [number, entry] of step) this.entries[number] = entry;
    this.keep();
    return step[0][0];
  },

  count(decision) { return this.entries.filter(entry => entry.decision === decision).length; },

  /** Has the browser keep the review, and what only this page has: conflicts and comments that are not added yet. */
  keep() {
    const conflicts = this.entries.flatMap(({ conflict }, number) => conflict ? [[number, conflict]] : []);
    memory.set(this.key, JSON.stringify({ ...this.file(), page: { conflicts, drafts: [...this.drafts] } }));
  },

  /** The review as its file has it. */
  file() {
    const changes = this.changes.map((change, number) => {
      const { decision, by, date, comments } = this.entries[number];
      const { golden, story, variant, before, after } = change;
      return { golden, story, variant, before, after, ...(decision && { decision, by, date }),
        ...(comments.length && { comments }) };
    });
    return { schemaVersion: 1, against: review.data.against, signatures: this.signatures,
      changes: [...changes, ...this.others] };
  },

  /** Signs everything that has no name yet, and gives the file's text. */
  sign(name) {
    this.name = name;
    memory.set("reviewer", name);
    for (const entry of this.entries) {
      if (entry.decision && !entry.by) entry.by = name;
      for (const comment of entry.comments) comment.by ||= name;
    }
    this.signatures.push({ by: name, date: this.now() });
    this.keep();
    return `${JSON.stringify(this.file(), null, 2)}\n`;
  },

  identity(change) { return JSON.stringify([change.golden, change.before ?? null, change.after ?? null]); },

  /** Takes over a review; says how many decisions were new, in conflict, or of other pictures. */
  take(file) {
    if (file?.schemaVersion !== 1 || !Array.isArray(file.changes)) throw new Error("This is no review of version 1.");
    const places = new Map(this.changes.map((change, number) => [this.identity(change), number]));
    const known = new Set(this.others.map(this.identity));
    const told = { taken: 0, conflicts: 0, stale: 0 };
    const steps = [];
    for (const theirs of file.changes) {
      const number = places.get(this.identity(theirs));
      if (number === undefined) {
        if (theirs.decision) told.stale += 1;
        if (!known.has(this.identity(theirs))) this.others.push(theirs);
        continue;
      }
      const ours = this.entries[number];
      steps.push([number, structuredClone(ours)]);
      for (const comment of theirs.comments ?? []) {
        const place = ours.comments.findIndex(each => this.isSame(each, comment));
        if (place < 0) ours.comments.push(comment);
        else if ((comment.edited ?? "") > (ours.comments[place].edited ?? "")) ours.comments[place] = comment;
      }
      if (!theirs.decision) continue;
      const { decision, by = "", date = "" } = theirs;
      // Whoever differs, a conflict stays until somebody decides here.
      if (ours.conflict) told.conflicts += 1;
      else if (!ours.decision) Object.assign(ours, { decision, by, date });
      else if (ours.decision === decision) { if (date < ours.date) Object.assign(ours, { by, date }); }
      else if ((ours.by || this.name) === by) { if (date > ours.date) Object.assign(ours, { decision, by, date }); }
      else {
        ours.conflict = `${ours.decision} by ${ours.by || "you"}, ${decision} by ${by}`;
        delete ours.decision;
        told.conflicts += 1;
      }
      told.taken += 1;
    }
    for (const signature of file.signatures ?? []) {
      if (!this.signatures.some(each => each.by === signature.by && each.date === signature.date)) this.signatures.push(signature);
    }
    if (steps.length) this.history.push(steps);
    this.keep();
    return told;
  },
};
