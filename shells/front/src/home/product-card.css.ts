import { grid, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;
const surface = {
  overflow: "hidden",
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.large,
  background: color.surface,
} as const;

export const hero = style({
  ...surface,
  display: "grid",
  gridTemplateColumns: "2fr 3fr",
  boxShadow: vars.shadow.medium,
  "@media": { [PHONE]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const heroText = style({
  display: "grid",
  alignContent: "center",
  justifyItems: "start",
  gap: grid(4),
  padding: grid(8),
  "@media": { [PHONE]: { padding: grid(6) } },
});
export const heroProgress = style({ width: "100%", maxWidth: "320px" });
export const eyebrow = style({ fontSize: vars.size.small, fontWeight: vars.weight.medium, color: color.brandInk });
export const heroTitle = style({ fontSize: vars.size.title, maxWidth: "100%", overflowWrap: "anywhere" });
/** On a phone the picture stands beside the words: ten cards take three screens. */
export const card = style({
  ...surface,
  display: "grid",
  gridTemplateRows: "auto 1fr",
  "@media": { [PHONE]: { gridTemplateRows: "none", gridTemplateColumns: `88px minmax(0, 1fr)` } },
});
export const text = style({
  display: "flex",
  flexDirection: "column",
  gap: grid(2),
  minWidth: 0,
  padding: grid(4),
  "@media": { [PHONE]: { gap: grid(1), padding: grid(3) } },
});
export const title = style({ fontSize: vars.size.body });
/** As large as a finger needs, on a line of its own. */
export const titleLink = style({
  display: "block",
  paddingBlock: grid(3),
  marginBlock: `calc(-1 * ${grid(3)})`,
  color: "inherit",
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});
export const description = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 3,
  overflow: "hidden",
  color: color.onSurfaceVariant,
  "@media": { [PHONE]: { selectors: { [`${card} &`]: { display: "none" } } } },
});
/** At the bottom of its card: the buttons of a row line up, with or without a description. */
export const foot = style({ display: "grid", gap: grid(3), marginTop: "auto", paddingTop: grid(2) });
/** A chip keeps its width. */
export const ended = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2) });
export const result = style({ fontSize: vars.size.small });
export const asked = style({ display: "block", color: color.onSurfaceVariant });
export const picture = style({
  position: "relative",
  aspectRatio: "16 / 9",
  display: "grid",
  placeItems: "center",
  background: color.surfaceHigh,
  color: color.brandInk,
  selectors: { [`${hero} &`]: { aspectRatio: "auto", minHeight: grid(48) } },
  "@media": {
    [PHONE]: {
      selectors: { [`${hero} &`]: { minHeight: "128px" }, [`${card} &`]: { aspectRatio: "auto" } },
    },
  },
});
export const image = style({ position: "absolute", inset: 0, width: "100%", height: "100%", objectFit: "cover" });
/** A quiet pattern and the icon of its type, where there is no picture. */
export const drawing = style({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  backgroundImage: `radial-gradient(${color.outlineVariant} 1px, transparent 1px)`,
  backgroundSize: `${grid(4)} ${grid(4)}`,
});
export const type = style({
  display: "flex",
  alignItems: "center",
  gap: grid(1),
  fontSize: vars.size.caption,
  color: color.onSurfaceVariant,
});
export const kind = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2) });
export const language = style({
  position: "absolute",
  insetBlockStart: grid(3),
  insetInlineEnd: grid(3),
  padding: `0 ${grid(2)}`,
  borderRadius: vars.radius.small,
  background: color.surface,
  color: color.onSurface,
  fontSize: vars.size.caption,
  fontWeight: vars.weight.medium,
});
export const duration = style({
  display: "flex",
  alignItems: "center",
  gap: grid(2),
  fontSize: vars.size.small,
  color: color.onSurfaceVariant,
});
export const certificate = style({ display: "grid", gap: grid(2) });
export const said = style({
  fontSize: vars.size.small,
  color: color.onSurfaceVariant,
  selectors: { "&:empty": { display: "none" } },
});
export const trouble = style({ fontSize: vars.size.small, color: color.errorInk });
