// Knows how the answers of a course are reported to a host, one record for each answered item.
import { type AnsweredItem, listAnswers } from "../../games/index.ts";
import { findGame } from "../../interactivities/index.ts";
import type { Learniz } from "../../learniz/index.ts";
import type { PackedProgress } from "./code-progress.ts";

/** One answered item, with the name under which a host keeps it: the same at every launch. */
export type Interaction = AnsweredItem & { readonly id: string };

/**
 * The name of an answered item in a host: only letters, digits, dash, dot and underscore, 250 at most, which every host
 * accepts.
 */
export const nameInteraction = (interactivity: string, item: string) =>
  `${interactivity}.${item}`.replace(/[^A-Za-z0-9._-]/g, "_").slice(-250);

/** Every item that the learner has answered, in the order of the course. */
export function listInteractions(learniz: Learniz, progress: Pick<PackedProgress, "chapters">): readonly Interaction[] {
  const played = new Map<string, unknown>();
  for (const { slides } of progress.chapters)
    for (const { interactivities } of slides) for (const one of interactivities) played.set(one.slug, one.data);
  return learniz.chapters.flatMap(({ slides }) =>
    slides.flatMap(({ interactivities }) =>
      interactivities.flatMap((interactivity) => {
        const data = played.get(interactivity.slug);
        const game = data === undefined ? null : findGame(interactivity);
        if (!game?.ok) return [];
        return listAnswers(game.value, data).map((item) => ({
          ...item,
          id: nameInteraction(interactivity.slug, item.slug),
        }));
      }),
    ),
  );
}
