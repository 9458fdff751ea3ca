// Knows what a player needs of the type SHORT_ANSWER.
import { readAnswers } from "../game/answers.ts";
import type { AnsweredItem, Verdict } from "../game/game-result.ts";
import type { GameRules } from "../game/game-rules.ts";
import { judgeItem, readVerdict, scoreItems } from "../game/score-items.ts";
import { compareWords } from "../spelling/tolerance.ts";
import { isNear, readNumber } from "./read-number.ts";
import { parseShortAnswer, type ShortAnswer, type ShortKind, type ShortQuestion } from "./schema.ts";

/** Letters that an answer has at most. */
const LONGEST_ANSWER = 200;

/** One question with what the learner typed. What is right is not to be shown before the game is done. */
export interface ShortQuestionView {
  readonly slug: string;
  readonly text: string;
  readonly kind: ShortKind;
  /** What a number counts; may be empty. */
  readonly unit: string;
  /** As it was typed; empty while nothing was. */
  readonly answer: string;
  /** A number is asked for, and what was typed is none: it does not count as an answer. */
  readonly isUnread: boolean;
  readonly right: string;
  /** Of what is right and was written otherwise: as it is written. Null for all else. */
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
    typeof answer === "string" && answer.trim() !== "" ? answer.slice(0, LONGEST_ANSWER) : undefined,
  );

/** How an answer stands to what is right; null for what is none. */
function judge({ content }: ShortAnswer, question: ShortQuestion, typed: string) {
  if (question.kind === "text") return compareWords(typed, question.accepted, content, true);
  const number = readNumber(typed, question.unit);
  return number === null ? null : { isRight: isNear(number, question.value, question.tolerance), spelled: null };
}

/** What is right, as it is told. */
export const tellRight = ({ kind, accepted, value, unit }: ShortQuestion): string =>
  kind === "text" ? (accepted[0] ?? "").replaceAll("*", "").trim() : `${value} ${unit}`.trim();

function listOne(game: ShortAnswer, question: ShortQuestion, typed: string): AnsweredItem | null {
  const { slug, text: words, kind, accepted, value, tolerance, unit } = question;
  const judged = judge(game, question, typed);
  if (!judged) return null;
  const { isRight } = judged;
  if (kind === "number") {
    const answer = readNumber(typed, unit) ?? 0;
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
          right: tellRight(question),
          spelled: verdict === "right" ? (judged?.spelled ?? null) : null,
        };
      }),
    };
  },
};
