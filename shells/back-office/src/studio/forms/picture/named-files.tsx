// Knows the files that a game names while it is written, including those chosen a moment ago.
import { FilesContext } from "@academiz/ui";
import { createContext, type ReactNode, use } from "react";
import type { NamedFiles } from "../../../library/named/use-named-files.ts";

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
