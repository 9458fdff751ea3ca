// Knows what a user has reached, all products together (§7.16).
import type { AnswerOf, session } from "@academiz/contract";
import { succeed } from "@academiz/domain/kernel";
import { summarizeResults } from "@academiz/domain/progress";
import type { Outcome } from "../ground/outcome.ts";
import type { World } from "../ground/world.ts";
import type { Actor } from "../ports/index.ts";

export async function readProfileStats(
  world: Pick<World, "progress" | "histories">,
  { home, userId }: Actor,
): Outcome<AnswerOf<typeof session.profileStats>> {
  const [results, ended] = await Promise.all([
    world.progress.listResults(home, [userId]),
    world.histories.count(home, userId),
  ]);
  return succeed({ ...summarizeResults(results), ...ended });
}
