export * from "./scorm-frame.machine.ts";
export type { ScormFrameEvent, ScormFramePorts } from "./scorm-frame.types.ts";
