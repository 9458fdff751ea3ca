// Knows the media of a course that some learners cannot perceive. An image with an empty alt is decorative by the
// author's word.
import { type Learniz, listBlocks, type RichTextBlock, type Slide } from "../learniz/index.ts";
import type { FoundProblem } from "./problems/problem.ts";

type Medium = "image" | "audio" | "video";

function findMissing(block: RichTextBlock): Medium | undefined {
  if (block.type === "audio" && block.transcript.trim() === "") return "audio";
  if (block.type === "video" && block.captionsSrc.trim() === "") return "video";
  return undefined;
}

const missing = (medium: Medium, slugs: readonly string[]): FoundProblem => ({
  code: "missing-alternative",
  severity: "warning",
  slugs,
  medium,
});

function checkSlide(slide: Slide): readonly FoundProblem[] {
  return slide.interactivities.flatMap((interactivity) =>
    listBlocks(interactivity).flatMap((block) => {
      const medium = findMissing(block);
      return medium ? [missing(medium, [interactivity.slug, slide.slug])] : [];
    }),
  );
}

export function checkAlternatives(learniz: Learniz): readonly FoundProblem[] {
  const background = learniz.params.styleParams?.slideBackground;
  const isMute = background?.src !== undefined && background.alt === undefined;
  return [
    ...(isMute ? [missing("image", [])] : []),
    ...learniz.chapters.flatMap((chapter) => chapter.slides.flatMap(checkSlide)),
  ];
}
