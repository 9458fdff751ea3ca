// Knows which score of a game does not follow from the answers beside it (decisions 8).
import { readGame, scoreGame } from "@academiz/domain/games";
import { isGame } from "@academiz/domain/interactivities";
import type { CompiledLearniz, Interactivity } from "@academiz/domain/learniz";
import type { InteractivityProgress, LearnizProgress } from "@academiz/domain/progress";

/**
 * The slug of the first such game; null when there is none. A score that is stored already was judged by the content of
 * its day.
 */
export function findForgedScore(course: CompiledLearniz, before: LearnizProgress, now: LearnizProgress): string | null {
  const scored = listResults(now).filter(({ score }) => score !== undefined);
  if (scored.length === 0) return null;
  const kept = new Map(listResults(before).map((one) => [one.slug, one.score]));
  const given = scored.filter(({ slug, score }) => score !== kept.get(slug));
  if (given.length === 0) return null;
  const contents = new Map(
    course.slides.flatMap(({ slide }) => slide.interactivities.map((one) => [one.slug, one] as const)),
  );
  const forged = given.find((result) => {
    const content = contents.get(result.slug);
    return content && !follows(content, result);
  });
  return forged?.slug ?? null;
}

/** Games that the engine cannot score are believed, and what is no game never has a score. */
function follows(content: Interactivity, { score, data }: InteractivityProgress): boolean {
  if (!isGame(content)) return false;
  const game = content.medias.map(readGame).find((read) => read.ok);
  return !game?.ok || scoreGame(game.value, data).score === score;
}

const listResults = (progress: LearnizProgress): readonly InteractivityProgress[] =>
  progress.chapters.flatMap((chapter) => chapter.slides.flatMap((slide) => slide.interactivities));
