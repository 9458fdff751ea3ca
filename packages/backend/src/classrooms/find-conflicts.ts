// Knows what conflicts with slots that somebody plans: it is told, but nothing is refused for it.
import type { AnswerOf, BodyOf, classrooms } from "@academiz/contract";
import { findClashes } from "@academiz/domain/classiz";
import { type Fault, succeed } from "@academiz/domain/kernel";
import { mayRun, readRun } from "../classiz/may-run.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { readInstant, toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";

/** Of the people who are elsewhere at that time, the names that are told. */
const MOST_NAMES = 50;

/** Of the people of a slot that is moved, whoever runs it is told where else they have a place. */
export async function findConflicts(
  world: Pick<World, "slots" | "users">,
  actor: Actor,
  { times, trainerId, place, except }: BodyOf<typeof classrooms.findConflicts>,
): Outcome<AnswerOf<typeof classrooms.findConflicts>> {
  const run = await readRun(world, actor);
  if (run && trainerId !== null && trainerId !== run.trainerId) return refuse("role.refused");
  const read = times.map(({ startAt, endAt }) => ({ startAt: readInstant(startAt), endAt: readInstant(endAt) }));
  const faults = read.flatMap((time, at): readonly Fault[] =>
    (["startAt", "endAt"] as const)
      .filter((name) => time[name] === null)
      .map((name) => ({ path: ["times", at, name], message: "not an ISO date and time" })),
  );
  if (faults.length > 0) return refuse("validation", { faults });
  const wanted = read.map(({ startAt, endAt }) => ({ startAt: startAt ?? 0, endAt: endAt ?? 0 }));
  const within = {
    from: toIso(Math.min(...wanted.map(({ startAt }) => startAt))),
    until: toIso(Math.max(...wanted.map(({ endAt }) => endAt))),
  };
  const moved = except === null ? null : await world.slots.read(actor, except);
  const [planned, shared] = await Promise.all([
    world.slots.listPlanned(actor, { ...{ trainerId, except, withPlace: (place ?? "").trim() !== "" }, ...within }),
    moved && mayRun(run, moved) ? world.slots.listShared(actor, moved.slug, within, MOST_NAMES) : [],
  ]);
  const people = new Map(shared.map((slot) => [slot.slug, slot]));
  const bySlug = new Map([...planned, ...shared].map((slot) => [slot.slug, slot]));
  const clashes = findClashes(
    { times: wanted, trainerId, place },
    [...bySlug.values()].map(({ slug, trainerId: holder, place: where, startAt, endAt }) => ({
      ...{ slug, trainerId: holder, place: where, shared: people.get(slug)?.people ?? 0 },
      ...{ startAt: Date.parse(startAt), endAt: Date.parse(endAt) },
    })),
  );
  return succeed({
    conflicts: clashes.flatMap((clash) => {
      const slot = bySlug.get(clash.slug);
      if (!slot) return [];
      const { startAt, endAt, productName } = slot;
      const them = clash.kind === "people" ? people.get(clash.slug) : undefined;
      return [
        {
          ...clash,
          ...{ startAt, endAt, productName },
          ...(them && { people: { count: them.people, names: [...them.names] } }),
        },
      ];
    }),
  });
}
