// Knows a course with two games, and a learner who plays it.
import { compileLearniz, type Learniz } from "@academiz/domain/learniz";
import {
  addTime,
  applyInteractivityUpdate,
  applyScroll,
  applySlideChange,
  createProgress,
  type LearnizProgress,
} from "@academiz/domain/progress";
import { makeCourse, makeGame, makeSlide } from "@academiz/testkit/course";

/** A course without rules. */
export const withoutRules: Learniz = makeCourse([
  [makeSlide("a", [makeGame("g", 1)]), makeSlide("b")],
  [makeSlide("c", [makeGame("h", 1)])],
]);
/**
 * Each page asks for its games, each chapter for its pages, the course for its chapters: without rules a course is
 * complete at once.
 */
export const plain: Learniz = {
  ...withoutRules,
  validators: [{ elements: withoutRules.chapters.map(({ slug }) => ({ slug, type: "STATUS" as const })) }],
  chapters: withoutRules.chapters.map((chapter) => ({
    ...chapter,
    validators: [{ elements: chapter.slides.map(({ slug }) => ({ slug, type: "STATUS" as const })) }],
    slides: chapter.slides.map((slide) => ({
      ...slide,
      validators: slide.interactivities.map(({ slug }) => ({ elements: [{ slug, type: "STATUS" as const }] })),
    })),
  })),
};
/** The same, with a minimum score. */
export const scored: Learniz = {
  ...plain,
  validators: plain.validators.map((validator) => ({ ...validator, minimumAverageScore: 50 })),
};

export const begin = (learniz: Learniz): LearnizProgress => createProgress(compileLearniz(learniz), "perimeter");
export const dated = (progress: LearnizProgress): LearnizProgress => ({
  ...progress,
  eventDate: "2026-01-01T00:00:00.000Z",
});

/** A game is played to its end, its one statement answered. */
export const play = (learniz: Learniz, progress: LearnizProgress, slug: string, score: number): LearnizProgress =>
  applyInteractivityUpdate(
    compileLearniz(learniz),
    progress,
    { slug, status: "COMPLETE", score, data: { answers: { one: score > 0 } }, attempt: 1 },
    "LAST",
  ).progress;

/** Both games played, every page read. */
export function playAll(learniz: Learniz, scores: readonly [number, number]): LearnizProgress {
  const course = compileLearniz(learniz);
  const results = { a: ["g", scores[0]], c: ["h", scores[1]] } as const;
  let progress = begin(learniz);
  for (const place of course.slides) {
    progress = applyScroll(course, applySlideChange(course, progress, place).progress).progress;
    const result = results[place.slug as keyof typeof results];
    if (result) progress = play(learniz, progress, result[0], result[1]);
  }
  return progress;
}

/** In the course without rules: one game won, with an answer and a word of the learner's own. */
export const ONE_WON: LearnizProgress = {
  ...addTime(
    applyInteractivityUpdate(
      compileLearniz(withoutRules),
      createProgress(compileLearniz(withoutRules), "p"),
      { slug: "g", status: "COMPLETE", score: 80, data: { answers: { one: true }, why: "Parce que." }, attempt: 1 },
      "LAST",
    ).progress,
    95.5,
  ),
  eventDate: "2026-01-02T03:04:05.678Z",
};
