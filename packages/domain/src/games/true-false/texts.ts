// Knows what an author writes in a true/false game, and how it is asked.
import type { AskedItem } from "../game/asked-item.ts";
import type { TrueFalse } from "./schema.ts";

/** The statements with their explanations, then the words for the two answers. */
export function mapTrueFalseTexts(game: TrueFalse, change: (text: string) => string): TrueFalse {
  const { statements, labels } = game.content;
  const written = statements.map((one) => ({
    ...one,
    text: change(one.text),
    explanation: change(one.explanation),
  }));
  const named = labels && { true: change(labels.true), false: change(labels.false) };
  return { ...game, content: { ...game.content, statements: written, ...(named && { labels: named }) } };
}

/** Each statement, and the right word for it. */
export const askTrueFalse = ({ content: { statements, labels } }: TrueFalse): readonly AskedItem[] =>
  statements.map(({ slug, text, correct, sample }) => ({
    slug,
    words: text,
    right: labels?.[correct ? "true" : "false"].trim() || correct,
    isSample: sample !== undefined,
  }));
