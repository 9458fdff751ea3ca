// Knows how the studio's views reach the machine that holds the course. Its review (`use-editor.ts`) comes later: a
// course can be read before.

import type { Trouble } from "@academiz/application/ports";
import {
  changeDraft,
  connectProductEditor,
  flushDraft,
  hasOtherDraftAlone,
  isUndoable,
  keepSteps,
  type ProductEditorEvent,
  type ProductEditorView,
  productEditorMachine,
  readLastStep,
  renameDraft,
  rewriteDraft,
  type StepPlace,
} from "@academiz/application/product-editor";
import type { Result } from "@academiz/domain/kernel";
import type { Learniz } from "@academiz/domain/learniz";
import { useActorRef } from "@xstate/react";
import { useCallback, useEffect, useRef } from "react";
import type { SnapshotFrom } from "xstate";
import { useOffice } from "../../office/office-context.ts";
import { useDrawn } from "../kept/use-drawn.ts";

/** `field` names what is changed: quick changes of the same one are undone together. */
export type ChangeLearniz = (field: string, change: (learniz: Learniz) => Learniz) => void;

export interface OpenedEditor {
  /** What is drawn of the machine. */
  readonly snapshot: SnapshotFrom<typeof productEditorMachine>;
  /** The machine as it is now, drawn or not. */
  readonly readSnapshot: () => SnapshotFrom<typeof productEditorMachine>;
  readonly view: ProductEditorView;
  readonly send: (event: ProductEditorEvent) => void;
  readonly change: ChangeLearniz;
  /** As `change`, by a field that shows what is typed in it by itself: all else is drawn at the next pause. */
  readonly changeByLetter: ChangeLearniz;
  /** While it is true, all is drawn at each letter. */
  readonly drawLetters: (isAtOnce: boolean) => void;
  /** The present course, drawn or not. @throws Error while none is open. */
  readonly readLearniz: () => Learniz;
  readonly rename: (name: string) => void;
  /** Replaces the course, and its name with its title, as one undo step. */
  readonly write: (learniz: Learniz) => void;
  /** Undoes the change before which the course was `before`; false when something else was changed since. */
  readonly undoTo: (before: Learniz) => boolean;
  /** The published course; null before the first publication. */
  readonly published: Learniz | null;
  /** The step that undo would take back; null where there is none. */
  readonly readLastStep: () => ReturnType<typeof readLastStep>;
  /** False once undo has gone back beyond this state. */
  readonly isUndoable: (before: Learniz) => boolean;
  /** Stores what the author sees now; fails when it cannot be stored. */
  readonly flush: () => Promise<Result<unknown, Trouble>>;
  readonly onStepTaken: (listener: (place: StepPlace) => void) => () => void;
  readonly onWithdrawn: (listener: () => void) => () => void;
  readonly onPublished: (listener: () => void) => () => void;
}

export function useOpenedEditor(slug: string): OpenedEditor {
  const { office } = useOffice();
  const { library, journal, steps, windows, navigation, clock, dice } = office;
  const actor = useActorRef(productEditorMachine, {
    input: { slug, ports: { library: library.of("learniz"), journal, steps, windows, navigation, clock, dice } },
  });
  const { send } = actor;
  const { drawn: snapshot, type, drawLetters } = useDrawn(actor, hasOtherDraftAlone);
  const change: ChangeLearniz = useCallback(
    (field, changeLearniz) =>
      changeDraft(actor, field, (draft) => ({ ...draft, learniz: changeLearniz(draft.learniz) })),
    [actor],
  );
  const changeByLetter: ChangeLearniz = useCallback(
    (field, changeLearniz) => type(() => change(field, changeLearniz)),
    [type, change],
  );
  const rename = useCallback(
    (name: string) => changeDraft(actor, "name", (draft) => renameDraft(draft, name)),
    [actor],
  );
  const writings = useRef(0);
  const write = useCallback(
    (learniz: Learniz) => {
      writings.current++;
      changeDraft(actor, `written ${writings.current}`, (draft) => rewriteDraft(draft, learniz));
    },
    [actor],
  );
  useEffect(() => {
    const save = () => send({ type: "save.asked" });
    const reconnect = () => send({ type: "network.returned" });
    const look = () => send({ type: "window.looked" });
    window.addEventListener("online", reconnect);
    window.addEventListener("focus", look);
    document.addEventListener("visibilitychange", save);
    return () => {
      window.removeEventListener("online", reconnect);
      window.removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", save);
    };
  }, [send]);
  useEffect(() => {
    const keep = () => keepSteps(actor.getSnapshot());
    window.addEventListener("pagehide", keep);
    return () => {
      window.removeEventListener("pagehide", keep);
      keep();
    };
  }, [actor]);
  const { published } = snapshot.context;
  const readSnapshot = useCallback(() => actor.getSnapshot(), [actor]);
  const readLearniz = useCallback(() => {
    const { draft } = actor.getSnapshot().context;
    if (!draft) throw new Error("no course is open");
    return draft.learniz;
  }, [actor]);
  const undoTo = useCallback(
    (before: Learniz) => {
      if (actor.getSnapshot().context.past.at(-1)?.learniz !== before) return false;
      send({ type: "undo.asked" });
      return true;
    },
    [actor, send],
  );
  const readLastStepNow = useCallback(() => readLastStep(actor.getSnapshot()), [actor]);
  const isUndoableNow = useCallback((before: Learniz) => isUndoable(actor.getSnapshot(), before), [actor]);
  const flush = useCallback(() => flushDraft(actor), [actor]);
  const onPublished = useCallback(
    (listener: () => void) => {
      const subscription = actor.on("published", listener);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const onWithdrawn = useCallback(
    (listener: () => void) => {
      const subscription = actor.on("withdrawn", listener);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const onStepTaken = useCallback(
    (listener: (place: StepPlace) => void) => {
      const subscription = actor.on("step.taken", ({ place }) => listener(place));
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return {
    snapshot,
    readSnapshot,
    view: connectProductEditor(snapshot),
    send,
    change,
    changeByLetter,
    drawLetters,
    readLearniz,
    rename,
    write,
    undoTo,
    published: published?.learniz ?? null,
    readLastStep: readLastStepNow,
    isUndoable: isUndoableNow,
    flush,
    onPublished,
    onWithdrawn,
    onStepTaken,
  };
}
