// Knows how whoever began an import hears how far it is while it runs (§3.227).
import type { ImportProgress } from "@academiz/domain/notifications";
import type { JobTools } from "../jobs/job-kind.ts";
import { tellAsker } from "../jobs/tell-asker.ts";
import type { JobRecord } from "../ports/index.ts";
import type { World } from "../world.ts";
import { readStatus } from "./describe-import.ts";

type Needed = Pick<World, "users" | "clock" | "livePublisher">;

export const tellProgress = (world: Needed, job: JobRecord, tools: JobTools): Promise<JobTools> =>
  tellAsker(
    world,
    job,
    tools,
    (told, done, total): ImportProgress => ({
      type: "ImportProgress",
      importId: told.id,
      importStatus: readStatus({ ...told, state: "running" }),
      progress: { done, total },
    }),
  );
