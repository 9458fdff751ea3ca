export * from "./scorm-export.connect.ts";
export * from "./scorm-export.machine.ts";
