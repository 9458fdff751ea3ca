// Knows what the documents adapter offers.
export { openBucketStore } from "./bucket-store.ts";
export { createDisk } from "./disk.ts";
export { createFolderStore } from "./folder-store.ts";
export { namePlace } from "./name-place.ts";
export { isOutOfReach, isStoreFull } from "./out-of-reach.ts";
export { createPictureMaker } from "./picture-maker.ts";
export { ruleServing, type ServingRule } from "./serving-rules.ts";
