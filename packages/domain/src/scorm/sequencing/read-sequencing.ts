// Knows how the rules of an activity are read from its manifest: its own, and those that it shares with others
// (`IDRef`).
import { findChild, listChildren, type XmlElement } from "../package-files/xml-element.ts";
import { readObjectives } from "./read-objectives.ts";
import { readRollup, readRules } from "./read-rules.ts";
import { findFirst, readAttributes, readNumber } from "./read-values.ts";
import { CONSIDERATIONS, HIDEABLE, type ScormSequencing } from "./sequencing.ts";

const TIMES = ["never", "once", "onEachNewAttempt"] as const;

/** The elements of a manifest's `sequencingCollection`, by identifier; the first of several with one name. */
export type SharedRules = ReadonlyMap<string, XmlElement>;

/** Of the `sequencing` elements of a collection. */
export function indexSharedRules(elements: readonly XmlElement[]): SharedRules {
  const shared = new Map<string, XmlElement>();
  for (const one of elements) {
    const id = readAttributes(one).text("id");
    if (id !== null && !shared.has(id)) shared.set(id, one);
  }
  return shared;
}

/** `element`: an item, or an organization. Null where it has no rules. */
export function readSequencing(element: XmlElement, shared: SharedRules): ScormSequencing | null {
  const own = findChild(element, "sequencing");
  const threshold = findChild(element, "completionthreshold");
  const hiders = listChildren(findChild(element, "presentation", "navigationinterface"), "hidelmsui");
  const data = listChildren(findChild(element, "data"), "map");
  const isWeighed = threshold?.attributes["progressweight"] !== undefined;
  if (!own && !isWeighed && hiders.length === 0 && data.length === 0) return null;
  const named = readAttributes(own).text("idref");
  const common = named === null ? undefined : shared.get(named);
  const both = [own, common];
  const control = readAttributes(findFirst(both, "controlmode"));
  const constrained = readAttributes(
    findFirst(both, "constrainedchoiceconsiderations") ?? findFirst(both, "constrainchoiceconsiderations"),
  );
  const limits = readAttributes(findFirst(both, "limitconditions"));
  const considered = readAttributes(findFirst(both, "rollupconsiderations"));
  const random = readAttributes(findFirst(both, "randomizationcontrols"));
  const delivery = readAttributes(findFirst(both, "deliverycontrols"));
  return {
    control: {
      choice: control.flag("choice", true),
      choiceExit: control.flag("choiceexit", true),
      flow: control.flag("flow", false),
      forwardOnly: control.flag("forwardonly", false),
      useCurrentAttemptObjectiveInfo: control.flag("usecurrentattemptobjectiveinfo", true),
      useCurrentAttemptProgressInfo: control.flag("usecurrentattemptprogressinfo", true),
    },
    constrainedChoice: {
      preventActivation: constrained.flag("preventactivation", false),
      constrainChoice: constrained.flag("constrainchoice", false),
    },
    ...readRules(findFirst(both, "sequencingrules")),
    limits: {
      attempts: limits.number("attemptlimit", 0, 1_000_000),
      attemptDuration: limits.text("attemptabsolutedurationlimit"),
    },
    rollup: readRollup(findFirst(both, "rolluprules")),
    considerations: {
      requiredForSatisfied: considered.oneOf("requiredforsatisfied", CONSIDERATIONS, "always"),
      requiredForNotSatisfied: considered.oneOf("requiredfornotsatisfied", CONSIDERATIONS, "always"),
      requiredForCompleted: considered.oneOf("requiredforcompleted", CONSIDERATIONS, "always"),
      requiredForIncomplete: considered.oneOf("requiredforincomplete", CONSIDERATIONS, "always"),
      measureSatisfactionIfActive: considered.flag("measuresatisfactionifactive", true),
    },
    objectives: readObjectives(both),
    children: {
      randomizationTiming: random.oneOf("randomizationtiming", TIMES, "never"),
      reorder: random.flag("reorderchildren", false),
      selectionTiming: random.oneOf("selectiontiming", TIMES, "never"),
      selectCount: random.number("selectcount", 0, 1_000_000),
    },
    delivery: {
      tracked: delivery.flag("tracked", true),
      completionSetByContent: delivery.flag("completionsetbycontent", false),
      objectiveSetByContent: delivery.flag("objectivesetbycontent", false),
    },
    completion: readCompletion(threshold),
    hidden: HIDEABLE.filter((name) => hiders.some(({ text }) => text.toLowerCase() === name.toLowerCase())),
    sharedData: data.flatMap((one) => {
      const { text, flag } = readAttributes(one);
      const target = text("targetid");
      return target === null
        ? []
        : { target, read: flag("readshareddata", true), write: flag("writeshareddata", true) };
    }),
  };
}

/** The 4th edition's attributes; in the 3rd its text alone, which is a threshold that counts. */
function readCompletion(element: XmlElement | undefined): ScormSequencing["completion"] {
  const { flag, number, text } = readAttributes(element);
  const isOld = text("completedbymeasure") === null && text("minprogressmeasure") === null;
  const old = isOld ? readNumber(element?.text, 0, 1) : null;
  return {
    byMeasure: old !== null || flag("completedbymeasure", false),
    minimum: old ?? number("minprogressmeasure", 0, 1) ?? 1,
    weight: number("progressweight", 0, 1) ?? 1,
  };
}
