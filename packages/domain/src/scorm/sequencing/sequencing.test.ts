// Proves how the rules of a package are read: as the standard has them, whatever is written.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { XmlElement } from "../package-files/xml-element.ts";
import { readPackageRules } from "../playing/package-rules.ts";
import { indexSharedRules, readSequencing, scormSequencingSchema } from "./index.ts";

const element = (
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  children: readonly XmlElement[] = [],
  text = "",
): XmlElement => ({ name, attributes, children, text });
const item = (...inside: readonly XmlElement[]) => element("item", {}, [element("sequencing", {}, inside)]);
const read = (...inside: readonly XmlElement[]) => {
  const found = readSequencing(item(...inside), new Map());
  if (!found) throw new Error("it has no rules");
  return found;
};
const rule = (name: string, action: string, ...conditions: readonly Readonly<Record<string, string>>[]) =>
  element("sequencingRules", {}, [
    element(name, {}, [
      element(
        "ruleConditions",
        {},
        conditions.map((one) => element("ruleCondition", one)),
      ),
      element("ruleAction", { action }),
    ]),
  ]);

describe("decisions 7: rules of a package", () => {
  test("an item without rules has none; an absent value is the standard's default", () => {
    expect(readSequencing(element("item"), new Map())).toBeNull();
    expect(read()).toEqual({
      control: {
        choice: true,
        choiceExit: true,
        flow: false,
        forwardOnly: false,
        useCurrentAttemptObjectiveInfo: true,
        useCurrentAttemptProgressInfo: true,
      },
      constrainedChoice: { preventActivation: false, constrainChoice: false },
      preRules: [],
      exitRules: [],
      postRules: [],
      limits: { attempts: null, attemptDuration: null },
      rollup: { satisfied: true, completion: true, measureWeight: 1, rules: [] },
      considerations: {
        requiredForSatisfied: "always",
        requiredForNotSatisfied: "always",
        requiredForCompleted: "always",
        requiredForIncomplete: "always",
        measureSatisfactionIfActive: true,
      },
      objectives: [],
      children: { randomizationTiming: "never", reorder: false, selectionTiming: "never", selectCount: null },
      delivery: { tracked: true, completionSetByContent: false, objectiveSetByContent: false },
      completion: { byMeasure: false, minimum: 1, weight: 1 },
      hidden: [],
      sharedData: [],
    });
  });

  test("wrong values count as absent; capitals, and 1 for true, are understood", () => {
    const { control, limits, rollup, children } = read(
      element("controlMode", { choice: "perhaps", flow: "1", forwardonly: "TRUE" }),
      element("limitConditions", { attemptlimit: "-3" }),
      element("rollupRules", { objectivemeasureweight: "7" }),
      element("randomizationControls", { selecttiming: "once", selectiontiming: "Once", selectcount: "2" }),
    );
    expect(control).toMatchObject({ choice: true, flow: true, forwardOnly: true });
    expect([limits.attempts, rollup.measureWeight]).toEqual([null, 1]);
    expect(children).toMatchObject({ selectionTiming: "once", selectCount: 2 });
  });

  test("what is written at an item counts before what it shares, element by element", () => {
    const shared = [
      element("sequencing", { id: "common" }, [
        element("controlMode", { flow: "true", choice: "false" }),
        element("deliveryControls", { objectivesetbycontent: "true" }),
      ]),
    ];
    const own = element("item", {}, [
      element("sequencing", { idref: "common" }, [element("controlMode", { forwardonly: "true" })]),
    ]);
    const found = readSequencing(own, indexSharedRules(shared));
    expect(found?.control).toMatchObject({ flow: false, choice: true, forwardOnly: true });
    expect(found?.delivery.objectiveSetByContent).toBe(true);
    const lost = element("item", {}, [element("sequencing", { idref: "nowhere" })]);
    expect(readSequencing(lost, indexSharedRules(shared))).toEqual(read());
  });

  test("a rule with an unknown part is ignored: half of a rule would act where it must not", () => {
    const known = { condition: "satisfied", operator: "not", referencedobjective: "before" };
    expect(read(rule("preConditionRule", "disabled", known)).preRules).toEqual([
      {
        action: "disabled",
        combination: "all",
        conditions: [{ condition: "satisfied", isNegated: true, objective: "before", measureThreshold: null }],
      },
    ]);
    expect(read(rule("preConditionRule", "disabled", known, { condition: "moonlight" })).preRules).toEqual([]);
    expect(read(rule("preConditionRule", "retry", known)).preRules).toEqual([]);
    expect(read(rule("postConditionRule", "retry", known)).postRules).toHaveLength(1);
    expect(read(rule("exitConditionRule", "exit", known)).exitRules).toHaveLength(1);
    expect(read(rule("preConditionRule", "disabled")).preRules).toEqual([]);
  });

  test("an objective joins what IMS and what ADL say about it", () => {
    const map = (target: string, more: Readonly<Record<string, string>>) =>
      element("mapInfo", { targetobjectiveid: target, ...more });
    const { objectives } = read(
      element("objectives", {}, [
        element("primaryObjective", { objectiveid: "main", satisfiedbymeasure: "true" }, [
          element("minNormalizedMeasure", {}, [], "0.8"),
          map("shared", { writesatisfiedstatus: "true" }),
        ]),
        element("objective", { objectiveid: "side" }),
      ]),
      element("objectives", {}, [
        element("objective", { objectiveid: "main" }, [map("shared", { writecompletionstatus: "true" })]),
        element("objective", { objectiveid: "side" }, [map("other", {})]),
      ]),
    );
    expect(objectives).toHaveLength(2);
    expect(objectives[0]).toMatchObject({
      identifier: "main",
      isPrimary: true,
      satisfiedByMeasure: true,
      minimumMeasure: 0.8,
      maps: [
        {
          target: "shared",
          readSatisfiedStatus: true,
          writeSatisfiedStatus: true,
          readCompletionStatus: true,
          writeCompletionStatus: true,
          writeRawScore: false,
        },
      ],
    });
    expect(objectives[1]).toMatchObject({
      identifier: "side",
      maps: [{ target: "other", readSatisfiedStatus: false, readCompletionStatus: true }],
    });
  });

  test("rollup, thresholds, hidden buttons and shared data are read from where they stand", () => {
    const rollup = element("rollupRules", { rollupobjectivesatisfied: "false" }, [
      element("rollupRule", { childactivityset: "atLeastPercent", minimumpercent: "0.5" }, [
        element("rollupConditions", {}, [element("rollupCondition", { condition: "completed" })]),
        element("rollupAction", { action: "completed" }),
      ]),
    ]);
    expect(read(rollup).rollup).toEqual({
      satisfied: false,
      completion: true,
      measureWeight: 1,
      rules: [
        {
          children: "atLeastPercent",
          minimumCount: 0,
          minimumPercent: 0.5,
          combination: "any",
          conditions: [{ condition: "completed", isNegated: false }],
          action: "completed",
        },
      ],
    });
    const plain = element("item", {}, [
      element("completionThreshold", { progressweight: "0.5", completedbymeasure: "true", minprogressmeasure: "0.7" }),
      element("presentation", {}, [
        element("navigationInterface", {}, [
          element("hideLMSUI", {}, [], "continue"),
          element("hideLMSUI", {}, [], "x"),
        ]),
      ]),
      element("data", {}, [element("map", { targetid: "notes", writeshareddata: "false" }), element("map")]),
    ]);
    expect(readSequencing(plain, new Map())).toMatchObject({
      completion: { byMeasure: true, minimum: 0.7, weight: 0.5 },
      hidden: ["continue"],
      sharedData: [{ target: "notes", read: true, write: false }],
    });
  });

  test("a package has rules where its organization has some, or any of its items, however deep", () => {
    const bare = { identifier: "org", title: "Org", sequencing: null, item: [] };
    expect(readPackageRules(bare)).toBeNull();
    expect(readPackageRules({ ...bare, sequencing: read() })).toMatchObject({ identifier: "org" });
  });

  test("whatever is written is read without a fault, as rules that can be sent", () => {
    const NAMES = [
      "sequencing",
      "controlMode",
      "sequencingRules",
      "preConditionRule",
      "ruleConditions",
      "ruleCondition",
      "ruleAction",
      "rollupRules",
      "rollupRule",
      "rollupConditions",
      "rollupCondition",
      "rollupAction",
      "objectives",
      "primaryObjective",
      "objective",
      "mapInfo",
      "minNormalizedMeasure",
      "completionThreshold",
      "presentation",
      "navigationInterface",
      "hideLMSUI",
      "data",
      "map",
      "limitConditions",
      "deliveryControls",
      "rollupConsiderations",
    ];
    const ATTRIBUTES = [
      "idref",
      "id",
      "choice",
      "condition",
      "operator",
      "action",
      "targetobjectiveid",
      "objectiveid",
      "attemptlimit",
      "objectivemeasureweight",
      "targetid",
      "progressweight",
      "__proto__",
      "constructor",
    ];
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom("true", "false", "satisfied", "not", "disabled", "1", "-1", "1e400", "NaN"),
    );
    const grow = (depth: number): fc.Arbitrary<XmlElement> =>
      fc.record({
        name: fc.constantFrom(...NAMES),
        attributes: fc.dictionary(fc.constantFrom(...ATTRIBUTES), value),
        children: depth === 0 ? fc.constant([]) : fc.array(grow(depth - 1), { maxLength: 4 }),
        text: value,
      });
    const tree = grow(4);
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 5 }), fc.array(tree, { maxLength: 3 }), (inside, shared) => {
        const found = readSequencing(element("item", {}, inside), indexSharedRules(shared));
        if (found) expect(scormSequencingSchema.parse(JSON.parse(JSON.stringify(found)))).toEqual(found);
      }),
      { numRuns: 300 },
    );
  });
});
