// Knows how an edited picture gets to the library: the file first, then what is known of it.
import type { FileChange, LibraryFile, Trouble } from "@academiz/application/ports";
import type { FocalPoint } from "@academiz/domain/documents";
import { useRef, useState } from "react";
import { useOffice } from "../../office/office-context.ts";
import { useIncoming } from "../uploads/use-incoming.ts";

/** What was said of the former picture holds of a part of it too, as far as nobody says otherwise. */
const wordsOf = ({ alternative, licence, origin, description }: LibraryFile): FileChange => ({
  alternative,
  licence,
  origin,
  description,
});

export function useKeeping(file: LibraryFile, mayReplace: boolean, onSaved: (file: LibraryFile) => void) {
  const { office } = useOffice();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const next = useRef<FileChange>({});
  const note = async (kept: Pick<LibraryFile, "shelf" | "slug">, change: FileChange) => {
    const noted = await office.fileLibrary.change(kept.shelf, kept.slug, change);
    setBusy(false);
    if (noted.ok) onSaved(noted.value);
    else setTrouble(noted.error);
  };
  const incoming = useIncoming((arrived) => void note(arrived, next.current));
  const send = (sent: File, target: Parameters<typeof incoming.send>[1], change: FileChange) => {
    next.current = change;
    setBusy(true);
    setTrouble(null);
    incoming.send([{ file: sent }], target);
  };
  const { shelf, slug, folderSlug } = file;
  return {
    /** A sending that failed is begun again in its own line. */
    isBusy: isBusy && !incoming.items.some(({ phase }) => phase === "failed" || phase === "cancelled"),
    items: incoming.items,
    trouble,
    keepNew: (sent: File, focus: FocalPoint | null) =>
      send(sent, mayReplace ? { shelf, folder: folderSlug } : { shelf: "client", folder: null }, {
        ...wordsOf(file),
        focus,
      }),
    replace: (sent: File, focus: FocalPoint | null) => send(sent, { shelf, replaces: slug }, { focus }),
    keepFocus(focus: FocalPoint | null) {
      setBusy(true);
      setTrouble(null);
      void note(file, { focus });
    },
  };
}
