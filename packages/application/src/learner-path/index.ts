export * from "./learner-path.connect.ts";
export * from "./learner-path.machine.ts";
export { type TriedPath, tryPath } from "./try-path.ts";
