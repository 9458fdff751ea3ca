// Knows how the person who asked for a job is told how far it is: about once a second, and nobody else is.
import { JOB_TELLING } from "@academiz/domain/notifications";
import type { JobRecord } from "../ports/index.ts";
import type { JobTools } from "./job-kind.ts";
import type { World } from "./world.ts";

type Needed = Pick<World, "users" | "clock" | "livePublisher">;
/** What is told: plain data. */
type Tells = (job: JobRecord, done: number, total: number) => object;

/** The same tools, which also tell their progress. Nothing waits for that, and nothing of it is kept. */
export async function tellAsker(world: Needed, job: JobRecord, tools: JobTools, describe: Tells): Promise<JobTools> {
  const home = { clientId: job.askerClientId };
  const asker = await world.users.read(home, job.askerId);
  // A closed account does not come this far: its job is refused.
  if (!asker) return tools;
  let [progress, isNew, told] = [{ done: 0, total: 0 }, false, Number.NEGATIVE_INFINITY];
  return {
    ...tools,
    advance(done, total) {
      isNew ||= done !== progress.done || total !== progress.total;
      progress = { done, total };
      tools.advance(done, total);
    },
    async pause() {
      await tools.pause();
      const now = world.clock.now();
      // A clock that was put back does not make it tell less often.
      if (!isNew || Math.abs(now - told) < JOB_TELLING) return;
      [isNew, told] = [false, now];
      world.livePublisher.tell(home, asker.identifier, JSON.stringify(describe(job, progress.done, progress.total)));
    },
  };
}
