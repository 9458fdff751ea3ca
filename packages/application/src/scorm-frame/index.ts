export type { Opened, Opening } from "./open-item.ts";
export * from "./scorm-frame.machine.ts";
export type { OpenItem, ScormFrameContext, ScormFrameEvent, ScormFramePorts } from "./scorm-frame.types.ts";
