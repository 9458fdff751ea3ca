// Knows what is shown of each kind that learners open one by one.

import type { FilesView } from "./attachment/view.ts";
import { viewFiles } from "./attachment/view.ts";
import { type CardsView, viewCards } from "./cards/view.ts";
import { type KeptSeen, type SeenView, viewSeen } from "./kind/seen-view.ts";
import type { Interactivity, InteractivityType, Kinds, Of } from "./kinds.ts";
import { listParts } from "./registry.ts";

/** What is shown of a set whose parts are opened one by one, told apart by its `kind`. */
export type PartsView = CardsView | FilesView;

const whole = () => null;

const VIEWS: { readonly [K in keyof Kinds]: (one: Kinds[K], seen: SeenView | null) => PartsView | null } = {
  "text-box": whole,
  game: whole,
  "flip-card": viewCards,
  "card-modal": viewCards,
  attachment: viewFiles,
};

/** The names on the parts of a set, as they read before they are opened; empty for other kinds. */
export function listPartNames(one: Interactivity): readonly string[] {
  const view = viewParts(one, {});
  if (!view) return [];
  return view.kind === "attachment" ? view.files.map(({ name }) => name) : view.cards.map(({ title = "" }) => title);
}

/** The view of a set with what is kept of the learner; null where there is nothing to open, and for other kinds. */
export const viewParts = <K extends InteractivityType>(one: Of<K>, kept: KeptSeen): PartsView | null =>
  VIEWS[one.type](one, viewSeen(one, listParts(one), kept));
