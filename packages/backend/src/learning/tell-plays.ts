// Knows how attempts that ended are told to people: with their product, and whether they still count.
import type { AnswerOf, myLearning } from "@academiz/contract";
import { nameDeeds } from "../ground/tell-begun-anew.ts";
import type { World } from "../ground/world.ts";
import type { PlayedAttempt, Tenancy } from "../ports/index.ts";

export async function tellPlays(
  world: Pick<World, "threads">,
  tenancy: Tenancy,
  plays: readonly PlayedAttempt[],
): Promise<AnswerOf<typeof myLearning.listMyHistory>["plays"]> {
  const tell = await nameDeeds(
    world,
    tenancy,
    plays.flatMap(({ setAside }) => setAside ?? []),
  );
  return plays.map(({ product, entry: { type, status, score, time, badge, eventDate }, setAside }) => ({
    ...{ product, type, status, score, time, badge, eventDate },
    ...(setAside && { setAside: tell(setAside) }),
  }));
}
