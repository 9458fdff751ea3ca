// Knows what a learner reads about a go: how each theme went, and which questions to look at again.
import type { AnsweredSequence } from "./attempt.ts";
import type { SequenceContent } from "./content.ts";
import { judgeAnswer, type Question } from "./question.ts";
import type { SequenceStat } from "./stat.ts";

/** A theme of a go. */
export interface ReviewedTheme extends SequenceStat {
  readonly title: string;
  /** The questions that were answered wrongly, in the order of the answers. */
  readonly again: readonly { readonly question: Question; readonly given: readonly string[] }[];
}

/** `stats` are the themes in the result of the go; themes that were not asked are left out. */
export function reviewAttempt(
  { sequences }: SequenceContent,
  answered: readonly AnsweredSequence[],
  stats: readonly SequenceStat[],
): readonly ReviewedTheme[] {
  const given = new Map(answered.map(({ uuid, questionsAnswered }) => [uuid, questionsAnswered]));
  return stats.flatMap((stat): readonly ReviewedTheme[] => {
    const theme = sequences.find(({ uuid }) => uuid === stat.uuid);
    if (!theme || stat.answered === 0) return [];
    const questions = new Map(theme.questions.map((question) => [question.uuid, question]));
    const again = (given.get(theme.uuid) ?? []).flatMap(({ uuid, answers }) => {
      const question = questions.get(uuid);
      return question && judgeAnswer(question, answers) === false ? [{ question, given: answers }] : [];
    });
    return [{ ...stat, title: theme.title, again }];
  });
}

/** The words of what was chosen, or typed. */
export const tellAnswers = ({ options }: Question, answers: readonly string[]): readonly string[] =>
  answers.map((answer) => options.find(({ uuid }) => uuid === answer)?.text ?? answer);
/** Such words in one line: those of an order one after the other. */
export const joinAnswers = ({ kind }: Pick<Question, "kind">, words: readonly string[]): string =>
  words.join(kind === "ORDERING" ? " → " : ", ");
/** The words of the right answers; empty where the content has none. */
export const tellRight = (question: Question): readonly string[] => tellAnswers(question, [...(question.right ?? [])]);
