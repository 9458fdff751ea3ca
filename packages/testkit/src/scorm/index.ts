export * from "./activity-window.ts";
export * from "./former-progress.ts";
export * from "./keeping-lms.ts";
export * from "./strict-scorm12.ts";
export * from "./strict-scorm2004.ts";
