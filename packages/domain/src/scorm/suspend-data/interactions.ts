// Knows how the answers of a course are told to a host, one record for each answered item.
import { type AnsweredItem, findGame, listAnswers } from "../../games/index.ts";
import type { Learniz } from "../../learniz/index.ts";
import type { ScormVersion } from "../item/exit.ts";
import { showText } from "../item/odd-texts.ts";
import type { PackedProgress } from "./code-progress.ts";

/** One answered item, with the name under which a host keeps it: the same at every launch. */
export interface Interaction extends AnsweredItem {
  readonly id: string;
}

/**
 * The name of an answered item in a host: letters, digits, dash, dot and underscore alone, 250 at most, which every
 * host bears.
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

/**
 * The fields of a record behind its `id`, in the order in which hosts take them, by their names in either version. The
 * clock of 1.2 is that of where this runs.
 */
export function describeInteraction(
  version: ScormVersion,
  { words, answer, rightAnswer }: Interaction,
  at: Date,
): readonly (readonly [field: string, value: string])[] {
  const isRight = answer === rightAnswer;
  if (version === "1.2") {
    const word = (value: boolean) => (value ? "t" : "f");
    return [
      ["type", "true-false"],
      // A time of day has no zone: it is the learner's, as their LMS tells its own.
      ["time", at.toTimeString().slice(0, 8)],
      ["correct_responses.0.pattern", word(rightAnswer)],
      ["student_response", word(answer)],
      ["result", isRight ? "correct" : "wrong"],
    ];
  }
  return [
    ["type", "true-false"],
    // A zone may stand behind a fraction of a second alone, which has two digits at most.
    ["timestamp", `${at.toISOString().slice(0, 22)}Z`],
    ["correct_responses.0.pattern", String(rightAnswer)],
    ["learner_response", String(answer)],
    ["result", isRight ? "correct" : "incorrect"],
    ["description", showText(words, 250)],
  ];
}
