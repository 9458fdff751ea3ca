// Knows how a host of each version writes one record of an answer, by the kind of record.
import { assertNever } from "../../kernel/index.ts";
import type { ScormVersion } from "../item/exit.ts";
import { showText } from "../item/odd-texts.ts";
import type { Interaction } from "./interactions.ts";

/** What was answered and what is right, in the letters of one version. */
interface Written {
  readonly answer: string;
  readonly right: string;
}

/** Of 1.2: one letter or digit an option. */
const FIRST = 10;

/**
 * The options that were chosen, in their order in the content: of 1.2 by one letter or digit each, of 2004 by their
 * slugs, which are short identifiers.
 */
const writeChoice = (version: ScormVersion, options: readonly string[], chosen: readonly string[]): string =>
  options
    .flatMap((option, at) =>
      chosen.includes(option) ? [version === "1.2" ? ((at + FIRST) % 36).toString(36) : option] : [],
    )
    .join(version === "1.2" ? "," : "[,]");

function write(version: ScormVersion, one: Interaction): Written {
  switch (one.kind) {
    case "true-false": {
      const word = (value: boolean) => (version === "1.2" ? String(value).slice(0, 1) : String(value));
      return { answer: word(one.answer), right: word(one.rightAnswer) };
    }
    case "choice": {
      const choose = (chosen: readonly string[]) => writeChoice(version, one.options, chosen);
      return { answer: choose(one.answer), right: choose(one.rightAnswer) };
    }
    default:
      return assertNever(one);
  }
}

/**
 * The fields of a record behind its `id`, in the order in which hosts take them, by their names in either version. The
 * clock of 1.2 is that of where this runs.
 */
export function describeInteraction(
  version: ScormVersion,
  one: Interaction,
  at: Date,
): readonly (readonly [field: string, value: string])[] {
  const { answer, right } = write(version, one);
  const isRight = answer === right;
  if (version === "1.2") {
    return [
      ["type", one.kind],
      // A time of day has no zone: it is the learner's, as their LMS tells its own.
      ["time", at.toTimeString().slice(0, 8)],
      ["correct_responses.0.pattern", right],
      ["student_response", answer],
      ["result", isRight ? "correct" : "wrong"],
    ];
  }
  return [
    ["type", one.kind],
    // A zone may stand behind a fraction of a second alone, which has two digits at most.
    ["timestamp", `${at.toISOString().slice(0, 22)}Z`],
    ["correct_responses.0.pattern", right],
    ["learner_response", answer],
    ["result", isRight ? "correct" : "incorrect"],
    ["description", showText(one.words, 250)],
  ];
}
