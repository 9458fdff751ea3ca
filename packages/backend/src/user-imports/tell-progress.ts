// Knows how whoever began an import hears how far it is while it runs (§3.227).
import type { ImportProgress } from "@academiz/domain/notifications";
import type { JobTools } from "../ground/job-kind.ts";
import { tellAsker } from "../ground/tell-asker.ts";
import type { World } from "../ground/world.ts";
import type { JobRecord } from "../ports/index.ts";
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
