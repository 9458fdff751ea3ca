import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color } = vars;

/** The chosen icon, as large as on the card, beside the list of all. */
export const drawn = style({ alignSelf: "end", display: "grid", placeItems: "center", minHeight: grid(11) });
/** As wide as its words need, beside others. */
export const setting = style({ flex: `1 1 ${grid(48)}`, maxWidth: grid(80) });
export const side = style({ display: "grid", gap: grid(2) });
export const label = style({ fontSize: vars.size.small, fontWeight: vars.weight.medium });
/** A text in a form: framed as the fields around it. */
export const text = style({
  padding: grid(3),
  border: `1px solid ${color.outline}`,
  borderRadius: vars.radius.medium,
  background: color.surface,
});
/** As on a learner's page, set apart from the fields around it. */
export const tried = style({
  padding: grid(4),
  border: `1px dashed ${color.outline}`,
  borderRadius: vars.radius.large,
  background: color.surfaceLow,
});
export const note = style({ color: color.onSurfaceVariant });
