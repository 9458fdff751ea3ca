// Knows how an author changes a true/false game.
import { createSlug } from "../../kernel/index.ts";
import { MOST_STATEMENTS, type Statement, type TrueFalse } from "./schema.ts";

const withStatements = <G extends TrueFalse>(game: G, statements: Statement[]): G => ({
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

/** What was written is the author's: no example's any more. */
function markWritten({ sample, ...own }: Statement, written: StatementPart): Statement {
  const left = sample?.filter((part) => !(part in written)) ?? [];
  return { ...own, ...written, ...(left.length > 0 && { sample: left }) };
}

/** The game with a part of one statement changed; an equal one when it has no such statement. */
export function changeStatement<G extends TrueFalse>(game: G, slug: string, part: StatementPart): G {
  return withStatements(
    game,
    game.content.statements.map((one) => (one.slug === slug ? markWritten(one, part) : one)),
  );
}

/** The game in which the example of one statement is the author's own; an equal one when it is so already. */
export function keepSample<G extends TrueFalse>(game: G, slug: string): G {
  const kept = game.content.statements.map(({ sample, ...own }) =>
    own.slug === slug || !sample ? own : { ...own, sample },
  );
  return withStatements(game, kept);
}

/** The game without one statement; an equal one when it has no such statement. */
export function removeStatement<G extends TrueFalse>(game: G, slug: string): G {
  return withStatements(
    game,
    game.content.statements.filter((one) => one.slug !== slug),
  );
}

/**
 * The game with one statement one place earlier (-1) or later (1). The very same game at an end, and when it has no
 * such statement.
 */
export function moveStatement<G extends TrueFalse>(game: G, slug: string, step: -1 | 1): G {
  const { statements } = game.content;
  const from = statements.findIndex((one) => one.slug === slug);
  const [moved, neighbour] = [statements[from], statements[from + step]];
  if (!moved || !neighbour) return game;
  return withStatements(game, statements.with(from, neighbour).with(from + step, moved));
}
