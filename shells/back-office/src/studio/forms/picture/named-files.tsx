// Knows where the files are that a game names while it is written, those that were chosen a moment ago among them.
import type { LibraryFile } from "@academiz/application/ports";
import type { DocumentFile } from "@academiz/domain/catalog";
import { FilesContext } from "@academiz/ui";
import { createContext, type ReactNode, use } from "react";

export interface NamedFiles {
  readonly documentFiles: readonly DocumentFile[];
  /** A file of the library is named from here on. */
  readonly noteFile: (file: LibraryFile) => void;
}

const NamedFilesContext = createContext<NamedFiles | null>(null);

/** @throws Error where no files are named above it. */
export function useFilesOfGame(): NamedFiles {
  const files = use(NamedFilesContext);
  if (!files) throw new Error("the form of a game needs the files that it names above it");
  return files;
}

export const NameFiles = ({ documentFiles, noteFile, children }: NamedFiles & { readonly children: ReactNode }) => (
  <NamedFilesContext value={{ documentFiles, noteFile }}>
    <FilesContext value={documentFiles}>{children}</FilesContext>
  </NamedFilesContext>
);
