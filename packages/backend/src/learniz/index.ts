// Knows the use cases of authors with their learniz.
export * from "./course-cache.ts";
export * from "./create-learniz.ts";
export * from "./delete-learniz.ts";
export * from "./duplicate-learniz.ts";
export * from "./export-scorm.ts";
export * from "./list-learners.ts";
export * from "./list-learniz.ts";
export * from "./make-template.ts";
export * from "./preview-learniz.ts";
export * from "./publish-learniz.ts";
export * from "./read-learniz.ts";
export * from "./save-draft.ts";
