// Knows the files that a game names while it is written, including those chosen a moment ago.
import type { LibraryFile } from "@academiz/application/ports";
import type { DocumentFile } from "@academiz/domain/catalog";
import { FilesContext } from "@academiz/ui";
import { createContext, type ReactNode, use } from "react";

export interface NamedFiles {
  readonly documentFiles: readonly DocumentFile[];
  /** Notes that the game now names this file. */
  readonly noteFile: (file: LibraryFile) => void;
}

const NamedFilesContext = createContext<NamedFiles | null>(null);

/** @throws Error where no ancestor provides files. */
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
