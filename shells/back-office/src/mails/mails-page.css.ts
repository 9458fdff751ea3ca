import { COARSE, grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const page = style({ display: "grid", gap: grid(6), maxWidth: "1200px", marginInline: "auto" });
export const address = style({ overflowWrap: "anywhere" });
export const facts = style({
  display: "grid",
  gridTemplateColumns: "max-content 1fr",
  gap: `${grid(2)} ${grid(4)}`,
  margin: 0,
});
/** It takes no room while it is empty, and is announced when it is not. */
export const live = style({ selectors: { "&:empty": { position: "absolute" } } });
export const text = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
export const notice = style({
  display: "flex",
  gap: grid(3),
  margin: 0,
  padding: `${grid(3)} ${grid(4)}`,
  borderRadius: vars.radius.medium,
  background: vars.color.warningContainer,
  color: vars.color.onWarningContainer,
});
/** A link holds a long token that nobody reads: its beginning is enough. */
export const link = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  minHeight: grid(6),
  overflowWrap: "anywhere",
  whiteSpace: "normal",
  "@media": { [COARSE]: { minHeight: grid(11) } },
});
globalStyle(`${notice} > svg`, { flexShrink: 0 });
