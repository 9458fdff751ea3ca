// Knows manifests of packages that tests make: items with the rules that a test is about.

/** `items`: as `writeItem` writes them; `rules`: those of the organization. */
export const writeManifest = (items: readonly string[], rules: string, collection = ""): string =>
  `<manifest identifier="made" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss">
  <metadata><schema>ADL SCORM</schema><schemaversion>2004 4th Edition</schemaversion></metadata>
  <organizations default="org"><organization identifier="org"><title>Made</title>${items.join("")}${rules}</organization></organizations>
  <resources><resource identifier="r" type="webcontent" adlcp:scormType="sco" href="page.html"/>
  <resource identifier="shown" type="webcontent" adlcp:scormType="asset" href="shown.html"/></resources>
  ${collection && `<imsss:sequencingCollection>${collection}</imsss:sequencingCollection>`}</manifest>`;

export const writeItem = (identifier: string, inside = "", resource: "r" | "shown" = "r"): string =>
  `<item identifier="${identifier}" identifierref="${resource}"><title>${identifier}</title>${inside}</item>`;
export const writeHeading = (identifier: string, items: readonly string[], inside = ""): string =>
  `<item identifier="${identifier}"><title>${identifier}</title>${items.join("")}${inside}</item>`;

export const rules = (inside: string, attributes = ""): string =>
  `<imsss:sequencing ${attributes}>${inside}</imsss:sequencing>`;
export const control = (attributes: string): string => `<imsss:controlMode ${attributes}/>`;
/** `kind`: pre, post or exit; a condition as `satisfied`, `not satisfied`, `objective:not satisfied`. */
export const rule = (
  kind: "pre" | "post" | "exit",
  action: string,
  conditions: readonly string[],
  combination: "all" | "any" = "all",
): string =>
  `<imsss:${kind}ConditionRule><imsss:ruleConditions conditionCombination="${combination}">${conditions
    .map((one) => {
      const [, objective, negation, condition] = /^(?:(\w+):)?(not )?(\w+)$/.exec(one) ?? [];
      return `<imsss:ruleCondition condition="${condition}" operator="${negation ? "not" : "noOp"}" ${objective ? `referencedObjective="${objective}"` : ""}/>`;
    })
    .join("")}</imsss:ruleConditions><imsss:ruleAction action="${action}"/></imsss:${kind}ConditionRule>`;
export const sequencingRules = (...all: readonly string[]): string =>
  `<imsss:sequencingRules>${all.join("")}</imsss:sequencingRules>`;
export const objective = (identifier: string, target: string, writes: boolean, isPrimary = writes): string => {
  const name = isPrimary ? "primaryObjective" : "objective";
  return `<imsss:${name} objectiveID="${identifier}"><imsss:mapInfo targetObjectiveID="${target}" readSatisfiedStatus="true" writeSatisfiedStatus="${writes}"/></imsss:${name}>`;
};
export const objectives = (...all: readonly string[]): string => `<imsss:objectives>${all.join("")}</imsss:objectives>`;
export const BY_CONTENT = '<imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>';

/** `count` null: all of them. */
export const drawn = (timing: "once" | "onEachNewAttempt", count: number | null, isShuffled = false): string =>
  `<imsss:randomizationControls ${count === null ? "" : `selectionTiming="${timing}" selectCount="${count}"`} ${isShuffled ? `randomizationTiming="${timing}" reorderChildren="true"` : ""}/>`;

export const considered = (attributes: string): string => `<adlseq:rollupConsiderations ${attributes}/>`;

export const hides = (...buttons: readonly string[]): string =>
  `<adlnav:presentation><adlnav:navigationInterface>${buttons.map((one) => `<adlnav:hideLMSUI>${one}</adlnav:hideLMSUI>`).join("")}</adlnav:navigationInterface></adlnav:presentation>`;

/** Rules for a parent whose items lead on, and may be chosen. */
export const FLOW = rules(control('choice="true" flow="true"'));
