// Knows how jobs are run, and their ends told.
export * from "./job-kinds.ts";
export * from "./prune-jobs.ts";
export * from "./run-next-job.ts";
export * from "./tell-ends.ts";
