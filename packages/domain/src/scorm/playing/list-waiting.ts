// Knows which items of a package wait for others (`adlcp:prerequisites` of 1.2), and for which.

import type { ScormVersion } from "../item/exit.ts";
import { readItemResult } from "../item/item-result.ts";
import type { PackageData } from "../item/package-data.ts";
import type { ScormActivity } from "../manifest/activities.ts";
import { type Condition, listNamed, readCondition } from "../prerequisites/index.ts";

const flatten = (items: readonly ScormActivity[]): readonly ScormActivity[] =>
  items.flatMap((one) => [one, ...flatten(one.item)]);

/** AICC writes the first letter only, as well. */
const STATUSES = ["passed", "completed", "failed", "incomplete", "browsed", "not attempted"];
const nameStatus = (text: string): string =>
  STATUSES.find((one) => one === text.trim().toLowerCase() || one[0] === text.trim().toLowerCase()) ?? text;

/**
 * Items that are not open yet, by their identifiers, with the titles of those that have to be done first. Items under
 * a heading that waits wait too. A condition that cannot be read blocks nobody.
 */
export function listWaiting(
  version: ScormVersion,
  items: readonly ScormActivity[],
  data: PackageData,
): ReadonlyMap<string, string[]> {
  const all = new Map(flatten(items).map((one) => [one.identifier, one]));
  const identifiers = new Set(all.keys());
  const isDone = (one: ScormActivity): boolean =>
    (one.href === null || readItemResult(version, one, data.items[one.identifier] ?? null).status === "COMPLETE") &&
    one.item.every(isDone);
  const isMet = (condition: Condition): boolean => {
    if (condition.kind === "not") return !isMet(condition.of);
    if (condition.kind === "atLeast") return condition.of.filter(isMet).length >= condition.count;
    const one = all.get(condition.identifier);
    if (!one) return true;
    if (condition.kind === "item") return isDone(one);
    const status = data.items[one.identifier]?.["cmi.core.lesson_status"] || "not attempted";
    return (status === nameStatus(condition.status)) === condition.isEqual;
  };
  const waiting = new Map<string, string[]>();
  const look = (one: ScormActivity, above: string[] | null): void => {
    const condition = one.prerequisites === null ? null : readCondition(one.prerequisites, identifiers);
    const undone = condition && !isMet(condition) ? listUndone(condition) : null;
    const after = undone ?? above;
    if (after) waiting.set(one.identifier, after);
    for (const child of one.item) look(child, after);
  };
  const listUndone = (condition: Condition): string[] => [
    ...new Set(
      listNamed(condition).flatMap((identifier) => {
        const one = all.get(identifier);
        return one && !isDone(one) ? one.title || identifier : [];
      }),
    ),
  ];
  for (const one of items) look(one, null);
  return waiting;
}
