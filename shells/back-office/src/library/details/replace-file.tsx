// Knows how a file is replaced by another under its name, after a warning of what shows it (§7.70, decisions 12).
import { type AddedFile, connectFileUploads } from "@academiz/application/file-uploads";
import type { LibraryFile, UsedFile } from "@academiz/application/ports";
import { DOCUMENT_TYPES } from "@academiz/domain/documents";
import { Button, Dialog } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { Replace } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { ReplaceWarning } from "../common/replace-warning.tsx";
import { FileBox } from "../uploads/file-box.tsx";
import { UploadList } from "../uploads/upload-list.tsx";
import { useUploads } from "../uploads/uploads-context.ts";
import * as styles from "./details.css.ts";

export interface ReplaceFileProps {
  readonly file: LibraryFile;
  readonly used: UsedFile | null;
}

export function ReplaceFile({ file: { shelf, slug, name, kind }, used }: ReplaceFileProps) {
  const { t } = useLingui();
  const uploads = useUploads();
  const box = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<readonly AddedFile[] | null>(null);
  const tag = `replace ${shelf}/${slug}`;
  const ids = useSelector(uploads, ({ context: { items } }) =>
    items.flatMap((item) => (item.tag === tag ? item.id : [])).join(),
  ).split(",");
  const snapshot = useSelector(uploads, (now) => now);
  const items = connectFileUploads(snapshot).items.filter(({ id }) => ids.includes(id));
  const list = useRef<HTMLDivElement>(null);
  const phases = items.map(({ phase }) => phase).join();
  // The panel is longer than a window: what became of it is said in sight.
  useEffect(() => {
    if (phases !== "") list.current?.scrollIntoView({ block: "nearest" });
  }, [phases]);
  const newName = chosen?.[0]?.file.name ?? "";
  const confirm = () => {
    if (chosen) uploads.send({ type: "files.added", files: chosen, target: { shelf, replaces: slug }, tag });
    setChosen(null);
  };
  return (
    <section className={styles.part} aria-label={t`Replace the file`}>
      <h2 className={styles.heading}>
        <Trans>Replace the file</Trans>
      </h2>
      <p className={styles.note}>
        <Trans>Another file takes its place under the same name. What shows it shows the new one.</Trans>
      </p>
      <div className={styles.buttons}>
        <Button
          size="small"
          icon={<Replace size={16} aria-hidden />}
          disabled={used === null}
          accessibleWhenDisabled
          onClick={() => box.current?.click()}
        >
          <Trans>Choose the new file</Trans>
        </Button>
        <FileBox
          box={box}
          isSingle
          // A picture cannot be replaced by a sound: what shows the file expects the same kind.
          accept={DOCUMENT_TYPES[kind].join(",")}
          onChoose={setChosen}
        />
      </div>
      <div ref={list}>{items.length > 0 && <UploadList items={items} uploads={uploads} />}</div>
      {chosen && used && (
        <Dialog
          open
          size="small"
          role="alertdialog"
          onClose={() => setChosen(null)}
          title={<Trans>Replace “{name}”?</Trans>}
          footer={
            <>
              <Button onClick={() => setChosen(null)}>
                <Trans>Cancel</Trans>
              </Button>
              <Button variant="primary" onClick={confirm}>
                <Trans>Replace</Trans>
              </Button>
            </>
          }
        >
          <div className={styles.part}>
            <p>
              <Trans>“{newName}” takes its place.</Trans>
            </p>
            <ReplaceWarning uses={used.usedBy} />
          </div>
        </Dialog>
      )}
    </section>
  );
}
