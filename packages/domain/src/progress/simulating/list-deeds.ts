// Knows how to read from a progress what its learner has done.
import { isFinished } from "../../scoring/index.ts";
import type { InteractivityProgress, LearnizProgress } from "../record/progress.ts";
import type { Deed, Deeds } from "./replay-deeds.ts";

/** Deeds from which `replayDeeds` makes the same progress, in the same course or in a later version of it. */
export function listDeeds({ chapters }: LearnizProgress): Deeds {
  const slides = chapters.flatMap((chapter) => chapter.slides);
  return {
    entered: slides.flatMap(({ slug, status }) => (status === "LOCKED" || status === "NOT_STARTED" ? [] : [slug])),
    read: slides.flatMap(({ slug, scrolled }) => (scrolled ? [slug] : [])),
    results: slides.flatMap(({ interactivities }) => interactivities.flatMap(readDeed)),
  };
}

function readDeed({ slug, status, score, data, nbTimeDone }: InteractivityProgress): readonly Deed[] {
  if (status === "LOCKED" || status === "NOT_STARTED") return [];
  return [
    {
      slug,
      status,
      ...(score !== undefined && { score }),
      ...(data !== undefined && { data }),
      ...(isFinished(status) && { times: nbTimeDone }),
    },
  ];
}
