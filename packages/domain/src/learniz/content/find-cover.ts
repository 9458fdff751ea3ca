// Knows the picture that stands for a course in a catalogue.
import type { Learniz } from "./course.ts";

/**
 * The picture that stands for a course: the background that the author chose, else the first picture in a text box, as
 * authors write it: `document:<slug>` or an https address. Null without any.
 */
export function findCover(learniz: Learniz): string | null {
  const background = learniz.params.styleParams?.slideBackground;
  if (background?.type === "IMAGE" && background.src) return background.src;
  for (const { slides } of learniz.chapters)
    for (const { interactivities } of slides)
      for (const interactivity of interactivities) {
        if (interactivity.type !== "text-box") continue;
        const nodes = interactivity.data.boxes.flatMap((box) => box.contents.flatMap((content) => content.nodes));
        const image = nodes.find((node) => node.type === "image");
        if (image) return image.src;
      }
  return null;
}
