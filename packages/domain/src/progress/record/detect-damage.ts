// Knows when a stored progress cannot be of the content it claims to be of (§4.65, §8.28).
import type { Notice } from "../../kernel/index.ts";
import type { Learniz } from "../../learniz/index.ts";
import type { StoredProgress } from "./parse-progress.ts";

const reset = (reason: string): Notice => ({
  code: "progress.reset",
  level: "warning",
  text: `Progress reset : ${reason}`,
});

type Slugged = { readonly slug: string };

/** The first mismatch between two lists: their count, then their slugs. */
function compare(what: string, stored: readonly Slugged[], content: readonly Slugged[]): Notice | undefined {
  if (stored.length !== content.length) return reset(`${what} count is ${stored.length}, expected ${content.length}`);
  const at = content.findIndex((element, index) => element.slug !== stored[index]?.slug);
  if (at < 0) return undefined;
  return reset(`${what} slug is '${stored[at]?.slug}', expected '${content[at]?.slug}'`);
}

/** The first mismatch, in words; undefined when the trees agree. */
export function detectDamage(learniz: Learniz, stored: StoredProgress): Notice | undefined {
  const chapters = compare("chapter", stored.chapters, learniz.chapters);
  if (chapters) return chapters;
  for (const [c, chapter] of learniz.chapters.entries()) {
    const storedSlides = stored.chapters[c]?.slides ?? [];
    const slides = compare("slide", storedSlides, chapter.slides);
    if (slides) return slides;
    for (const [s, slide] of chapter.slides.entries()) {
      const interactivities = compare("interactivity", storedSlides[s]?.interactivities ?? [], slide.interactivities);
      if (interactivities) return interactivities;
    }
  }
  return undefined;
}
