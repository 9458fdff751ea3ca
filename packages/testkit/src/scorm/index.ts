export * from "./strict-scorm12.ts";
