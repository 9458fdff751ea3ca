// Knows how a file that somebody chose is sent to a library, and what is told of it on the way.
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";
import type { LibraryFile, Shelf } from "./file-library.ts";

/** A file that a person chose; its bytes are between the device and who sends it. */
export interface ChosenFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** Where it goes: to a folder (null: the top), or in the place of a file. */
export type FileTarget =
  | { readonly shelf: Shelf; readonly folder: string | null }
  | { readonly shelf: Shelf; readonly replaces: string };

/** A sending that is under way. */
export interface FileSending {
  /** Never rejects. */
  readonly outcome: Promise<Result<LibraryFile, Trouble>>;
  /** Nothing is kept of it; without effect once it has ended. */
  cancel(): void;
  /** What has arrived waits for the same file, of what comes part by part; anything else is as cancelled. */
  pause(): void;
}

/** Sends files. Never throws. */
export interface FileSender {
  /** `onProgress` hears how many bytes have left, at most the file's size; then the server looks through them. */
  send(file: ChosenFile, target: FileTarget, onProgress: (sent: number) => void): FileSending;
  /** True for a file that comes part by part: sent again, it goes on where it stopped, on another day too. */
  goesOn(file: ChosenFile): boolean;
  /** Nothing waits for it any more. */
  forget(file: ChosenFile, target: FileTarget): void;
}
