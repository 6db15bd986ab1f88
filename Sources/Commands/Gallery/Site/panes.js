/* The panes beside the picture. Where there is room they stand beside it, and the browser remembers which
   are open; on a phone, or at 200 %, stories are a drawer over the page and the inspector is a sheet below. */
const panes = {
  narrow: matchMedia("(max-width: 900px), (max-height: 500px)"),

  start() {
    const click = (id, action) => byId(id).addEventListener("click", action);
    for (const pane of ["sidebar", "inspector"]) {
      click(`toggle-${pane}`, () => panes.toggle(pane));
      click(`close-${pane}`, () => panes.show(pane, false));
    }
    click("scrim", () => panes.show("sidebar", false));
    click("toggle-appearance", panes.toggleAppearance);
    // A story that is chosen is what the reader wants to see, also where it was open already.
    for (const id of ["list", "home"]) click(id, event => { if (event.target.closest("a")) panes.closeDrawer(); });
    onChange(changed => { if (changed.has("story")) panes.closeDrawer(); });
    panes.grip();
    panes.narrow.addEventListener("change", panes.settle);
    panes.settle();
  },

  isOpen(pane) { return !byId("app").classList.contains(`no-${pane}`); },

  /** Both closed where they would cover something, else as they were left. */
  settle() {
    for (const pane of ["sidebar", "inspector"]) {
      panes.apply(pane, !panes.narrow.matches && memory.get(pane) !== "closed");
    }
  },

  toggle(pane) { panes.show(pane, !panes.isOpen(pane)); },

  show(pane, isOpen) {
    panes.apply(pane, isOpen);
    // What is not laid out cannot be scrolled to.
    if (pane === "inspector" && isOpen) byId("tree").querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
    if (!panes.narrow.matches) return memory.set(pane, isOpen ? "open" : "closed");
    if (pane === "sidebar") byId(isOpen ? "close-sidebar" : "toggle-sidebar").focus();
    else if (!isOpen && byId("inspector").contains(document.activeElement)) byId("toggle-inspector").focus();
  },

  apply(pane, isOpen) {
    byId("app").classList.toggle(`no-${pane}`, !isOpen);
    byId(`toggle-${pane}`).setAttribute("aria-expanded", String(isOpen));
    const isDrawerOpen = panes.narrow.matches && panes.isOpen("sidebar");
    for (const id of ["main", "inspector"]) byId(id).inert = isDrawerOpen;
  },

  closeDrawer() { if (panes.narrow.matches && panes.isOpen("sidebar")) panes.show("sidebar", false); },

  /** Where the inspector is a sheet, what was selected brings it up. */
  reveal() { if (panes.narrow.matches && !panes.isOpen("inspector")) panes.show("inspector", true); },

  toggleAppearance() {
    const isOpen = byId("app").classList.toggle("show-appearance");
    byId("toggle-appearance").setAttribute("aria-expanded", String(isOpen));
  },

  /** The sheet's upper edge: pressed, it changes between two heights; dragged, it follows. */
  grip() {
    const handle = byId("grip");
    const setHeight = share => byId("app").style.setProperty("--sheet", `${clamp(share, 24, 85)}%`);
    let start = null, hasMoved = false, isTall = false;
    handle.addEventListener("pointerdown", event => {
      [start, hasMoved] = [event.clientY, false];
      handle.setPointerCapture(event.pointerId);
    });
    handle.addEventListener("pointermove", event => {
      if (start === null || (!hasMoved && Math.abs(event.clientY - start) < 6)) return;
      hasMoved = true;
      setHeight((1 - event.clientY / innerHeight) * 100);
    });
    handle.addEventListener("pointerup", event => {
      start = null;
      if (hasMoved && event.clientY > innerHeight * 0.9) panes.show("inspector", false);
    });
    handle.addEventListener("pointercancel", () => { start = null; });
    handle.addEventListener("click", () => {
      if (hasMoved) { hasMoved = false; return; }
      isTall = !isTall;
      setHeight(isTall ? 85 : 46);
    });
  },
};

/* One finger that swipes sideways over a picture with no more to scroll to goes to the next variant that the story
   names, and from the last one to the next story. */
const swipe = {
  start_: null,

  start() {
    const element = byId("stage");
    element.addEventListener("touchstart", event => {
      const [touch] = event.touches;
      swipe.start_ = event.touches.length === 1 && element.classList.contains("can-swipe") ? [touch.clientX, touch.clientY, event.timeStamp] : null;
    }, { passive: true });
    element.addEventListener("touchmove", event => { if (event.touches.length > 1) swipe.start_ = null; }, { passive: true });
    element.addEventListener("touchcancel", () => { swipe.start_ = null; });
    element.addEventListener("touchend", event => {
      if (!swipe.start_ || event.touches.length) return;
      const [x, y, time] = swipe.start_;
      const [touch] = event.changedTouches;
      const [dx, dy] = [touch.clientX - x, touch.clientY - y];
      swipe.start_ = null;
      if (Math.abs(dx) < 48 || Math.abs(dx) < 2 * Math.abs(dy) || event.timeStamp - time > 800) return;
      event.preventDefault();
      swipe.step((dx < 0) === isLeftToRight() ? 1 : -1);
    });
  },

  /** The next variant that the story names, or the one before; beyond them, the next story. */
  step(by) {
    if (!gallery.story) return;
    const own = controls.variants(gallery.story).filter(variant => variant.own);
    const index = own.indexOf(gallery.variant);
    const next = index < 0 ? own[0] : own[index + by];
    if (next) { chooseVariant(next); announce(next.name); return; }
    const before = state.story;
    change(Object.fromEntries(axes.map(axis => [axis, null])));
    list.step(by);
    announce(state.story === before ? (by > 0 ? "This is the last story" : "This is the first story") : list.name(gallery.entries.get(state.story)));
  },
};

/* Two fingers zoom at the point between them and move the picture with it; one finger scrolls as everywhere. */
const pinch = {
  last: null,

  start() {
    const element = byId("stage");
    element.addEventListener("touchstart", pinch.begin, { passive: false });
    element.addEventListener("touchmove", pinch.move, { passive: false });
    for (const name of ["touchend", "touchcancel"]) element.addEventListener(name, pinch.end);
  },

  fingers(event) {
    const [a, b] = event.touches;
    return { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2,
      distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) };
  },

  begin(event) {
    if (event.touches.length !== 2 || !state.story || state.view === "variants" || !event.cancelable) return;
    event.preventDefault();
    pinch.last = pinch.fingers(event);
    permalink.isHeld = true;
  },

  move(event) {
    if (!pinch.last || event.touches.length !== 2) return;
    event.preventDefault();
    const [before, now] = [pinch.last, pinch.fingers(event)];
    pinch.last = now;
    stage.setZoom(clamp(stage.zoom * now.distance / Math.max(before.distance, 1), 0.1, 64), now);
    byId("stage").scrollLeft -= now.clientX - before.clientX;
    byId("stage").scrollTop -= now.clientY - before.clientY;
  },

  end(event) {
    if (!pinch.last || event.touches.length > 1) return;
    pinch.last = null;
    // Browsers allow few changes of the address a second.
    permalink.isHeld = false;
    permalink.write();
  },
};
