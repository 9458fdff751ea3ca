// Knows the course of a file as it is tried (DEV, decisions 6), with the files of the library that it names.
import type { LibraryFile } from "@academiz/application/ports";
import type { DocumentFile } from "@academiz/domain/catalog";
import { type Learniz, listDocuments } from "@academiz/domain/learniz";
import type { TriedDraft } from "@academiz/domain/products";
import { DEFAULT_MARK_TYPE } from "@academiz/domain/scoring";
import { useEffect, useMemo, useState } from "react";
import { describeFile } from "../library/named/use-named-files.ts";
import { useOffice, useSession } from "../office/office-context.ts";

interface KnownCourse {
  readonly of: Learniz;
  readonly files: readonly DocumentFile[];
}

/**
 * Null until its files are known, as far as the author's libraries have them. The former course is played until those
 * of the next one are known, so that its player goes on where it is.
 */
export function useFileDraft(name: string, learniz: Learniz): TriedDraft | null {
  const { markType, theme } = useSession().client ?? {};
  const known = useKnown(learniz);
  return useMemo(() => {
    if (!known) return null;
    return {
      kind: "learniz",
      mode: "DEV",
      slug: "file",
      name,
      content: { ...known.of },
      documentFiles: [...known.files],
      markType: markType ?? DEFAULT_MARK_TYPE,
      theme: { ...theme },
      at: null,
      block: null,
    };
  }, [name, known, markType, theme]);
}

function useKnown(learniz: Learniz): KnownCourse | null {
  const { fileLibrary } = useOffice().office;
  const [known, setKnown] = useState<KnownCourse | null>(null);
  useEffect(() => {
    let isGone = false;
    const find = async (slug: string): Promise<LibraryFile | null> => {
      for (const shelf of ["client", "library"] as const) {
        const file = await fileLibrary.read(shelf, slug);
        if (file.ok) return file.value;
      }
      return null;
    };
    void Promise.all(listDocuments(learniz).map(({ slug }) => find(slug))).then((found) => {
      if (!isGone) setKnown({ of: learniz, files: found.flatMap((file) => (file ? [describeFile(file)] : [])) });
    });
    return () => {
      isGone = true;
    };
  }, [learniz, fileLibrary]);
  return known;
}
