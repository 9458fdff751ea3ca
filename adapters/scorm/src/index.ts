export * from "./find-api.ts";
export * from "./packaged-learniz.ts";
export * from "./read-package.ts";
export * from "./scorm12-runtime.ts";
