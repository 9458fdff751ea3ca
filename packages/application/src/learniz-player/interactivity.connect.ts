// Knows what each interactivity of a slide shows: its content, the learner's answers and what they were worth.
import { isOutOfAttempts, readTrueFalseAnswers, scoreTrueFalse, type TrueFalse } from "@academiz/domain/games";
import type { Interactivity, RichTextBlock } from "@academiz/domain/learniz";
import type { InteractivityProgress, ProgressStatus } from "@academiz/domain/progress";
import type { Draft } from "./learniz-player.types.ts";
import { readPlayedGame } from "./play-game.ts";

/**
 * One statement of a true/false game with the learner's answer. `correct` and `explanation` are there from the start: a view
 * shows them once the game is done.
 */
export interface StatementView {
  readonly slug: string;
  readonly text: string;
  /** Null while it is not answered. */
  readonly answer: boolean | null;
  /** Null until the game is submitted, and for one that was not answered. */
  readonly isRight: boolean | null;
  /** The right answer; not to be shown before the game is done. */
  readonly correct: boolean;
  /** May be empty; not to be shown before the game is done. */
  readonly explanation: string;
}

/** What is shown of an interactivity, told apart by its `kind`. */
export type InteractivityView =
  | { readonly kind: "text-box"; readonly slug: string; readonly boxes: readonly (readonly RichTextBlock[])[] }
  | {
      readonly kind: "true-false";
      readonly slug: string;
      readonly title: string;
      readonly statements: readonly StatementView[];
      /** The author's words for the two answers; null for the usual ones. */
      readonly labels: { readonly true: string; readonly false: string } | null;
      /** The attempt on screen was submitted. */
      readonly isDone: boolean;
      /** Every statement has an answer, and the attempt is not over. */
      readonly canSubmit: boolean;
      /** The attempt is over, and the author allows another. */
      readonly canRetry: boolean;
      /** What the attempt on screen was worth; what is kept, while it is not submitted. */
      readonly status: ProgressStatus;
      /** 0–100, of the attempt on screen; what is kept, while it is not submitted. Null without one. */
      readonly score: number | null;
      /** 0–100: what counts, by the score strategy; null without one. */
      readonly keptScore: number | null;
      /** How many more attempts may end; null without a limit. */
      readonly attemptsLeft: number | null;
    }
  /** Content that this player cannot show yet, or a game whose settings cannot be read (§8.32). */
  | { readonly kind: "unplayable"; readonly slug: string; readonly type: string };

/**
 * What is shown of an interactivity, with what the learner did in it: the attempt of this visit, or without one what was kept.
 * Pure.
 * @param progress of this interactivity; undefined reads as not started.
 * @param draft the attempt on screen; undefined when this visit made none.
 */
export function connectInteractivity(
  interactivity: Interactivity,
  progress: InteractivityProgress | undefined,
  draft: Draft | undefined,
): InteractivityView {
  const { slug, type } = interactivity;
  if (type === "text-box") {
    const boxes = interactivity.data.boxes.flatMap((box) => box.contents.map((content) => content.nodes));
    return { kind: "text-box", slug, boxes };
  }
  const game = readPlayedGame(interactivity);
  if (!game) return { kind: "unplayable", slug, type };
  const title = interactivity.medias[0]?.title ?? interactivity.description ?? "";
  return connectTrueFalse({ slug, title, game, progress, draft });
}

interface Playing {
  readonly slug: string;
  readonly title: string;
  readonly game: TrueFalse;
  readonly progress: InteractivityProgress | undefined;
  readonly draft: Draft | undefined;
}

/** The attempt on screen is the one of this visit; without one, what was kept. */
function connectTrueFalse({ slug, title, game, progress, draft }: Playing): InteractivityView {
  const kept = progress?.status ?? "NOT_STARTED";
  const isDone = draft ? draft.result !== undefined : kept === "COMPLETE" || kept === "FAILED";
  const answers = readTrueFalseAnswers(draft ? draft.data : progress?.data);
  const result = scoreTrueFalse(game, answers);
  const done = progress?.nbTimeDone ?? 0;
  const { maxAttempts } = game.config;
  return {
    kind: "true-false",
    slug,
    title,
    labels: game.content.labels ?? null,
    statements: game.content.statements.map((statement, index) => ({
      ...statement,
      answer: answers[statement.slug] ?? null,
      isRight: isDone ? (result.items[index]?.right ?? null) : null,
    })),
    isDone,
    canSubmit: !isDone && (result.status === "COMPLETE" || result.status === "FAILED"),
    canRetry: isDone && !isOutOfAttempts(game.config, done),
    status: draft?.result?.status ?? kept,
    score: (draft?.result ? draft.result.score : progress?.score) ?? null,
    keptScore: progress?.score ?? null,
    attemptsLeft: maxAttempts !== undefined && maxAttempts > 0 ? Math.max(0, maxAttempts - done) : null,
  };
}
