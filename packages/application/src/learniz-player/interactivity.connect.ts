// Knows what each interactivity of a slide shows: its content, the learner's answers and what they were worth.
import { isOutOfAttempts, readTrueFalseAnswers, scoreTrueFalse, type TrueFalse } from "@academiz/domain/games";
import type { Interactivity, RichTextBlock } from "@academiz/domain/learniz";
import type { InteractivityProgress, ProgressStatus } from "@academiz/domain/progress";
import type { Draft } from "./learniz-player.types.ts";
import { readPlayedGame } from "./play-game.ts";

/** One statement of a true/false game with the learner's answer and, once submitted, the right one. */
export interface StatementView {
  readonly slug: string;
  readonly text: string;
  readonly answer: boolean | null;
  /** Null until the game is submitted. */
  readonly isRight: boolean | null;
  readonly correct: boolean;
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
      readonly labels: { readonly true: string; readonly false: string } | null;
      readonly isDone: boolean;
      readonly canSubmit: boolean;
      readonly canRetry: boolean;
      /** What the attempt on screen was worth. */
      readonly status: ProgressStatus;
      readonly score: number | null;
      /** What counts, by the score strategy. */
      readonly keptScore: number | null;
      readonly attemptsLeft: number | null;
    }
  /** Content that this player cannot show yet, or a game whose settings cannot be read (§8.32). */
  | { readonly kind: "unplayable"; readonly slug: string; readonly type: string };

/** What is shown of an interactivity, with what the learner did in it. */
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
    attemptsLeft: maxAttempts ? Math.max(0, maxAttempts - done) : null,
  };
}
