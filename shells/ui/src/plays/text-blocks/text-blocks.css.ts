import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { focusRing, grid } from "../../tokens/style.ts";
import { vars } from "../../tokens/tokens.css.ts";

const { color } = vars;

export const scroller = style({
  overflowX: "auto",
  borderRadius: vars.radius.small,
  ":focus-visible": focusRing,
});

export const table = style({ width: "100%", borderCollapse: "collapse", overflowWrap: "normal" });
globalStyle(`${table} :is(th, td)`, {
  minWidth: grid(16),
  padding: `${grid(2)} ${grid(3)}`,
  border: `1px solid ${color.outlineVariant}`,
  textAlign: "start",
  verticalAlign: "top",
  whiteSpace: "pre-line",
});
globalStyle(`${table} th`, { background: color.surfaceContainer, fontWeight: vars.weight.medium });
export const caption = style({
  paddingBottom: grid(2),
  textAlign: "start",
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});

export const callout = recipe({
  base: {
    display: "flex",
    gap: grid(3),
    padding: grid(4),
    borderRadius: vars.radius.medium,
  },
  variants: {
    tone: {
      note: { background: color.surfaceContainer, color: color.onSurface },
      tip: { background: color.successContainer, color: color.onSuccessContainer },
      warning: { background: color.warningContainer, color: color.onWarningContainer },
      danger: { background: color.errorContainer, color: color.onErrorContainer },
    },
  },
});
export const sign = style({ display: "flex", flexShrink: 0, marginTop: grid(1), height: grid(5) });
export const words = style({ minWidth: 0, whiteSpace: "pre-line" });
export const tone = style({ fontWeight: vars.weight.bold });
globalStyle(`${words} a`, { color: "inherit" });

/** The width of the text, not that of the screen, decides whether columns stand side by side. */
export const columnsRoom = style({ containerType: "inline-size" });
export const columns = style({
  display: "flex",
  flexDirection: "column",
  gap: grid(4),
  "@container": { "(min-width: 30rem)": { flexDirection: "row", gap: grid(6) } },
});
export const column = recipe({
  base: { flexBasis: 0, minWidth: 0 },
  variants: { isWide: { true: { flexGrow: 2 }, false: { flexGrow: 1 } } },
});

export const code = style({
  width: "max-content",
  minWidth: "100%",
  padding: grid(4),
  borderRadius: vars.radius.small,
  background: color.surfaceContainer,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  overflowWrap: "normal",
  tabSize: 4,
});
// The box belongs to all the lines together.
globalStyle(`${code} code`, { padding: 0, background: "none", fontSize: "inherit" });
