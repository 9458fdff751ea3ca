export * from "./browser-voices.ts";
