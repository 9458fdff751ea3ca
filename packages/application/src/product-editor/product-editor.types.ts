// Knows the types of an editor of any kind of draft: its input, its memory, its events.
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

/** The ports of the editor. */
export interface ProductEditorPorts {
  readonly library: ProductLibrary;
  readonly journal: DraftJournal;
  /** It keeps the steps of undo beyond the page; without it undo ends with the page. */
  readonly steps?: EditSteps;
  /** The other windows of this browser; without it an editor hears of them when its author returns to it. */
  readonly windows?: OtherWindows;
  readonly navigation: Navigation;
  readonly clock: Clock;
  /** It makes the slugs of a copy or a repair (§5.23). */
  readonly dice: Dice;
}

/** The `input` of the machine. */
export interface ProductEditorInput {
  readonly ports: ProductEditorPorts;
  /** The slug of the product. */
  readonly slug: string;
}

/** The version that was stored elsewhere instead of the author's draft. */
export interface Theirs<Draft> {
  readonly product: WrittenProduct;
  readonly draft: Draft;
}

/** The result of a save: the product as the server has it now. */
export interface StoredProduct extends Saved {
  readonly product: WrittenProduct;
}

/** The context of the machine. Views read it through `connectEditor`. */
export interface EditorContext<Draft> extends ProductEditorInput {
  /** The product of the server's last answer. */
  readonly product: WrittenProduct | null;
  /** The visible draft; null until the product is open. */
  readonly draft: Draft | null;
  /** The published content, for the comparison before the next publication; null before the first. */
  readonly published: Draft | null;
  /** The steps of undo, the newest last; 200 at most. */
  readonly past: readonly Draft[];
  /** The steps of redo, the next first. */
  readonly future: readonly Draft[];
  /** Groups quick changes of one field into one step of undo; `at` is in milliseconds since the epoch. */
  readonly lastChange: { readonly field: string; readonly at: number } | null;
  /**
   * The stored content of the version that the draft was made from; null if a draft of this device does not have it.
   */
  readonly savedDraft: Draft | null;
  /** The version that was stored elsewhere meanwhile; null without a conflict, and until it is read. */
  readonly theirs: Theirs<Draft> | null;
  /** The state of the saving loop. */
  readonly saving: string;
  /** The author of the last known save. */
  readonly answer: SavingAnswer<Draft, StoredProduct> | null;
  /** Milliseconds since the epoch; null before the first save of this visit. */
  readonly savedAt: number | null;
  /** True while the author looks at a publication that is not done yet: it continues once there is a connection. */
  readonly awaitsPublication: boolean;
  /** True if a crash or an expired session had left a draft on this device. */
  readonly isRecovered: boolean;
  /**
   * True, until the next change, if another version was saved elsewhere while nothing waited here, and is now shown.
   */
  readonly isRenewed: boolean;
  /** True if the draft of this device was made from an older version than the stored one. */
  readonly isConflicting: boolean;
  /** Slug of the chapter or slide where the last requested preview begins; null: the first slide. */
  readonly previewAt: string | null;
  /** Where the last requested copy opens; null: where courses open. */
  readonly copyAt: string | null;
  /** Why the product could not be opened. */
  readonly trouble: Trouble | null;
  /** Why the last save failed; null if it did not. */
  readonly saveTrouble: Trouble | null;
  /** Why the last publication, preview or copy failed, until it is dismissed. */
  readonly actionTrouble: Trouble | null;
}

/**
 * The events that views and the page send, as plain data. `mine.kept`, `copy.kept` and `reload.confirmed` decide a
 * conflict: the author's draft replaces the other version, becomes a product of its own, or is dropped.
 */
export type EditorEvent<Edit> =
  /** `field` names the changed field; changes of the same field within a second are one step of undo. */
  | { type: "draft.changed"; field: string; edit: Edit }
  | { type: "undo.asked" }
  | { type: "redo.asked" }
  | { type: "save.asked" }
  | { type: "publication.confirmed" }
  /** Its author no longer looks at it: an action that waited for a connection is not done later. */
  | { type: "publication.cancelled" }
  /** It is withdrawn from learners; the draft, and changes that wait to be stored, stay as they are. */
  | { type: "withdrawal.confirmed" }
  /** `at`: slug of the chapter or slide where it begins. */
  | { type: "preview.asked"; at?: string }
  | { type: "mine.kept" }
  /** `at`: where the copy opens, in the form of the studio's address. */
  | { type: "copy.kept"; at?: string }
  | { type: "reload.confirmed" }
  | { type: "network.returned" }
  /** The author comes back to this window. */
  | { type: "window.looked" }
  /** Another window of this browser has saved the same product. */
  | { type: "other-window.told" }
  | { type: "trouble.dismissed" }
  | { type: "retry.asked" };

/** The events that the saving loop sends to the machine. */
export type SavingTold =
  /** Null where it succeeded. */
  | { type: "save.answered"; trouble: Trouble | null }
  /** The visible draft is stored, and nothing more is sent until that is reported. */
  | { type: "save.held" };

/**
 * The events that the editor emits. `published`: learners play the visible draft from now on. `withdrawn`: learners no
 * longer find it. `step.taken`: undo or redo has changed the draft, and where.
 */
export type ProductEditorEmitted =
  | { type: "published" }
  | { type: "withdrawn" }
  | { type: "step.taken"; place: StepPlace };
