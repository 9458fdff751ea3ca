export * from "./browser-voices.ts";
export * from "./provider-script.ts";
export * from "./provider-voice.ts";
