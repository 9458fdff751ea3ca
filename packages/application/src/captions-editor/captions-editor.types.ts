// Knows what can happen while captions are written, and what the editor of them is told.
import type { Captions, CueEdit, EditedCues, ReadCaptions } from "@academiz/domain/documents";
import type { Clock, FileLibrary, LibraryFile, Shelf, TextFiles, Trouble, UsedFile } from "../ports/index.ts";
import type { DraftHistory } from "../undoing/draft-history.ts";

export interface NamedFile {
  /** Null: either library, the client's own first. */
  readonly shelf: Shelf | null;
  readonly slug: string;
}
/** What the editor of captions is started with. */
export interface CaptionsEditorInput {
  /** Either a film, whose captions are opened or begun, or a file of captions by itself. */
  readonly opened: NamedFile;
  /** True for whoever writes to the shared library; for others its captions become the client's own. */
  readonly mayShare: boolean;
  /** The language of captions that are begun. */
  readonly language: string;
  readonly library: Pick<FileLibrary, "read" | "change">;
  readonly texts: TextFiles;
  readonly clock: Clock;
}

/** The captions as they are edited: undo leads back to the cue that was changed. */
export interface CaptionsDraft extends EditedCues {
  readonly language: string;
}
export type Dropped = ReadCaptions["dropped"];

/** What was read of the library. */
export interface OpenedCaptions {
  /** Null where a file of captions is opened by itself. */
  readonly film: UsedFile | null;
  /** Null where they are not written yet. */
  readonly file: UsedFile | null;
  readonly read: ReadCaptions;
}
export interface CaptionsEditorContext extends CaptionsEditorInput, DraftHistory<CaptionsDraft> {
  readonly film: LibraryFile | null;
  readonly file: LibraryFile | null;
  /** Who shows the file that is replaced. */
  readonly usedBy: UsedFile["usedBy"];
  /** As they are stored. */
  readonly stored: Captions;
  /** What the newest file that was read lost. */
  readonly dropped: Dropped | null;
  /** True where the film does not name the stored file yet: only that is left to do. */
  readonly isUnnamed: boolean;
  readonly trouble: Trouble | null;
}
export type CaptionsEditorEvent =
  /** `field`: quick typing in one field is one step of undo. */
  | { type: "cues.edited"; edit: CueEdit; field?: string }
  | { type: "cue.chosen"; at: number }
  | { type: "language.chosen"; language: string }
  /** The text of a file from this device: its cues take the place of these. */
  | { type: "file.imported"; text: string }
  | { type: "undo.asked" }
  | { type: "redo.asked" }
  | { type: "save.asked" }
  | { type: "retry.asked" }
  /** After a conflict: theirs are shown, and undo leads back to these. */
  | { type: "theirs.wanted" }
  /** After a conflict: the next saving replaces theirs. */
  | { type: "own.kept" };
/** `film` is null where a file of captions was opened by itself. */
export type CaptionsEditorEmitted = {
  type: "saved";
  film: LibraryFile | null;
  file: LibraryFile;
};
