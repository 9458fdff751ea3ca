// Knows what authors change in a course while learners are in it: elements are added, removed, moved, renamed, rules
// and weights changed.
import {
  applyGeneralConditions,
  type Chapter,
  cleanLearniz,
  type GameInteractivity,
  type Learniz,
  readGameType,
  type Slide,
} from "@academiz/domain/learniz";
import fc from "fast-check";
import { GAME_ODDITIES, makeGame, makeOddGame, makeSlide, makeTextBox } from "../course/index.ts";

const WHAT = [
  "add-chapter",
  "add-slide",
  "add-game",
  "add-text",
  "remove-chapter",
  "remove-slide",
  "remove-interactivity",
  "move-chapter",
  "move-slide",
  "move-interactivity",
  "rename-slide",
  "change-type",
  "change-weight",
  "spoil-game",
  "mend-game",
  "require-slide",
  "require-score",
  "free-slide",
  "drop-validators",
  "toggle-chain",
  "toggle-all",
] as const;

/**
 * One change of a course. `at` (where) and `to` (to where, or how much), 0 or more, are taken modulo the number of
 * elements; where there are none, nothing changes.
 */
export interface Edit {
  readonly what: (typeof WHAT)[number];
  readonly at: number;
  readonly to: number;
}

/** Any one change of a course: elements added, removed, moved, renamed, rules and weights changed. */
export const arbitraryEdit: fc.Arbitrary<Edit> = fc.record({
  what: fc.constantFrom(...WHAT),
  at: fc.nat(1000),
  to: fc.nat(1000),
});

const insert = <T>(list: readonly T[], at: number, item: T): T[] => list.toSpliced(at % (list.length + 1), 0, item);

/** The course with the slide at `at` replaced by what `change` makes of it. */
function changeSlide(learniz: Learniz, at: number, change: (slide: Slide) => readonly Slide[]): Learniz {
  const count = learniz.chapters.flatMap(({ slides }) => slides).length;
  let index = 0;
  const chapters = learniz.chapters.map((chapter) => ({
    ...chapter,
    slides: chapter.slides.flatMap((slide) => (index++ === at % count ? change(slide) : [slide])),
  }));
  return { ...learniz, chapters };
}
function changeChapter(learniz: Learniz, at: number, change: (chapter: Chapter) => readonly Chapter[]): Learniz {
  const { length } = learniz.chapters;
  const chapters = learniz.chapters.flatMap((chapter, c) => (c === at % length ? change(chapter) : [chapter]));
  return { ...learniz, chapters };
}
const insertSlide = (learniz: Learniz, at: number, to: number, slide: Slide): Learniz =>
  changeChapter(learniz, at, (chapter) => [{ ...chapter, slides: insert(chapter.slides, to, slide) }]);
const insertInteractivity = (learniz: Learniz, at: number, to: number, one: Slide["interactivities"][number]) =>
  changeSlide(learniz, at, (slide) => [{ ...slide, interactivities: insert(slide.interactivities, to, one) }]);

function pickSlide(learniz: Learniz, at: number): Slide | undefined {
  const slides = learniz.chapters.flatMap((chapter) => chapter.slides);
  return slides[at % slides.length];
}
/** The first interactivity at or after a pick, with the index of its slide. */
function pickInteractivity(learniz: Learniz, at: number) {
  const all = learniz.chapters
    .flatMap(({ slides }) => slides)
    .flatMap((slide, index) => slide.interactivities.map((one) => ({ one, index })));
  return all[at % all.length];
}
const without = (learniz: Learniz, slug: string): Learniz => ({
  ...learniz,
  chapters: learniz.chapters.map((chapter) => ({
    ...chapter,
    slides: chapter.slides.map((slide) => ({
      ...slide,
      interactivities: slide.interactivities.filter((one) => one.slug !== slug),
    })),
  })),
});

type Picked = NonNullable<ReturnType<typeof pickInteractivity>>;

/**
 * The course with another game that replaces the picked one, first on its slide. Both name their type: it is undefined
 * whether answers to a game without a type belong to one with it.
 */
function changeGame(
  learniz: Learniz,
  { one, index }: Picked,
  change: (game: GameInteractivity) => GameInteractivity,
): Learniz {
  if (one.type !== "game") return learniz;
  const game = change(one);
  if (readGameType(one) === undefined || readGameType(game) === undefined) return learniz;
  return insertInteractivity(without(learniz, one.slug), index, 0, game);
}
const pickOddity = (pick: number) => GAME_ODDITIES[pick % GAME_ODDITIES.length] ?? "strict";

