export * from "./item/ends-silently.ts";
export * from "./item/exit.ts";
export * from "./item/fit-package-data.ts";
export * from "./item/item-elements.ts";
export * from "./item/item-result.ts";
export * from "./item/odd-texts.ts";
export * from "./item/package-answers.ts";
export * from "./item/package-data.ts";
export * from "./item/prepare-item.ts";
export * from "./item/read-score.ts";
export * from "./item/session-time.ts";
export * from "./item/trim-calls.ts";
export * from "./item/values.ts";
export * from "./manifest/activities.ts";
export * from "./manifest/describe-activities.ts";
export * from "./manifest/display-title.ts";
export * from "./manifest/list-pageless.ts";
export * from "./manifest/metadata-file.ts";
export * from "./manifest/package-language.ts";
export * from "./manifest/read-manifest.ts";
export * from "./manifest/scorm-config.ts";
export * from "./package-files/fold-path.ts";
export * from "./package-files/write-address.ts";
export type * from "./package-files/xml-element.ts";
export * from "./playing/asked-score.ts";
export * from "./playing/call-faults.ts";
export * from "./playing/completion-rule.ts";
export * from "./playing/describe-standing.ts";
export * from "./playing/follow-request.ts";
export * from "./playing/launch-messages.ts";
export * from "./playing/launch-order.ts";
export { listWaiting } from "./playing/list-waiting.ts";
export * from "./playing/open-ways.ts";
export * from "./playing/package-result.ts";
export * from "./playing/package-rules.ts";
export * from "./playing/speak-standing.ts";
export { parseCondition, readCondition } from "./prerequisites/index.ts";
export * from "./sequencing/index.ts";
export { codeJson, createJsonMemory, type JsonMemory } from "./suspend-data/code-json.ts";
export * from "./suspend-data/code-progress.ts";
export { describeInteraction } from "./suspend-data/describe-interaction.ts";
export * from "./suspend-data/fingerprint.ts";
export { type Interaction, listInteractions } from "./suspend-data/interactions.ts";
export {
  computeOutlineHash,
  computeOutlineMark,
  type InteractivityOutline,
  makeOutline,
  type Outline,
  readOutline,
} from "./suspend-data/outline.ts";
export * from "./suspend-data/packaging.ts";
export * from "./suspend-data/packed-game.ts";
export type * from "./suspend-data/symbol-coder.ts";
export * from "./suspend-data/unpack-progress.ts";
export * from "./telling/status.ts";
export * from "./telling/told-status.ts";
