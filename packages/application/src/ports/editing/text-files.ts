// Knows how the text of a library's file is read and written.
import type { Result } from "@academiz/domain/kernel";
import type { Trouble } from "../ground/trouble.ts";
import type { LibraryFile } from "./file-library.ts";
import type { ChosenFile, FileTarget } from "./file-sending.ts";

export interface TextFile {
  readonly text: string;
  /** True where the file goes on. */
  readonly isCut: boolean;
}

/** Never throws: failures are in the result. */
export interface TextFiles {
  /** The text at an address of a library's file, at most so many bytes of it, whatever its encoding. */
  read(url: string, most: number): Promise<Result<TextFile, Trouble>>;
  /** As `read`, of a file that somebody chose on their device. */
  readChosen(file: ChosenFile, most: number): Promise<Result<TextFile, Trouble>>;
  write(name: string, text: string, target: FileTarget): Promise<Result<LibraryFile, Trouble>>;
}
