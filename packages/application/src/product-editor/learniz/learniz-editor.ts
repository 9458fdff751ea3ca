// Knows the editor of courses: the editor's machine for this kind of draft, and what its views show besides.
import { isSameJson } from "@academiz/domain/kernel";
import { type Learniz, readAskedAverage } from "@academiz/domain/learniz";
import type { SnapshotFrom } from "xstate";
import { writeSteps } from "../keep-steps.ts";
import { connectEditor, type EditorView } from "../product-editor.connect.ts";
import { createProductEditorMachine } from "../product-editor.machine.ts";
import type { EditorEvent } from "../product-editor.types.ts";
import type { Draft, LearnizEdit } from "./learniz.types.ts";
import { describeEdit, learnizKind } from "./learniz-kind.ts";

/** The editor of courses, run in XState with a `ProductEditorInput`. */
export const productEditorMachine = createProductEditorMachine(learnizKind);

type Snapshot = SnapshotFrom<typeof productEditorMachine>;

/** What can happen to the editor of courses. */
export type ProductEditorEvent = EditorEvent<LearnizEdit>;

/** Has the draft changed, as the function says of the draft of now; nothing happens where it changes nothing. */
export function changeDraft(
  editor: { readonly getSnapshot: () => Snapshot; readonly send: (event: ProductEditorEvent) => void },
  field: string,
  change: (draft: Draft) => Draft,
): void {
  const { draft } = editor.getSnapshot().context;
  const edit = draft && describeEdit(draft, change(draft));
  if (edit) editor.send({ type: "draft.changed", field, edit });
}

/** To be called when the page of an editor goes: nothing happens before its product is open. */
export const keepSteps = ({ context }: Snapshot): void => writeSteps(learnizKind, context);

/** What the editor of a course shows. */
export interface ProductEditorView extends EditorView<Draft> {
  /** 0–100: the average that learners need; undefined while none is asked for, and nothing is published. */
  readonly askedAverage: number | undefined;
}

/** The view of a snapshot of `productEditorMachine`. Pure, and cheap enough for every redraw. */
export function connectProductEditor(snapshot: Snapshot): ProductEditorView {
  const { published } = snapshot.context;
  return { ...connectEditor(snapshot), askedAverage: published ? readAskedAverage(published.learniz) : undefined };
}

/** True where the two differ in their course alone: a view shows the rest alike, and the steps of undo are the same. */
export function hasOtherDraftAlone(one: Snapshot, other: Snapshot): boolean {
  if (one.context.past !== other.context.past || one.context.future.length !== other.context.future.length)
    return false;
  const { draft: _, product: __, ...shown } = connectProductEditor(one);
  const { draft: ___, product: ____, ...then } = connectProductEditor(other);
  return one.context.product === other.context.product && isSameJson(shown, then);
}

/** What undo takes back: the course before the last step and as it is; null where there is nothing to undo. */
export function readLastStep({
  context: { draft, past },
}: Snapshot): { readonly before: Learniz; readonly now: Learniz } | null {
  const before = past.at(-1)?.learniz;
  return draft && before ? { before, now: draft.learniz } : null;
}

/** The draft with another name; the title that learners read is its name too, until its author gives it another one. */
export function renameDraft(draft: Draft, name: string): Draft {
  const { context } = draft.learniz;
  const isTitle = context.title === draft.name;
  return { name, learniz: isTitle ? { ...draft.learniz, context: { ...context, title: name } } : draft.learniz };
}

/** The draft with its course written anew; its name follows the title, as long as they are the same. */
export function rewriteDraft(draft: Draft, learniz: Learniz): Draft {
  const isTitle = draft.learniz.context.title === draft.name;
  return { name: isTitle ? learniz.context.title : draft.name, learniz };
}

/** True while undo, asked for often enough, comes back to this very course. */
export const isUndoable = ({ context: { past } }: Snapshot, before: Learniz): boolean =>
  past.some(({ learniz }) => learniz === before);
