// Knows what must be kept of a publication so that progress made in it can still be read: its slugs, in order.
import * as z from "zod/mini";
import { type Interactivity, type Learniz, readGameType } from "../../learniz/index.ts";

const interactivitySchema = z.object({
  slug: z.string(),
  type: z.string(),
  gameType: z.optional(z.string()),
  words: z.optional(z.array(z.string())),
});
const outlineSchema = z.object({
  chapters: z.array(
    z.object({
      slug: z.string(),
      slides: z.array(z.object({ slug: z.string(), interactivities: z.array(interactivitySchema) })),
    }),
  ),
});

/**
 * An interactivity as its publication had it; `words` are the slugs that answers to it may name, in the content's
 * order.
 */
export type InteractivityOutline = z.infer<typeof interactivitySchema>;
/** The skeleton of one publication (decisions 7): plain JSON, about 50 characters for each interactivity. */
export type Outline = z.infer<typeof outlineSchema>;

/** The outline that a value of JSON is; null for anything else. Never throws. */
export function readOutline(value: unknown): Outline | null {
  const parsed = outlineSchema.safeParse(value);
  return parsed.success ? parsed.data : null;
}

/** Each `slug` below a value, in the order in which it stands there. */
export function* findSlugs(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === "slug" && typeof inner === "string") yield inner;
    else yield* findSlugs(inner);
  }
}

function outlineInteractivity(one: Interactivity): InteractivityOutline {
  const gameType = readGameType(one);
  const words = [...new Set(findSlugs([one.medias.map(({ params }) => params), one.data]))];
  return {
    slug: one.slug,
    type: one.type,
    ...(gameType === undefined ? {} : { gameType }),
    ...(words.length === 0 ? {} : { words }),
  };
}

/** The outline of a publication: equal for equal content, so that what it packed is read with it. */
export const makeOutline = (learniz: Learniz): Outline => ({
  chapters: learniz.chapters.map(({ slug, slides }) => ({
    slug,
    slides: slides.map((slide) => ({
      slug: slide.slug,
      interactivities: slide.interactivities.map(outlineInteractivity),
    })),
  })),
});

/**
 * 32 bits that tell an outline from others: FNV-1a over its slugs and their depths. Publications with the same parts
 * have the same hash: what one of them packed can be read with any.
 */
export function computeOutlineHash({ chapters }: Outline): number {
  let hash = 0x811c9dc5;
  const add = (depth: string, { slug, words = [] }: Pick<InteractivityOutline, "slug" | "words">) => {
    for (const letter of [depth, slug, ...words].join("\n")) {
      hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
    }
  };
  for (const chapter of chapters) {
    add("1", chapter);
    for (const slide of chapter.slides) {
      add("2", slide);
      for (const one of slide.interactivities) add("3", one);
    }
  }
  return hash;
}

/** 24 bits of the same hash, as packages of the second version wrote them. */
export function computeOutlineMark(outline: Outline): number {
  const hash = computeOutlineHash(outline);
  return (hash ^ (hash >>> 24)) & 0xffffff;
}
