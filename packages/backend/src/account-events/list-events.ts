// Knows how administrators read what was done to an account, and for how long that is kept.
import type { AnswerOf, personPage } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import type { Outcome } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { findLesser } from "../policies/find-lesser.ts";
import type { Actor } from "../ports/index.ts";

/** Milliseconds: 13 months, the same as for visits of pages. */
export const ACCOUNT_EVENTS_KEPT = 395 * 86_400_000;

export const pruneAccountEvents = ({ accountEvents, clock }: Pick<World, "accountEvents" | "clock">): Promise<void> =>
  accountEvents.prune(toIso(clock.now() - ACCOUNT_EVENTS_KEPT));

/** The person who did it is named as they are called today; a person without an account on this client is not named. */
export async function listAccountEvents(
  world: Pick<World, "users" | "accountEvents" | "clock">,
  actor: Actor,
  id: string,
): Outcome<AnswerOf<typeof personPage.listPersonEvents>> {
  const user = await findLesser(world, actor, id);
  if (!user.ok) return user;
  const since = toIso(world.clock.now() - ACCOUNT_EVENTS_KEPT);
  const events = await world.accountEvents.list(actor, user.value.id, since);
  const doers = events.flatMap(({ by }) => (by?.clientId === actor.clientId ? [by.userId] : []));
  const named = await world.users.listNamed(actor, { ids: [...new Set(doers)], written: [] });
  const names = new Map(named.map((one) => [one.id, `${one.firstname} ${one.lastname}`.trim() || one.login]));
  return succeed({
    events: events.map(({ id, kind, changes, detail, by, at }) => ({
      id,
      kind,
      changes: changes.map(({ field, before, after }) => ({ field, before: [...before], after: [...after] })),
      detail,
      by: by && {
        name: names.get(by.userId) ?? null,
        isThemselves: by.userId === user.value.id,
        isElsewhere: by.clientId !== actor.clientId,
      },
      at,
    })),
  });
}
