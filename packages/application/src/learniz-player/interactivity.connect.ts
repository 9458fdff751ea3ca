// Knows what each interactivity of a slide shows: its content, the learner's answers and what they were worth.
import type { Interactivity, RichTextBlock } from "@academiz/domain/learniz";
import type { InteractivityProgress } from "@academiz/domain/progress";
import { connectTrueFalse, type PlayedTrueFalse, type TrueFalseView } from "../playing/connect-true-false.ts";
import type { Draft, KeptGame } from "../playing/draft.ts";
import { readPlayedGame } from "./play-game.ts";

export type { GameDemand, StatementView, TrueFalseView } from "../playing/connect-true-false.ts";

/** What is shown of an interactivity, told apart by its `kind`. */
export type InteractivityView =
  | { readonly kind: "text-box"; readonly slug: string; readonly boxes: readonly (readonly RichTextBlock[])[] }
  | TrueFalseView
  /** Content that this player cannot show yet, or a game whose settings cannot be read (§8.32). */
  | { readonly kind: "unplayable"; readonly slug: string; readonly type: string };

/**
 * What is shown of an interactivity, with what the learner did in it: the attempt of this visit, or without one what
 * was kept. Pure.
 * @param progress of this interactivity; undefined reads as not started.
 * @param draft the attempt on screen; undefined when this visit made none.
 * @param said in which marks its score is said, and what waits for it.
 */
export function connectInteractivity(
  interactivity: Interactivity,
  progress: InteractivityProgress | undefined,
  draft: Draft | undefined,
  said: Pick<PlayedTrueFalse, "markType" | "asked" | "around" | "aroundAsked">,
): InteractivityView {
  const { slug, type } = interactivity;
  if (type === "text-box") {
    const boxes = interactivity.data.boxes.flatMap((box) => box.contents.map((content) => content.nodes));
    return { kind: "text-box", slug, boxes };
  }
  const game = readPlayedGame(interactivity);
  if (!game) return { kind: "unplayable", slug, type };
  const title = interactivity.medias[0]?.title ?? interactivity.description ?? "";
  return connectTrueFalse({ slug, title, game, kept: progress ?? NOT_STARTED, draft, ...said });
}

const NOT_STARTED: KeptGame = { status: "NOT_STARTED", nbTimeDone: 0 };
