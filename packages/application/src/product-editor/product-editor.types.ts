// Knows the words of the learniz editor: what it is given, what it remembers, what can happen.

import type { Learniz } from "@academiz/domain/learniz";
import type {
  Clock,
  Dice,
  DraftJournal,
  EditSteps,
  Navigation,
  OtherWindows,
  ProductLibrary,
  Trouble,
  WrittenProduct,
} from "../ports/index.ts";
import type { StepPlace } from "./find-step.ts";

/** What the editor asks of the world. */
export interface ProductEditorPorts {
  readonly library: ProductLibrary;
  readonly journal: DraftJournal;
  /** Where what can be undone outlives the page; without it undo ends with the page. */
  readonly steps?: EditSteps;
  /** Those of this browser; without it an editor hears of them when it is looked at. */
  readonly windows?: OtherWindows;
  readonly navigation: Navigation;
  readonly clock: Clock;
  /** For the slugs that a copy or a repair makes (§5.23). */
  readonly dice: Dice;
}

/** What an editor is started with: the machine's `input`. */
export interface ProductEditorInput {
  readonly ports: ProductEditorPorts;
  /** The product's. */
  readonly slug: string;
}

/** What the author can undo: the name and the content together. */
export interface Draft {
  readonly name: string;
  readonly learniz: Learniz;
}

/** What was stored elsewhere instead of the author's draft. */
export interface Theirs {
  readonly product: WrittenProduct;
  readonly learniz: Learniz;
}

/** What the editor remembers: the machine's context. Views read it through `connectProductEditor`. */
export interface ProductEditorContext extends ProductEditorInput {
  /** As the server last answered. */
  readonly product: WrittenProduct | null;
  /** What the author sees; null until the product is open. */
  readonly draft: Draft | null;
  /** What is published, for the comparison before the next publication; null before the first. */
  readonly published: Learniz | null;
  /** What undo goes back to, the newest last; 200 steps at most. */
  readonly past: readonly Draft[];
  /** What redo goes on to, the next first. */
  readonly future: readonly Draft[];
  /** Groups quick changes of one field into one step of undo; `at` is in milliseconds since the epoch. */
  readonly lastChange: { readonly field: string; readonly at: number } | null;
  /** What is stored of the version that the draft was made from; null where a draft of this device does not say. */
  readonly savedDraft: Draft | null;
  /** What was stored elsewhere meanwhile; null without a conflict, and until it is read. */
  readonly theirs: Theirs | null;
  /** Milliseconds since the epoch; null before the first save of this visit. */
  readonly savedAt: number | null;
  /** In a row. */
  readonly failedSaves: number;
  /** Set when a crash or an expired session had left a draft on this device. */
  readonly isRecovered: boolean;
  /** It was saved elsewhere while nothing waited here: that is what is shown, until the next change. */
  readonly isRenewed: boolean;
  /** Asked for while a save was on its way: done right after it. */
  readonly wanted: "publish" | "preview" | null;
  /** Slug of the chapter or slide where the preview that was asked for last begins; null: the first slide. */
  readonly previewAt: string | null;
  /** Where the copy opens that was asked for last; null: where courses open. */
  readonly copyAt: string | null;
  /** Why the product could not be opened. */
  readonly trouble: Trouble | null;
  /** Why the last save failed; null when it did not. */
  readonly saveTrouble: Trouble | null;
  /** Why the last publication, preview or copy failed, until it is dismissed. */
  readonly actionTrouble: Trouble | null;
}

/**
 * What can happen to the editor: what views and the page send. `mine.kept`, `copy.kept` and `reload.confirmed` decide a
 * conflict: the author's draft takes the place of the other, becomes a product of its own, or is given up.
 */
export type ProductEditorEvent =
  /** `field` names what was changed; the same field within a second is one step of undo. */
  | { type: "draft.changed"; field: string; change: (draft: Draft) => Draft }
  | { type: "undo.asked" }
  | { type: "redo.asked" }
  | { type: "save.asked" }
  | { type: "publication.confirmed" }
  /** Its author looks at it no more: what was not done for want of a connection is not done later. */
  | { type: "publication.cancelled" }
  /** It is taken back from learners; what is written, and is to be stored, stays as it is. */
  | { type: "withdrawal.confirmed" }
  /** `at`: slug of the chapter or slide where it begins. */
  | { type: "preview.asked"; at?: string }
  | { type: "mine.kept" }
  /** `at`: what the copy opens at, as the studio's address names it. */
  | { type: "copy.kept"; at?: string }
  | { type: "reload.confirmed" }
  | { type: "network.returned" }
  /** The author comes back to this window. */
  | { type: "window.looked" }
  /** Another window of this browser has saved the same course. */
  | { type: "other-window.told" }
  | { type: "trouble.dismissed" }
  | { type: "retry.asked" }
  /** Raised by the machine itself: a change is kept on this device and wants to be stored. */
  | { type: "draft.journaled" };

/**
 * What the editor tells once, to whoever listens. `published`: what the author sees is what learners play from now on.
 * `withdrawn`: learners find it no more. `step.taken`: undo or redo has changed the course, and where.
 */
export type ProductEditorEmitted =
  | { type: "published" }
  | { type: "withdrawn" }
  | { type: "step.taken"; place: StepPlace };
