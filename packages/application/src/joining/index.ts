export * from "./join-progress.ts";
