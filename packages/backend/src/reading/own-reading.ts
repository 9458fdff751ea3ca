// Knows how it is kept how somebody wants to read: what was chosen last holds, whichever device brings it when.
import type { AnswerOf, reading } from "@academiz/contract";
import type { ChosenReading } from "@academiz/domain/identity";
import { succeed } from "@academiz/domain/kernel";
import type { Outcome } from "../ground/outcome.ts";
import { toIso } from "../ground/time.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";

type Told = AnswerOf<typeof reading.readReading>;

export const readReading = async (
  { preferences }: Pick<World, "preferences">,
  { home, userId }: Actor,
): Outcome<Told> => succeed({ chosen: await preferences.readReading(home, userId) });

/** A device whose clock is ahead does not choose for ever; one whose clock tells no date that is kept chose first. */
export async function writeReading(
  world: Pick<World, "preferences" | "clock">,
  actor: Actor,
  { reading, chosenAt }: ChosenReading,
): Outcome<Told> {
  const at = toIso(Math.min(Math.max(0, Date.parse(chosenAt)), world.clock.now()));
  await world.preferences.writeReading(actor.home, actor.userId, { reading, chosenAt: at });
  return readReading(world, actor);
}
