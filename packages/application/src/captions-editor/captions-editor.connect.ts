// Knows how captions that are written are shown.
import { type Cue, type CueFlaw, checkCues } from "@academiz/domain/documents";
import type { SnapshotFrom } from "xstate";
import type { LibraryFile, Trouble, UsedFile } from "../ports/index.ts";
import { type captionsEditorMachine, isUnsaved } from "./captions-editor.machine.ts";
import type { Dropped } from "./captions-editor.types.ts";

export interface CueRow extends Cue {
  readonly flaws: readonly CueFlaw[];
}
export interface CaptionsEditorView {
  readonly phase: "opening" | "unopened" | "editing" | "saving";
  /** Null where a file of captions was opened by itself. */
  readonly film: LibraryFile | null;
  /** Null where they are not stored yet. */
  readonly file: LibraryFile | null;
  readonly usedBy: UsedFile["usedBy"];
  readonly language: string;
  readonly rows: readonly CueRow[];
  /** Index of the edited cue; -1 without any. */
  readonly at: number;
  /** How many cues something is wrong with. */
  readonly flawed: number;
  readonly dropped: Dropped | null;
  readonly trouble: Trouble | null;
  /** Why it was not saved: somebody else did meanwhile. */
  readonly isConflict: boolean;
  /** The file is stored, but its film does not name it yet. */
  readonly isUnnamed: boolean;
  readonly isUnsaved: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

const PHASES = {
  opening: "opening",
  unopened: "unopened",
  editing: "editing",
  takingTheirs: "saving",
  keepingOwn: "saving",
  saving: "saving",
} as const;

/**
 * The view of a snapshot of `captionsEditorMachine`. Pure.
 * @param duration seconds of the film; null where it is not known.
 */
export function connectCaptionsEditor(
  snapshot: SnapshotFrom<typeof captionsEditorMachine>,
  duration: number | null,
): CaptionsEditorView {
  const { context, value } = snapshot;
  const { draft, past, future, film, file, usedBy, dropped, trouble, isUnnamed } = context;
  const flaws = checkCues(draft.cues, duration);
  return {
    phase: PHASES[value],
    film,
    file,
    usedBy,
    language: draft.language,
    rows: draft.cues.map((cue, at) => ({ ...cue, flaws: flaws[at] ?? [] })),
    at: draft.at,
    flawed: flaws.filter((one) => one.length > 0).length,
    dropped,
    trouble,
    isConflict: trouble?.kind === "conflict",
    isUnnamed,
    isUnsaved: isUnsaved(context),
    canUndo: past.length > 0,
    canRedo: future.length > 0,
  };
}
