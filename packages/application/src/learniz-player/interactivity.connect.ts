// Knows what each interactivity of a slide shows: its content, the learner's answers and what they were worth, and what
// they have opened of it.
import type { PlayedView } from "@academiz/domain/games";
import { type PartsView, viewParts } from "@academiz/domain/interactivities";
import type { Interactivity, InteractivityType, RichTextBlock } from "@academiz/domain/learniz";
import type { InteractivityProgress } from "@academiz/domain/progress";
import { connectGame, type PlayedGame } from "../playing/connect-game.ts";
import type { Draft, KeptGame } from "../playing/draft.ts";
import { readPlayedGame } from "./play-game.ts";

/** What is shown of an interactivity, told apart by its `kind`. */
export type InteractivityView =
  | { readonly kind: "text-box"; readonly slug: string; readonly boxes: readonly (readonly RichTextBlock[])[] }
  | PlayedView
  | PartsView
  /** Content that this player cannot show yet, or a game whose settings cannot be read (§8.32). */
  | { readonly kind: "unplayable"; readonly slug: string; readonly type: string };

/** What the learner did in an interactivity, and how its score is written. */
interface Played extends Pick<PlayedGame, "markType" | "asked" | "around" | "aroundAsked"> {
  readonly progress: InteractivityProgress | undefined;
  readonly draft: Draft | undefined;
}
type Connect<K extends InteractivityType> = (
  one: Extract<Interactivity, { type: K }>,
  played: Played,
) => InteractivityView;

const NOT_STARTED: KeptGame = { status: "NOT_STARTED", nbTimeDone: 0 };

const tellUnplayable = ({ slug, type }: Interactivity): InteractivityView => ({ kind: "unplayable", slug, type });

const connectParts = (one: Interactivity, { progress }: Played): InteractivityView =>
  viewParts(one, progress ?? {}) ?? tellUnplayable(one);

/** One function for each kind. A set in which nothing can be opened is not shown. */
const CONNECT: { readonly [K in InteractivityType]: Connect<K> } = {
  "text-box": ({ slug, data }) => ({
    kind: "text-box",
    slug,
    boxes: data.boxes.flatMap((box) => box.contents.map((content) => content.nodes)),
  }),
  game(one, { progress, ...played }) {
    const game = readPlayedGame(one);
    if (!game) return tellUnplayable(one);
    const title = one.medias[0]?.title ?? one.description ?? "";
    return connectGame({ slug: one.slug, title, game, kept: progress ?? NOT_STARTED, ...played });
  },
  "flip-card": connectParts,
  "card-modal": connectParts,
  attachment: connectParts,
};

/** The interactivities on the page, and apart from them the games that are only played in one of its cards (§3.176). */
export interface PlacedViews {
  readonly interactivities: readonly InteractivityView[];
  readonly inModals: readonly PlayedView[];
}

export function placeViews(views: readonly InteractivityView[]): PlacedViews {
  const opened = new Set(
    views.flatMap((view) => (view.kind === "card-modal" ? view.cards.flatMap(({ game }) => game ?? []) : [])),
  );
  const isInModal = (view: InteractivityView) => view.kind === "game" && opened.has(view.slug);
  return {
    interactivities: views.filter((view) => !isInModal(view)),
    inModals: views.filter((view) => view.kind === "game").filter(isInModal),
  };
}

/**
 * What is shown of an interactivity, with what the learner did in it: the attempt of this visit, or else the kept one.
 * Pure.
 * @param played its progress, where undefined means not started; the attempt on screen, undefined when this visit made
 * none; the kind of mark of its score, and what waits for it.
 */
export function connectInteractivity(interactivity: Interactivity, played: Played): InteractivityView {
  const connect = <K extends InteractivityType>(type: K, one: Extract<Interactivity, { type: K }>) =>
    CONNECT[type](one, played);
  return connect(interactivity.type, interactivity);
}
