// Knows how a copy of parts is put into a course: under slugs of its own, with the rules that still name something.
import { followGames } from "../../../interactivities/index.ts";
import { cleanLearniz } from "../../cleaning/clean-learniz.ts";
import type { Chapter, Learniz, Slide } from "../../content/course.ts";
import type { Requirement, Validator } from "../../content/rules.ts";
import { drawSlugs } from "../draw-slugs.ts";
import { type CourseParts, copyParts, listOwned, listPartSlugs, type PartsPlace } from "./course-parts.ts";
import { placeParts } from "./place-parts.ts";

type Rename = (slug: string) => string;

/**
 * The course with a copy of the parts at a place. Copies and all that is in them have new slugs; rules among them name
 * the copies, rules that name something else of this course stay, others go (§5.34), and a card opens the copy of its
 * game. The very same course when it has no such place.
 * @param random gives numbers in [0, 1).
 */
export function pasteParts(learniz: Learniz, parts: CourseParts, place: PartsPlace, random: () => number): Learniz {
  const next = drawSlugs(learniz.chapters, random);
  const names = new Map(listPartSlugs(parts).map((slug) => [slug, next()]));
  const placed = placeParts(
    learniz,
    renameParts(parts, (slug) => names.get(slug) ?? slug),
    place,
  );
  return placed === learniz ? learniz : cleanLearniz(placed).learniz;
}

/**
 * The course with a copy of the named elements right after the last of them. The very same course when it has none.
 * @param random gives numbers in [0, 1).
 */
export function duplicateParts(learniz: Learniz, slugs: Iterable<string>, random: () => number): Learniz {
  const parts = copyParts(learniz, slugs);
  const last = parts?.parts.at(-1)?.slug;
  if (!parts || last === undefined) return learniz;
  const into = listOwned(learniz).find(({ own }) => own.includes(last))?.owner ?? null;
  return pasteParts(learniz, parts, { into, after: last }, random);
}

function renameParts({ kind, parts }: CourseParts, rename: Rename): CourseParts {
  if (kind === "chapter") return { kind, parts: parts.map((chapter) => renameChapter(chapter, rename)) };
  if (kind === "slide") return { kind, parts: parts.map((slide) => renameSlide(slide, rename)) };
  return { kind, parts: renameBlocks(parts, rename) };
}
const renameChapter = (chapter: Chapter, rename: Rename): Chapter => ({
  ...chapter,
  slug: rename(chapter.slug),
  ...renameRules(chapter, rename),
  slides: chapter.slides.map((slide) => renameSlide(slide, rename)),
});
const renameSlide = (slide: Slide, rename: Rename): Slide => ({
  ...slide,
  slug: rename(slide.slug),
  ...renameRules(slide, rename),
  interactivities: renameBlocks(slide.interactivities, rename),
});
const renameBlocks = (blocks: Slide["interactivities"], rename: Rename): Slide["interactivities"] =>
  blocks.map((one) => followGames({ ...one, slug: rename(one.slug) }, rename));

interface Ruled {
  readonly validators: readonly Validator[];
  readonly requirements: readonly Requirement[];
}
const renameRules = ({ validators, requirements }: Ruled, rename: Rename): Ruled => ({
  validators: validators.map((validator) => ({
    ...validator,
    elements: validator.elements.map((element) => ({ ...element, slug: rename(element.slug) })),
  })),
  requirements: requirements.map((requirement) => ({
    ...requirement,
    elements: requirement.elements.map((element) => ({
      ...element,
      ...(element.chapterSlug !== undefined && { chapterSlug: rename(element.chapterSlug) }),
      ...(element.slideSlug !== undefined && { slideSlug: rename(element.slideSlug) }),
      ...(element.interactivitySlug !== undefined && { interactivitySlug: rename(element.interactivitySlug) }),
    })),
  })),
});
