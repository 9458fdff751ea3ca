// Knows the answers of an attempt that ended, from what a progress keeps of it: by the rules of the game's type alone.
import { type Game, listAnswers, readVerdict, scoreGame } from "../games/index.ts";
import { isFinished } from "../scoring/index.ts";
import { type KeptAnswer, MOST_KEPT_ANSWERS } from "./ended-attempt.ts";

/** A credit is kept in hundredths: no list tells them finer. */
const roundCredit = (credit: number): number => Math.round(credit * 100) / 100;

/**
 * One answer for each item of the game, as packages tell them to their host. Null where the answers do not end the
 * attempt, or do not give its score: they then belong to another version of the game.
 */
export function judgeAnswers(game: Game, data: unknown, score: number | null): readonly KeptAnswer[] | null {
  const result = scoreGame(game, data);
  if (!isFinished(result.status) || result.items.length === 0 || (result.score ?? null) !== score) return null;
  const given = new Map(listAnswers(game, data).map((one) => [one.slug, one]));
  return result.items.slice(0, MOST_KEPT_ANSWERS).map((item, number) => {
    const { kind = null, answer = null } = given.get(item.slug) ?? {};
    const judged = readVerdict(item);
    // What was left blank has no answer that could be right or wrong.
    const verdict = judged === "blank" ? null : judged;
    const credit = verdict === null ? null : item.right ? 1 : roundCredit(item.credit ?? 0);
    return { item: item.slug, number, kind, answer, verdict, credit };
  });
}
