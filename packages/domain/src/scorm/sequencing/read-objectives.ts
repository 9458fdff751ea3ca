// Knows how the objectives of an activity are read: those of IMS, with what ADL adds to each by its identifier.
import { findChild, listChildren, type XmlElement } from "../package-files/xml-element.ts";
import { findFirst, readAttributes, readNumber } from "./read-values.ts";
import type { ObjectiveMap, ScormObjective } from "./sequencing.ts";

/** `sequencings`: the activity's own, then the one that it shares. */
export function readObjectives(sequencings: readonly (XmlElement | undefined)[]): ScormObjective[] {
  const holders = sequencings.flatMap((one) => listChildren(one, "objectives"));
  const has = (one: XmlElement) =>
    findChild(one, "primaryobjective") !== undefined ||
    listChildren(one, "objective").some(({ children }) => !isOfAdl(children));
  // ADL's element has the same name in another namespace, and comes later: that of IMS has a primary objective, or
  // comes first.
  const ims = holders.find((one) => findChild(one, "primaryobjective")) ?? holders.find(has) ?? holders[0];
  const additions = holders.filter((one) => one !== ims).flatMap((one) => listChildren(one, "objective"));
  const primary = findChild(ims, "primaryobjective");
  const read = (element: XmlElement, isPrimary: boolean): ScormObjective => {
    const { text, flag } = readAttributes(element);
    const identifier = text("objectiveid") ?? "";
    const added = additions.filter((one) => readAttributes(one).text("objectiveid") === identifier);
    return {
      identifier,
      isPrimary,
      satisfiedByMeasure: flag("satisfiedbymeasure", false),
      minimumMeasure: readNumber(findFirst([element], "minnormalizedmeasure")?.text, -1, 1) ?? 1,
      maps: joinMaps([element, ...added].flatMap((one, at) => readMaps(one, at > 0))),
    };
  };
  const others = listChildren(ims, "objective").map((one) => read(one, false));
  return [...(primary ? [read(primary, true)] : []), ...others.filter(({ identifier }) => identifier !== "")];
}

const isOfAdl = (children: readonly XmlElement[]): boolean =>
  children.some(({ attributes }) =>
    ["readcompletionstatus", "readprogressmeasure", "readrawscore", "writecompletionstatus"].some(
      (name) => name in attributes,
    ),
  );

/** A read flag that is absent in IMS's element means yes; ADL's element says nothing about IMS's flags. */
function readMaps(objective: XmlElement, isAddition: boolean): ObjectiveMap[] {
  return listChildren(objective, "mapinfo").flatMap((one) => {
    const { text, flag } = readAttributes(one);
    const target = text("targetobjectiveid");
    if (target === null) return [];
    return {
      target,
      readSatisfiedStatus: flag("readsatisfiedstatus", !isAddition),
      writeSatisfiedStatus: flag("writesatisfiedstatus", false),
      readNormalizedMeasure: flag("readnormalizedmeasure", !isAddition),
      writeNormalizedMeasure: flag("writenormalizedmeasure", false),
      readCompletionStatus: flag("readcompletionstatus", isAddition),
      writeCompletionStatus: flag("writecompletionstatus", false),
      readProgressMeasure: flag("readprogressmeasure", isAddition),
      writeProgressMeasure: flag("writeprogressmeasure", false),
      readRawScore: flag("readrawscore", isAddition),
      writeRawScore: flag("writerawscore", false),
      readMinScore: flag("readminscore", isAddition),
      writeMinScore: flag("writeminscore", false),
      readMaxScore: flag("readmaxscore", isAddition),
      writeMaxScore: flag("writemaxscore", false),
    };
  });
}

/** One map for each target: a flag holds where either element sets it. */
function joinMaps(maps: readonly ObjectiveMap[]): ObjectiveMap[] {
  const joined = new Map<string, ObjectiveMap>();
  for (const one of maps) {
    const before = joined.get(one.target);
    const entries = Object.entries(one).map(([name, value]) => [
      name,
      name === "target" ? value : value || before?.[name as keyof ObjectiveMap] === true,
    ]);
    joined.set(one.target, before ? { ...before, ...Object.fromEntries(entries) } : one);
  }
  return [...joined.values()];
}
