// Knows how an element of the course is called in a sentence.
import type { Learniz } from "@academiz/domain/learniz";
import { useLingui } from "@lingui/react/macro";

export interface NamedElement {
  readonly kind: "chapter" | "slide" | "interactivity";
  readonly slug: string;
  readonly name: string;
  /** The chapter or slide to show for it. */
  readonly place: string;
}

/** Every element of the course in its order, with a name that is never empty. */
export function useElements(learniz: Learniz): readonly NamedElement[] {
  const { t } = useLingui();
  return learniz.chapters.flatMap((chapter, chapterIndex) => [
    {
      kind: "chapter" as const,
      slug: chapter.slug,
      name: chapter.title || t`Chapter ${chapterIndex + 1}`,
      place: chapter.slug,
    },
    ...chapter.slides.flatMap((slide, slideIndex) => [
      {
        kind: "slide" as const,
        slug: slide.slug,
        name: slide.description || t`Page ${slideIndex + 1}`,
        place: slide.slug,
      },
      ...slide.interactivities.map((one, index) => ({
        kind: "interactivity" as const,
        slug: one.slug,
        name: one.medias[0]?.title || one.description || nameType(one.type, index + 1),
        place: slide.slug,
      })),
    ]),
  ]);

  function nameType(type: string, number: number): string {
    if (type === "text-box") return t`Text (block ${number})`;
    return type === "game" ? t`Game (block ${number})` : t`Block ${number}`;
  }
}
