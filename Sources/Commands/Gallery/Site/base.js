"use strict";
/* Small tools that every part uses. The site is one script; `gallery` holds its parts. */
const gallery = {};

const byId = id => document.getElementById(id);

/** Makes an element: attributes by name, `on…` as listeners, `text` as text, children after them. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "text") element.textContent = value;
    else if (name === "style") for (const [key, part] of Object.entries(value)) element.style.setProperty(key, part);
    else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  for (const child of children.flat()) {
    if (child !== null && child !== undefined && child !== false) element.append(child);
  }
  return element;
}

function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  use.setAttribute("href", `#i-${name}`);
  svg.append(use);
  return svg;
}

/** Whether the site itself reads from left to right; pictures have directions of their own. */
const isLeftToRight = () => document.documentElement.dir !== "rtl";

/** The key that goes on in the direction of reading, and the one that goes back. */
const forwardKey = () => isLeftToRight() ? "ArrowRight" : "ArrowLeft";
const backwardKey = () => isLeftToRight() ? "ArrowLeft" : "ArrowRight";

const clamp = (value, least, most) => Math.min(Math.max(value, least), most);

/** A number of points as designers read it: at most two decimals. */
const points = value => String(Math.round(value * 100) / 100);

/** `order-card` as a title: "Order card". */
const titled = name => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll("-", " ");

const counted = (count, one, many) => `${count} ${count === 1 ? one : many}`;

const typeSizeNames = {
  xSmall: "xSmall", small: "Small", medium: "Medium", large: "Large", xLarge: "xLarge", xxLarge: "xxLarge",
  xxxLarge: "xxxLarge", ax1: "AX 1", ax2: "AX 2", ax3: "AX 3", ax4: "AX 4", ax5: "AX 5",
};

/** Says something that has happened, to eyes and to screen readers. */
let toastTimer = 0;
function announce(text) {
  const toast = byId("toast");
  toast.textContent = text;
  toast.classList.add("is-shown");
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => toast.classList.remove("is-shown"), 1800);
}

/** What the browser keeps between visits; where it keeps nothing, defaults hold. */
const memory = {
  get(key) {
    try { return localStorage.getItem(`stillframe.${key}`); } catch { return null; }
  },
  set(key, value) {
    try { localStorage.setItem(`stillframe.${key}`, value); } catch { /* Nothing is kept then. */ }
  },
};

/** Fills a fieldset with radio buttons that look like one control. */
function fillSegments(fieldset, name, choices, onchange) {
  for (const choice of choices) {
    const input = make("input", { type: "radio", name, value: choice.value, onchange: () => onchange(choice.value) });
    fieldset.append(make("label", { title: choice.title ?? choice.label },
      input, choice.icon && icon(choice.icon),
      make("span", { text: choice.label, class: choice.hidesLabel ? "hidden" : undefined })));
  }
}

/** Shows which choice holds, and which ones are there at all. */
function showSegments(fieldset, value, isThere = () => true) {
  for (const input of fieldset.querySelectorAll("input")) {
    input.checked = input.value === value;
    input.disabled = !isThere(input.value);
  }
}

async function copyText(text, what) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Pages from disk may not have the clipboard's newer door.
    const field = make("textarea", { class: "hidden", "aria-hidden": "true" });
    const focused = document.activeElement;
    field.value = text;
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
    focused?.focus();
  }
  announce(`${what} copied`);
}
