import { globalStyle, style } from "@vanilla-extract/css";

/** Only one of two sentences is shown, and there is room for the longer one: nothing moves once it is known which. */
export const either = style({ display: "grid" });
globalStyle(`${either} > p`, { gridArea: "1 / 1" });
globalStyle(`${either} > p[data-read="false"]`, { visibility: "hidden" });
