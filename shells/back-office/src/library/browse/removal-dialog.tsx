// Knows what an author reads before files or a folder are removed: what goes with them, and what uses them (§7.71,
// §7.76).
import type { Removal } from "@academiz/application/file-library";
import { Button, Dialog } from "@academiz/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { useRef } from "react";
import { FileUses } from "../common/file-uses.tsx";
import * as styles from "./browse.css.ts";

export interface RemovalDialogProps {
  readonly removal: Removal;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** How many names are listed; the others are counted. */
const TOLD = 8;

export function RemovalDialog({ removal, isBusy, onCancel, onConfirm }: RemovalDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const { files, folder, uses } = removal;
  const [only] = files;
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      closeOnOutside={false}
      initialFocus={cancel}
      onClose={onCancel}
      title={
        folder ? (
          <Trans>Delete the folder “{folder.name}” with what it holds?</Trans>
        ) : files.length === 1 ? (
          <Trans>Delete “{only?.name}”?</Trans>
        ) : (
          <Plural value={files.length} one="Delete # file?" other="Delete # files?" />
        )
      }
      footer={
        <>
          <Button ref={cancel} onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="danger" loading={isBusy} onClick={onConfirm}>
            {uses.length > 0 ? <Trans>Delete all the same</Trans> : <Trans>Delete</Trans>}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {files.length > 1 && (
          <p>
            {files
              .slice(0, TOLD)
              .map(({ name }) => name)
              .join(", ")}
            {files.length > TOLD && " …"}
          </p>
        )}
        {folder && (
          <p>
            <Trans>Every file and every folder in it goes with it.</Trans>
          </p>
        )}
        {uses.length > 0 && (
          <>
            <p>
              {files.length > 1 ? (
                <Trans>They are used here, and nothing will be shown in their place, for learners too:</Trans>
              ) : (
                <Trans>It is used here, and what shows it will show nothing in its place, for learners too:</Trans>
              )}
            </p>
            <FileUses uses={uses} />
          </>
        )}
        <p>
          <Trans>This cannot be undone.</Trans>
        </p>
      </div>
    </Dialog>
  );
}
