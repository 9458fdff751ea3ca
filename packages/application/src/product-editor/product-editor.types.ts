// Knows the words of an editor of any kind of draft: what it is given, what it remembers, what can happen.
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
import type { Saved, SavingAnswer } from "../saving/index.ts";
import type { StepPlace } from "./editor-kind.ts";

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

/** What was stored elsewhere instead of the author's draft. */
export interface Theirs<Draft> {
  readonly product: WrittenProduct;
  readonly draft: Draft;
}

/** What came of a save: the product as the server has it now. */
export interface StoredProduct extends Saved {
  readonly product: WrittenProduct;
}

/** What the editor remembers: the machine's context. Views read it through `connectEditor`. */
export interface EditorContext<Draft> extends ProductEditorInput {
  /** As the server last answered. */
  readonly product: WrittenProduct | null;
  /** What the author sees; null until the product is open. */
  readonly draft: Draft | null;
  /** What is published, for the comparison before the next publication; null before the first. */
  readonly published: Draft | null;
  /** What undo goes back to, the newest last; 200 steps at most. */
  readonly past: readonly Draft[];
  /** What redo goes on to, the next first. */
  readonly future: readonly Draft[];
  /** Groups quick changes of one field into one step of undo; `at` is in milliseconds since the epoch. */
  readonly lastChange: { readonly field: string; readonly at: number } | null;
  /** What is stored of the version that the draft was made from; null where a draft of this device does not say. */
  readonly savedDraft: Draft | null;
  /** What was stored elsewhere meanwhile; null without a conflict, and until it is read. */
  readonly theirs: Theirs<Draft> | null;
  /** The state of the saving loop. */
  readonly saving: string;
  /** Of the last save that was heard of. */
  readonly answer: SavingAnswer<Draft, StoredProduct> | null;
  /** Milliseconds since the epoch; null before the first save of this visit. */
  readonly savedAt: number | null;
  /** The author looks at a publication that is not done yet: it goes on once there is a connection. */
  readonly awaitsPublication: boolean;
  /** Set when a crash or an expired session had left a draft on this device. */
  readonly isRecovered: boolean;
  /** It was saved elsewhere while nothing waited here: that is what is shown, until the next change. */
  readonly isRenewed: boolean;
  /** The draft of this device was made from an older version than the one that is stored. */
  readonly isConflicting: boolean;
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
 * What can happen to the editor, as plain data: what views and the page send. `mine.kept`, `copy.kept` and
 * `reload.confirmed` decide a conflict: the author's draft takes the place of the other, becomes a product of its own,
 * or is given up.
 */
export type EditorEvent<Edit> =
  /** `field` names what was changed; the same field within a second is one step of undo. */
  | { type: "draft.changed"; field: string; edit: Edit }
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
  /** Another window of this browser has saved the same product. */
  | { type: "other-window.told" }
  | { type: "trouble.dismissed" }
  | { type: "retry.asked" };

/** What the machine tells itself of its saving loop. */
export type SavingTold =
  /** Null where it succeeded. */
  | { type: "save.answered"; trouble: Trouble | null }
  /** What the author saw is stored, and nothing more is sent until that is told. */
  | { type: "save.held" };

/**
 * What the editor tells once, to whoever listens. `published`: what the author sees is what learners play from now on.
 * `withdrawn`: learners find it no more. `step.taken`: undo or redo has changed the draft, and where.
 */
export type ProductEditorEmitted =
  | { type: "published" }
  | { type: "withdrawn" }
  | { type: "step.taken"; place: StepPlace };
