// Knows the picture that stands for a course in a catalogue.
import { findPicture } from "../../interactivities/index.ts";
import type { Learniz } from "./course.ts";

/**
 * The picture that stands for a course: the background that the author chose, otherwise the first picture in a text
 * box, as authors write it: `document:<slug>` or an https address. Null without any.
 */
export function findCover(learniz: Learniz): string | null {
  const background = learniz.params.styleParams?.slideBackground;
  if (background?.type === "IMAGE" && background.src) return background.src;
  for (const { slides } of learniz.chapters)
    for (const { interactivities } of slides)
      for (const interactivity of interactivities) {
        const picture = findPicture(interactivity);
        if (picture !== undefined) return picture;
      }
  return null;
}
