// Knows when a content ended without reporting any progress: the platform then counts it as complete, in 1.2 because
// the standard says so, in 2004 as the end of an attempt (UP.4).
import type { ScormVersion } from "./exit.ts";
import { ITEM_ELEMENTS } from "./item-elements.ts";
import type { ItemData } from "./package-data.ts";

/** The elements that report a progress. */
const WORDS: Readonly<Record<ScormVersion, readonly string[]>> = {
  "1.2": [ITEM_ELEMENTS["1.2"].status],
  "2004": [ITEM_ELEMENTS["2004"].status, "cmi.success_status", "cmi.progress_measure"],
};
const UNSAID = ["", "not attempted", "unknown"];

/** `data`: before its end. A suspended content goes on another day. */
export const endsSilently = (version: ScormVersion, data: ItemData): boolean =>
  data[ITEM_ELEMENTS[version].exit] !== "suspend" && WORDS[version].every((name) => UNSAID.includes(data[name] ?? ""));
