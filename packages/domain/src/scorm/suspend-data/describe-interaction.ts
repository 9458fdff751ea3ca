// Knows how the record of an answer is written for a host of each version, by its kind.
import { assertNever } from "../../kernel/index.ts";
import type { ScormVersion } from "../item/exit.ts";
import { showText } from "../item/odd-texts.ts";
import type { Interaction } from "./interactions.ts";

/** The answer and each right way, empty where nothing is right or wrong, in the format of one version. */
interface Written {
  readonly answer: string;
  readonly rights: readonly string[];
  /** Whether it is right, where comparing the texts does not tell. */
  readonly isRight?: boolean;
}

/** In 1.2 an option is one letter or digit. */
const FIRST = 10;
/** In both versions, the most right ways that every host accepts. */
const MOST_RIGHTS = 10;
/** In both versions, the longest text that a host keeps. */
const LONGEST = 250;

/** The name of an option: in 1.2 one letter or digit, in 2004 its slug, which is a short identifier. */
const nameOption = (version: ScormVersion, options: readonly string[], option: string): string =>
  version === "1.2"
    ? ((Math.max(0, options.indexOf(option)) + FIRST) % 36).toString(36)
    : option.replace(/[^A-Za-z0-9._-]/g, "_");

/** Joins several names in the format of a host. */
const joinNames = (version: ScormVersion, names: readonly string[]): string =>
  names.join(version === "1.2" ? "," : "[,]");

/** A text that begins with a brace, or has a comma in brackets, would mean something else to a host. */
const writeText = (version: ScormVersion, text: string): string =>
  showText(version === "1.2" ? text : text.replaceAll("[,]", "[ , ]").replace(/^(?=\{)/u, " "), LONGEST);

/** As many digits as every host accepts, without an exponent. */
const writeNumber = (number: number): string => number.toFixed(7).replace(/\.?0+$/u, "");

function write(version: ScormVersion, one: Interaction): Written {
  switch (one.kind) {
    case "true-false": {
      const word = (value: boolean) => (version === "1.2" ? String(value).slice(0, 1) : String(value));
      return { answer: word(one.answer), rights: [word(one.rightAnswer)] };
    }
    case "choice": {
      const { options } = one;
      const choose = (chosen: readonly string[]) =>
        joinNames(
          version,
          options.flatMap((option) => (chosen.includes(option) ? [nameOption(version, options, option)] : [])),
        );
      return { answer: choose(one.answer), rights: one.rightAnswer.length > 0 ? [choose(one.rightAnswer)] : [] };
    }
    case "sequencing": {
      const order = (slugs: readonly string[]) =>
        joinNames(
          version,
          slugs.map((slug) => nameOption(version, one.options, slug)),
        );
      return { answer: order(one.answer), rights: [order(one.rightAnswer)] };
    }
    case "matching": {
      const pair = (target: string) =>
        [nameOption(version, one.sources, one.source), nameOption(version, one.targets, target)].join(
          version === "1.2" ? "." : "[.]",
        );
      return { answer: pair(one.answer), rights: [pair(one.rightAnswer)] };
    }
    case "fill-in": {
      const rights = [one.rightAnswer, ...one.alternatives].map((text) => writeText(version, text));
      return { answer: writeText(version, one.answer), rights, isRight: one.isRight };
    }
    case "numeric": {
      const { answer, rightAnswer, tolerance, isRight } = one;
      const [least, most] = [writeNumber(rightAnswer - tolerance), writeNumber(rightAnswer + tolerance)];
      // 1.2 knows no ranges.
      const right = version === "1.2" ? writeNumber(rightAnswer) : `${least}[:]${most}`;
      return { answer: writeNumber(answer), rights: [right], isRight };
    }
    // A place on a scale is one letter or digit in 1.2, like an option.
    case "free":
      return {
        answer:
          version === "1.2" && one.as === "likert"
            ? (Number(one.answer) % 36).toString(36)
            : one.as === "numeric"
              ? writeNumber(Number(one.answer))
              : writeText(version, one.answer),
        rights: [],
      };
    default:
      return assertNever(one);
  }
}

/** 1.2 knows no long texts. */
function nameKind(version: ScormVersion, one: Interaction): string {
  if (one.kind !== "free") return one.kind;
  return version === "1.2" && one.as === "long-fill-in" ? "fill-in" : one.as;
}

/**
 * The fields of a record after its `id`, in the order that hosts expect, with their names in the version. The clock of
 * 1.2 is the local one.
 */
export function describeInteraction(
  version: ScormVersion,
  one: Interaction,
  at: Date,
): readonly (readonly [field: string, value: string])[] {
  const { answer, rights, isRight = rights.includes(answer) } = write(version, one);
  const isJudged = rights.length > 0;
  const patterns = rights
    .slice(0, MOST_RIGHTS)
    .map((right, index) => [`correct_responses.${index}.pattern`, right] as const);
  if (version === "1.2") {
    return [
      ["type", nameKind(version, one)],
      // A time of day has no zone: it is the learner's local time, as their LMS shows it.
      ["time", at.toTimeString().slice(0, 8)],
      ...patterns,
      ["student_response", answer],
      ["result", isJudged ? (isRight ? "correct" : "wrong") : "neutral"],
    ];
  }
  return [
    ["type", nameKind(version, one)],
    // A zone may only follow a fraction of a second, which has two digits at most.
    ["timestamp", `${at.toISOString().slice(0, 22)}Z`],
    ...patterns,
    ["learner_response", answer],
    ["result", isJudged ? (isRight ? "correct" : "incorrect") : "neutral"],
    ["description", showText(one.words, LONGEST)],
  ];
}
