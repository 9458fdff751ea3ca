// Knows how a plan is carried out, inside one transaction: what is done by hand for one user is done here for many.
import { completeLogin, keepsRoles } from "@academiz/domain/identity";
import { removePeople } from "../account/remove-people.ts";
import { describeChange, noteEvents } from "../account-events/index.ts";
import type { JobTools } from "../ground/job-kind.ts";
import { toIso } from "../ground/time.ts";
import type { Repositories, World } from "../ground/world.ts";
import type { Joining } from "../notifications/announce-joining.ts";
import type { AddressChange, ClientRecord, UserRecord } from "../ports/index.ts";
import { tellAddressChanges } from "../users/tell-address-changes.ts";
import type { Plan } from "./plan.ts";

/** Rows of one statement: as many as are written out in a moment. */
const PORTION = 300;

function* cut<T>(list: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < list.length; at += PORTION) yield list.slice(at, at + PORTION);
}

interface Doing {
  readonly client: ClientRecord;
  readonly plan: Plan;
  readonly by: Pick<AddressChange, "changedBy" | "changedByClientId">;
}

/**
 * Who was moved or made. Null, and nothing is written, when somebody whom it would change or remove is not as they were
 * when it was made.
 */
export async function carryOut(
  world: Pick<World, "clock" | "dice">,
  inside: Repositories,
  { client, plan, by }: Doing,
  tools: JobTools,
): Promise<readonly Joining[] | null> {
  const tenancy = { clientId: client.id };
  const doer = { userId: by.changedBy, clientId: by.changedByClientId };
  const now = toIso(world.clock.now());
  const { creates, changes, removals } = plan;
  const total = changes.length + removals.length + creates.length;
  let done = 0;
  const advance = (portion: readonly unknown[]) => {
    done += portion.length;
    tools.advance(done, total);
  };
  const joinings: Joining[] = changes.map(({ before, after }) => ({ before, after }));
  if (!(await holdAll())) return null;
  for (const portion of cut(changes)) {
    await tools.pause();
    await inside.roster.changeMany(
      tenancy,
      portion.map(({ after }) => after),
    );
    const closed = portion.filter(({ before, after }) => before.active && !after.active);
    const lessened = portion.filter(({ before, after }) => !keepsRoles(before.roles, after.roles));
    const moved = portion.filter(({ before, after }) => before.email !== after.email);
    const idsOf = (list: typeof portion) => list.map(({ before }) => before.id);
    await inside.roster.closeMany(
      tenancy,
      { sessions: idsOf([...closed, ...lessened]), links: idsOf([...closed, ...moved]) },
      now,
    );
    await inside.calendarFeeds.remove(tenancy, idsOf([...closed, ...lessened]));
    await tellAddressChanges(inside, world, client, by, moved);
    const events = portion.flatMap(({ before, after }) => describeChange(before, after));
    await noteEvents(inside, world, tenancy, doer, events);
    advance(portion);
  }
  for (const portion of cut(removals)) {
    await tools.pause();
    await removePeople(
      inside,
      tenancy,
      portion.map(({ id }) => id),
      world.dice.createId,
    );
    advance(portion);
  }
  for (const portion of cut(creates)) {
    await tools.pause();
    const users = portion.map(
      ({ user }): UserRecord => ({
        ...user,
        id: world.dice.createId(),
        clientId: client.id,
        identifier: completeLogin(client.slug, user.login),
        hasAcceptedCgu: false,
        passwordHash: "",
      }),
    );
    await inside.roster.addMany(tenancy, users);
    const created = users.map(({ id }) => ({ userId: id, kind: "created" as const, detail: "import" }));
    await noteEvents(inside, world, tenancy, doer, created);
    for (const after of users) joinings.push({ before: null, after });
    await inside.roster.invite(
      tenancy,
      users.filter(({ active }) => active).map(({ id }) => id),
      now,
    );
    advance(portion);
  }
  await tools.pause();
  return joinings;

  /** In one order for all who hold several, so that nobody waits for each other. */
  async function holdAll(): Promise<boolean> {
    const due = [...changes.map(({ before }) => before), ...removals].sort((one, other) =>
      one.id < other.id ? -1 : 1,
    );
    for (const portion of cut(due)) {
      await tools.pause();
      const held = new Map(
        (
          await inside.users.hold(
            tenancy,
            portion.map(({ id }) => id),
          )
        ).map((user) => [user.id, user]),
      );
      if (portion.some((user) => !isAsItWas(user, held.get(user.id)))) return false;
    }
    return true;
  }
}

/** A password, or consent, that came meanwhile is no matter here. */
function isAsItWas(one: UserRecord, other: UserRecord | undefined): boolean {
  const facts = ({ passwordHash: _, hasAcceptedCgu: __, ...user }: UserRecord) => JSON.stringify(user);
  return other !== undefined && facts(one) === facts(other);
}
