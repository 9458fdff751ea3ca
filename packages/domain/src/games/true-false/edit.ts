// Knows how an author changes a true/false game.
import { createSlug } from "../../kernel/index.ts";
import { changeOne, keepOne, moveOne, removeOne } from "../game/item-list.ts";
import { MOST_STATEMENTS, type Statement, type TrueFalse } from "./schema.ts";

const withStatements = <G extends TrueFalse>(game: G, statements: readonly Statement[]): G => ({
  ...game,
  content: { ...game.content, statements },
});

/**
 * The game with an empty, true statement at the end, under a random slug; the very same game when it has as many as it
 * can have (`MOST_STATEMENTS`).
 * @param random gives numbers in [0, 1).
 */
export function addStatement<G extends TrueFalse>(game: G, random: () => number): G {
  if (game.content.statements.length >= MOST_STATEMENTS) return game;
  const statement: Statement = { slug: createSlug(random), text: "", correct: true, explanation: "" };
  return withStatements(game, [...game.content.statements, statement]);
}

/** What an author writes of a statement. */
export type StatementPart = Partial<Omit<Statement, "slug" | "sample">>;

/** The game with a part of one statement changed; an equal one when it has no such statement. */
export const changeStatement = <G extends TrueFalse>(game: G, slug: string, part: StatementPart): G =>
  withStatements(game, changeOne(game.content.statements, slug, part));

/** The game in which the example of one statement is the author's own; an equal one when it is so already. */
export const keepSample = <G extends TrueFalse>(game: G, slug: string): G =>
  withStatements(game, keepOne(game.content.statements, slug));

/** The game without one statement; an equal one when it has no such statement. */
export const removeStatement = <G extends TrueFalse>(game: G, slug: string): G =>
  withStatements(game, removeOne(game.content.statements, slug));

/**
 * The game with one statement one place earlier (-1) or later (1). The very same game at an end, and when it has no
 * such statement.
 */
export function moveStatement<G extends TrueFalse>(game: G, slug: string, step: -1 | 1): G {
  const moved = moveOne(game.content.statements, slug, step);
  return moved === game.content.statements ? game : withStatements(game, moved);
}

/** The game with words of its author for the two answers; where both are empty the default ones are used. */
export function nameAnswers<G extends TrueFalse>(
  game: G,
  part: Partial<NonNullable<TrueFalse["content"]["labels"]>>,
): G {
  const { labels = { true: "", false: "" }, ...content } = game.content;
  const named = { ...labels, ...part };
  const isNamed = named.true.trim() !== "" || named.false.trim() !== "";
  return { ...game, content: { ...content, ...(isNamed && { labels: named }) } };
}
