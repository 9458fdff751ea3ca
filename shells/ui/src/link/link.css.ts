import { style } from "@vanilla-extract/css";
import { aloneLink, transition } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

export const link = style([
  transition(["text-decoration-color"]),
  {
    color: vars.color.primaryInk,
    fontWeight: vars.weight.medium,
    textDecoration: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "0.2em",
    textDecorationColor: `color-mix(in srgb, ${vars.color.primaryInk} 40%, transparent)`,
    borderRadius: vars.radius.small,
    ":hover": { textDecorationColor: "currentColor" },
  },
]);
export const alone = style({ ...aloneLink, justifySelf: "start" });
