import { BELOW_DESKTOP, COARSE, grid, PHONE, transition } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";
import { name as personName } from "../../office/user-menu.css.ts";

const { color } = vars;
/** Between tablet and desktop all stands in one line, and what is shown elsewhere too gives way. */
const TIGHT = "screen and (min-width: 1024px) and (max-width: 1279px)";

export const header = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${grid(1)} ${grid(2)}`,
  minHeight: grid(16),
  padding: `${grid(2)} ${grid(4)}`,
  background: color.surface,
  borderBottom: `1px solid ${color.outlineVariant}`,
  "@media": { [PHONE]: { padding: grid(2) }, [TIGHT]: { flexWrap: "nowrap" } },
});
globalStyle(`${header} ${personName}`, { "@media": { [TIGHT]: { position: "absolute", clipPath: "inset(50%)" } } });
export const identity = style({
  display: "flex",
  alignItems: "center",
  gap: grid(2),
  flex: "1 1 280px",
  minWidth: 0,
  "@media": { [PHONE]: { flexBasis: "100%" }, [TIGHT]: { flexBasis: 0 } },
});
export const problem = style({ color: color.error, fontSize: vars.size.small });
/** Looks like a title until it is pointed at, since it is edited in place. */
export const name = style([
  transition(["border-color", "background-color"]),
  {
    flex: "0 1 auto",
    minWidth: grid(20),
    maxWidth: "100%",
    minHeight: grid(10),
    paddingInline: grid(2),
    border: "1px solid transparent",
    borderRadius: vars.radius.medium,
    background: "transparent",
    color: color.onSurface,
    fontFamily: vars.font.brand,
    fontSize: vars.size.lead,
    fontWeight: vars.weight.bold,
    fieldSizing: "content",
    textOverflow: "ellipsis",
    selectors: { "&:hover": { borderColor: color.outline }, "&:focus": { background: color.surface } },
    "@media": { [COARSE]: { minHeight: grid(11) }, [PHONE]: { fontSize: vars.size.body } },
  },
]);
/** On a tablet they have a line of their own, below the title and the people who are here. */
export const tools = style({
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: grid(2),
  "@media": {
    [BELOW_DESKTOP]: { order: 1, flexBasis: "100%" },
    [PHONE]: { order: 0, flexBasis: "auto", flexWrap: "nowrap", gap: grid(1) },
    [TIGHT]: { flexShrink: 0, flexWrap: "nowrap", gap: grid(1) },
  },
});
export const saved = style({
  display: "flex",
  alignItems: "center",
  gap: grid(2),
  minHeight: grid(10),
  color: color.onSurfaceVariant,
  fontSize: vars.size.caption,
  fontVariantNumeric: "tabular-nums",
  "@media": {
    [BELOW_DESKTOP]: { minHeight: 0 },
    [PHONE]: { flex: "1 1 0", minWidth: grid(20), gap: grid(1) },
    [TIGHT]: { maxWidth: grid(24) },
  },
});
export const wide = style({ display: "contents", "@media": { [PHONE]: { display: "none" } } });
export const narrow = style({ display: "none", "@media": { [PHONE]: { display: "contents" } } });
/** Hidden where the name of the course needs the room. */
export const roomy = style([wide, { "@media": { [TIGHT]: { display: "none" } } }]);
export const tight = style([narrow, { "@media": { [TIGHT]: { display: "contents" } } }]);
/** The page's heading for screen readers: others read the title in the box. */
export const heading = style({ position: "absolute", clipPath: "inset(50%)" });
