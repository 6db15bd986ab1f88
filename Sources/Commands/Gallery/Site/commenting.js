/* Comments on a change: written, edited, deleted. What is written and not added yet stays with its change. */
const commenting = {
  /** The comment that is being edited, and the number of the change that the form is for. */
  editing: null, number: null,

  start() {
    byId("comment").addEventListener("submit", event => { event.preventDefault(); commenting.submit(); });
    byId("comment-cancel").addEventListener("click", () => { commenting.fill(null); byId("decide").focus(); });
    window.addEventListener("pagehide", () => commenting.store());
  },

  submit() {
    const field = byId("comment-text");
    const text = field.value.trim();
    if (!text) return field.focus();
    const index = byId("comment-on").value;
    const isNew = !commenting.editing;
    decisions.drafts.delete(review.current);
    if (commenting.editing) decisions.amend(review.current, commenting.editing, text);
    else decisions.add(review.current, text, index === "region" ? { region: review.region } : index !== "" ? { node: review.change.nodes[index][0] } : {});
    commenting.fill(null);
    marking.turn(false);
    review.showDecision();
    field.blur();
    announce(isNew ? "Comment added" : "Comment changed");
  },

  /** Takes a comment's text into the form, or gives the form back to a new one. */
  fill(comment, text = comment?.text ?? "") {
    byId("comment-text").value = text;
    commenting.editing = comment;
    byId("comment-on").disabled = byId("region").disabled = Boolean(comment);
    byId("comment-add").textContent = comment ? "Save comment" : "Add comment";
    byId("comment-cancel").hidden = !comment;
  },

  edit(comment) {
    commenting.fill(comment);
    byId("comment-text").focus();
  },

  delete(comment) {
    decisions.amend(review.current, comment, "");
    if (commenting.editing === comment) commenting.fill(null);
    review.showDecision();
    byId("decide").focus();
    announce("Comment deleted; Undo brings it back");
  },

  /** Keeps what the form has for the change that is shown. */
  store() {
    const { number, editing } = commenting;
    if (number === null) return;
    const text = byId("comment-text").value;
    const had = decisions.drafts.delete(number);
    const isDraft = text.trim() !== "" && text !== editing?.text;
    if (isDraft) decisions.drafts.set(number, { text, on: byId("comment-on").value, region: review.region, editing: editing?.date });
    if (had || isDraft) decisions.keep();
  },

  /** Gives the form what was kept for the change that is shown. */
  restore() {
    commenting.number = review.current;
    const draft = decisions.drafts.get(review.current);
    if (!draft) return commenting.fill(null);
    const { on, region, editing, text } = draft;
    commenting.fill(decisions.comments(review.entry).find(each => editing && each.date === editing && decisions.isOwn(each)) ?? null, text);
    review.region = region;
    if (on === "region" || on in review.change.nodes) marking.choose(on);
  },
};
