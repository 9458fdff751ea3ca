// Knows what a kind of job is: what it prepares in the background, and what it then does in one transaction.
import type { JobEnd, JobRecord } from "../ports/index.ts";
import type { Repositories, World } from "./world.ts";

export interface JobTools {
  /** Says how far it is: shown when the job is next renewed. */
  advance(done: number, total: number): void;
  /**
   * Call it between steps of some milliseconds: other work gets its turn, and the runner keeps the job.
   * @throws where the runner has lost the job.
   */
  pause(): Promise<void>;
  /**
   * The same during work that has no steps, which it waits for.
   * @throws where the work throws, and where the runner has lost the job by then.
   */
  during<T>(work: Promise<T>): Promise<T>;
}
/** Commits all of it together with the end that it returns, or nothing. */
export type JobEffect = (inside: Repositories) => Promise<JobEnd>;
/** Work before the effect may be repeated: it is after a crash. */
export type JobKind = (world: World, job: JobRecord, tools: JobTools) => Promise<JobEffect>;
/** By the type. */
export type JobKinds = Readonly<Record<string, JobKind>>;
