import { grid, PHONE } from "@academiz/ui/style";
import { style } from "@vanilla-extract/css";

/** On a phone the bar has no room beside the title: it hangs below. */
export const flag = style({
  display: "flex",
  "@media": {
    [PHONE]: { position: "absolute", top: "100%", insetInlineEnd: grid(2), marginTop: grid(1), pointerEvents: "none" },
  },
});
