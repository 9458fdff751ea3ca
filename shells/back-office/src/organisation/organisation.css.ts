import { COARSE, grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: grid(6),
  maxWidth: "1200px",
  marginInline: "auto",
});
export const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(4) });
export const line = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: grid(2), minWidth: 0 });
export const help = style({ margin: 0, color: vars.color.onSurfaceVariant, fontSize: vars.size.small });
/** Help about keys is hidden on touch screens, which have the buttons. */
export const keysHelp = style([help, { "@media": { [COARSE]: { display: "none" } } }]);
export const names = style({ margin: 0, paddingInlineStart: grid(5), overflowWrap: "anywhere" });
export const tags = style([line, { listStyle: "none", margin: 0, padding: 0 }]);
export const tag = style({
  display: "flex",
  alignItems: "center",
  gap: grid(1),
  paddingInlineStart: grid(3),
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceContainer,
  maxWidth: "100%",
  overflowWrap: "anywhere",
});
export const filter = style({ flex: "0 1 200px", minWidth: "150px" });
export const trial = style([line, { marginTop: grid(4) }]);
