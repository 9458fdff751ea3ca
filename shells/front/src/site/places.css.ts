import { BELOW_DESKTOP, FOOT, grid, transition, veil } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const { color } = vars;
/** The height of the bar at the foot of a narrow page. */
const HEIGHT = grid(14);

export const places = style({
  display: "flex",
  gap: grid(1),
  flex: "1 1 auto",
  marginInlineStart: grid(6),
  "@media": {
    [BELOW_DESKTOP]: {
      position: "fixed",
      zIndex: 1,
      insetInline: 0,
      insetBlockEnd: 0,
      justifyContent: "center",
      margin: 0,
      paddingBlockEnd: "env(safe-area-inset-bottom)",
      borderBlockStart: `1px solid ${color.outlineVariant}`,
      background: color.surface,
    },
    print: { display: "none" },
  },
});
export const place = style([
  transition(["background-color"]),
  {
    display: "flex",
    alignItems: "center",
    gap: grid(2),
    minHeight: grid(11),
    paddingInline: grid(3),
    borderRadius: vars.radius.medium,
    color: color.onSurfaceVariant,
    fontWeight: vars.weight.medium,
    textDecoration: "none",
    whiteSpace: "nowrap",
    ":hover": { background: veil("hover") },
    selectors: {
      "&[aria-current=page]": { background: color.selection, color: color.onSelection },
    },
    "@media": {
      [BELOW_DESKTOP]: {
        flex: "1 1 0",
        flexDirection: "column",
        justifyContent: "center",
        gap: 0,
        maxWidth: grid(48),
        minWidth: 0,
        minHeight: HEIGHT,
        paddingInline: grid(1),
        borderRadius: 0,
        fontSize: vars.size.caption,
        whiteSpace: "normal",
        textAlign: "center",
        selectors: {
          "&[aria-current=page]": {
            background: "none",
            color: color.primaryInk,
            boxShadow: `inset 0 2px 0 ${color.primaryInk}`,
          },
        },
      },
    },
  },
]);
/** A client may give its catalogue a long name. */
export const name = style({ maxWidth: `min(100%, ${grid(48)})`, overflow: "hidden", textOverflow: "ellipsis" });
// Neither the focused element nor a toast may lie under the bar.
globalStyle(`:root:has(${places})`, {
  "@media": { [BELOW_DESKTOP]: { vars: { [FOOT]: HEIGHT }, scrollPaddingBottom: grid(18) } },
});
