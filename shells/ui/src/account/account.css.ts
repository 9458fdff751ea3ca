import { style } from "@vanilla-extract/css";
import { grid } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

const { color } = vars;

export const heading = style({ margin: 0, fontSize: vars.size.title, textAlign: "center" });
export const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4) });
export const rows = style({ display: "grid", margin: 0, padding: 0, listStyle: "none" });
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: grid(2),
  paddingBlock: grid(3),
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.outlineVariant}` } },
});
export const told = style({ display: "grid", gap: grid(1), minWidth: 0 });
export const line = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2) });
export const quiet = style({ margin: 0, color: color.onSurfaceVariant, fontSize: vars.size.small });
export const text = style({ margin: 0, maxWidth: "70ch" });
export const failure = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: grid(2),
  margin: 0,
  padding: grid(3),
  borderRadius: vars.radius.medium,
  background: color.errorContainer,
  color: color.onErrorContainer,
});
export const code = style({ width: "200px", height: "200px", borderRadius: vars.radius.medium });
export const setup = style({ display: "flex", flexWrap: "wrap", alignItems: "start", gap: grid(6) });
export const beside = style([stack, { flex: "1 1 240px", minWidth: 0 }]);
export const typed = style({ fontFamily: "monospace", overflowWrap: "anywhere", userSelect: "all" });
export const codes = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(${grid(30)}, 1fr))`,
  gap: grid(2),
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const terms = style({
  maxHeight: "50vh",
  overflowY: "auto",
  padding: grid(4),
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
});
