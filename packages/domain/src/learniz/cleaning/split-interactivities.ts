// Knows that each content of a text box becomes an interactivity of its own (§5.36–§5.37).
import { type Interactivity, splitInteractivity } from "../../interactivities/index.ts";
import { deriveFreeSlug } from "../../kernel/index.ts";
import type { Learniz } from "../content/course.ts";
import { rewriteRules } from "./rewrite-rules.ts";

/** Slug of an interactivity that was split → slugs of its pieces. */
type Pieces = Map<string, readonly string[]>;

function split(whole: Interactivity, taken: Set<string>): readonly Interactivity[] {
  const parts = splitInteractivity(whole);
  if (parts.length < 2) return parts;
  return parts.map((part, index) => {
    const slug = deriveFreeSlug(`${whole.slug}-${index}`, (candidate) => taken.has(candidate));
    taken.add(slug);
    return { ...part, slug };
  });
}

/** A rule that named the whole now names every piece: it asks for the same as before. */
function followPieces(learniz: Learniz, pieces: Pieces): Learniz {
  return rewriteRules(learniz, {
    validators: (validators) =>
      validators.map((validator) => ({
        ...validator,
        elements: validator.elements.flatMap((element) =>
          (pieces.get(element.slug) ?? [element.slug]).map((slug) => ({ ...element, slug })),
        ),
      })),
    requirements: (requirements) =>
      requirements.map((requirement) => ({
        ...requirement,
        elements: requirement.elements.flatMap((element) => {
          const split = element.interactivitySlug ? pieces.get(element.interactivitySlug) : undefined;
          return split ? split.map((interactivitySlug) => ({ ...element, interactivitySlug })) : [element];
        }),
      })),
  });
}

/**
 * The course with one content an interactivity. New slugs are `{slug}-{index}`, so that they are the same at every
 * load.
 */
export function splitInteractivities(learniz: Learniz): Learniz {
  const slides = learniz.chapters.flatMap((chapter) => chapter.slides);
  const taken = new Set([
    ...learniz.chapters.map((chapter) => chapter.slug),
    ...slides.map((slide) => slide.slug),
    ...slides.flatMap((slide) => slide.interactivities.map((interactivity) => interactivity.slug)),
  ]);
  const pieces: Pieces = new Map();
  const splitOne = (interactivity: Interactivity) => {
    const parts = split(interactivity, taken);
    if (parts.length > 1) {
      pieces.set(
        interactivity.slug,
        parts.map((part) => part.slug),
      );
    }
    return parts;
  };
  const chapters = learniz.chapters.map((chapter) => ({
    ...chapter,
    slides: chapter.slides.map((slide) => ({ ...slide, interactivities: slide.interactivities.flatMap(splitOne) })),
  }));
  return pieces.size === 0 ? learniz : followPieces({ ...learniz, chapters }, pieces);
}
