// Knows the mending of what stands on slides: what each kind says of its own, and the links of every rich text.
import { type Interactivity, mendInteractivity } from "../../interactivities/index.ts";
import type { Notice } from "../../kernel/index.ts";
import type { Learniz } from "../content/course.ts";
import { mendLinks } from "./mend-links.ts";

/** The very same course where nothing is wrong; a notice for each thing that was mended. */
export function mendInteractivities(learniz: Learniz): { learniz: Learniz; notices: readonly Notice[] } {
  const notices: Notice[] = [];
  const tell = (notice: Notice) => void notices.push(notice);
  const mend = (one: Interactivity) => mendLinks(mendInteractivity(one, tell), tell);
  const chapters = learniz.chapters.map((chapter) => ({
    ...chapter,
    slides: chapter.slides.map((slide) => ({ ...slide, interactivities: slide.interactivities.map(mend) })),
  }));
  return { learniz: notices.length > 0 ? { ...learniz, chapters } : learniz, notices };
}
