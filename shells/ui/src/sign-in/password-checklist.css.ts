import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { grid } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

export const list = style({ display: "grid", gap: grid(1), margin: 0, padding: 0, listStyle: "none" });
export const rule = recipe({
  base: { display: "flex", gap: grid(2), fontSize: vars.size.caption, color: vars.color.onSurfaceVariant },
  variants: {
    state: {
      "is-ok": { color: vars.color.onSurface, fontWeight: vars.weight.medium },
      "is-ko": {},
      "is-not-required": {},
    },
    inner: { true: { paddingInlineStart: grid(6) }, false: {} },
  },
});
export const mark = style({ flexShrink: 0 });
