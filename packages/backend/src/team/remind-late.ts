// Knows how a manager reminds all of their people who are late, of all that they are late for.
import type { AnswerOf, team } from "@academiz/contract";
import { listManagedPlaces } from "@academiz/domain/clients";
import { succeed } from "@academiz/domain/kernel";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import { listOverdue, toLateRule } from "../perimeters/overdue.ts";
import type { Actor, ClientRecord, DuePlace, LatePair, LateSearch, UserRecord } from "../ports/index.ts";
import { REMINDER_PAUSE } from "./reminder-pause.ts";
import { type Reminding, writeReminders } from "./write-reminders.ts";

/** Reminders that are written at one call, and in one transaction. */
const [MOST, PORTION] = [500, 100];

type Reading = Pick<World, "users" | "clients" | "perimeters" | "dues" | "clock">;
type Stage = Reading & Pick<World, "dice" | "publicUrl" | "transact" | "livePublisher">;

interface Team {
  readonly manager: UserRecord;
  readonly client: ClientRecord;
  readonly search: LateSearch;
  /** By the slug of the perimeter. */
  readonly places: ReadonlyMap<string, DuePlace>;
}

/** At home: managers work nowhere else. Null: there is no such account any more. */
async function findTeam(world: Reading, { home, userId }: Actor): Promise<Team | null> {
  const [manager, client] = await Promise.all([world.users.read(home, userId), world.clients.read(home)]);
  if (!manager || !client) return null;
  const overdue = await listOverdue(world, home);
  return {
    ...{ manager, client },
    places: new Map(overdue.map((place) => [place.slug, place])),
    search: {
      rules: overdue.map((place) => toLateRule(place, client)),
      affectations: listManagedPlaces(client.affectations, manager.affectations),
      except: userId,
      since: toIso(world.clock.now() - REMINDER_PAUSE),
      ids: null,
    },
  };
}

export async function countLate(world: Reading, actor: Actor): Outcome<AnswerOf<typeof team.countLate>> {
  const found = await findTeam(world, actor);
  return found ? succeed(await world.dues.countLate(actor.home, found.search)) : refuse("token.invalid");
}

export async function remindLate(
  world: Stage,
  actor: Actor,
  message: string,
): Outcome<AnswerOf<typeof team.remindLate>> {
  const found = await findTeam(world, actor);
  if (!found) return refuse("token.invalid");
  const { home } = actor;
  const reminded: LatePair[] = [];
  while (reminded.length < MOST) {
    const pairs = await world.dues.listLate(home, found.search, PORTION);
    if (pairs.length === 0) break;
    const told = await remindSome(world, actor, found, message, [...new Set(pairs.map(({ userId }) => userId))]);
    for (const dispatch of told.dispatches) world.livePublisher.publish(home, dispatch);
    // Somebody else reminds the same people at the same time.
    if (told.pairs.length === 0) break;
    reminded.push(...told.pairs);
  }
  const { reminders: left } = await world.dues.countLate(home, found.search);
  return succeed({ people: new Set(reminded.map(({ userId }) => userId)).size, reminders: reminded.length, left });
}

/** Of two at once one is after the other: the second finds what the first has written. */
async function remindSome(
  world: Stage,
  { home, userId: except }: Actor,
  { manager, client, search, places }: Team,
  message: string,
  ids: readonly string[],
): Promise<{ readonly pairs: readonly LatePair[]; readonly dispatches: readonly string[] }> {
  return world.transact(home, async (inside) => {
    const people = await inside.users.hold(home, ids);
    const pairs = await inside.dues.listLate(home, { ...search, ids }, PORTION);
    const dispatches: string[] = [];
    for (const place of places.values()) {
      const late = new Set(
        pairs.filter(({ perimeterSlug }) => perimeterSlug === place.slug).map((pair) => pair.userId),
      );
      if (late.size === 0) continue;
      const reminding: Reminding = {
        ...{ client, manager, message, except },
        people: people.filter(({ id }) => late.has(id)),
        product: { slug: place.productSlug, name: place.productName, type: place.productType, place: place.slug },
      };
      dispatches.push(await writeReminders(inside, world, reminding));
    }
    return { pairs, dispatches };
  });
}
