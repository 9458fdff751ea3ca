// Knows how a file that somebody chose is sent to a library, and how its progress is reported.
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";
import type { LibraryFile, Shelf } from "./file-library.ts";

/** A file that a person chose; its bytes stay between the device and the sender. */
export interface ChosenFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/**
 * Where it goes: into a folder (null: the top), or in place of a file. `former`: the address of the bytes that it
 * replaces; where others are there by now, it fails as `conflict`. Without it, it replaces whichever are there.
 */
export type FileTarget =
  | { readonly shelf: Shelf; readonly folder: string | null }
  | { readonly shelf: Shelf; readonly replaces: string; readonly former?: string };

/** A sending that is under way. */
export interface FileSending {
  /** Never rejects. */
  readonly outcome: Promise<Result<LibraryFile, Trouble>>;
  /** Cancels it, and nothing of it is kept; no effect once it has ended. */
  cancel(): void;
  /** Pauses it: the parts that arrived wait for the same file; a file that is sent whole is cancelled. */
  pause(): void;
}

/** Sends files. Never throws. */
export interface FileSender {
  /** `onProgress` gets the number of sent bytes, at most the file's size; then the server checks them. */
  send(file: ChosenFile, target: FileTarget, onProgress: (sent: number) => void): FileSending;
  /** True for a file that is sent in parts: sent again, it goes on where it stopped, even on another day. */
  goesOn(file: ChosenFile): boolean;
  /** Forgets its parts. */
  forget(file: ChosenFile, target: FileTarget): void;
}
