// Knows what a kind of job is: what it prepares while nobody waits, and what it then does in one transaction.
import type { JobEnd, JobRecord } from "../ports/index.ts";
import type { Repositories, World } from "./world.ts";

export interface JobTools {
  /** How far it is: shown to whoever asks, when the job is next renewed. */
  advance(done: number, total: number): void;
  /**
   * To be called between steps of some milliseconds: others have their turn, and the job stays in its runner's hands.
   * @throws where it does not.
   */
  pause(): Promise<void>;
  /**
   * The same while a work goes on that has no steps: it is waited for. @throws where it throws, and where the job is in
   * other hands by then.
   */
  during<T>(work: Promise<T>): Promise<T>;
}
/** All of it stands, with the end that it answers, or none does. */
export type JobEffect = (inside: Repositories) => Promise<JobEnd>;
/** What it does before its effect may be done again: after a kill it is. */
export type JobKind = (world: World, job: JobRecord, tools: JobTools) => Promise<JobEffect>;
/** By the type. */
export type JobKinds = Readonly<Record<string, JobKind>>;
