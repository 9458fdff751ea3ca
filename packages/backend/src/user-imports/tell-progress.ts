// Knows how whoever began an import hears how far it is while it runs: about once a second, and nobody else does (§3.227).
import { IMPORT_TELLING, type ImportProgress } from "@academiz/domain/notifications";
import type { JobTools } from "../jobs/job-kind.ts";
import type { JobRecord } from "../ports/index.ts";
import type { World } from "../world.ts";
import { readStatus } from "./describe-import.ts";

type Needed = Pick<World, "users" | "clock" | "livePublisher">;

/** The same tools, which tell what they are given. Nothing waits for the telling, and nothing of it is kept. */
export async function tellProgress(world: Needed, job: JobRecord, tools: JobTools): Promise<JobTools> {
  const home = { clientId: job.askerClientId };
  const asker = await world.users.read(home, job.askerId);
  // Whose account is closed does not come this far: their import is refused.
  if (!asker) return tools;
  let [progress, isNew, told] = [{ done: 0, total: 0 }, false, Number.NEGATIVE_INFINITY];
  return {
    advance(done, total) {
      isNew ||= done !== progress.done || total !== progress.total;
      progress = { done, total };
      tools.advance(done, total);
    },
    async pause() {
      await tools.pause();
      const now = world.clock.now();
      // A clock that was set back tells no less often.
      if (!isNew || Math.abs(now - told) < IMPORT_TELLING) return;
      [isNew, told] = [false, now];
      const update: ImportProgress = {
        type: "ImportProgress",
        importId: job.id,
        importStatus: readStatus({ ...job, state: "running" }),
        progress,
      };
      world.livePublisher.tell(home, asker.identifier, JSON.stringify(update));
    },
  };
}
