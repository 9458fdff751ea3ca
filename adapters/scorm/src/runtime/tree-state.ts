// Knows how the standing of an engine is stored as text: only what differs from the very start.
import { applyDifference, findDifference } from "./differences.ts";
import type { Tree, TreeState } from "./engine-tree.ts";

interface Kept {
  readonly version: 1;
  readonly isOver: boolean;
  readonly standing: unknown;
  readonly shared: unknown;
}

const pickLasting = ({
  contentDelivered,
  currentActivity,
  suspendedActivity,
  activityStates,
  globalObjectiveMap,
}: TreeState) => ({
  version: "1.0",
  contentDelivered,
  currentActivity,
  suspendedActivity,
  activityStates,
  globalObjectiveMap,
});

/** `start`: the standing of the same package before anybody played it. */
export function writeTreeState({ api, process }: Tree, start: TreeState, isOver: boolean): string {
  const standing = findDifference(pickLasting(process.getSequencingState()), pickLasting(start));
  const kept: Kept = { version: 1, isOver, standing, shared: api.captureSharedDataSnapshot() };
  return JSON.stringify(kept);
}

const KNOWN = ["completed", "incomplete"];

/**
 * Restores the standing of an engine that nobody has used. Null where it cannot be read: the engine is at its start.
 */
export function restoreTree(
  { api, process }: Tree,
  start: TreeState,
  text: string,
): { readonly isOver: boolean } | null {
  const kept = parseKept(text);
  if (!kept) return null;
  const standing = applyDifference(pickLasting(start), kept.standing) as TreeState;
  process.restoreSequencingState(standing);
  // The engine stores the completion, but not whether it is known.
  for (const identifier of Object.keys(start.activityStates)) {
    const activity = process.activityTree.getActivity(identifier);
    if (activity) activity.attemptProgressStatus = KNOWN.includes(activity.completionStatus);
  }
  if (typeof kept.shared === "object" && kept.shared !== null)
    api.restoreSharedDataSnapshot(kept.shared as Parameters<typeof api.restoreSharedDataSnapshot>[0]);
  return { isOver: kept.isOver === true };
}

function parseKept(text: string): Kept | null {
  try {
    const kept: Kept | null = JSON.parse(text);
    return kept?.version === 1 ? kept : null;
  } catch {
    return null;
  }
}
