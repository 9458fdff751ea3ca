// Knows the engine that follows the rules of a package: one for the whole package, whose data model belongs to the item
// that is open.
import type { OpenWays } from "@academiz/domain/scorm";
import { Scorm2004API } from "scorm-again/scorm2004/min";
import { answerCommits, SILENT } from "./engine.ts";
import type { ActivitySettings } from "./engine-settings.ts";

const GENERAL_COMMIT_FAILURE = 391;

/** The parts of an activity's standing that the engine tells. */
export interface ActivityState {
  readonly isActive: boolean;
  readonly isSuspended: boolean;
  /** False for an item that was not drawn among its siblings. */
  readonly isAvailable: boolean;
  readonly attemptCount: number;
  readonly completionStatus: string;
  readonly successStatus: string;
  readonly attemptCompletionAmount: number;
  readonly attemptCompletionAmountStatus: boolean;
  readonly objectiveSatisfiedStatus: boolean;
  readonly objectiveSatisfiedStatusKnown: boolean;
  readonly objectiveMeasureStatus: boolean;
  readonly objectiveNormalizedMeasure: number;
}
/** The engine's place in the package. */
export interface TreeState {
  readonly version: string;
  readonly contentDelivered: boolean;
  readonly currentActivity: string | null;
  readonly suspendedActivity: string | null;
  readonly activityStates: Readonly<Record<string, ActivityState>>;
  readonly globalObjectiveMap: Readonly<Record<string, unknown>>;
}
/** An activity as the engine holds it. */
export interface Activity {
  readonly id: string;
  readonly parent: Activity | null;
  readonly children: readonly Activity[];
  readonly isActive: boolean;
  readonly isSuspended: boolean;
  readonly attemptCount: number;
  readonly attemptLimit: number | null;
  readonly completionStatus: string;
  /** Whether its completion is known. */
  attemptProgressStatus: boolean;
  isAvailable: boolean;
  isHiddenFromChoice: boolean;
  readonly sequencingControls: {
    /** True where only the content sets its completion; as long as it does not, that is unknown. */
    readonly completionSetByContent: boolean;
    /** True once its children were drawn. */
    selectionCountStatus: boolean;
    /** True once its children were shuffled. */
    reorderChildren: boolean;
  };
  readonly sequencingRules: {
    readonly preConditionRules: readonly {
      readonly action: string;
      evaluate(activity: Activity): boolean | "unknown";
    }[];
  };
  /** Makes all of its children take part again. */
  resetProcessedChildren(): void;
}

/** The part of the engine's process that is used here. Its own types lag behind it. */
interface Process {
  getSequencingState(): TreeState;
  restoreSequencingState(state: TreeState): boolean;
  getEffectiveHideLmsUi(activity: unknown): readonly OpenWays["hiddenButtons"][number][];
  readonly activityTree: { getActivity(identifier: string): Activity | undefined };
  readonly navigationValidityService: {
    validateRequest(request: string, target: string | null): { readonly valid: boolean };
  };
}

/** What happens in an engine. */
export interface TreeListener {
  onDeliver(identifier: string, isResumed: boolean): void;
  onOver(reason: string): void;
  /** An activity has ended, and its rules lead somewhere; nothing was opened yet. */
  onRule(): void;
  onCommit(): boolean;
}

/** Takes the engine's messages to developers, and shows them to nobody. */
const RULE_MET = "Sequencing process event: onPostConditionEvaluated";

export function createTree(tree: ActivitySettings, listener: TreeListener) {
  const settings = {
    autocommit: false,
    logLevel: SILENT,
    lmsCommitUrl: "/",
    sequencing: {
      activityTree: tree,
      hideLmsUi: [],
      eventListeners: {
        onActivityDelivery: (activity: { id: string; deliveryWasResumed?: boolean }) =>
          listener.onDeliver(activity.id, activity.deliveryWasResumed === true),
        onSequencingDebug: (told: string) => {
          if (told === RULE_MET) listener.onRule();
        },
        onSequencingSessionEnd: ({ reason }: { reason: string }) => listener.onOver(reason),
      },
    },
  };
  const api = new Scorm2004API(
    settings as unknown as ConstructorParameters<typeof Scorm2004API>[0],
    answerCommits(() => listener.onCommit(), GENERAL_COMMIT_FAILURE),
  );
  const process = api.getSequencingService()?.getOverallSequencingProcess() as unknown as Process;
  return { api, process };
}
/** An engine that follows the rules of a package. */
export type Tree = ReturnType<typeof createTree>;
