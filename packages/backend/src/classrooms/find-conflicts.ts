// Knows what conflicts with slots that somebody plans: it is told, but nothing is refused for it.
import type { AnswerOf, BodyOf, classrooms } from "@academiz/contract";
import { findClashes } from "@academiz/domain/classiz";
import { type Fault, succeed } from "@academiz/domain/kernel";
import { readRun } from "../classiz/may-run.ts";
import { type Outcome, refuse } from "../ground/outcome.ts";
import { readInstant, toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";

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
  const planned = await world.slots.listPlanned(actor, {
    ...{ trainerId, except, withPlace: (place ?? "").trim() !== "" },
    from: toIso(Math.min(...wanted.map(({ startAt }) => startAt))),
    until: toIso(Math.max(...wanted.map(({ endAt }) => endAt))),
  });
  const bySlug = new Map(planned.map((slot) => [slot.slug, slot]));
  const clashes = findClashes(
    { times: wanted, trainerId, place },
    planned.map(({ startAt, endAt, ...slot }) => ({
      ...slot,
      ...{ startAt: Date.parse(startAt), endAt: Date.parse(endAt) },
    })),
  );
  return succeed({
    conflicts: clashes.flatMap((clash) => {
      const slot = bySlug.get(clash.slug);
      if (!slot) return [];
      const { startAt, endAt, productName } = slot;
      return [{ ...clash, startAt, endAt, productName }];
    }),
  });
}
