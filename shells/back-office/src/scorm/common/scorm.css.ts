import { grid } from "@academiz/ui/style";
import { vars } from "@academiz/ui/tokens";
import { style } from "@vanilla-extract/css";

export { facts, failure, items, spread, stack, warning } from "../../product/product.css.ts";

const { color } = vars;

export const part = style({ display: "grid", gap: grid(2), minWidth: 0 });
export const heading = style({ fontSize: vars.size.small, fontWeight: vars.weight.bold });
export const note = style({ color: color.onSurfaceVariant, fontSize: vars.size.small });

export const file = style({ overflowWrap: "anywhere", fontWeight: vars.weight.medium });

export const list = style({ display: "grid", gap: grid(2), paddingInlineStart: grid(5), overflowWrap: "anywhere" });
export const place = style({ display: "block", fontSize: vars.size.small, overflowWrap: "anywhere" });

export const item = style({ display: "grid", minWidth: 0, overflowWrap: "anywhere" });
/** Indentation of items by depth; deeper ones use the last. */
export const depths = [
  style({}),
  style({ paddingInlineStart: grid(4) }),
  style({ paddingInlineStart: grid(8) }),
  style({ paddingInlineStart: grid(12) }),
] as const;
export const path = style({ color: color.onSurfaceVariant, fontSize: vars.size.small, overflowWrap: "anywhere" });

/** A call with its values: long ones wrap, nothing is cut. */
export const code = style({ fontSize: vars.size.small, overflowWrap: "anywhere", wordBreak: "break-word" });
export const error = style({ display: "block", color: color.errorInk, fontSize: vars.size.small });
export const number = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
