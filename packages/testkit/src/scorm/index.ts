export * from "./former-progress.ts";
export * from "./strict-scorm12.ts";
export * from "./strict-scorm2004.ts";
