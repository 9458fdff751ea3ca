import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(6),
  maxWidth: "1200px",
  marginInline: "auto",
});
export const part = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(3), minWidth: 0 });
export const people = style({ display: "grid", gap: grid(1), margin: 0, padding: 0, listStyle: "none" });
export const person = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: grid(2),
  padding: `${grid(1)} ${grid(2)} ${grid(1)} ${grid(3)}`,
  borderRadius: vars.radius.medium,
  background: color.surfaceContainer,
  overflowWrap: "anywhere",
});
export const note = style({ color: color.onSurfaceVariant });
export const told = style({ display: "grid", gap: grid(1), minWidth: 0, flex: "1 1 280px" });
/** What is asked before people lose it: a sentence a paragraph. */
export const asked = style({ display: "grid", gap: grid(3) });
export const losing = style({ color: color.error });
export const unknown = style({ margin: 0, paddingInlineStart: grid(5), overflowWrap: "anywhere" });
export const copying = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: grid(2),
  minWidth: 0,
});
export const copied = style({ flex: "1 1 280px", minWidth: 0 });
export const links = style({ display: "grid", gap: grid(3), margin: 0, padding: 0, listStyle: "none" });
export const link = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(2),
  padding: grid(3),
  borderRadius: vars.radius.medium,
  background: color.surfaceContainer,
});
export const linkLine = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2) });
export const code = style({ width: "192px", maxWidth: "100%", height: "auto", borderRadius: vars.radius.small });
