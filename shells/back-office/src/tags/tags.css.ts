import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(3) });
export const help = style({ margin: 0, color: vars.color.onSurfaceVariant, fontSize: vars.size.small });
/** Of one height, so that nothing moves when the tags come, and while somebody types. */
export const choices = style({ height: grid(60), maxHeight: "40dvh", overflowY: "auto", overflowWrap: "anywhere" });
export const boxes = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: grid(1) });
export const tags = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: grid(2),
  margin: 0,
  padding: 0,
  listStyle: "none",
});
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
export const failure = style({
  display: "grid",
  gap: grid(2),
  padding: grid(4),
  borderRadius: vars.radius.medium,
  background: vars.color.errorContainer,
  color: vars.color.onErrorContainer,
});
