// Knows the picture that stands for a course in a catalogue.
import type { Cover } from "../../catalog/index.ts";
import { findPicture } from "../../interactivities/index.ts";
import type { Learniz } from "./course.ts";

/**
 * The picture that stands for a course: the cover that its author chose, otherwise the background, otherwise the first
 * picture in a text box, as authors write it: `document:<slug>` or an https address. Null without any.
 */
export function findCover(learniz: Learniz): Cover | null {
  if (learniz.context.cover) return learniz.context.cover;
  const background = learniz.params.styleParams?.slideBackground;
  if (background?.type === "IMAGE" && background.src) return { src: background.src, alt: background.alt };
  for (const { slides } of learniz.chapters)
    for (const { interactivities } of slides)
      for (const interactivity of interactivities) {
        const src = findPicture(interactivity);
        if (src !== undefined) return { src };
      }
  return null;
}
