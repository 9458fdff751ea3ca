export * from "./scorm-export.machine.ts";
