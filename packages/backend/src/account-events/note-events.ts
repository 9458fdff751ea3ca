// Knows how what is done to accounts is written down, in the transaction that does it.
import { type AccountEventKind, compareAccounts } from "@academiz/domain/identity";
import { toIso } from "../ground/time.ts";
import type { Repositories, World } from "../ground/world.ts";
import type { AccountEvent, Actor, Doer, Tenancy, UserRecord } from "../ports/index.ts";

/**
 * How many events an account keeps of each kind, the newest; those of its owner count apart from those of others. So
 * nobody pushes out what others did.
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

/** What became of an account: its fields, and whether it is open. */
export function describeChange(before: UserRecord, after: UserRecord): readonly NotedEvent[] {
  const changes = compareAccounts(before, after);
  const kind: AccountEventKind = after.active ? "activated" : "deactivated";
  return [
    ...(changes.length > 0 ? [{ userId: before.id, kind: "changed" as const, changes }] : []),
    ...(before.active === after.active ? [] : [{ userId: before.id, kind }]),
  ];
}
