// Knows what an author enters as the content of an attachment, over what is stored.
import type { LibraryFile, WrittenProduct } from "@academiz/application/ports";
import { type AttachedSource, cleanAddress, readSource, writeSource } from "@academiz/domain/products";
import { useDraft } from "@academiz/ui";
import { useState } from "react";

export type SourceDraft = ReturnType<typeof useSource>;

export function useSource({ content, documentFiles }: WrittenProduct, isSaving: boolean) {
  const stored = readSource(content);
  const [chosen, setChosen] = useState<LibraryFile | null>(null);
  const draft = useDraft(
    {
      kind: stored?.kind ?? "file",
      file: stored?.kind === "file" ? stored.slug : "",
      address: stored?.kind === "address" ? stored.url : "",
    },
    isSaving,
  );
  const kind = draft.values.kind === "address" ? ("address" as const) : ("file" as const);
  const { file, address } = draft.values;
  const url = cleanAddress(address);
  const written: AttachedSource | null =
    kind === "file" ? (file === "" ? null : { kind, slug: file }) : url === null ? null : { kind, url };
  const known = chosen?.slug === file ? chosen : documentFiles.find(({ slug }) => slug === file);
  const isOther = writeSource(written) !== writeSource(stored);
  return {
    kind,
    address,
    /** Null where none is chosen; empty where the library no longer has it. */
    fileName: file === "" ? null : (known?.name ?? ""),
    /** True where the typed text is not an address that learners can be led to. */
    isMistyped: kind === "address" && address.trim() !== "" && url === null,
    /** What would be stored; null where there is nothing to store. */
    source: written !== null && isOther ? (writeSource(written) ?? null) : null,
    /** A value for the other kind stays in the form, but is nothing to save. */
    isChanged: written === null ? draft.isChanged : isOther,
    chooseKind: (next: "file" | "address") => draft.put("kind", next),
    typeAddress: (typed: string) => draft.put("address", typed),
    chooseFile: (next: LibraryFile | null) => {
      setChosen(next);
      draft.put("file", next?.slug ?? "");
    },
    drop: draft.reset,
  };
}
