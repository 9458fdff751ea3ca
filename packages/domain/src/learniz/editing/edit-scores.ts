// Knows how an author says which attempts of a course count, and which trophies it gives (§3.119).
import type { Learniz } from "../content/course.ts";

type GameParams = NonNullable<Learniz["params"]["gameParams"]>;

/**
 * The course with its strategy, or its trophies, replaced; undefined removes what was there. What else stands in
 * `gameParams` stays, and without anything left in it there is none.
 */
export function changeScores(learniz: Learniz, part: Pick<GameParams, "scoreStrategy" | "trophies">): Learniz {
  const { gameParams: before, ...params } = learniz.params;
  const said = Object.entries({ ...before, ...part }).filter(([, value]) => value !== undefined);
  return { ...learniz, params: said.length > 0 ? { ...params, gameParams: Object.fromEntries(said) } : params };
}
