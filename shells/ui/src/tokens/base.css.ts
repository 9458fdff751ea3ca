// Knows the base styles of every page, all of them in :where(), so that any component overrides them.
import { globalStyle } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";
import { CALM, FORWARD, focusRing, grid } from "./style.ts";

/** Icons that mean on, back, in or out. */
const DIRECTED = [
  ...["arrow-left", "arrow-right", "chevron-left", "chevron-right", "corner-down-right"],
  ...["list", "log-in", "log-out", "redo-2", "reply", "send", "undo-2"],
];

globalStyle(":where(*, *::before, *::after)", { boxSizing: "border-box" });
globalStyle(":where(html)", { textSizeAdjust: "100%", WebkitTextSizeAdjust: "100%", scrollPaddingTop: grid(16) });
globalStyle(":where(html, [data-scheme])", { colorScheme: vars.scheme });
globalStyle(":where(body)", {
  margin: 0,
  minHeight: "100dvh",
  background: vars.color.surfaceDim,
  color: vars.color.onSurface,
  fontFamily: vars.font.plain,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  // Also for a part as wide as its longest word: typed addresses break before the page grows.
  overflowWrap: "anywhere",
  WebkitFontSmoothing: "antialiased",
});
// A column is as wide as its longest word: the table scrolls, and no word is broken letter by letter.
// Words break before an icon beside them is squeezed.
globalStyle(":where(button, a) > :where(svg)", { flexShrink: 0 });
globalStyle(":where(table)", { overflowWrap: "break-word" });
globalStyle(":where(h1, h2, h3, h4, h5, h6, p, figure, dl, dd, ul, ol, blockquote, fieldset, legend)", {
  margin: 0,
  padding: 0,
});
globalStyle(":where(fieldset)", { border: 0, minWidth: 0 });
globalStyle(":where(ul[role='list'], ol[role='list'])", { listStyle: "none" });
globalStyle(":where(h1, h2, h3, h4)", {
  fontFamily: vars.font.brand,
  fontWeight: vars.weight.medium,
  lineHeight: 1.25,
  textWrap: "balance",
});
// Small letters need space. A client may choose the spacing of its titles.
globalStyle(":where(h1)", { letterSpacing: "var(--az-title-spacing, -0.01em)" });
globalStyle(":where(h2, h3, h4)", { letterSpacing: "var(--az-title-spacing, normal)" });
globalStyle(":where(p)", { textWrap: "pretty" });
globalStyle(":where(button, input, select, textarea)", { font: "inherit", color: "inherit", letterSpacing: "inherit" });
globalStyle(":where(button)", { background: "none", border: 0, padding: 0, cursor: "pointer", textAlign: "inherit" });
globalStyle(":where(img, svg, video)", { display: "block", maxWidth: "100%" });
globalStyle(":where(img, video)", { height: "auto" });
globalStyle(":where(:focus-visible, [data-focus-visible])", focusRing);
// A directional icon points in the direction of reading.
globalStyle(':where([dir="rtl"])', { vars: { [FORWARD]: "-1" } });
globalStyle(`:where(${DIRECTED.map((name) => `svg.lucide-${name}`).join()})`, { scale: `var(${FORWARD}, 1) 1` });
globalStyle(":where([hidden])", { display: "none" });
globalStyle(":where(::selection)", {
  background: vars.color.selection,
  color: vars.color.onSelection,
});
globalStyle(":where(html)", { "@media": { "(prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" } } });
// A page with a single message shows it in the middle.
globalStyle(":where(#root > main:not([class], [id]))", {
  display: "grid",
  alignContent: "center",
  gridTemplateColumns: "minmax(0, 1fr)",
  minHeight: "100dvh",
});
// The page's own message where nothing else was loaded.
globalStyle(":where(#missing:not([hidden]))", {
  display: "grid",
  alignContent: "center",
  minHeight: "100dvh",
  padding: grid(6),
  maxWidth: "60ch",
  margin: "auto",
});
globalStyle(":where(#missing h1)", { fontSize: vars.size.lead });
globalStyle(":where(#missing p)", { marginBottom: grid(6) });
globalStyle(":where(#missing button)", {
  justifySelf: "start",
  padding: `${grid(3)} ${grid(4)}`,
  border: "1px solid",
  borderRadius: vars.radius.medium,
});
globalStyle("*, *::before, *::after", {
  "@media": { [CALM]: { animationDuration: "0.01ms !important", animationIterationCount: "1 !important" } },
});
