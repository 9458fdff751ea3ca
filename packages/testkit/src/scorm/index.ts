export * from "./former-progress.ts";
export * from "./strict-scorm12.ts";
