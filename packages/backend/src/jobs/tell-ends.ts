// Knows how the end of a job is told once to the person who waits for it; of an import to the one who asked for it, in
// their own client (§3.231, §4.165, §4.166).
import { chooseLocale, tellImportEnded } from "@academiz/domain/wording";
import { toIso } from "../ground/time.ts";
import type { Repositories, World } from "../ground/world.ts";
import { JOINING_NEWS } from "../notifications/announce-joining.ts";
import { PRODUCT_OPENING, readDispatch } from "../notifications/open-product.ts";
import type { Tenancy } from "../ports/index.ts";
import { listCodes, readStatus } from "../user-imports/describe-import.ts";
import { CANCELLED, USER_IMPORT } from "../user-imports/import-job.ts";

type Needed = Pick<World, "transactAbove" | "clock" | "dice" | "livePublisher">;

/** Tells all ends that wait. The note that somebody was told is written with the notification; live messages follow. */
export async function tellEnds(world: Needed): Promise<void> {
  for (;;) {
    const told = await world.transactAbove((inside) => tellNext(world, inside));
    if (!told) return;
    world.livePublisher.publish(told.home, told.id);
  }
}

async function tellNext(
  { clock, dice }: Needed,
  inside: Repositories,
): Promise<{ readonly home: Tenancy; readonly id: string } | null> {
  const untold = await inside.jobs.takeUntold([USER_IMPORT, PRODUCT_OPENING, JOINING_NEWS]);
  if (!untold) return null;
  const [id, home] = [dice.createId(), { clientId: untold.askerClientId }];
  const job = await inside.jobs.read(untold, untold.id);
  if (job?.type === PRODUCT_OPENING || job?.type === JOINING_NEWS) {
    // The job's own transaction wrote to the people to whom it is open: they are told live now.
    const sent = readDispatch(job) ?? id;
    await inside.jobs.setTold(untold.id, sent);
    return { home: { clientId: untold.clientId }, id: sent };
  }
  const client = await inside.clients.read(home);
  const status = job && readStatus(job);
  if (client && job && (status === "ready" || status === "success" || status === "error"))
    await inside.notifications.sendImportNews(home, {
      id,
      userId: untold.askerId,
      texts: tellImportEnded(job.error === CANCELLED ? "cancelled" : status),
      otherwise: chooseLocale({ client: client.locale }),
      status,
      report: listCodes(job),
      now: toIso(clock.now()),
    });
  await inside.jobs.setTold(untold.id, id);
  return { home, id };
}
