// Knows how an import is looked at, confirmed and given up by those who administer the client (§7.36, attack 73).
import type { AnswerOf, userFiles } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { Repositories, World } from "../ground/world.ts";
import type { Actor, JobRecord } from "../ports/index.ts";
import { describeImport, readStatus } from "./describe-import.ts";
import { CANCELLED, readInput, readResult, USER_IMPORT } from "./import-job.ts";

type Told = Outcome<AnswerOf<typeof userFiles.readImport>>;

export async function readImport(world: Pick<World, "jobs">, actor: Actor, id: string): Told {
  const job = await world.jobs.read(actor, id);
  return job?.type === USER_IMPORT ? succeed({ import: describeImport(job) }) : refuse("not-found");
}

async function tell({ jobs }: Pick<Repositories, "jobs">, actor: Actor, id: string): Told {
  const job = await jobs.read(actor, id);
  return job ? succeed({ import: describeImport(job) }) : refuse("not-found");
}

/** What was shown is carried out, by whoever confirms it, and with their rights. */
export async function applyImport(
  world: Pick<World, "transact" | "clock">,
  actor: Actor,
  id: string,
  removals: number | undefined,
): Told {
  return world.transact(actor, async (inside) => {
    const job = await inside.jobs.hold(actor, id);
    if (job?.type !== USER_IMPORT) return refuse("not-found");
    const [newest] = await inside.jobs.list(actor, USER_IMPORT, 1);
    const result = readResult(job);
    if (readStatus(job) !== "ready" || !result || newest?.id !== job.id) return refuse("import.not-ready");
    if ((result.mustConfirm || removals !== undefined) && removals !== result.nbUsersRemoved)
      return refuse("import.unconfirmed");
    const begun = await inside.jobs.again(actor, job.id, confirm(actor, job, result.digest), toIso(world.clock.now()));
    return begun ? tell(inside, actor, job.id) : refuse("import.running");
  });
}
const confirm = ({ userId, home }: Actor, job: JobRecord, digest: string) => ({
  ...readInput(job),
  phase: "apply",
  digest,
  importer: { userId, clientId: home.clientId },
});

export async function cancelImport(world: Pick<World, "transact" | "clock">, actor: Actor, id: string): Told {
  return world.transact(actor, async (inside) => {
    const job = await inside.jobs.hold(actor, id);
    if (job?.type !== USER_IMPORT) return refuse("not-found");
    const status = readStatus(job);
    if (status === "success" || status === "error") return refuse("import.over");
    await inside.jobs.cancel(actor, job.id, CANCELLED, toIso(world.clock.now()));
    return tell(inside, actor, job.id);
  });
}
