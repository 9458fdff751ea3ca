import { style } from "@vanilla-extract/css";
import { fading } from "../tabs/tabs.css.ts";
import { grid, PHONE } from "../tokens/style.ts";

export const row = style([
  fading,
  {
    display: "flex",
    flexWrap: "wrap",
    flexBasis: "100%",
    minWidth: 0,
    gap: grid(1),
    "@media": { [PHONE]: { flexWrap: "nowrap", overflowX: "auto" } },
  },
]);
