// Knows which ended attempts the progress of a course carries that are not kept yet.
import { findGame } from "../interactivities/index.ts";
import type { CompiledLearniz } from "../learniz/index.ts";
import { parseProgress, type StoredInteractivity, strategyOf } from "../progress/index.ts";
import { isFinished, type ScoreStrategy } from "../scoring/index.ts";
import { type EndedAttempt, MOST_KEPT_ATTEMPTS } from "./ended-attempt.ts";
import { judgeAnswers } from "./judge-answers.ts";

/**
 * The attempts whose answers `progress` holds: for each game the one that counts, once it has ended. An attempt at
 * another publication of the course is left out where its answers do not give its score.
 * @param known a progress whose attempts are kept already; null: none.
 * @param client name of the client's strategy, where game and course name none.
 */
export function listCourseAttempts(
  course: CompiledLearniz,
  progress: unknown,
  known: unknown = null,
  client: string | null = null,
): readonly EndedAttempt[] {
  const kept = new Map(listEnded(known).map((one) => [one.slug, one]));
  return listEnded(progress).flatMap((one) => {
    const { strategy } = strategyOf(course, one.slug, { client });
    const attempt = numberAttempt(one, strategy);
    if (attempt > MOST_KEPT_ATTEMPTS || isKnown(one, kept.get(one.slug), strategy)) return [];
    const place = course.places.get(one.slug);
    const slides = place && course.learniz.chapters[place.chapterIndex]?.slides;
    const content =
      place?.kind === "interactivity" && slides?.[place.slideIndex]?.interactivities[place.interactivityIndex];
    const game = content ? findGame(content) : null;
    const answers = game?.ok ? judgeAnswers(game.value, one.data, one.score ?? null) : null;
    if (!answers) return [];
    const score = one.score ?? null;
    return [{ place: one.slug, attempt, score, isBest: isTheBest(one, strategy), answers }];
  });
}

const listEnded = (progress: unknown): readonly StoredInteractivity[] =>
  (parseProgress(progress)?.chapters ?? []).flatMap(({ slides }) =>
    slides.flatMap(({ interactivities }) =>
      interactivities.filter(({ status, data }) => isFinished(status) && data !== undefined),
    ),
  );

/** Under the strategy FIRST the attempt that counts has number 1 (§4.62), under any other the newest number (§4.61). */
const numberAttempt = ({ attempt, nbTimeDone }: StoredInteractivity, strategy: ScoreStrategy): number =>
  strategy === "FIRST" ? 1 : Math.max(1, attempt ?? nbTimeDone);

const isTheBest = ({ score }: StoredInteractivity, strategy: ScoreStrategy): boolean =>
  strategy === "BEST_SCORE" && score !== undefined;

/** True when `kept` is the same attempt, and `one` does not have a lower number. */
function isKnown(one: StoredInteractivity, kept: StoredInteractivity | undefined, strategy: ScoreStrategy): boolean {
  if (!kept) return false;
  const [number, before] = [numberAttempt(one, strategy), numberAttempt(kept, strategy)];
  return isTheBest(one, strategy) ? one.score === kept.score && number >= before : number === before;
}
