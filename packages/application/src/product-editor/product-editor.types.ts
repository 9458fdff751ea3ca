// Knows the words of the learniz editor: what it is given, what it remembers, what can happen.
import type { Learniz } from "@academiz/domain/learniz";
import type { Clock, Dice, DraftJournal, EditedProduct, LearnizLibrary, Navigation, Trouble } from "../ports/index.ts";

/** What the editor asks of the world. */
export interface ProductEditorPorts {
  readonly library: LearnizLibrary;
  readonly journal: DraftJournal;
  readonly navigation: Navigation;
  readonly clock: Clock;
  /** For the slugs that a copy or a repair makes (§5.23). */
  readonly dice: Dice;
}

/** What an editor is started with. */
export interface ProductEditorInput {
  readonly ports: ProductEditorPorts;
  readonly slug: string;
}

/** What the author can undo: the name and the content together. */
export interface Draft {
  readonly name: string;
  readonly learniz: Learniz;
}

/** What the editor remembers. */
export interface ProductEditorContext extends ProductEditorInput {
  /** As the server last answered. */
  readonly product: EditedProduct | null;
  readonly draft: Draft | null;
  /** What is published, for the comparison before the next publication; null before the first. */
  readonly published: Learniz | null;
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
  /** Groups quick changes of one field into one step of undo. */
  readonly lastChange: { readonly field: string; readonly at: number } | null;
  /** The draft that the last save carried. */
  readonly savedDraft: Draft | null;
  readonly savedAt: number | null;
  readonly failedSaves: number;
  /** Set when a crash or an expired session had left a draft on this device. */
  readonly isRecovered: boolean;
  /** Asked for while a save was on its way: done right after it. */
  readonly wanted: "publish" | "preview" | null;
  readonly trouble: Trouble | null;
  readonly saveTrouble: Trouble | null;
  readonly actionTrouble: Trouble | null;
}

/** What can happen to the editor. */
export type ProductEditorEvent =
  /** `field` names what was changed; the same field within a second is one step of undo. */
  | { type: "draft.changed"; field: string; change: (draft: Draft) => Draft }
  | { type: "undo.asked" }
  | { type: "redo.asked" }
  | { type: "save.asked" }
  | { type: "publication.confirmed" }
  | { type: "preview.asked" }
  | { type: "copy.kept" }
  | { type: "reload.confirmed" }
  | { type: "network.returned" }
  | { type: "trouble.dismissed" }
  | { type: "retry.asked" }
  /** Raised by the machine itself: a change is kept on this device and wants to be stored. */
  | { type: "draft.journaled" };

/** What the editor tells once, to whoever listens. */
export type ProductEditorEmitted = { type: "published" };
