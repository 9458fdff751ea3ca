// Knows the rules of an activity (IMS Simple Sequencing, with ADL's additions) as plain data, in the standard's own
// terms.
import * as z from "zod/mini";

const flag = z.boolean();
const text = z.nullable(z.string());
const times = z.enum(["never", "once", "onEachNewAttempt"]);

/** What a condition asks of an activity, or of the objective that it names. */
export const RULE_CONDITIONS = [
  "satisfied",
  "objectiveStatusKnown",
  "objectiveMeasureKnown",
  "objectiveMeasureGreaterThan",
  "objectiveMeasureLessThan",
  "completed",
  "activityProgressKnown",
  "attempted",
  "attemptLimitExceeded",
  "timeLimitExceeded",
  "outsideAvailableTimeRange",
  "always",
] as const;
/** What a rule does before its activity is reached (SCORM 2004, SN). */
export const PRE_ACTIONS = ["skip", "disabled", "hiddenFromChoice", "stopForwardTraversal"] as const;
/** What a rule does after an attempt at its activity. */
export const POST_ACTIONS = ["exitParent", "exitAll", "retry", "retryAll", "continue", "previous"] as const;
/** What a rule does when an activity inside its own ends. */
export const EXIT_ACTIONS = ["exit"] as const;

const conditionSchema = z.object({
  condition: z.enum(RULE_CONDITIONS),
  isNegated: flag,
  /** Null: the activity itself. */
  objective: text,
  /** −1 to 1: the threshold that a measure is compared with. */
  measureThreshold: z.nullable(z.number()),
});
const ruleOf = <const A extends readonly string[]>(actions: A) =>
  z.object({
    action: z.enum(actions),
    combination: z.enum(["all", "any"]),
    conditions: z.array(conditionSchema),
  });

/** What a rollup rule asks of the children of its activity. */
export const ROLLUP_CONDITIONS = [
  "satisfied",
  "objectiveStatusKnown",
  "objectiveMeasureKnown",
  "completed",
  "activityProgressKnown",
  "attempted",
  "attemptLimitExceeded",
  "timeLimitExceeded",
  "outsideAvailableTimeRange",
] as const;
/** The status that a rollup rule gives its activity. */
export const ROLLUP_ACTIONS = ["satisfied", "notSatisfied", "completed", "incomplete"] as const;
/** How many children have to meet the conditions of a rollup rule. */
export const CHILD_SETS = ["all", "any", "none", "atLeastCount", "atLeastPercent"] as const;
const rollupRuleSchema = z.object({
  children: z.enum(CHILD_SETS),
  minimumCount: z.number(),
  /** 0–1. */
  minimumPercent: z.number(),
  combination: z.enum(["all", "any"]),
  conditions: z.array(z.object({ condition: z.enum(ROLLUP_CONDITIONS), isNegated: flag })),
  action: z.enum(ROLLUP_ACTIONS),
});

/**
 * How an objective and a global one, which all activities share, exchange values. The first two pairs are those of
 * IMS, the others ADL's of the 4th edition.
 */
const mapSchema = z.object({
  target: z.string(),
  readSatisfiedStatus: flag,
  writeSatisfiedStatus: flag,
  readNormalizedMeasure: flag,
  writeNormalizedMeasure: flag,
  readCompletionStatus: flag,
  writeCompletionStatus: flag,
  readProgressMeasure: flag,
  writeProgressMeasure: flag,
  readRawScore: flag,
  writeRawScore: flag,
  readMinScore: flag,
  writeMinScore: flag,
  readMaxScore: flag,
  writeMaxScore: flag,
});
const objectiveSchema = z.object({
  /** Empty for a primary objective without a name. */
  identifier: z.string(),
  isPrimary: flag,
  satisfiedByMeasure: flag,
  /** −1 to 1. */
  minimumMeasure: z.number(),
  maps: z.array(mapSchema),
});

/** When a child counts in the rollup of its parent. */
export const CONSIDERATIONS = ["always", "ifAttempted", "ifNotSkipped", "ifNotSuspended"] as const;
const consideration = z.enum(CONSIDERATIONS);
/** Which buttons of the platform an activity hides. */
export const HIDEABLE = ["continue", "previous", "exit", "exitAll", "abandon", "abandonAll", "suspendAll"] as const;

/** The rules of an activity, as zod reads them. */
export const scormSequencingSchema = z.object({
  control: z.object({
    choice: flag,
    choiceExit: flag,
    flow: flag,
    forwardOnly: flag,
    useCurrentAttemptObjectiveInfo: flag,
    useCurrentAttemptProgressInfo: flag,
  }),
  constrainedChoice: z.object({ preventActivation: flag, constrainChoice: flag }),
  preRules: z.array(ruleOf(PRE_ACTIONS)),
  exitRules: z.array(ruleOf(EXIT_ACTIONS)),
  postRules: z.array(ruleOf(POST_ACTIONS)),
  limits: z.object({
    attempts: z.nullable(z.number()),
    /** ISO 8601. */
    attemptDuration: text,
  }),
  rollup: z.object({
    satisfied: flag,
    completion: flag,
    /** 0–1. */
    measureWeight: z.number(),
    rules: z.array(rollupRuleSchema),
  }),
  considerations: z.object({
    requiredForSatisfied: consideration,
    requiredForNotSatisfied: consideration,
    requiredForCompleted: consideration,
    requiredForIncomplete: consideration,
    measureSatisfactionIfActive: flag,
  }),
  objectives: z.array(objectiveSchema),
  children: z.object({
    randomizationTiming: times,
    reorder: flag,
    selectionTiming: times,
    /** Null: all of them. */
    selectCount: z.nullable(z.number()),
  }),
  delivery: z.object({ tracked: flag, completionSetByContent: flag, objectiveSetByContent: flag }),
  completion: z.object({
    byMeasure: flag,
    /** 0–1. */
    minimum: z.number(),
    /** 0–1. */
    weight: z.number(),
  }),
  hidden: z.array(z.enum(HIDEABLE)),
  /** Where contents keep data that others may read (4th edition). */
  sharedData: z.array(z.object({ target: z.string(), read: flag, write: flag })),
});
/** The rules of an activity. Values that its manifest lacks are the standard's defaults. */
export type ScormSequencing = z.infer<typeof scormSequencingSchema>;
/** One rule: its conditions, and what it does where they hold. */
export type SequencingRule = z.infer<ReturnType<typeof ruleOf<typeof POST_ACTIONS>>>;
/** One rollup rule: which children it looks at, what it asks of them, and which status it gives their parent. */
export type RollupRule = z.infer<typeof rollupRuleSchema>;
/** One objective of an activity; scores are from -1 to 1. */
export type ScormObjective = z.infer<typeof objectiveSchema>;
/** Which global objective an objective reads and writes. */
export type ObjectiveMap = z.infer<typeof mapSchema>;
