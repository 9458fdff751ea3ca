import { grid } from "@academiz/ui/style";
import { style } from "@vanilla-extract/css";

export const score = style({ width: grid(20) });
/** A score and what it is out of stay together. */
export const scored = style({ display: "inline-flex", alignItems: "center", gap: grid(2), whiteSpace: "nowrap" });
