// Knows how parts are put into a course and taken out of it; the caller takes care of the rules.
import type { Learniz } from "../../content/course.ts";
import type { CourseParts, PartsPlace } from "./course-parts.ts";

interface Slugged {
  readonly slug: string;
}

/** Inserts after the named item; first for null, and last for a slug that is not in the list. */
function insertAll<T extends Slugged>(list: readonly T[], after: string | null, items: readonly T[]): T[] {
  const index = after === null ? 0 : list.findIndex(({ slug }) => slug === after) + 1;
  return list.toSpliced(after !== null && index === 0 ? list.length : index, 0, ...items);
}

/** The very same course when it has no such place for parts of this kind. */
export function placeParts(learniz: Learniz, { kind, parts }: CourseParts, { into, after }: PartsPlace): Learniz {
  if (kind === "chapter")
    return into === null ? { ...learniz, chapters: insertAll(learniz.chapters, after, parts) } : learniz;
  const owner = learniz.chapters.find(({ slug, slides }) =>
    kind === "slide" ? slug === into : slides.some((slide) => slide.slug === into),
  );
  if (!owner) return learniz;
  const slides =
    kind === "slide"
      ? insertAll(owner.slides, after, parts)
      : owner.slides.map((slide) =>
          slide.slug === into ? { ...slide, interactivities: insertAll(slide.interactivities, after, parts) } : slide,
        );
  return { ...learniz, chapters: learniz.chapters.map((one) => (one === owner ? { ...one, slides } : one)) };
}

/** The course without the elements of these slugs; branches that have none of them stay the same. */
export function takeOut(learniz: Learniz, slugs: ReadonlySet<string>): Learniz {
  const without = <T extends Slugged>(list: readonly T[]) =>
    list.some(({ slug }) => slugs.has(slug)) ? list.filter(({ slug }) => !slugs.has(slug)) : list;
  const chapters = without(learniz.chapters).map((chapter) => {
    const slides = without(chapter.slides).map((slide) => {
      const interactivities = without(slide.interactivities);
      return interactivities === slide.interactivities ? slide : { ...slide, interactivities };
    });
    return slides.every((slide, index) => slide === chapter.slides[index]) && slides.length === chapter.slides.length
      ? chapter
      : { ...chapter, slides };
  });
  return { ...learniz, chapters };
}
