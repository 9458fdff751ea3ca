// Knows which moments between two saves may have given more than the last one shows (decisions 8).
import { computeScores, type InteractivityProgress, type LearnizProgress } from "@academiz/domain/progress";

/**
 * `now`, and what it was while the lower of its new scores had not been given yet: an average is taken of what has a
 * score, so that each new one may lower it. The best averages are those of the best scores alone: one stage for each
 * new score.
 */
export function listStages(before: LearnizProgress, now: LearnizProgress): readonly LearnizProgress[] {
  const results = listResults(now);
  if (results.every(({ score }) => score === undefined)) return [now];
  const kept = new Map(listResults(before).map(({ slug, score }) => [slug, score]));
  const isNew = ({ slug, score }: InteractivityProgress) => score !== undefined && kept.get(slug) !== score;
  const scores = new Set(results.flatMap((one) => (isNew(one) ? [one.score ?? 0] : [])));
  const stages = [...scores].map((least) => keepResults(now, (one) => !isNew(one) || (one.score ?? 0) >= least));
  return [now, ...stages];
}

function keepResults(now: LearnizProgress, isKept: (one: InteractivityProgress) => boolean): LearnizProgress {
  const withoutScore = ({ score: _, ...rest }: InteractivityProgress): InteractivityProgress => rest;
  return computeScores({
    ...now,
    chapters: now.chapters.map((chapter) => ({
      ...chapter,
      slides: chapter.slides.map((slide) => ({
        ...slide,
        interactivities: slide.interactivities.map((one) => (isKept(one) ? one : withoutScore(one))),
      })),
    })),
  });
}

const listResults = (progress: LearnizProgress): readonly InteractivityProgress[] =>
  progress.chapters.flatMap((chapter) => chapter.slides.flatMap((slide) => slide.interactivities));
