export * from "./packaged-learniz.ts";
export * from "./read-package.ts";
export * from "./start-telling.ts";
