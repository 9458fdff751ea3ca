import { grid } from "@academiz/ui/style";
import { style } from "@vanilla-extract/css";

export const names = style({ margin: 0, paddingInlineStart: grid(5) });
export const missed = style({ display: "grid", gap: grid(1), marginBlock: grid(2) });
