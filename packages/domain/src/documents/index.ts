export * from "./media-type.ts";
