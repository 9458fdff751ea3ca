// Knows how files are inserted into a text: chosen from the library, dropped on the text, or pasted into it.
import { keepAlternative } from "@academiz/application/file-library";
import type { AddedFile } from "@academiz/application/file-uploads";
import type { LibraryFile } from "@academiz/application/ports";
import type { PlacedWords } from "@academiz/domain/learniz";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { Editor } from "slate";
import { ReactEditor } from "slate-react";
import { AlternativeDialog } from "../../library/choosing/alternative-dialog.tsx";
import { ChooseFileDialog } from "../../library/choosing/choose-file-dialog.tsx";
import { type KindGroup, listKinds } from "../../library/common/kind-groups.ts";
import { useIncoming } from "../../library/uploads/use-incoming.ts";
import { useOffice } from "../../office/office-context.ts";
import { useStudio } from "../common/studio-context.ts";
import { createHeldPlaces, type HeldPlace, holdPlace, insertFile } from "./insert-file.ts";

/** The kinds of files that a text takes. */
export type TextFile = Extract<KindGroup, "image" | "audio" | "video" | "document">;
interface Described {
  readonly file: LibraryFile;
  readonly place: HeldPlace;
}

export interface FilesInText {
  readonly choose: (what: TextFile) => void;
  /** Uploads files of the device to the library, then inserts them where the cursor is now. */
  readonly take: (files: readonly AddedFile[]) => void;
  /** The dialogs on the way. */
  readonly dialogs: ReactNode;
}

export function useFilesInText(editor: Editor): FilesInText {
  const { office } = useOffice();
  const { noteFile } = useStudio();
  const [asked, setAsked] = useState<TextFile | null>(null);
  const [described, setDescribed] = useState<readonly Described[]>([]);
  /** The places of the files that are being uploaded. */
  const [places] = useState(() => createHeldPlaces(editor));
  const insert = ({ file, place }: Described, words: PlacedWords) => {
    insertFile(editor, file, words, place);
    ReactEditor.focus(editor);
  };
  const place = (one: Described) => {
    noteFile(one.file);
    const { kind, alternative, transcript, captions } = one.file;
    // The alternative text is written before the picture is used.
    if (kind === "image" && alternative === null) setDescribed((waiting) => [...waiting, one]);
    else insert(one, { alternative: alternative ?? "", transcript, captions: captions ?? "" });
  };
  const incoming = useIncoming((file, id) => place({ file, place: places.take(id) }));
  const [next] = described;
  const finish = () => setDescribed((waiting) => waiting.slice(1));
  const titles: Readonly<Record<TextFile, ReactNode>> = {
    image: <Trans>Choose a picture</Trans>,
    audio: <Trans>Choose a sound</Trans>,
    video: <Trans>Choose a film</Trans>,
    document: <Trans>Choose a file to link to</Trans>,
  };
  return {
    choose: setAsked,
    take(files) {
      const alone = files.map(({ file }) => ({ file }));
      places.hold(incoming.send(alone, { shelf: "client", folder: null }));
    },
    dialogs: (
      <>
        {asked && (
          <ChooseFileDialog
            title={titles[asked]}
            kinds={asked === "document" ? [...listKinds("document"), "archive"] : TEXT_KINDS[asked]}
            onClose={() => {
              setAsked(null);
              ReactEditor.focus(editor);
            }}
            onChoose={(file) => {
              setAsked(null);
              place({ file, place: holdPlace(editor) });
            }}
          />
        )}
        {next && (
          <AlternativeDialog
            key={next.file.slug}
            file={next.file}
            onCancel={() => {
              next.place.release();
              finish();
            }}
            onSay={(alternative) => {
              finish();
              // Stored with the file, so that it need not be written again for another text.
              void keepAlternative(office.fileLibrary, next.file, alternative);
              insert(next, { alternative });
            }}
          />
        )}
      </>
    ),
  };
}

const TEXT_KINDS = { image: ["image"], audio: ["audio"], video: ["video"] } as const;
