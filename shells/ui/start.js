// Shows the client's look of the last visit to this browser, and asks for the words of the page beside its first script.
// Where a first script does not come, after an upgrade say, it shows `#missing` of the page's file, since nothing else
// can speak then. It is served under a name that stays, before every other script. Secrets leave the address while
// `#missing` is shown.
let locale;
try {
  locale = localStorage.getItem("academiz.LOCALE");
  const kept = localStorage.getItem("academiz.BRAND");
  if (kept) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(kept);
    document.adoptedStyleSheets = [sheet];
    document.documentElement.dataset.brand = "";
  }
} catch {
  // A browser that keeps nothing begins with the product's own look.
}

// Locale → address: the build writes them here.
const WORDS = {};
const wishes = [new URLSearchParams(location.search).get("locale"), locale, ...navigator.languages, "en"];
const words = wishes.map((wish) => WORDS[String(wish).slice(0, 2).toLowerCase()]).find(Boolean);
if (words) {
  const ahead = document.createElement("link");
  Object.assign(ahead, { rel: "preload", as: "script", crossOrigin: "", href: words });
  document.head.append(ahead);
}

const tell = () => {
  const notice = document.getElementById("missing");
  // Several scripts are missing: the address is clean already.
  if (!notice.hidden) return;
  const opened = location.href;
  const clean = new URL(opened);
  clean.hash = "";
  for (const secret of ["token", "refreshToken"]) clean.searchParams.delete(secret);
  history.replaceState(history.state, "", clean);
  notice.hidden = false;
  notice.querySelector("button").onclick = () => {
    history.replaceState(history.state, "", opened);
    location.reload();
  };
};

addEventListener(
  "error",
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return;
    if (document.getElementById("missing")) tell();
    else addEventListener("DOMContentLoaded", tell);
  },
  true,
);
