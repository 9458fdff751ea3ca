export * from "./check-cues.ts";
export * from "./cue.ts";
export { cleanCueText, showCueText } from "./cue-text.ts";
export * from "./edit-cues.ts";
export * from "./read-captions.ts";
export * from "./write-captions.ts";
