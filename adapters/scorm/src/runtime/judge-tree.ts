// Knows what the standing of an engine means: which ways are open, and the result of the whole.
import { type ItemResult, listLaunchable, type OpenWays, type ScormActivity } from "@academiz/domain/scorm";
import type { ActivitySettings } from "./engine-settings.ts";
import type { Activity, Tree } from "./engine-tree.ts";

/** `live`: the engine that plays; `ended`: as it would be if the open content ended now. */
export function readChoices(
  live: Tree,
  ended: Tree,
  items: readonly ScormActivity[],
): Pick<OpenWays, "closed" | "hidden" | "hiddenButtons"> {
  const current = live.api.getSequencingState().currentActivity;
  const { navigationValidityService: ways } = ended.process;
  const isOpen = (identifier: string) =>
    ways.validateRequest("choice", identifier).valid &&
    !listPath(ended, identifier).some(isOutOfAttempts) &&
    !isStopped(ended, identifier);
  const closed = listLaunchable(items).filter(({ identifier }) => !isOpen(identifier));
  return {
    closed: closed.map(({ identifier }) => ({ identifier, after: [] })),
    hidden: listHidden(live, ended, items),
    hiddenButtons: current ? [...live.process.getEffectiveHideLmsUi(current)] : [],
  };
}

/** An activity and what it stands in, up to the root. */
function listPath({ process }: Tree, identifier: string): readonly Activity[] {
  const path: Activity[] = [];
  for (let at = process.activityTree.getActivity(identifier) ?? null; at !== null; at = at.parent) path.push(at);
  return path;
}

/** The engine lets such an item be chosen, and then does not deliver it. */
const isOutOfAttempts = ({ isActive, isSuspended, attemptCount, attemptLimit }: Activity): boolean =>
  attemptLimit !== null && !isActive && !isSuspended && attemptCount >= attemptLimit;

/** Whether a rule of this action is met. */
const isRuled = (activity: Activity, action: "hiddenFromChoice" | "stopForwardTraversal"): boolean =>
  activity.sequencingRules.preConditionRules.some((rule) => rule.action === action && rule.evaluate(activity) === true);

/** Nobody may choose an item behind one that stops those who go forward (SB.2.9, SB.2.4). */
export function isStopped(tree: Tree, target: string): boolean {
  const current = tree.process.getSequencingState().currentActivity;
  const [from, to] = [listPath(tree, current ?? ""), listPath(tree, target)];
  const common = from.find((one) => to.includes(one));
  if (!common) return false;
  const placeOf = (path: readonly Activity[]) => common.children.findIndex((child) => path.includes(child));
  const [here, there] = [placeOf(from), placeOf(to)];
  if (here === -1 || there <= here) return false;
  const above = to.slice(1, to.indexOf(common));
  return [...common.children.slice(here, there), ...above].some((one) => isRuled(one, "stopForwardTraversal"));
}

/** Items that were not drawn, or that a rule hides, with all that stands in them. */
function listHidden(live: Tree, ended: Tree, items: readonly ScormActivity[]): string[] {
  const isHidden = (tree: Tree, identifier: string): boolean =>
    listPath(tree, identifier).some((one) => one.isHiddenFromChoice || isRuled(one, "hiddenFromChoice"));
  return items.flatMap((one) => [
    // Both engines must hide it: `ended` may have drawn other children already.
    ...(isHidden(live, one.identifier) && isHidden(ended, one.identifier) ? [one.identifier] : []),
    ...listHidden(live, ended, one.item),
  ]);
}

/** Where none of its parts counts towards a score there is none, whatever the engine says. */
const isWeighed = ({ children }: ActivitySettings): boolean =>
  children === undefined ||
  children.some((one) => one.sequencingControls?.["objectiveMeasureWeight"] !== 0 && isWeighed(one));

const limit = (measure: number) => Math.round(Math.min(1, Math.max(0, measure)) * 1_000) / 10;

/** Passed means complete; failed means ended without passing; without either, it depends on completion. */
export function judgeRoot(
  { process }: Tree,
  description: ActivitySettings,
): Pick<ItemResult, "status" | "score" | "percentage"> {
  const { activityStates } = process.getSequencingState();
  const root = activityStates[description.id];
  if (!root || Object.values(activityStates).every(({ attemptCount }) => attemptCount === 0))
    return { status: "NOT_STARTED", score: null, percentage: 0 };
  const isEnded = root.completionStatus === "completed";
  const isKnown = root.objectiveSatisfiedStatusKnown;
  const isPassed = isKnown ? root.objectiveSatisfiedStatus : isEnded;
  const status = isPassed ? "COMPLETE" : isKnown && isEnded ? "FAILED" : "STARTED";
  return {
    status,
    score: root.objectiveMeasureStatus && isWeighed(description) ? limit(root.objectiveNormalizedMeasure) : null,
    percentage: status === "COMPLETE" ? 100 : measure(description),
  };

  /** 0–100: the score that its contents set, else the share that was completed. */
  function measure({ id, children = [] }: ActivitySettings): number {
    const at = activityStates[id];
    if (at?.completionStatus === "completed") return 100;
    if (at?.attemptCompletionAmountStatus) return limit(at.attemptCompletionAmount);
    const parts = children.filter((one) => activityStates[one.id]?.isAvailable !== false).map(measure);
    const mean = parts.reduce((sum, one) => sum + one, 0) / Math.max(1, parts.length);
    return Math.round(mean * 10) / 10;
  }
}
