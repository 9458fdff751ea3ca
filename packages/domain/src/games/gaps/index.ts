export * from "./edit.ts";
export type { GapTextView, GapView } from "./rules.ts";
export { GAP_MODES, type Gap, type GapMode, type GapText } from "./schema.ts";
export { MOST_GAPS, splitText } from "./text.ts";
