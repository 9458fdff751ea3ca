// Knows the name of a course's element in a sentence.
import { excerptText, type Interactivity, type Learniz, readFirstLine } from "@academiz/domain/learniz";
import { useLingui } from "@lingui/react/macro";
import { createMemory } from "../kept/remember.ts";
import { KIND_WORDS } from "./kind-words.ts";

export interface NamedElement {
  readonly kind: "chapter" | "slide" | "interactivity";
  readonly slug: string;
  readonly name: string;
  /** The name in a rule: never cut. */
  readonly inFull: string;
  /** The chapter or slide to show for it. */
  readonly place: string;
  /** The name of the element that contains it; null for a chapter. */
  readonly within: string | null;
}

/** The length of a text that fits into a line of a list. */
const MOST_CHARACTERS = 60;

const readExcerpt = (one: Interactivity) => excerptText(one, MOST_CHARACTERS);

interface BlockNames {
  readonly short: readonly string[];
  readonly inFull: readonly string[];
}
/** Several panes name a course of hundreds of pages, and would do so again at each letter. */
const rememberCourse = createMemory<Learniz, readonly NamedElement[]>();
const rememberBlocks = createMemory<readonly Interactivity[], BlockNames>();

/**
 * Every element of the course in order, with a name that is never empty; blocks of one slide, slides and chapters all
 * have different names.
 */
export const useElements = (learniz: Learniz): readonly NamedElement[] => useNaming()(learniz);

/** As `useElements`, for several courses. */
export function useNaming(): (learniz: Learniz) => readonly NamedElement[] {
  const { t, i18n } = useLingui();
  return (learniz) => rememberCourse(learniz, i18n.locale, () => nameAll(learniz));

  function nameAll({ chapters }: Learniz): readonly NamedElement[] {
    const repeated = listRepeated([
      ...chapters.map(({ title }) => title),
      ...chapters.flatMap(({ slides }) => slides.map(({ description }) => description)),
    ]);
    return chapters.flatMap((chapter, chapterIndex) => {
      const chapterNumber = chapterIndex + 1;
      const chapterName = nameChapter(chapter.title, chapterNumber, repeated);
      return [
        {
          kind: "chapter" as const,
          slug: chapter.slug,
          name: chapterName,
          inFull: chapterName,
          place: chapter.slug,
          within: null,
        },
        ...chapter.slides.flatMap((slide, slideIndex) => {
          const slideName = nameSlide(slide.description, { chapterNumber, number: slideIndex + 1 }, repeated);
          const { short, inFull } = findNames(slide.interactivities);
          return [
            {
              kind: "slide" as const,
              slug: slide.slug,
              name: slideName,
              inFull: slideName,
              place: slide.slug,
              within: chapterName,
            },
            ...short.map((name, index) => ({
              kind: "interactivity" as const,
              slug: slide.interactivities[index]?.slug ?? "",
              name,
              inFull: inFull[index] ?? name,
              place: slide.slug,
              within: slideName,
            })),
          ];
        }),
      ];
    });
  }

  function nameChapter(title: string, number: number, repeated: ReadonlySet<string>): string {
    if (title === "") return t`Chapter ${number}`;
    return repeated.has(title) ? t`${title} (chapter ${number})` : title;
  }

  function nameSlide(
    title: string,
    { chapterNumber, number }: { readonly chapterNumber: number; readonly number: number },
    repeated: ReadonlySet<string>,
  ): string {
    if (title === "") return t`Page ${number}`;
    return repeated.has(title) ? t`${title} (chapter ${chapterNumber}, page ${number})` : title;
  }

  function findNames(blocks: readonly Interactivity[]): BlockNames {
    return rememberBlocks(blocks, i18n.locale, () => ({
      short: nameBlocks(blocks, readExcerpt),
      inFull: nameBlocks(blocks, readFirstLine),
    }));
  }

  function nameBlocks(blocks: readonly Interactivity[], readText: typeof readFirstLine): readonly string[] {
    const own = blocks.map((one) => one.medias[0]?.title || one.description || readText(one));
    return own.map((name, index) => {
      const number = index + 1;
      const block = blocks[index];
      if (name === "" && block) return i18n._(KIND_WORDS[block.type].untitled(number));
      return own.filter((other) => other === name).length > 1 ? t`${name} (block ${number})` : name;
    });
  }
}

const listRepeated = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.filter((name, index) => names.indexOf(name) !== index));
