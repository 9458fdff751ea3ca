// Knows what the views of every editor show: the draft, whether it is saved, and whether it is published.
import type { Trouble, WrittenProduct } from "../ports/index.ts";
import type { EditorSnapshot } from "./product-editor.machine.ts";
import { isUnsaved } from "./store-draft.ts";

/** What the editor shows. */
export interface EditorView<Draft> {
  readonly phase: "loading" | "failed" | "ready";
  /** The product of the server's last answer; null until it is open. */
  readonly product: WrittenProduct | null;
  /** The visible draft; null until the product is open. */
  readonly draft: Draft | null;
  /**
   * `offline`: kept on this device and sent again automatically; `refused`: not stored, because of `saveTrouble`;
   * `conflicting`: somebody else saved, and the author has to choose.
   */
  readonly saving: "saved" | "saving" | "offline" | "refused" | "conflicting";
  /** Milliseconds since the epoch; null before the first save of this visit. */
  readonly savedAt: number | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** True if the draft came from this device, where a crash or an expired session had left it. */
  readonly isRecovered: boolean;
  /** True, until the next change, if another version was saved elsewhere and is now shown. */
  readonly isRenewed: boolean;
  readonly isPublishing: boolean;
  readonly isWithdrawing: boolean;
  readonly isOpeningPreview: boolean;
  readonly isCopying: boolean;
  /** Whether the draft is what learners play. */
  readonly publication: "never" | "up-to-date" | "changed" | "withdrawn";
  /** Why the product could not be opened. */
  readonly trouble: Trouble | null;
  /** Why the last save failed; null if it did not. */
  readonly saveTrouble: Trouble | null;
  /** Why the last publication, preview or copy failed, until it is dismissed. */
  readonly actionTrouble: Trouble | null;
}

/** The view of a snapshot of an editor's machine. Pure, and cheap enough for every redraw. */
export function connectEditor<Draft extends object, Edit>(snapshot: EditorSnapshot<Draft, Edit>): EditorView<Draft> {
  const { context } = snapshot;
  return {
    phase: snapshot.matches("opening") ? "loading" : snapshot.matches("failed") ? "failed" : "ready",
    product: context.product,
    draft: context.draft,
    saving: readSaving(snapshot),
    savedAt: context.savedAt,
    canUndo: context.past.length > 0,
    canRedo: context.future.length > 0,
    isRecovered: context.isRecovered,
    isRenewed: context.isRenewed,
    isPublishing: snapshot.matches({ editing: { storing: "publishing" } }),
    isWithdrawing: snapshot.matches({ editing: { offering: "withdrawing" } }),
    isOpeningPreview: snapshot.matches({ editing: { storing: "previewing" } }),
    isCopying: snapshot.matches({ editing: { storing: "copying" } }),
    publication: readPublication(context.product, context.draft !== context.savedDraft),
    trouble: context.trouble,
    saveTrouble: context.saveTrouble,
    actionTrouble: context.actionTrouble,
  };
}

function readSaving<Draft extends object, Edit>(snapshot: EditorSnapshot<Draft, Edit>): EditorView<Draft>["saving"] {
  const { saving, saveTrouble } = snapshot.context;
  const isStoring = (state: "following" | "awaitingNetwork" | "conflicting" | "copying") =>
    snapshot.matches({ editing: { storing: state } });
  if (isStoring("awaitingNetwork")) return isUnsaved(snapshot.context) ? "offline" : "saved";
  if (isStoring("conflicting") || isStoring("copying")) return "conflicting";
  if (!isStoring("following")) return "saved";
  if (saving === "retrying") return saveTrouble?.kind === "offline" ? "offline" : "refused";
  if (saving === "refused") return "refused";
  return saving === "waiting" || saving === "sending" ? "saving" : "saved";
}

function readPublication(product: WrittenProduct | null, isUnsaved: boolean): EditorView<unknown>["publication"] {
  if (!product || product.publishedAt === null) return "never";
  if (!product.visible) return "withdrawn";
  return product.hasConfigDraft || isUnsaved ? "changed" : "up-to-date";
}
