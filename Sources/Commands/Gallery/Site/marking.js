/* Regions and nodes that comments are on: dragged or pressed in a picture, moved by the arrow keys, or written as
   numbers; and the marks of comments and of changes. */
const marking = {
  from: null,
  sides: ["x", "y", "width", "height"],

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
      marking.comment("region");
    });
    byId("comment-on").addEventListener("change", event => marking.choose(event.target.value));
    byId("region").append(...marking.sides.map(side => make("label", {}, titled(side),
      make("input", { type: "number", id: `region-${side}`, min: 0, step: "any", oninput: marking.write }))));
  },

  /** The size of the pictures, in points. */
  get size() {
    const { was, now } = review.change;
    return [0, 1].map(axis => Math.max(was?.[axis + 1] ?? 0, now?.[axis + 1] ?? 0));
  },

  /** Where marking begins: at what changed, or in the middle. */
  get first() {
    const [width, height] = marking.size;
    return review.change.regions[0] ?? [width / 4, height / 4, width / 2, height / 2];
  },

  turn(isOn) {
    review.isMarking = isOn;
    byId("mark").setAttribute("aria-pressed", String(isOn));
    byId("pictures").classList.toggle("is-marking", isOn);
    if (!isOn) return marking.choose("");
    marking.set(review.region ?? marking.first);
    byId("pictures").focus();
    announce(`${marking.words}. Arrow keys move it, Shift and arrows size it, Enter comments on it`);
  },

  get words() { return `Region ${review.region.map(points).join(", ")}`; },

  /** Sets the region, within the picture and in tenths of a point. */
  set([x, y, width, height]) {
    const [most, tall] = marking.size;
    const round = value => Math.round(value * 10) / 10;
    const [left, top] = [clamp(x, 0, Math.max(most - 1, 0)), clamp(y, 0, Math.max(tall - 1, 0))];
    review.region = [left, top, clamp(width, 1, Math.max(most - left, 1)), clamp(height, 1, Math.max(tall - top, 1))].map(round);
    marking.show();
  },

  /** Takes the region from the numbers in the form. */
  write() {
    const values = marking.sides.map(side => byId(`region-${side}`).valueAsNumber);
    if (!values.some(Number.isNaN)) marking.set(values);
  },

  /** A key in the picture while something is marked. Says whether it was one of marking. */
  press(event) {
    const step = Math.max(1, Math.round(Math.max(...marking.size) / 50));
    const [dx, dy] = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key] ?? [0, 0];
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === "Escape") marking.turn(false);
    else if (event.key === "Enter") marking.comment("region");
    else if (dx || dy) {
      const [x, y, width, height] = review.region ?? marking.first;
      const [most, tall] = marking.size;
      marking.set(event.shiftKey ? [x, y, width + dx, height + dy]
        : [clamp(x + dx, 0, most - width), clamp(y + dy, 0, tall - height), width, height]);
      announce(marking.words);
    } else return false;
    return true;
  },

  /** A place of the pointer in points of a picture. */
  place(event, frame = event.target.closest?.(".frame")) {
    if (!frame) return null;
    const box = frame.getBoundingClientRect();
    const figure = frame.closest("figure");
    const scale = box.width / Number(figure.style.getPropertyValue("--fw"));
    return { frame, x: clamp((event.clientX - box.left) / scale, 0, box.width / scale), y: clamp((event.clientY - box.top) / scale, 0, box.height / scale) };
  },

  drag(to, from = marking.from) {
    marking.set([Math.min(from.x, to.x), Math.min(from.y, to.y), Math.abs(to.x - from.x), Math.abs(to.y - from.y)]);
  },

  /** The smallest node at a place. */
  pick({ x, y }) {
    const hits = review.change.nodes.map((node, index) => [node, index])
      .filter(([[, left, top, width, height]]) => x >= left && y >= top && x <= left + width && y <= top + height)
      .sort(([a], [b]) => a[3] * a[4] - b[3] * b[4]);
    if (hits.length) marking.comment(String(hits[0][1]));
  },

  /** What the next comment is on: "", "region", or the number of a node. */
  choose(value) {
    byId("comment-on").value = value;
    byId("region").hidden = value !== "region";
    if (value === "region") return marking.set(review.region ?? marking.first);
    review.region = value === "" ? null : review.change.nodes[value].slice(1);
    marking.show();
  },

  comment(value) {
    marking.choose(value);
    announce(value === "region" ? `Comment on the ${marking.words.toLowerCase()}` : `Comment on ${byId("comment-on").selectedOptions[0].text}`);
    byId("comment-text").focus();
  },

  show() {
    const { change, entry, region } = review;
    if (region) {
      marking.sides.forEach((side, index) => {
        const field = byId(`region-${side}`);
        if (field !== document.activeElement) field.value = region[index];
      });
    }
    const nodes = new Map(change.nodes.map(([title, ...box]) => [title, box]));
    const boxes = [...change.regions.map(box => ["changed", box]),
      ...decisions.comments(entry).map(comment => ["noted", comment.region ?? nodes.get(comment.node)]), ["marked", region]].filter(([, box]) => box);
    for (const marks of document.querySelectorAll(".marks")) {
      const figure = marks.closest("figure");
      const [width, height] = ["--fw", "--fh"].map(name => Number(figure.style.getPropertyValue(name)));
      marks.replaceChildren(...boxes.map(([kind, [x, y, w, h]]) => make("div", { class: `mark-box ${kind}`, style: {
        left: `${x / width * 100}%`, top: `${y / height * 100}%`, width: `${w / width * 100}%`, height: `${h / height * 100}%` } })));
    }
  },
};
