import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { grid, PHONE, transition } from "../tokens/style.ts";
import { vars } from "../tokens/tokens.css.ts";

export const card = recipe({
  base: [
    transition(["border-color", "box-shadow"], "steady"),
    {
      display: "flex",
      flexDirection: "column",
      gap: grid(4),
      minWidth: 0,
      padding: grid(6),
      background: vars.color.surface,
      border: `1px solid ${vars.color.outlineVariant}`,
      borderRadius: vars.radius.large,
      "@media": { [PHONE]: { padding: grid(4) } },
    },
  ],
  variants: {
    // Clipped, not hidden: sticky parts inside stick to the page.
    padded: { false: { padding: 0, overflow: "clip", "@media": { [PHONE]: { padding: 0 } } } },
    interactive: {
      true: {
        position: "relative",
        selectors: {
          "&:hover": { borderColor: vars.color.outline, boxShadow: vars.shadow.medium },
          "&:focus-within": { borderColor: vars.color.outline },
        },
      },
    },
  },
});

export const header = style({ display: "flex", alignItems: "flex-start", gap: grid(4), flexWrap: "wrap" });
export const headings = style({ flex: "1 1 160px", minWidth: 0 });
export const title = style({ fontSize: vars.size.body, fontWeight: vars.weight.bold });
export const description = style({ marginTop: grid(1), color: vars.color.onSurfaceVariant });
