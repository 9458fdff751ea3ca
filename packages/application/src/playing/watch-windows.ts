// Knows how a player learns what other windows of its device do.
import { fromCallback } from "xstate";
import type { OtherWindows } from "../ports/index.ts";

/**
 * Sends `other-window.told` to the player each time another window reports an event in the same product; `slug` is the
 * perimeter's.
 */
export const watchWindows = fromCallback<
  { type: "other-window.told" },
  { readonly windows: OtherWindows; readonly slug: string }
>(({ sendBack, input: { windows, slug } }) => windows.watch(slug, () => sendBack({ type: "other-window.told" })));
