// Knows where a learner goes among the items of a package without sequencing rules.

import type { ScormVersion } from "../item/exit.ts";
import type { PackageData } from "../item/package-data.ts";
import { listLaunchable, type ScormActivity } from "../manifest/activities.ts";
import { listWaiting } from "./list-waiting.ts";

/** What a content may ask for when it ends (`adl.nav.request`, 2004). */
export type NavigationRequest =
  | { readonly kind: "continue" | "previous" | "exit" }
  | { readonly kind: "choice"; readonly identifier: string };

/** Reads `{target=item-2}choice`, `continue`, `exitAll` and the like; null for none, and for anything else. */
export function parseNavigationRequest(text: string): NavigationRequest | null {
  const target = /^\{target=([^}]+)\}(choice|jump)$/.exec(text)?.[1];
  if (target !== undefined) return { kind: "choice", identifier: target };
  if (text === "continue" || text === "previous") return { kind: text };
  return ["exit", "exitAll", "abandon", "abandonAll", "suspendAll"].includes(text) ? { kind: "exit" } : null;
}

/**
 * The item that a launch opens: that of the last time, otherwise the first, among those that wait for no other; null
 * where there is none.
 */
export function chooseFirstItem(
  version: ScormVersion,
  items: readonly ScormActivity[],
  data: PackageData,
): ScormActivity | null {
  const waiting = listWaiting(version, items, data);
  const launchable = listLaunchable(items).filter(({ identifier }) => !waiting.has(identifier));
  return launchable.find(({ identifier }) => identifier === data.item) ?? launchable[0] ?? null;
}

/** The item before (−1) or behind (1) another; null at the ends. */
export function findNeighbour(items: readonly ScormActivity[], identifier: string, step: -1 | 1): ScormActivity | null {
  const launchable = listLaunchable(items);
  const at = launchable.findIndex((one) => one.identifier === identifier);
  return at === -1 ? null : (launchable[at + step] ?? null);
}
