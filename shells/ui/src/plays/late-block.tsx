// Knows that the blocks which few texts have are drawn by code that is loaded once a page is at rest, or with the first
// of them.
import { lateView } from "./common/late-view.tsx";

/** A page that draws texts passes it to them by `LateBlockContext`. */
export const LateBlock = lateView(async () => (await import("./text-blocks/text-block.tsx")).TextBlock, {
  isRare: false,
});
