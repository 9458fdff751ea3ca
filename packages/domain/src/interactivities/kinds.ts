// Knows every kind of interactivity (§3.129–§3.141), and its traits: a new kind is a line here.
import type { Attachments } from "./attachment/schema.ts";
import type { CardModals } from "./card-modal/schema.ts";
import type { FlipCards } from "./flip-card/schema.ts";
import type { GameInteractivity } from "./game/schema.ts";
import { type KindTraits, unanswered } from "./kind/kind-traits.ts";
import type { TextBox } from "./text-box/schema.ts";

export interface Kinds {
  readonly "text-box": TextBox;
  readonly game: GameInteractivity;
  readonly "flip-card": FlipCards;
  readonly "card-modal": CardModals;
  readonly attachment: Attachments;
}

const TRAITS: { readonly [K in keyof Kinds]: KindTraits<Kinds[K]> } = {
  "text-box": { ...unanswered, isReadWithPage: true },
  game: { isAnswered: true, isReadWithPage: false, readWeight: ({ weight }) => weight },
  "flip-card": unanswered,
  "card-modal": unanswered,
  attachment: unanswered,
};

/**
 * What stands on a slide (§3.129–§3.141), told apart by its `type`: texts and media, games, cards that turn or open,
 * files to read.
 */
export type Interactivity = Kinds[keyof Kinds];

/** A kind of interactivity (§3.132). */
export type InteractivityType = keyof Kinds;

/** `Interactivity`, in a form in which a generic function may ask the rules of any kind. */
export type Of<K extends InteractivityType> = { readonly [P in K]: { readonly type: P } & Kinds[P] }[K];

/** Content may name anything: a value that is not a text names no kind. */
export const isKind = (name: unknown): name is InteractivityType =>
  typeof name === "string" && Object.hasOwn(TRAITS, name);

/** True for the name of a kind that learners answer: it may have attempts and a score. */
export const isAnswered = (type: string): boolean => isKind(type) && TRAITS[type].isAnswered;

/** True for a kind that is completed once its page was read to the end. */
export const isReadWithPage = (type: string): boolean => isKind(type) && TRAITS[type].isReadWithPage;

/**
 * A game's weight, its share in averages (§4.59), without a unit; undefined for a game without one, and for any other
 * kind.
 */
export const readWeight = <K extends InteractivityType>(one: Of<K>): number | undefined =>
  TRAITS[one.type].readWeight(one);
