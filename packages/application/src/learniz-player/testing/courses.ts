// Knows the courses that the player's tests play.
import type { GameInteractivity, Learniz } from "@academiz/domain/learniz";
import { makeCourse, makeGame, makeSlide, makeTextBox } from "@academiz/testkit/course";

/** A game with more in its configuration: strategy, threshold, attempts. */
export function makeGameOf(slug: string, config: Record<string, unknown>): GameInteractivity {
  const game = makeGame(slug, 1);
  return {
    ...game,
    medias: game.medias.map((media) => ({
      ...media,
      params: { ...media.params, config: { gameType: "VRAI_FAUX", ...config } },
    })),
  };
}

/** As `makeGameOf`, with two statements; the answers `HALF` get one of them right. */
export function makeHalfRight(slug: string, config: Record<string, unknown>): GameInteractivity {
  const game = makeGameOf(slug, config);
  const statements = ["one", "two"].map((one) => ({ slug: one, text: one, correct: true, explanation: "" }));
  const medias = game.medias.map((media) => ({ ...media, params: { ...media.params, content: { statements } } }));
  return { ...game, medias };
}

/**
 * Two texts, then a game: the second page requires the first, and the game's page a score of 50. The game completes
 * the course.
 */
export function makeLockedCourse(): Learniz {
  const course = makeCourse([
    [makeSlide("s0", [makeTextBox("t0")]), makeSlide("s1", [makeGame("g1", 1)])],
    [makeSlide("s2", [makeTextBox("t2")])],
  ]);
  const [c0, c1] = course.chapters;
  const [s0, s1] = c0?.slides ?? [];
  if (!c0 || !c1 || !s0 || !s1) throw new Error("the course has another shape");
  const status = (slug: string) => [{ elements: [{ slug, type: "STATUS" as const }] }];
  return {
    ...course,
    validators: status("c1"),
    chapters: [
      {
        ...c0,
        validators: status("s1"),
        slides: [
          { ...s0, validators: status("t0") },
          {
            ...s1,
            validators: status("g1"),
            requirements: [{ elements: [{ type: "STATUS", chapterSlug: "c0", slideSlug: "s0" }] }],
          },
        ],
      },
      {
        ...c1,
        requirements: [
          {
            elements: [
              { type: "SCORE", chapterSlug: "c0", slideSlug: "s1", interactivitySlug: "g1", score: 50 },
              { type: "STATUS", chapterSlug: "c0" },
            ],
          },
        ],
      },
    ],
  };
}

export const RIGHT = { answers: { one: true } };
export const WRONG = { answers: { one: false } };
export const HALF = { answers: { one: true, two: false } };

export const answer = (slug: string, data: unknown) => ({ type: "game.answered", slug, data }) as const;
export const submit = (slug: string) => ({ type: "game.submitted", slug }) as const;
export const retry = (slug: string) => ({ type: "game.retried", slug }) as const;
export const choose = (chapterIndex: number, slideIndex: number) =>
  ({ type: "slide.chosen", place: { chapterIndex, slideIndex } }) as const;
