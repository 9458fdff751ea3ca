// Knows which surveys somebody answers in a classroom at this moment: of the sessions that have ended, and that they
// were at.
import { isThere, listOpenRounds, readSurvey, type Survey, type SurveyRound } from "@academiz/domain/classiz";
import { groupBy } from "../classiz/group-by.ts";
import type { World } from "../ground/world.ts";
import type { Tenancy } from "../ports/index.ts";

export interface OwnRound {
  readonly mean: string;
  readonly round: SurveyRound;
  /** When it closes: milliseconds. */
  readonly until: number;
}
export interface OwnRounds {
  readonly survey: Survey;
  readonly rounds: readonly OwnRound[];
}

export async function listOwnRounds(
  { slots, products, clock }: Pick<World, "slots" | "products" | "clock">,
  tenancy: Tenancy,
  { perimeterSlug, productSlug }: { readonly perimeterSlug: string; readonly productSlug: string },
  userId: string,
): Promise<OwnRounds> {
  const survey = readSurvey((await products.read(tenancy, productSlug))?.config);
  if (survey.questions.length === 0) return { survey, rounds: [] };
  const own = await slots.listOf(tenancy, perimeterSlug, [userId]);
  const sessions = [...groupBy(own, ({ mean }) => mean)];
  const rounds = sessions.flatMap(([mean, held]) => {
    const there = held.map(({ startAt, endAt, mark }) => ({ startAt, endAt, isThere: isThere(mark ?? undefined) }));
    return listOpenRounds(survey, there, clock.now()).map((open) => ({ mean, ...open }));
  });
  return { survey, rounds };
}
