// Knows how an edited picture is stored in the library: the file first, then its description.
import type { FileChange, LibraryFile, Trouble } from "@academiz/application/ports";
import type { FocalPoint } from "@academiz/domain/documents";
import { useRef, useState } from "react";
import { useOffice } from "../../office/office-context.ts";
import { useIncoming } from "../uploads/use-incoming.ts";

/** The description of the former picture also holds for a part of it, unless somebody changes it. */
const wordsOf = ({ alternative, licence, origin, description }: LibraryFile): FileChange => ({
  alternative,
  licence,
  origin,
  description,
});

interface Note {
  readonly kept: Pick<LibraryFile, "shelf" | "slug">;
  readonly change: FileChange;
}

export function useKeeping(file: LibraryFile, mayReplace: boolean, onSaved: (file: LibraryFile) => void) {
  const { office } = useOffice();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [unnoted, setUnnoted] = useState<Note | null>(null);
  const next = useRef<FileChange>({});
  const note = async ({ kept, change }: Note) => {
    setBusy(true);
    setTrouble(null);
    const noted = await office.fileLibrary.change(kept.shelf, kept.slug, change);
    setBusy(false);
    if (noted.ok) onSaved(noted.value);
    else setTrouble(noted.error);
    return noted.ok;
  };
  const incoming = useIncoming(async (kept) => {
    const wanted = { kept, change: next.current };
    if (!(await note(wanted))) setUnnoted(wanted);
  });
  const send = (sent: File, target: Parameters<typeof incoming.send>[1], change: FileChange) => {
    next.current = change;
    setBusy(true);
    setTrouble(null);
    incoming.send([{ file: sent }], target);
  };
  const { shelf, slug, folderSlug } = file;
  return {
    /** An upload that failed is restarted in its own line. */
    isBusy: isBusy && !incoming.items.some(({ phase }) => phase === "failed" || phase === "cancelled"),
    items: incoming.items,
    trouble,
    /** The file is in the library, but not its description: only that is tried again. */
    retryNote: unnoted && (() => void note(unnoted)),
    keepNew: (sent: File, focus: FocalPoint | null) =>
      send(sent, mayReplace ? { shelf, folder: folderSlug } : { shelf: "client", folder: null }, {
        ...wordsOf(file),
        focus,
      }),
    replace: (sent: File, focus: FocalPoint | null) => send(sent, { shelf, replaces: slug }, { focus }),
    keepFocus: (focus: FocalPoint | null) => void note({ kept: file, change: { focus } }),
  };
}
