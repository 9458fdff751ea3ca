// Knows the answers of an attempt at a smart sequence, as they are kept one by one, and how its author sees them.
import {
  type AnsweredSequence,
  joinAnswers,
  judgeAnswer,
  type Question,
  type SequenceContent,
  tellRight,
} from "../sequences/index.ts";
import type { KeptAnswer } from "./ended-attempt.ts";
import type { ToldAnswer } from "./tell-answer.ts";

/** The answer to one question: `item` is its uuid. */
export interface SequenceAnswer extends KeptAnswer {
  /** Seconds. */
  readonly time: number;
}

/** All that was answered, each question once; answers to questions that the content no longer has are left out. */
export function listSequenceAnswers(
  { sequences }: Pick<SequenceContent, "sequences">,
  answered: readonly AnsweredSequence[],
): readonly SequenceAnswer[] {
  const known = new Map(
    sequences.map(({ uuid, questions }) => [uuid, new Map(questions.map((one) => [one.uuid, one]))]),
  );
  const found = new Map<string, SequenceAnswer>();
  for (const { uuid: theme, questionsAnswered } of answered)
    for (const { uuid, answers, time } of questionsAnswered) {
      const question = known.get(theme)?.get(uuid);
      if (question && !found.has(uuid)) found.set(uuid, { ...keep(question, answers, found.size), time });
    }
  return [...found.values()];
}

function keep(question: Question, answers: readonly string[], number: number): KeptAnswer {
  const isRight = judgeAnswer(question, answers);
  const isTyped = question.options.length === 0;
  const given = isTyped
    ? ({ kind: "fill-in", answer: answers.join(", ") } as const)
    : ({ kind: question.kind === "ORDERING" ? "sequencing" : "choice", answer: answers } as const);
  return {
    ...{ item: question.uuid, number },
    ...(answers.length === 0 ? { kind: null, answer: null } : given),
    verdict: isRight === null ? null : isRight ? "right" : "wrong",
    credit: isRight === null ? null : isRight ? 1 : 0,
  };
}

/** @param question as it is published now; null where it is gone. */
export function tellSequenceAnswer(question: Question | null, { answer, verdict }: KeptAnswer): ToldAnswer {
  const right = question && verdict === "wrong" ? joinAnswers(question, tellRight(question)) : "";
  return {
    words: question?.text ?? null,
    said: tellSaid(question, answer),
    right: right === "" ? null : right,
  };
}

/** What was typed is told as it is; what was chosen is told in the words of the published content. */
function tellSaid(question: Question | null, answer: KeptAnswer["answer"]): ToldAnswer["said"] {
  if (answer === null) return [];
  if (typeof answer !== "object") return [answer];
  const words = new Map(question?.options.map(({ uuid, text }) => [uuid, text]));
  const said = answer.map((uuid) => words.get(uuid) ?? null);
  return question?.kind === "ORDERING" ? said.map((one, at) => one && `${at + 1}. ${one}`) : said;
}
