// Knows what the standing of an engine says: which ways are open, and what becomes of the whole.
import { type ItemResult, listLaunchable, type OpenWays, type ScormActivity } from "@academiz/domain/scorm";
import type { ActivitySettings } from "./engine-settings.ts";
import type { Tree } from "./engine-tree.ts";

/** `live`: the engine that plays; `ended`: as it would be if the open content ended now. */
export function readChoices(
  live: Tree,
  ended: Tree,
  items: readonly ScormActivity[],
): Pick<OpenWays, "closed" | "hidden" | "hiddenButtons"> {
  const current = live.api.getSequencingState().currentActivity;
  const { navigationValidityService: ways } = ended.process;
  const closed = listLaunchable(items).filter(({ identifier }) => !ways.validateRequest("choice", identifier).valid);
  return {
    closed: closed.map(({ identifier }) => ({ identifier, after: [] })),
    hidden: [],
    hiddenButtons: current ? [...live.process.getEffectiveHideLmsUi(current)] : [],
  };
}

/** Where none of its parts counts towards a score there is none, whatever the engine says. */
const isWeighed = ({ children }: ActivitySettings): boolean =>
  children === undefined ||
  children.some((one) => one.sequencingControls?.["objectiveMeasureWeight"] !== 0 && isWeighed(one));

const limit = (measure: number) => Math.round(Math.min(1, Math.max(0, measure)) * 1_000) / 10;

/** Passed is complete; failed is what has ended and was not passed; without either, what was completed. */
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

  /** 0–100: what its contents said, else the share of what was completed. */
  function measure({ id, children = [] }: ActivitySettings): number {
    const at = activityStates[id];
    if (at?.completionStatus === "completed") return 100;
    if (at?.attemptCompletionAmountStatus) return limit(at.attemptCompletionAmount);
    const parts = children.map(measure);
    const mean = parts.reduce((sum, one) => sum + one, 0) / Math.max(1, parts.length);
    return Math.round(mean * 10) / 10;
  }
}
