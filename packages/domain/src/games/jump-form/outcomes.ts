// Knows what the answers to one question can lead to: the next question, and the points.
import { earnOf, type FormAnswer, followAnswer, holdsJump, readFormAnswer, readScale } from "./answer.ts";
import type { FormQuestion, JumpForm } from "./schema.ts";

/** One answer that stands for all that lead to the same question, the best or the worst of them. */
export interface Outcome {
  /** As it is kept. */
  readonly kept: unknown;
  readonly to: FormQuestion | null;
  readonly points: number;
  /** Slug of the jump that it takes; undefined where it takes none. */
  readonly jump: string | undefined;
}

type Options = FormQuestion["options"];

/** Where several options may be chosen: the best and the worst choice of allowed ones that holds one of `needed`. */
function pickSeveral(allowed: Options, needed: Options): readonly (readonly string[])[] {
  const pick = (sign: 1 | -1) => {
    const first = needed.toSorted((one, other) => sign * (other.points - one.points))[0];
    if (!first) return [];
    return allowed.filter((one) => one === first || sign * one.points > 0).map(({ slug }) => slug);
  };
  return [pick(1), pick(-1)].filter((slugs) => slugs.length > 0);
}

function listOptionAnswers({ options, several, jumps }: FormQuestion): readonly unknown[] {
  if (!several) return options.map(({ slug }) => [slug]);
  const isTaken = (option: Options[number], before: number) =>
    jumps.slice(0, before).some((jump) => jump.options.includes(option.slug));
  const byJump = jumps.flatMap((jump, index) => {
    const allowed = options.filter((option) => !isTaken(option, index));
    return pickSeveral(
      allowed,
      allowed.filter(({ slug }) => jump.options.includes(slug)),
    );
  });
  const free = options.filter((option) => !isTaken(option, jumps.length));
  return [...byJump, ...pickSeveral(free, free)];
}

/** A number at each bound, next to it, and between two bounds. */
function listNumberAnswers({ jumps, least, most }: FormQuestion): readonly unknown[] {
  const bounds = [least, most, ...jumps.flatMap((jump) => [jump.least, jump.most])].flatMap((one) => one ?? []);
  const near = [0, ...bounds, ...bounds.flatMap((one) => [one - 1, one + 1])].toSorted((one, other) => one - other);
  const between = near.slice(1).map((one, index) => (one + (near[index] ?? one)) / 2);
  return [...new Set([...near, ...between])].map(String);
}

function listCandidates(question: FormQuestion): readonly unknown[] {
  switch (question.kind) {
    case "choice":
      return listOptionAnswers(question);
    case "scale":
      return readScale(question);
    case "number":
      return listNumberAnswers(question);
    case "date":
      return ["2000-01-01"];
    case "short":
    case "long":
      return ["-"];
  }
}

export const listOutcomes = (form: JumpForm, question: FormQuestion): readonly Outcome[] =>
  [...listCandidates(question), null].flatMap((kept): readonly Outcome[] => {
    const answer: FormAnswer | undefined = readFormAnswer(question, kept);
    if (!answer) return [];
    return [
      {
        kept,
        to: followAnswer(form, question, answer),
        points: earnOf(form, question, answer),
        jump: question.jumps.find((jump) => holdsJump(jump, answer))?.slug,
      },
    ];
  });
