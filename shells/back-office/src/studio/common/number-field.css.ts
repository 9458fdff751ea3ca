import { grid } from "@academiz/ui/style";
import { style } from "@vanilla-extract/css";

/** A number and its unit stay together. */
export const counted = style({ display: "flex", alignItems: "center", gap: grid(2), whiteSpace: "nowrap" });
export const beside = style({ width: grid(20) });
export const alone = style({ flex: 1 });
