import { globalStyle, style } from "@vanilla-extract/css";

/** One of two sentences is read, and both have their room: nothing moves once it is known which. */
export const either = style({ display: "grid" });
globalStyle(`${either} > p`, { gridArea: "1 / 1" });
globalStyle(`${either} > p[data-read="false"]`, { visibility: "hidden" });
