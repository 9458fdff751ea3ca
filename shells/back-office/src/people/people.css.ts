import { BELOW_DESKTOP, grid } from "@academiz/ui/style";
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
export const line = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2), minWidth: 0 });
export const filters = style([line, { flex: "1 1 auto" }]);
export const filter = style({
  flex: "0 1 200px",
  minWidth: "150px",
  "@media": { [BELOW_DESKTOP]: { flex: "1 1 150px" } },
});
export const address = style({ overflowWrap: "anywhere" });
export const bar = style([
  line,
  {
    justifyContent: "space-between",
    position: "sticky",
    insetBlockStart: grid(16),
    zIndex: 20,
    padding: `${grid(2)} ${grid(3)}`,
    borderRadius: vars.radius.medium,
    background: color.surfaceContainer,
  },
]);
export const names = style({ margin: 0, paddingInlineStart: grid(5) });
