// Knows when the children of an activity are drawn and shuffled again: where its manifest says so, when an attempt at
// it has ended (SR.1, SR.2).
import type { PackageRules, ScormActivity, ScormSequencing } from "@academiz/domain/scorm";
import { nameRoot } from "./describe-tree.ts";
import type { Activity, Tree } from "./engine-tree.ts";

/** The names of activities whose children, or their order, differ in each attempt. */
export interface DrawnAgain {
  readonly drawn: readonly string[];
  readonly shuffled: readonly string[];
}

export function listDrawnAgain({ identifier, sequencing }: PackageRules, items: readonly ScormActivity[]): DrawnAgain {
  const all = [{ identifier: nameRoot(identifier, items), sequencing }, ...listAll(items)];
  const list = (timing: "selectionTiming" | "randomizationTiming") =>
    all.flatMap((one) => (one.sequencing?.children[timing] === "onEachNewAttempt" ? one.identifier : []));
  return { drawn: list("selectionTiming"), shuffled: list("randomizationTiming") };
}

const listAll = (
  items: readonly ScormActivity[],
): readonly { readonly identifier: string; readonly sequencing: ScormSequencing | null }[] =>
  items.flatMap((one) => [one, ...listAll(one.item)]);

/** The engine draws when it next goes through them. */
export function drawAnew({ process }: Tree, { drawn, shuffled }: DrawnAgain): void {
  const find = (identifier: string): Activity[] => {
    const found = process.activityTree.getActivity(identifier);
    return found && !found.isActive && !found.isSuspended && found.attemptCount > 0 ? [found] : [];
  };
  for (const activity of drawn.flatMap(find)) {
    for (const child of activity.children) [child.isAvailable, child.isHiddenFromChoice] = [true, false];
    activity.sequencingControls.selectionCountStatus = false;
    activity.resetProcessedChildren();
  }
  for (const activity of shuffled.flatMap(find)) {
    activity.sequencingControls.reorderChildren = false;
    activity.resetProcessedChildren();
  }
}
