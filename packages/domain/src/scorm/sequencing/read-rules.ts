// Knows how the sequencing rules and the rollup rules of an activity are read.
import { findChild, listChildren, type XmlElement } from "../package-files/xml-element.ts";
import { readAttributes } from "./read-values.ts";
import {
  CHILD_SETS,
  EXIT_ACTIONS,
  POST_ACTIONS,
  PRE_ACTIONS,
  ROLLUP_ACTIONS,
  ROLLUP_CONDITIONS,
  RULE_CONDITIONS,
  type ScormSequencing,
} from "./sequencing.ts";

/**
 * `element`: its `sequencingRules`. A rule without an action, or with an unknown condition, is ignored: it would act
 * where it must not.
 */
export const readRules = (
  element: XmlElement | undefined,
): Pick<ScormSequencing, "preRules" | "exitRules" | "postRules"> => ({
  preRules: readEach(element, "preconditionrule", PRE_ACTIONS),
  exitRules: readEach(element, "exitconditionrule", EXIT_ACTIONS),
  postRules: readEach(element, "postconditionrule", POST_ACTIONS),
});

function readEach<const A extends string>(element: XmlElement | undefined, name: string, actions: readonly A[]) {
  return listChildren(element, name).flatMap((rule) => {
    const action = readAttributes(findChild(rule, "ruleaction")).oneOf("action", actions, null);
    const written = findChild(rule, "ruleconditions");
    const elements = listChildren(written, "rulecondition");
    const conditions = elements.flatMap((one) => readCondition(one) ?? []);
    if (action === null || conditions.length === 0 || conditions.length < elements.length) return [];
    const combination = readAttributes(written).oneOf("conditioncombination", ["all", "any"], "all");
    return { action, combination, conditions };
  });
}

function readCondition(element: XmlElement) {
  const { oneOf, text, number } = readAttributes(element);
  const condition = oneOf("condition", RULE_CONDITIONS, null);
  if (condition === null) return null;
  return {
    condition,
    isNegated: oneOf("operator", ["not", "noOp"], "noOp") === "not",
    objective: text("referencedobjective"),
    measureThreshold: number("measurethreshold", -1, 1),
  };
}

/** `element`: its `rollupRules`. */
export function readRollup(element: XmlElement | undefined): ScormSequencing["rollup"] {
  const { flag, number } = readAttributes(element);
  return {
    satisfied: flag("rollupobjectivesatisfied", true),
    completion: flag("rollupprogresscompletion", true),
    measureWeight: number("objectivemeasureweight", 0, 1) ?? 1,
    rules: listChildren(element, "rolluprule").flatMap((rule) => readRollupRule(rule) ?? []),
  };
}

function readRollupRule(rule: XmlElement): ScormSequencing["rollup"]["rules"][number] | null {
  const { oneOf, number } = readAttributes(rule);
  const action = readAttributes(findChild(rule, "rollupaction")).oneOf("action", ROLLUP_ACTIONS, null);
  const written = findChild(rule, "rollupconditions");
  const elements = listChildren(written, "rollupcondition");
  const conditions = elements.flatMap((one) => {
    const condition = readAttributes(one).oneOf("condition", ROLLUP_CONDITIONS, null);
    return condition === null
      ? []
      : { condition, isNegated: readAttributes(one).oneOf("operator", ["not", "noOp"], "noOp") === "not" };
  });
  if (action === null || conditions.length === 0 || conditions.length < elements.length) return null;
  return {
    children: oneOf("childactivityset", CHILD_SETS, "all"),
    minimumCount: number("minimumcount", 0, 1_000_000) ?? 0,
    minimumPercent: number("minimumpercent", 0, 1) ?? 0,
    combination: readAttributes(written).oneOf("conditioncombination", ["all", "any"], "any"),
    conditions,
    action,
  };
}
