// Knows how one file is chosen from a library, or added to it on the way.
import type { FileCriteria, LibraryFile } from "@academiz/application/ports";
import { DOCUMENT_TYPES, type DocumentKind } from "@academiz/domain/documents";
import { Button, Dialog } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Upload } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { FailuresNotice } from "../../lists/failures-notice.tsx";
import { LibraryBrowser } from "../browse/library-browser.tsx";
import { useLibrary } from "../browse/use-library.ts";
import { FileBox } from "../uploads/file-box.tsx";
import { UploadList } from "../uploads/upload-list.tsx";
import { useUploads } from "../uploads/uploads-context.ts";
import { useIncoming } from "../uploads/use-incoming.ts";
import * as styles from "./choosing.css.ts";

export interface ChooseFileDialogProps {
  readonly title: ReactNode;
  /** The kinds that are offered; empty for every kind. */
  readonly kinds: readonly DocumentKind[];
  readonly onChoose: (file: LibraryFile) => void;
  readonly onClose: () => void;
}

export function ChooseFileDialog({ title, kinds, onChoose, onClose }: ChooseFileDialogProps) {
  const { t } = useLingui();
  const uploads = useUploads();
  const box = useRef<HTMLInputElement>(null);
  const [isTable, setTable] = useState(false);
  const [criteria, setCriteria] = useState<FileCriteria>({
    shelf: "client",
    folder: null,
    query: "",
    kinds,
    only: "all",
    order: "-createdAt",
    page: 1,
  });
  const library = useLibrary(criteria, () => {});
  const { shelf, folder } = criteria;
  // A file that somebody uploads here is the one they choose.
  const incoming = useIncoming(onChoose);
  const isAny = kinds.length === 0;
  const add = (
    <Button icon={<Upload size={20} aria-hidden />} onClick={() => box.current?.click()}>
      <Trans>Add from this device</Trans>
    </Button>
  );
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={title}
      footer={
        <>
          {library.mayWrite && add}
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {library.mayWrite && (
          <FileBox
            box={box}
            isSingle
            accept={isAny ? undefined : kinds.flatMap((kind) => DOCUMENT_TYPES[kind]).join(",")}
            onChoose={(files) => incoming.send(files, { shelf, folder })}
          />
        )}
        {incoming.items.length > 0 && <UploadList items={incoming.items} uploads={uploads} />}
        <FailuresNotice
          failures={library.view.failures}
          onDismiss={() => library.send({ type: "failures.dismissed" })}
        />
        <LibraryBrowser
          library={library}
          onChange={(change) => setCriteria((current) => ({ ...current, page: 1, ...change }))}
          isTable={isTable}
          onTable={setTable}
          hasKinds={isAny}
          door={(file) => ({ onOpen: () => onChoose(file), label: t`Choose ${file.name}` })}
          add={add}
        />
      </div>
    </Dialog>
  );
}
