// Knows how to tell in one number whether a chapter still has the same parts.
import type { Chapter } from "../../learniz/index.ts";

/** FNV-1a over the slugs of a chapter and of all it holds, with the depth of each. */
export function computeFingerprint(chapter: Chapter): number {
  const parts = [
    `0${chapter.slug}`,
    ...chapter.slides.flatMap((slide) => [`1${slide.slug}`, ...slide.interactivities.map(({ slug }) => `2${slug}`)]),
  ];
  let hash = 0x811c9dc5;
  for (const letter of parts.join("\n")) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}
