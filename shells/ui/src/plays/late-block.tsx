// Knows that the blocks of a text that few pages have are drawn by what comes late: once a page is at rest, or with the
// first of them.
import { lateView } from "./common/late-view.tsx";

/** Whoever draws a page gives it to its texts by `LateBlockContext`. */
export const LateBlock = lateView(async () => (await import("./text-blocks/text-block.tsx")).TextBlock, {
  isRare: false,
});
