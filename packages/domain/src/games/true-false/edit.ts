// Knows how an author changes a true/false game. What the game's settings hold besides is kept.
import { createSlug } from "../../kernel/index.ts";
import type { GameInteractivity, Media } from "../../learniz/index.ts";
import { MOST_STATEMENTS, parseTrueFalse, type Statement, type TrueFalse } from "./schema.ts";

/** The true/false game in the first media of an interactivity; undefined when there is none that can be read. */
export function findTrueFalse(interactivity: GameInteractivity): TrueFalse | undefined {
  const media = interactivity.medias[0];
  const parsed = media && parseTrueFalse(media.params);
  return parsed?.ok && parsed.value.config.gameType === "VRAI_FAUX" ? parsed.value : undefined;
}

/**
 * The interactivity with its true/false game replaced by what `change` makes of it; settings that such a game does not
 * know stay. The very same interactivity when there is no game that can be read.
 */
export function changeTrueFalse(
  interactivity: GameInteractivity,
  change: (game: TrueFalse) => TrueFalse,
): GameInteractivity {
  const [media, ...others] = interactivity.medias;
  const game = findTrueFalse(interactivity);
  if (!media || !game) return interactivity;
  return { ...interactivity, medias: [writeGame(media, change(game)), ...others] };
}

function writeGame(media: Media, { config, content }: TrueFalse): Media {
  const { params } = media;
  // A setting that was taken away must not come back from what was there before.
  const { victoryThreshold: _threshold, maxAttempts: _attempts, ...kept } = asRecord(params["config"]);
  return {
    ...media,
    params: {
      ...params,
      config: { ...kept, ...config },
      content: { ...asRecord(params["content"]), ...content },
    },
  };
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

const withStatements = (game: TrueFalse, statements: Statement[]): TrueFalse => ({
  ...game,
  content: { ...game.content, statements },
});

/**
 * The game with an empty, true statement at the end, under a random slug; the very same game when it has as many as it
 * can have (`MOST_STATEMENTS`).
 * @param random gives numbers in [0, 1).
 */
export function addStatement(game: TrueFalse, random: () => number): TrueFalse {
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
export function changeStatement(game: TrueFalse, slug: string, part: StatementPart): TrueFalse {
  return withStatements(
    game,
    game.content.statements.map((one) => (one.slug === slug ? markWritten(one, part) : one)),
  );
}

/** The game in which the example of one statement is the author's own; an equal one when it is so already. */
export function keepSample(game: TrueFalse, slug: string): TrueFalse {
  const kept = game.content.statements.map(({ sample, ...own }) =>
    own.slug === slug || !sample ? own : { ...own, sample },
  );
  return withStatements(game, kept);
}

/** The game without one statement; an equal one when it has no such statement. */
export function removeStatement(game: TrueFalse, slug: string): TrueFalse {
  return withStatements(
    game,
    game.content.statements.filter((one) => one.slug !== slug),
  );
}

/**
 * The game with one statement one place earlier (-1) or later (1). The very same game at an end, and when it has no
 * such statement.
 */
export function moveStatement(game: TrueFalse, slug: string, step: -1 | 1): TrueFalse {
  const { statements } = game.content;
  const from = statements.findIndex((one) => one.slug === slug);
  const [moved, neighbour] = [statements[from], statements[from + step]];
  if (!moved || !neighbour) return game;
  return withStatements(game, statements.with(from, neighbour).with(from + step, moved));
}
