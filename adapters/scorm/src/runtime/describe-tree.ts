// Knows how the rules of a package are written for the engine that follows them.
import type { PackageRules, RollupRule, ScormActivity, ScormObjective, ScormSequencing } from "@academiz/domain/scorm";
import type { ActivitySettings } from "./engine-settings.ts";

/** The tree of a package: its organization, above those items that start something, or hold such items. */
export const describeTree = (
  { identifier, title, sequencing }: PackageRules,
  items: readonly ScormActivity[],
): ActivitySettings => ({
  ...describeRules(sequencing),
  id: nameRoot(identifier, items),
  title,
  children: items.flatMap(describeItem),
});

/** An organization may have the same name as one of its items. */
export const nameRoot = (identifier: string, items: readonly ScormActivity[]): string =>
  hasItem(items, identifier) || identifier === "" ? `organization ${identifier}` : identifier;

const hasItem = (items: readonly ScormActivity[], identifier: string): boolean =>
  items.some((one) => one.identifier === identifier || hasItem(one.item, identifier));

/** An item that no menu shows takes part all the same: hiding concerns the menu only. */
function describeItem({ identifier, title, href, item, sequencing }: ScormActivity): ActivitySettings[] {
  const children = item.flatMap(describeItem);
  if (href === null && children.length === 0) return [];
  return [{ ...describeRules(sequencing), id: identifier, title, ...(children.length > 0 && { children }) }];
}

function describeRules(sequencing: ScormSequencing | null): Omit<ActivitySettings, "id" | "title"> {
  // By default the engine would let everything flow.
  if (!sequencing) return { sequencingControls: { choice: true, flow: false } };
  const { control, constrainedChoice, rollup, children, delivery, limits, completion } = sequencing;
  const objectives = sequencing.objectives.filter(({ isPrimary }) => !isPrimary).map(describeObjective);
  const primary = sequencing.objectives.find(({ isPrimary }) => isPrimary);
  return {
    sequencingControls: {
      ...control,
      ...constrainedChoice,
      rollupObjectiveSatisfied: rollup.satisfied,
      rollupProgressCompletion: rollup.completion,
      objectiveMeasureWeight: rollup.measureWeight,
      selectionTiming: drawnOnce(children.selectionTiming),
      selectCount: children.selectCount,
      randomizeChildren: children.reorder,
      randomizationTiming: drawnOnce(children.randomizationTiming),
    },
    deliveryControls: delivery,
    sequencingRules: {
      preConditionRules: sequencing.preRules.map(describeRule),
      exitConditionRules: sequencing.exitRules.map(describeRule),
      postConditionRules: sequencing.postRules.map(describeRule),
    },
    rollupRules: {
      rules: rollup.rules.map((rule) => ({
        action: rule.action,
        consideration: rule.children,
        minimumCount: rule.minimumCount,
        // The engine rounds to hundredths.
        minimumPercent: rule.minimumPercent * 100,
        conditionCombination: rule.combination,
        conditions: rule.conditions.map(({ condition, isNegated }) => ({
          condition: ENGINE_WORDS[condition] ?? condition,
          operator: operate(isNegated),
        })),
      })),
    },
    rollupConsiderations: sequencing.considerations,
    completionThreshold: {
      completedByMeasure: completion.byMeasure,
      minProgressMeasure: completion.minimum,
      progressWeight: completion.weight,
    },
    hideLmsUi: sequencing.hidden,
    sharedDataMaps: sequencing.sharedData.map(({ target, read, write }) => ({
      targetID: target,
      readSharedData: read,
      writeSharedData: write,
    })),
    ...(limits.attempts !== null && { attemptLimit: limits.attempts }),
    // A time limit is passed to the content, which keeps it (`cmi.max_time_allowed`): SCORM asks no more of a platform.
    ...(objectives.length > 0 && { objectives }),
    ...(primary && needsName(primary) && { primaryObjective: describeObjective(primary) }),
  };
}

/**
 * Children that are drawn for each attempt are drawn once here, and drawn again by `draw-anew.ts`: the engine would
 * draw when the first child is open already.
 */
const drawnOnce = (timing: ScormSequencing["children"]["selectionTiming"]) => (timing === "never" ? "never" : "once");

/** Every activity has a primary objective without a name that says nothing. */
const needsName = ({ identifier, satisfiedByMeasure, maps }: ScormObjective): boolean =>
  identifier !== "" || satisfiedByMeasure || maps.length > 0;

/** Conditions of rollup that the engine names differently. */
const ENGINE_WORDS: Partial<Record<RollupRule["conditions"][number]["condition"], string>> = {
  activityProgressKnown: "progressKnown",
};

const operate = (isNegated: boolean) => (isNegated ? "not" : "noOp");

const describeRule = ({
  action,
  combination,
  conditions,
}: ScormSequencing["preRules" | "exitRules" | "postRules"][number]) => ({
  action,
  conditionCombination: combination,
  conditions: conditions.map(({ condition, isNegated, objective, measureThreshold }) => ({
    condition,
    operator: operate(isNegated),
    ...(objective !== null && { referencedObjective: objective }),
    ...(measureThreshold !== null && { parameters: { threshold: measureThreshold } }),
  })),
});

const describeObjective = ({ identifier, isPrimary, satisfiedByMeasure, minimumMeasure, maps }: ScormObjective) => ({
  objectiveID: identifier || "primary",
  isPrimary,
  satisfiedByMeasure,
  minNormalizedMeasure: minimumMeasure,
  mapInfo: maps.map(({ target, ...ways }) => ({ targetObjectiveID: target, ...ways })),
});
