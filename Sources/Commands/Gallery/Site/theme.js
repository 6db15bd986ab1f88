"use strict";
/* Before anything is drawn, so that the site never flashes in the other theme. */
try {
  const kept = localStorage.getItem("stillframe.theme");
  if (kept) document.documentElement.dataset.theme = kept;
} catch { /* Storage may be switched off; the system's theme holds then. */ }
