// Knows which parts can be taken out of a course and put elsewhere: chapters, pages or blocks, always of one kind.
import * as z from "zod/mini";
import { interactivitySchema } from "../../../interactivities/index.ts";
import { type Chapter, chapterSchema, type Learniz, type Slide, slideSchema } from "../../content/course.ts";
import type { ElementKind } from "../../content/element-place.ts";

/** Their content version is kept beside them: parts of another version are not read. */
const partsSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("chapter"), parts: z.array(chapterSchema) }),
  z.object({ kind: z.literal("slide"), parts: z.array(slideSchema) }),
  z.object({ kind: z.literal("interactivity"), parts: z.array(interactivitySchema) }),
]);

/** Parts of a course, in its order, with the slugs and rules that they have there. */
export type CourseParts =
  | { readonly kind: "chapter"; readonly parts: readonly Chapter[] }
  | { readonly kind: "slide"; readonly parts: readonly Slide[] }
  | { readonly kind: "interactivity"; readonly parts: Slide["interactivities"] };

/** Reads parts that were kept as JSON; null for anything else. */
export function readParts(json: unknown): CourseParts | null {
  const read = partsSchema.safeParse(json);
  return read.success && read.data.parts.length > 0 ? (read.data as CourseParts) : null;
}

/**
 * Where parts stand: in which element, and after which of its parts. `into` null: the course itself; `after` null: the
 * first place.
 */
export interface PartsPlace {
  /** Slug of the chapter for pages, of the page for blocks. */
  readonly into: string | null;
  readonly after: string | null;
}

/** The slugs of the parts in each element, in order; the owner is null for the course itself. */
export const listOwned = ({ chapters }: Learniz): readonly { owner: string | null; own: readonly string[] }[] => [
  { owner: null, own: chapters.map(({ slug }) => slug) },
  ...chapters.flatMap((chapter) => [
    { owner: chapter.slug, own: chapter.slides.map(({ slug }) => slug) },
    ...chapter.slides.map(({ slug, interactivities }) => ({
      owner: slug,
      own: interactivities.map((one) => one.slug),
    })),
  ]),
];

/** undefined when the course has no such element. */
export function findKind({ chapters }: Learniz, slug: string): ElementKind | undefined {
  for (const chapter of chapters) {
    if (chapter.slug === slug) return "chapter";
    for (const slide of chapter.slides) {
      if (slide.slug === slug) return "slide";
      if (slide.interactivities.some((one) => one.slug === slug)) return "interactivity";
    }
  }
}

/** The named elements that are of the same kind as the first; null when the course has none of them. */
export function copyParts(learniz: Learniz, slugs: Iterable<string>): CourseParts | null {
  const named = new Set(slugs);
  const kind = [...named].map((slug) => findKind(learniz, slug)).find((found) => found !== undefined);
  const isNamed = ({ slug }: { readonly slug: string }) => named.has(slug);
  const slides = learniz.chapters.flatMap((chapter) => chapter.slides);
  if (kind === "chapter") return { kind, parts: learniz.chapters.filter(isNamed) };
  if (kind === "slide") return { kind, parts: slides.filter(isNamed) };
  if (kind === "interactivity")
    return { kind, parts: slides.flatMap((slide) => slide.interactivities.filter(isNamed)) };
  return null;
}

/** Slugs of the parts and of all that is in them. */
export function listPartSlugs({ kind, parts }: CourseParts): readonly string[] {
  const ofSlide = (slide: Slide) => [slide.slug, ...slide.interactivities.map((one) => one.slug)];
  if (kind === "chapter") return parts.flatMap((chapter) => [chapter.slug, ...chapter.slides.flatMap(ofSlide)]);
  return kind === "slide" ? parts.flatMap(ofSlide) : parts.map((one) => one.slug);
}
