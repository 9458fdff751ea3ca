// Knows what the editor's views show: the draft, how it is kept, what a publication would change, what is wrong with
// it.
import { type CourseProblem, checkLearniz } from "@academiz/domain/checks";
import {
  applyGeneralConditions,
  compareLearniz,
  type Learniz,
  type LearnizChanges,
  readAskedAverage,
} from "@academiz/domain/learniz";
import type { SnapshotFrom } from "xstate";
import type { Trouble, WrittenProduct } from "../ports/index.ts";
import type { productEditorMachine } from "./product-editor.machine.ts";
import type { Draft } from "./product-editor.types.ts";
import { isUnsaved } from "./store-draft.ts";

/** What the editor shows. */
export interface ProductEditorView {
  readonly phase: "loading" | "failed" | "ready";
  /** As the server last answered; null until it is open. */
  readonly product: WrittenProduct | null;
  /** What the author sees; null until the product is open. */
  readonly draft: Draft | null;
  /**
   * `offline`: kept on this device, tried again by itself; `refused`: not stored, for `saveTrouble`; `conflicting`:
   * somebody else saved, and the author has to choose.
   */
  readonly saving: "saved" | "saving" | "offline" | "refused" | "conflicting";
  /** Milliseconds since the epoch; null before the first save of this visit. */
  readonly savedAt: number | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The draft came from this device, where a crash or an expired session had left it. */
  readonly isRecovered: boolean;
  /** It was saved elsewhere meanwhile, and that is what is shown: until the next change. */
  readonly isRenewed: boolean;
  readonly isPublishing: boolean;
  readonly isWithdrawing: boolean;
  readonly isOpeningPreview: boolean;
  readonly isCopying: boolean;
  /** Whether what is written is what learners play. */
  readonly publication: "never" | "up-to-date" | "changed" | "withdrawn";
  /** 0–100: the average that learners need; undefined while none is asked for, and nothing is published. */
  readonly askedAverage: number | undefined;
  /** Why the product could not be opened. */
  readonly trouble: Trouble | null;
  /** Why the last save failed; null when it did not. */
  readonly saveTrouble: Trouble | null;
  /** Why the last publication, preview or copy failed, until it is dismissed. */
  readonly actionTrouble: Trouble | null;
}

/** The view of a snapshot of `productEditorMachine`. Pure, and cheap enough for every redraw. */
export function connectProductEditor(snapshot: SnapshotFrom<typeof productEditorMachine>): ProductEditorView {
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
    askedAverage: context.published ? readAskedAverage(context.published) : undefined,
    trouble: context.trouble,
    saveTrouble: context.saveTrouble,
    actionTrouble: context.actionTrouble,
  };
}

function readSaving(snapshot: SnapshotFrom<typeof productEditorMachine>): ProductEditorView["saving"] {
  const isStoring = (
    state: "waiting" | "saving" | "retrying" | "refused" | "conflicting" | "copying" | "awaitingNetwork",
  ) => snapshot.matches({ editing: { storing: state } });
  if (isStoring("awaitingNetwork")) return isUnsaved(snapshot.context) ? "offline" : "saved";
  if (isStoring("conflicting") || isStoring("copying")) return "conflicting";
  if (isStoring("retrying")) return snapshot.context.saveTrouble?.kind === "offline" ? "offline" : "refused";
  if (isStoring("refused")) return "refused";
  return isStoring("waiting") || isStoring("saving") ? "saving" : "saved";
}

function readPublication(product: WrittenProduct | null, isUnsaved: boolean): ProductEditorView["publication"] {
  if (!product || product.publishedAt === null) return "never";
  if (!product.visible) return "withdrawn";
  return product.hasConfigDraft || isUnsaved ? "changed" : "up-to-date";
}

/** What undo takes back: the course before the last step and as it is; null where there is nothing to undo. */
export function readLastStep({
  context: { draft, past },
}: SnapshotFrom<typeof productEditorMachine>): { readonly before: Learniz; readonly now: Learniz } | null {
  const before = past.at(-1)?.learniz;
  return draft && before ? { before, now: draft.learniz } : null;
}

/** True while undo, asked for often enough, comes back to this very course. */
export const isUndoable = (
  { context: { past } }: SnapshotFrom<typeof productEditorMachine>,
  before: Learniz,
): boolean => past.some(({ learniz }) => learniz === before);

/** The slugs that a publication would draw are of no consequence to a review: the same dice each time. */
const SAME_DICE = () => 0.5;

/**
 * What a publication would change, and what is wrong with it: judged with the general conditions applied, as it is
 * published (§5.26). No problems until a draft is open; `changes` is null before the first publication. Apart from the
 * view: it costs a walk through the course.
 */
export function reviewDraft(snapshot: SnapshotFrom<typeof productEditorMachine>): {
  readonly problems: readonly CourseProblem[];
  readonly changes: LearnizChanges | null;
} {
  const { draft, published } = snapshot.context;
  if (!draft) return { problems: [], changes: null };
  const { learniz } = applyGeneralConditions(draft.learniz, SAME_DICE);
  return {
    problems: checkLearniz(learniz),
    changes: published ? compareLearniz(published, learniz) : null,
  };
}

/**
 * What is wrong with what learners have, for an export of it; nothing while it was never published. It costs a walk
 * through the course.
 */
export const reviewPublished = ({
  context: { published },
}: SnapshotFrom<typeof productEditorMachine>): readonly CourseProblem[] => (published ? checkLearniz(published) : []);