/** @param slug of the new element. */
function applyEdit(learniz: Learniz, { what, at, to }: Edit, slug: string): Learniz {
  const picked = pickInteractivity(learniz, at);
  const requireOf = (slide: Slide, type: "STATUS" | "SCORE"): Slide => {
    const required = pickSlide(learniz, to)?.slug ?? slide.slug;
    const element = { type, slideSlug: required, ...(type === "SCORE" ? { score: 50 } : {}) };
    return { ...slide, requirements: [...slide.requirements, { elements: [element] }] };
  };
  switch (what) {
    case "add-chapter": {
      const [chapter] = [{ slug, title: slug, validators: [], requirements: [], slides: [makeSlide(`${slug}-s`)] }];
      return { ...learniz, chapters: insert(learniz.chapters, at, chapter) };
    }
    case "add-slide":
      return insertSlide(learniz, at, to, makeSlide(slug, [makeGame(`${slug}-g`, 1)]));
    case "add-game":
      return insertInteractivity(learniz, at, to, makeGame(slug, 2));
    case "add-text":
      return insertInteractivity(learniz, at, to, makeTextBox(slug));
    case "remove-chapter":
      return changeChapter(learniz, at, () => []);
    case "remove-slide":
      return changeSlide(learniz, at, () => []);
    case "remove-interactivity":
      return picked ? without(learniz, picked.one.slug) : learniz;
    case "move-chapter": {
      const chapter = learniz.chapters[at % learniz.chapters.length];
      if (!chapter) return learniz;
      return { ...learniz, chapters: insert(changeChapter(learniz, at, () => []).chapters, to, chapter) };
    }
    case "move-slide": {
      const slide = pickSlide(learniz, at);
      return slide
        ? insertSlide(
            changeSlide(learniz, at, () => []),
            to,
            at,
            slide,
          )
        : learniz;
    }
    case "move-interactivity":
      return picked ? insertInteractivity(without(learniz, picked.one.slug), to, at, picked.one) : learniz;
    case "rename-slide":
      return changeSlide(learniz, at, (slide) => [{ ...slide, slug }]);
    case "change-type":
      return picked
        ? insertInteractivity(
            without(learniz, picked.one.slug),
            picked.index,
            to,
            picked.one.type === "game" ? makeTextBox(picked.one.slug) : makeGame(picked.one.slug, 1),
          )
        : learniz;
    case "change-weight":
      return picked?.one.type === "game"
        ? insertInteractivity(without(learniz, picked.one.slug), picked.index, to, { ...picked.one, weight: to % 4 })
        : learniz;
    case "spoil-game":
      return picked ? changeGame(learniz, picked, (one) => makeOddGame(one.slug, pickOddity(to), one.weight)) : learniz;
    case "mend-game":
      return picked ? changeGame(learniz, picked, (one) => makeGame(one.slug, one.weight)) : learniz;
    case "require-slide":
      return changeSlide(learniz, at, (slide) => [requireOf(slide, "STATUS")]);
    case "require-score":
      return changeSlide(learniz, at, (slide) => [requireOf(slide, "SCORE")]);
    case "free-slide":
      return changeSlide(learniz, at, (slide) => [{ ...slide, requirements: [] }]);
    case "drop-validators":
      return changeSlide({ ...learniz, validators: [] }, at, (slide) => [{ ...slide, validators: [] }]);
    case "toggle-chain": {
      const { validationConditions: now } = learniz;
      return { ...learniz, validationConditions: { ...now, chainedRequirements: now.chainedRequirements !== true } };
    }
    case "toggle-all": {
      const { validationConditions: now } = learniz;
      return { ...learniz, validationConditions: { ...now, validAll: now.validAll !== true } };
    }
  }
}

/**
 * The course as its author saves it after the edits: clean, its general conditions renewed. The course given is not
 * changed; the same edits give the same course.
 * @param number of the save, for the slugs of what is new: `new-{number}-{index}`.
 */
export function editCourse(learniz: Learniz, edits: readonly Edit[], number: number): Learniz {
  let edited = learniz;
  for (const [index, edit] of edits.entries()) edited = applyEdit(edited, edit, `new-${number}-${index}`);
  const saved = applyGeneralConditions(edited, () => 0).learniz;
  return cleanLearniz(saved).learniz;
}
