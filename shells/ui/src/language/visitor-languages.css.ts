import { globalStyle, style } from "@vanilla-extract/css";
import { grid } from "../tokens/style.ts";

export const languages = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: grid(2),
  margin: 0,
  padding: 0,
  listStyle: "none",
});
globalStyle(`${languages} [aria-pressed="true"]`, {
  textDecoration: "underline",
  textUnderlineOffset: "0.3em",
});
