// Knows the draft of a classroom's documents: which files, in which order, and when each is given.
import type { LibraryFile, WrittenProduct } from "@academiz/application/ports";
import {
  type DocumentTime,
  readSessionDocuments,
  type SessionDocument,
  writeSessionDocuments,
} from "@academiz/domain/classiz";
import { useDraft } from "@academiz/ui";
import { useState } from "react";

export type DocumentsDraft = ReturnType<typeof useDocumentsDraft>;

export function useDocumentsDraft({ content, documentFiles }: WrittenProduct, isSaving: boolean) {
  const draft = useDraft({ documents: JSON.stringify(readSessionDocuments(content)) }, isSaving);
  const [chosen, setChosen] = useState<readonly LibraryFile[]>([]);
  const documents = JSON.parse(draft.values.documents) as readonly SessionDocument[];
  const write = (next: readonly SessionDocument[]) => draft.put("documents", JSON.stringify(next));
  const findName = (slug: string) =>
    (chosen.find((one) => one.slug === slug) ?? documentFiles.find((one) => one.slug === slug))?.name ?? null;
  return {
    draft,
    /** `name`: null where the library no longer has the file. */
    documents: documents.map((one) => ({ ...one, name: findName(one.slug) })),
    /** A file that is in the list already keeps its place. */
    add: (file: LibraryFile) => {
      setChosen((before) => [...before, file]);
      if (!documents.some(({ slug }) => slug === file.slug)) write([...documents, { slug: file.slug, when: "before" }]);
    },
    time: (slug: string, when: DocumentTime) =>
      write(documents.map((one) => (one.slug === slug ? { slug, when } : one))),
    remove: (slug: string) => write(documents.filter((one) => one.slug !== slug)),
    move: (at: number, by: -1 | 1) => {
      const moved = documents[at];
      if (moved) write(documents.toSpliced(at, 1).toSpliced(at + by, 0, moved));
    },
    /** The documents as they are stored. */
    written: writeSessionDocuments(documents),
  };
}
