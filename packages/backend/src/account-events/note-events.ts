// Knows how actions on accounts are recorded, in the transaction that does them.
import { type AccountEventKind, compareAccounts } from "@academiz/domain/identity";
import { toIso } from "../ground/time.ts";
import type { Repositories, World } from "../ground/world.ts";
import type { AccountEvent, Actor, Doer, Tenancy, UserRecord } from "../ports/index.ts";

/**
 * How many events of each kind an account keeps, the newest. Those of its owner count apart from those of others, so
 * that nobody pushes out what others did.
 */
export const ACCOUNT_EVENT_LIMIT = 100;

export type NotedEvent = Pick<AccountEvent, "userId" | "kind"> & Partial<Pick<AccountEvent, "changes" | "detail">>;

/** Whoever is signed in, at home. */
export const toDoer = ({ userId, home }: Pick<Actor, "userId" | "home">): Doer => ({
  userId,
  clientId: home.clientId,
});

export async function noteEvents(
  inside: Pick<Repositories, "accountEvents">,
  { clock, dice }: Pick<World, "clock" | "dice">,
  tenancy: Tenancy,
  by: Doer | null,
  events: readonly NotedEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const at = toIso(clock.now());
  const whole = events.map((event) => ({ changes: [], detail: null, ...event, id: dice.createId(), by, at }));
  await inside.accountEvents.addMany(tenancy, whole, ACCOUNT_EVENT_LIMIT);
}

/** The events that a change of an account gives: changed fields, and whether it was opened or closed. */
export function describeChange(before: UserRecord, after: UserRecord): readonly NotedEvent[] {
  const changes = compareAccounts(before, after);
  const kind: AccountEventKind = after.active ? "activated" : "deactivated";
  return [
    ...(changes.length > 0 ? [{ userId: before.id, kind: "changed" as const, changes }] : []),
    ...(before.active === after.active ? [] : [{ userId: before.id, kind }]),
  ];
}
