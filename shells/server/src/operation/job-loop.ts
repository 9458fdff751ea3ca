// Knows when jobs are run: as soon as there is one, and regularly in case no notice came.
import {
  askSurveys,
  JOB_KINDS,
  type JobFailure,
  planStatistics,
  pruneAccountEvents,
  pruneJobs,
  pruneKept,
  pruneLaunches,
  prunePushes,
  pruneUploads,
  remindOfSlots,
  removeUnusedBytes,
  runNextJob,
  tellDue,
  tellEnds,
  type World,
} from "@academiz/backend";

export interface JobLog {
  /** A job that broke. */
  onFailure(failure: JobFailure): void;
  /** A round that failed, because the database is away, say. The next one tries again. */
  onTrouble(error: unknown): void;
}

/**
 * Milliseconds between two looks when no notice comes; and between two runs of the regular work: old jobs, launches and
 * uploads are deleted, unnamed bytes removed, statistics computed, and people reminded of their slots, of what is due,
 * and of surveys.
 */
const [PAUSE, PRUNING] = [5_000, 3_600_000];

/** One round: runs jobs until none is due, and reports each end. */
export async function runJobs(world: World, log: JobLog, isStopping: () => boolean = () => false): Promise<void> {
  const runner = { kinds: JOB_KINDS, isStopping, onFailure: log.onFailure };
  do await tellEnds(world);
  while (!isStopping() && (await runNextJob(world, runner)));
}

/** Answers how to stop it: a running job is given back to other servers. */
export function startJobs(
  world: World,
  listen: (hear: () => void) => () => Promise<void>,
  log: JobLog,
): () => Promise<void> {
  let isOver = false;
  let pruned = Number.NEGATIVE_INFINITY;
  let wake: () => void = () => undefined;
  let isCalled = false;
  const stopListening = listen(() => {
    isCalled = true;
    wake();
  });
  let removing: Promise<void> | null = null;
  /** Runs beside the jobs, none of which waits for it. */
  const remove = () => {
    removing ??= removeUnusedBytes(world, () => isOver)
      .catch((error) => log.onTrouble(error))
      .finally(() => {
        removing = null;
      });
  };
  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, PAUSE);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (isCalled || isOver) wake();
    });
  async function run(): Promise<void> {
    while (!isOver) {
      isCalled = false;
      try {
        await runJobs(world, log, () => isOver);
        if (performance.now() - pruned >= PRUNING) {
          pruned = performance.now();
          await planStatistics(world);
          await remindOfSlots(world);
          await askSurveys(world);
          await tellDue(world);
          await pruneJobs(world);
          await pruneKept(world);
          await pruneLaunches(world);
          await pruneUploads(world);
          await pruneAccountEvents(world);
          await prunePushes(world);
          remove();
        }
      } catch (error) {
        log.onTrouble(error);
      }
      await rest();
    }
  }
  const running = run();
  return async () => {
    isOver = true;
    wake();
    await stopListening();
    await running;
    await removing;
  };
}
