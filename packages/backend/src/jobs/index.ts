// Knows how jobs are run, and their ends told.
export * from "./job-kinds.ts";
export * from "./prune-jobs.ts";
export * from "./read-operation.ts";
export { repeatJob } from "./repeat-job.ts";
export * from "./run-next-job.ts";
export * from "./tell-ends.ts";
