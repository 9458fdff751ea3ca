// Knows how the imports of a client are listed, with what the caller was told of each (§7.40, §3.225–§3.230, §4.167).
import type { AnswerOf, userFiles } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import type { Outcome } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";
import { describeImport } from "./describe-import.ts";
import { USER_IMPORT } from "./import-job.ts";

const MOST = 50;

export async function listImports(
  world: Pick<World, "jobs" | "notifications">,
  actor: Actor,
  last: boolean,
): Outcome<AnswerOf<typeof userFiles.listImportNotifications>> {
  const jobs = await world.jobs.list(actor, USER_IMPORT, last ? 1 : MOST);
  const told = await world.notifications.findOf(
    actor.home,
    actor.userId,
    jobs.flatMap(({ toldId }) => toldId ?? []),
  );
  return succeed(
    jobs.map((job) => {
      const { id, createdAt, status, error, report } = describeImport(job);
      const own = job.toldId === null ? undefined : told.get(job.toldId);
      return {
        id,
        slug: own?.slug ?? null,
        createdAt,
        status,
        isRead: own?.isRead ?? true,
        isLoading: status === "checking" || status === "applying",
        nbUsersFile: report?.nbUsersFile ?? 0,
        nbUsersNew: report?.nbUsersNew ?? 0,
        nbUsersUpdate: report?.nbUsersUpdate ?? 0,
        nbUsersErrors: report?.nbUsersErrors ?? 0,
        errors: report?.errors ?? [],
        errorMessage: error,
      };
    }),
  );
}
