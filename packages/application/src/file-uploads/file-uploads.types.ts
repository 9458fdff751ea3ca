// Knows what stands in the queue of files that are on their way to a library.
import type { Result } from "@academiz/domain/kernel";
import type { ChosenFile, FileLibrary, FileSender, FileTarget, LibraryFile, Trouble } from "../ports/index.ts";

/** What a queue is started with: its ports. */
export interface FileUploadsInput {
  readonly sender: FileSender;
  readonly library: FileLibrary;
}

/** A file that was chosen; `path` with the folders that it came in, as browsers tell it: `photos/2026/a.jpg`. */
export interface AddedFile {
  readonly file: ChosenFile;
  readonly path?: string;
}

/** A file in the queue. */
export interface UploadItem {
  readonly id: string;
  readonly file: ChosenFile;
  readonly target: FileTarget;
  /** Folders that it comes in and that may have to be made first, the outermost first. */
  readonly folders: readonly string[];
  /** `placing`: its folders are made. */
  readonly phase: "placing" | "waiting" | "sending" | "paused" | "done" | "failed" | "cancelled";
  /** Bytes that were sent. */
  readonly sent: number;
  /** What the library has of it, once it is done. */
  readonly arrived: LibraryFile | null;
  readonly trouble: Trouble | null;
  /** For whom it is, in the words of the one who chose it; empty where nobody waits for it. */
  readonly tag: string;
}

/** What the queue remembers. */
export interface FileUploadsContext extends FileUploadsInput {
  readonly items: readonly UploadItem[];
  /** The files whose folders are being made, all in one library; the others wait. */
  readonly placing: readonly string[];
  /** How many files were ever added. */
  readonly count: number;
}

/** What can happen to the queue. */
export type FileUploadsEvent =
  | { type: "files.added"; files: readonly AddedFile[]; target: FileTarget; tag?: string }
  | { type: "upload.cancelled"; id: string }
  | { type: "upload.retried"; id: string }
  /** For a file that is sent in parts: the parts that arrived wait. */
  | { type: "upload.paused"; id: string }
  | { type: "upload.resumed"; id: string }
  | { type: "all.cancelled" }
  /** Files that the network stopped go on. */
  | { type: "network.returned" }
  /** Files that have ended are no longer shown. */
  | { type: "ended.dismissed" }
  | { type: "sending.progressed"; id: string; sent: number }
  | { type: "sending.ended"; id: string; result: Result<LibraryFile, Trouble> }
  /** `made`: the innermost folder of each of them. */
  | { type: "folders.made"; made: Result<Readonly<Record<string, string | null>>, Trouble>; ids: readonly string[] };

/** What is told once of each file, with the tag under which it was chosen. */
export type FileUploadsEmitted =
  | { type: "arrived"; id: string; tag: string; file: LibraryFile; target: FileTarget }
  | { type: "failed"; id: string; tag: string; trouble: Trouble };
