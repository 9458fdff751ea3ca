import { BELOW_DESKTOP, COARSE, focusRing, grid, pane } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;
const column = { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" } as const;

export const editor = style({ ...column, gap: grid(6) });
export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)",
  alignItems: "start",
  gap: grid(6),
  "@media": { [BELOW_DESKTOP]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const part = style({ ...column, gap: grid(4) });
export const tools = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2) });

export const stage = style({ position: "relative" });
export const film = style({
  display: "block",
  width: "100%",
  maxHeight: grid(80),
  aspectRatio: "16 / 9",
  borderRadius: vars.radius.medium,
  border: `1px solid ${color.outlineVariant}`,
  background: color.surfaceContainer,
});
/** Above the controls of the film. */
export const shown = style({
  position: "absolute",
  insetInline: grid(4),
  bottom: grid(14),
  textAlign: "center",
  pointerEvents: "none",
});
export const words = style({
  display: "inline-block",
  padding: `${grid(1)} ${grid(2)}`,
  borderRadius: vars.radius.small,
  background: color.inverseSurface,
  color: color.onInverseSurface,
  whiteSpace: "pre-line",
});

export const form = style({ ...column, gap: grid(3), border: 0 });
export const legend = style({ fontWeight: vars.weight.bold });
export const times = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "start",
  gap: grid(3),
});
export const moment = style({ ...column, gap: grid(2), justifyItems: "start" });
export const flaws = style({ color: color.error, fontSize: vars.size.small, listStyle: "none", padding: 0 });

export const count = style({ color: color.onSurfaceVariant, fontSize: vars.size.small });
export const nothing = style({ color: color.onSurfaceVariant });
export const list = style({
  ...pane,
  maxHeight: "50vh",
  listStyle: "none",
  padding: 0,
  border: `1px solid ${color.outlineVariant}`,
  borderRadius: vars.radius.medium,
  "@media": { [BELOW_DESKTOP]: { maxHeight: "32vh" } },
});
/** Long films have thousands: those out of sight are not drawn. */
export const row = style({ contentVisibility: "auto", containIntrinsicSize: `auto ${grid(10)}` });
export const cue = style({
  display: "grid",
  gridTemplateColumns: `${grid(18)} minmax(0, 1fr) auto`,
  alignItems: "start",
  gap: grid(2),
  width: "100%",
  minHeight: grid(10),
  padding: `${grid(2)} ${grid(3)}`,
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  "@media": { [COARSE]: { minHeight: grid(11) } },
  selectors: {
    "&[aria-current]": { background: color.secondaryContainer, color: color.onSecondaryContainer },
    "&:focus-visible": { ...focusRing, outlineOffset: "-2px" },
  },
});
export const time = style({ fontVariantNumeric: "tabular-nums", fontSize: vars.size.small });
export const text = style({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
export const flaw = style({ color: color.error, selectors: { [`${cue}[aria-current] &`]: { color: "inherit" } } });

export const whole = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 240px), 1fr))",
  alignItems: "start",
  gap: grid(4),
});
export const note = style({
  ...column,
  gap: grid(2),
  padding: grid(3),
  borderRadius: vars.radius.medium,
  background: color.surfaceContainer,
});
export const lost = style({ paddingInlineStart: grid(5) });
export const keys = style({ fontSize: vars.size.small });
export const keyList = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: `${grid(1)} ${grid(3)}`,
  paddingTop: grid(2),
});
