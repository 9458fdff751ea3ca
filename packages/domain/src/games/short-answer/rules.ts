// Knows what a player needs of the type SHORT_ANSWER.
import { cutText } from "../../kernel/index.ts";
import { LONGEST_ANSWER, readAnswers } from "../game/answers.ts";
import type { AnsweredItem, Verdict } from "../game/game-result.ts";
import type { GameRules } from "../game/game-rules.ts";
import { judgeItem, readVerdict, scoreItems } from "../game/score-items.ts";
import { compareWords } from "../spelling/tolerance.ts";
import { isNear, readNumbers } from "./read-number.ts";
import { parseShortAnswer, type ShortAnswer, type ShortKind, type ShortQuestion } from "./schema.ts";

/** One question with what the learner typed. Do not show what is right before the game is done. */
export interface ShortQuestionView {
  readonly slug: string;
  readonly text: string;
  readonly kind: ShortKind;
  /** The unit of a number; may be empty. */
  readonly unit: string;
  /** As it was typed; empty without an answer. */
  readonly answer: string;
  /** True where a number is asked for, and what was typed is none: it does not count as an answer. */
  readonly isUnread: boolean;
  /** A number stands without its unit. */
  readonly right: string | number;
  /** The author's spelling of a right answer that was written in another way; otherwise null. */
  readonly spelled: string | null;
  /** Null until the game is submitted. */
  readonly verdict: Verdict | null;
  /** May be empty; not to be shown before the game is done. */
  readonly explanation: string;
}

/** What a game of short answers shows of itself. */
export interface ShortAnswerView {
  readonly questions: readonly ShortQuestionView[];
}

const readTyped = (data: unknown): ReadonlyMap<string, string> =>
  readAnswers(data, (answer) =>
    typeof answer === "string" && answer.trim() !== "" ? cutText(answer, LONGEST_ANSWER) : undefined,
  );

/** How an answer compares to the right one, and the number that it is read as; null for a text that is no number. */
function judge({ content }: ShortAnswer, { kind, accepted, value, tolerance, unit }: ShortQuestion, typed: string) {
  if (kind === "text") return { ...compareWords(typed, accepted, content, true), number: 0 };
  const numbers = readNumbers(typed, unit);
  const near = numbers.find((number) => isNear(number, value, tolerance));
  const number = near ?? numbers[0];
  return number === undefined ? null : { isRight: near !== undefined, spelled: null, number };
}

/** The right answer: a number is given as a number, because each language writes it in its own way. */
export const findRight = ({ kind, accepted, value }: ShortQuestion): string | number =>
  kind === "text" ? (accepted[0] ?? "").replaceAll("*", "").trim() : value;

function listOne(game: ShortAnswer, question: ShortQuestion, typed: string): AnsweredItem | null {
  const { slug, text: words, kind, accepted, value, tolerance } = question;
  const judged = judge(game, question, typed);
  if (!judged) return null;
  const { isRight, number: answer } = judged;
  if (kind === "number") {
    return { kind: "numeric", slug, words, answer, rightAnswer: value, tolerance, isRight };
  }
  const [rightAnswer = "", ...alternatives] = accepted.filter((word) => word.trim() !== "");
  return { kind: "fill-in", slug, words, answer: typed, rightAnswer, alternatives, isRight };
}

/** Questions that are answered by words or by a number. */
export const shortAnswer: GameRules<ShortAnswer, ShortAnswerView> = {
  steps: [],
  parse: parseShortAnswer,
  score(game, data) {
    const typed = readTyped(data);
    const items = game.content.questions.map((question) => {
      const { slug } = question;
      const judged = judge(game, question, typed.get(slug) ?? "");
      return judged && typed.has(slug) ? judgeItem(slug, judged.isRight ? 1 : 0) : { slug };
    });
    return scoreItems(items, game.config);
  },
  list(game, data) {
    const typed = readTyped(data);
    return game.content.questions.flatMap((question) => {
      const answer = typed.get(question.slug);
      return (answer !== undefined && listOne(game, question, answer)) || [];
    });
  },
  view(game, data, items) {
    const typed = readTyped(data);
    return {
      questions: game.content.questions.map((question, index) => {
        const { slug, text, kind, unit, explanation } = question;
        const answer = typed.get(slug) ?? "";
        const judged = answer === "" ? null : judge(game, question, answer);
        const verdict = readVerdict(items?.[index]);
        return {
          ...{ slug, text, kind, unit, explanation, answer, verdict },
          isUnread: answer !== "" && judged === null,
          right: findRight(question),
          spelled: verdict === "right" ? (judged?.spelled ?? null) : null,
        };
      }),
    };
  },
};
