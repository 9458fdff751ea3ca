// Knows what the documents adapter offers.
export { openBucketStore } from "./bucket-store.ts";
export { createFolderStore } from "./folder-store.ts";
export { isOutOfReach } from "./out-of-reach.ts";
export { createPictureMaker } from "./picture-maker.ts";
export { ruleServing, type ServingRule } from "./serving-rules.ts";
