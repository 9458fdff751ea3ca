import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export const moment = style({
  display: "grid",
  justifyItems: "center",
  gap: grid(3),
  paddingBlock: grid(4),
  textAlign: "center",
});
export const picture = style({
  display: "grid",
  placeItems: "center",
  width: grid(20),
  height: grid(20),
  borderRadius: vars.radius.full,
  background: vars.color.successContainer,
  color: vars.color.onSuccessContainer,
});
export const name = style({ fontFamily: vars.font.brand, fontSize: vars.size.lead, fontWeight: vars.weight.medium });
