"use strict";
/* Before anything is drawn, so that the site never flashes in the other theme or direction. */
{
  const kept = name => {
    // Storage may be switched off; the system's theme and the browser's language hold then.
    try { return localStorage.getItem(`stillframe.${name}`); } catch { return null; }
  };
  const root = document.documentElement;
  const theme = kept("theme");
  if (theme) root.dataset.theme = theme;
  const asked = new URLSearchParams(location.search).get("dir") ?? kept("dir");
  const isFromRight = /^(ar|arc|ckb|dv|fa|he|iw|ks|ps|sd|ug|ur|yi)\b/i.test(navigator.language ?? "");
  root.dir = asked === "rtl" || asked === "ltr" ? asked : isFromRight ? "rtl" : "ltr";
}
