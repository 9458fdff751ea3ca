// Knows the media of a course that some learners cannot perceive.
import { listMedia } from "../../interactivities/index.ts";
import type { Learniz, Slide } from "../../learniz/index.ts";
import type { FoundProblem } from "../problems/problem.ts";

type Medium = Extract<FoundProblem, { code: "missing-alternative" }>["medium"];

const missing = (medium: Medium, slugs: readonly string[]): FoundProblem => ({
  code: "missing-alternative",
  severity: "warning",
  slugs,
  medium,
});

function checkSlide(slide: Slide): readonly FoundProblem[] {
  return slide.interactivities.flatMap((interactivity) =>
    listMedia(interactivity).flatMap(({ medium, lacksAlternative }) =>
      lacksAlternative ? [missing(medium, [interactivity.slug, slide.slug])] : [],
    ),
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
