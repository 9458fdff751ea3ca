// Knows the settings of an activity in the engine. The engine's own types ask for enums that it does not export.

interface RuleSettings {
  readonly action: string;
  readonly conditionCombination: string;
  readonly conditions: readonly {
    readonly condition: string;
    readonly operator: string;
    readonly referencedObjective?: string;
    readonly parameters?: { readonly threshold: number };
  }[];
}
interface ObjectiveSettings {
  readonly objectiveID: string;
  readonly isPrimary: boolean;
  readonly satisfiedByMeasure: boolean;
  readonly minNormalizedMeasure: number;
  readonly mapInfo: readonly ({ readonly targetObjectiveID: string } & Readonly<Record<string, string | boolean>>)[];
}

/** The settings of an activity. */
export interface ActivitySettings {
  readonly id: string;
  readonly title: string;
  readonly children?: readonly ActivitySettings[];
  readonly attemptLimit?: number;
  readonly primaryObjective?: ObjectiveSettings;
  readonly objectives?: readonly ObjectiveSettings[];
  readonly sequencingControls?: Readonly<Record<string, string | number | boolean | null>>;
  readonly deliveryControls?: Readonly<Record<string, boolean>>;
  readonly sequencingRules?: Readonly<
    Record<"preConditionRules" | "exitConditionRules" | "postConditionRules", readonly RuleSettings[]>
  >;
  readonly rollupRules?: {
    readonly rules: readonly (RuleSettings & {
      readonly consideration: string;
      readonly minimumCount: number;
      readonly minimumPercent: number;
    })[];
  };
  readonly rollupConsiderations?: Readonly<Record<string, string | boolean>>;
  readonly completionThreshold?: {
    readonly completedByMeasure: boolean;
    readonly minProgressMeasure: number;
    readonly progressWeight: number;
  };
  readonly hideLmsUi?: readonly string[];
  readonly sharedDataMaps?: readonly {
    readonly targetID: string;
    readonly readSharedData: boolean;
    readonly writeSharedData: boolean;
  }[];
}
