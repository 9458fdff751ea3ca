export { countLeftRules } from "./count-left-rules.ts";
export { type CourseParts, copyParts, findKind, type PartsPlace, readParts } from "./course-parts.ts";
export { moveParts, removeParts } from "./move-parts.ts";
export { duplicateParts, pasteParts } from "./paste-parts.ts";
export { findPastePlace } from "./paste-place.ts";
export { stepParts } from "./step-parts.ts";
