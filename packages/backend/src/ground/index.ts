// Knows what all use cases stand on: the world, outcomes, caches, the contract of a job.
export { type ContentCache, createContentCache } from "./content-cache.ts";
export * from "./course-cache.ts";
export { createFileRights, type FileRights } from "./file-rights.ts";
export * from "./forgetting.ts";
export type * from "./job-kind.ts";
export * from "./outcome.ts";
export { createPlaces, MOST_WAITING } from "./places.ts";
export * from "./sent-file.ts";
export type { Repositories, World } from "./world.ts";
export * from "./written-json.ts";
