export * from "./activities.ts";
export * from "./asked-score.ts";
export * from "./call-faults.ts";
export { codeJson, createJsonMemory, type JsonMemory } from "./code-json.ts";
export * from "./code-progress.ts";
export * from "./completion-rule.ts";
export * from "./describe-activities.ts";
export * from "./describe-standing.ts";
export * from "./display-title.ts";
export * from "./ends-silently.ts";
export * from "./exit.ts";
export * from "./fingerprint.ts";
export * from "./fit-package-data.ts";
export * from "./fold-path.ts";
export * from "./follow-request.ts";
export { describeInteraction, type Interaction, listInteractions } from "./interactions.ts";
export * from "./item-elements.ts";
export * from "./item-result.ts";
export * from "./launch-messages.ts";
export * from "./launch-order.ts";
export * from "./list-pageless.ts";
export * from "./metadata-file.ts";
export * from "./odd-texts.ts";
export * from "./open-ways.ts";
export {
  computeOutlineHash,
  computeOutlineMark,
  type InteractivityOutline,
  makeOutline,
  type Outline,
  readOutline,
} from "./outline.ts";
export * from "./package-answers.ts";
export * from "./package-data.ts";
export * from "./package-language.ts";
export * from "./package-result.ts";
export * from "./packaging.ts";
export * from "./packed-game.ts";
export * from "./prepare-item.ts";
export * from "./prerequisites/index.ts";
export * from "./read-manifest.ts";
export * from "./read-score.ts";
export * from "./scorm-config.ts";
export * from "./sequencing/index.ts";
export * from "./session-time.ts";
export * from "./speak-standing.ts";
export * from "./status.ts";
export type * from "./symbol-coder.ts";
export * from "./told-status.ts";
export * from "./trim-calls.ts";
export * from "./unpack-progress.ts";
export * from "./values.ts";
export * from "./write-address.ts";
export type * from "./xml-element.ts";
