import { grid, PHONE } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const { color } = vars;

export const page = style({ display: "grid", gap: grid(6), maxWidth: "1200px", marginInline: "auto" });
export const stack = style({ display: "grid", gap: grid(4), minWidth: 0 });
export const buttons = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2) });
export const spread = style([buttons, { justifyContent: "space-between" }]);
export const steps = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(2) });
/** The reason why the next step waits. */
export const reason = style({ color: color.onSurfaceVariant });

const notice = style({ display: "grid", gap: grid(2), padding: grid(4), borderRadius: vars.radius.medium });
export const warning = style([notice, { background: color.warningContainer, color: color.onWarningContainer }]);
export const failure = style([notice, { background: color.errorContainer, color: color.onErrorContainer }]);

/** The marks of what is listed stand inside. */
globalStyle(`:is(${warning}, ${failure}) > ul`, { margin: 0, paddingInlineStart: grid(5) });

export const facts = style({
  display: "grid",
  gridTemplateColumns: "max-content minmax(0, 1fr)",
  gap: `${grid(2)} ${grid(4)}`,
  margin: 0,
  "@media": { [PHONE]: { gridTemplateColumns: "minmax(0, 1fr)", gap: grid(1) } },
});
globalStyle(`${facts} dt`, { color: color.onSurfaceVariant });
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: "anywhere" });

/** The line that says whether everything is saved. */
export const keeping = style([
  spread,
  {
    padding: grid(3),
    border: `1px solid ${color.outlineVariant}`,
    borderRadius: vars.radius.medium,
    background: color.surface,
  },
]);
/** Stays in sight while something waits to be saved, but never covers the focused field. */
export const waiting = style([keeping, { position: "sticky", insetBlockEnd: 0 }]);
export const savedState = style([reason, { display: "flex", alignItems: "center", gap: grid(2), minWidth: 0 }]);
export const written = style([stack]);
globalStyle(`${written} :is(input, textarea, button, [role=combobox])`, { scrollMarginBlockEnd: grid(24) });
/** Short fields, side by side where there is room. */
export const rules = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 224px), 1fr))`,
  alignItems: "start",
  gap: grid(4),
});

export const trying = style([buttons, { justifyContent: "flex-end" }]);
/** Form and player, each with its own height. */
export const sideBySide = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 380px",
  alignItems: "start",
  gap: grid(6),
  "@media": { "screen and (min-width: 1360px)": { gridTemplateColumns: `minmax(0, 1fr) ${grid(120)}` } },
});
/** It stays in sight, below the bar of the office. */
export const tried = style({
  position: "sticky",
  insetBlockStart: grid(20),
  height: `calc(100dvh - ${grid(24)})`,
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.medium,
});

export const wholeRow = style({ gridColumn: "1 / -1" });

export const items = style({ display: "grid", gap: grid(2), margin: 0, padding: 0, listStyle: "none" });

/** The required value, below the reached one. */
export const asked = style({ display: "block", fontSize: vars.size.caption, color: color.onSurfaceVariant });

export const texts = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(3) });
