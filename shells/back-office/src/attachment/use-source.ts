// Knows what an author enters as the content of an attachment, over what is stored.
import type { LibraryFile, WrittenProduct } from "@academiz/application/ports";
import { isSameJson } from "@academiz/domain/kernel";
import {
  type AttachedSource,
  chooseShowing,
  cleanAddress,
  readAlternatives,
  readSource,
  writeSource,
} from "@academiz/domain/products";
import { useDraft } from "@academiz/ui";
import { useState } from "react";
import { type FileName, nameFile } from "../library/choosing/name-file.ts";

const NO_ALTERNATIVES = { alternative: "", captionsSrc: "", transcript: "" };

export type SourceDraft = ReturnType<typeof useSource>;

export function useSource({ content, documentFiles }: WrittenProduct, isSaving: boolean) {
  const stored = readSource(content);
  const told = readAlternatives(content);
  const [chosen, setChosen] = useState<LibraryFile | null>(null);
  const [chosenCaptions, setChosenCaptions] = useState<Pick<LibraryFile, "slug" | "name"> | null>(null);
  const draft = useDraft(
    {
      kind: stored?.kind ?? "file",
      file: stored?.kind === "file" ? stored.slug : "",
      address: stored?.kind === "address" ? stored.url : "",
      ...told,
    },
    isSaving,
  );
  const kind = draft.values.kind === "address" ? ("address" as const) : ("file" as const);
  const { file, address } = draft.values;
  const url = cleanAddress(address);
  const written: AttachedSource | null =
    kind === "file" ? (file === "" ? null : { kind, slug: file }) : url === null ? null : { kind, url };
  const known = chosen?.slug === file ? chosen : documentFiles.find(({ slug }) => slug === file);
  const { captionsSrc } = draft.values;
  const alternatives = readAlternatives(draft.values);
  const isOther = writeSource(written) !== writeSource(stored) || (kind === "file" && !isSameJson(alternatives, told));
  const named = chosenCaptions ? [chosenCaptions, ...documentFiles] : documentFiles;
  const names: { readonly captionsName: FileName } = { captionsName: nameFile(captionsSrc, named) };
  return {
    kind,
    address,
    /** Null where none is chosen; empty where the library no longer has it. */
    fileName: file === "" ? null : (known?.name ?? ""),
    /** True where the typed text is not an address that learners can be led to. */
    isMistyped: kind === "address" && address.trim() !== "" && url === null,
    /** True for a PDF that does not say what its words are. */
    isUntagged:
      kind === "file" &&
      known !== undefined &&
      ("untagged" in known || ("isTagged" in known && known.isTagged === false)),
    /** How the file is looked at, as far as it is known. */
    showing: known ? chooseShowing("mediaType" in known ? known.mediaType : known.type) : null,
    typed: draft.values,
    ...names,
    /** What would be stored; null where there is nothing to store. */
    content:
      written !== null && isOther
        ? { source: writeSource(written), ...(kind === "file" ? alternatives : NO_ALTERNATIVES) }
        : null,
    /** A value for the other kind stays in the form, but is nothing to save. */
    isChanged: written === null ? draft.isChanged : isOther,
    chooseKind: (next: "file" | "address") => draft.put("kind", next),
    typeAddress: (typed: string) => draft.put("address", typed),
    chooseFile: (next: LibraryFile | null) => {
      setChosen(next);
      draft.put("file", next?.slug ?? "");
      // What its owner wrote in the library is where an author begins.
      draft.put("alternative", next?.alternative ?? "");
      draft.put("captionsSrc", next?.captions ? `document:${next.captions}` : "");
      draft.put("transcript", next?.transcript ?? "");
      const { captions, captionsName } = next ?? {};
      setChosenCaptions(captions && captionsName ? { slug: captions, name: captionsName } : null);
    },
    chooseCaptions: (next: LibraryFile | null) => {
      setChosenCaptions(next);
      draft.put("captionsSrc", next ? `document:${next.slug}` : "");
    },
    write: (name: "alternative" | "transcript", text: string) => draft.put(name, text),
    drop: draft.reset,
  };
}
