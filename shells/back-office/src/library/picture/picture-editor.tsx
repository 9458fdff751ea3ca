// Knows the editing of one picture, and how the result is stored.
import type { LibraryFile, UsedFile } from "@academiz/application/ports";
import { CROP_RATIOS, nameWritten, readFocus, readTitle } from "@academiz/domain/documents";
import { Button, Dialog } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useEffect, useState } from "react";
import { TroubleText } from "../../office/trouble-text.tsx";
import { useBytes } from "../../office/use-bytes.ts";
import { ReplaceWarning } from "../common/replace-warning.tsx";
import { UploadList } from "../uploads/upload-list.tsx";
import { useUploads } from "../uploads/uploads-context.ts";
import { CropBoard } from "./crop-board.tsx";
import * as styles from "./picture.css.ts";
import { PictureTools } from "./picture-tools.tsx";
import { useEditing } from "./use-editing.ts";
import { useKeeping } from "./use-keeping.ts";

/** What leaving would lose; `unnoted`: the file is stored, but its description is not. */
export type EditorState = "untouched" | "changed" | "saving" | "unnoted";

export interface PictureEditorProps {
  readonly file: UsedFile;
  readonly picture: { readonly bitmap: ImageBitmap; readonly bytes: number };
  readonly mayReplace: boolean;
  readonly onState: (state: EditorState) => void;
  readonly onSaved: (file: LibraryFile) => void;
}

export function PictureEditor({ file, picture, mayReplace, onState, onSaved }: PictureEditorProps) {
  const { t } = useLingui();
  const bytes = useBytes();
  const uploads = useUploads();
  const { bitmap } = picture;
  const editing = useEditing(bitmap, file.mediaType, file.focus);
  const keeping = useKeeping(file, mayReplace, onSaved);
  const [isAsking, setAsking] = useState(false);
  const { now, written, isWritten, isChanged, undo, redo } = editing;
  const { retryNote } = keeping;
  const state = keeping.isBusy ? "saving" : retryNote ? "unnoted" : isChanged ? "changed" : "untouched";
  useEffect(() => onState(state), [state, onState]);
  const focus = readFocus(now.edit);
  const { name } = file;
  const before = bytes(picture.bytes);
  const after = written instanceof Blob ? bytes(written.size) : "";
  const title = readTitle(name);
  const bytesOf = (blob: Blob, called: string) => new File([blob], nameWritten(called, now.type), { type: now.type });
  const isReady = written instanceof Blob && !keeping.isBusy;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    // A field undoes its own typing.
    if (event.target instanceof HTMLInputElement || (key !== "z" && key !== "y")) return;
    event.preventDefault();
    event.stopPropagation();
    if (key === "y" || event.shiftKey) redo();
    else undo();
  };
  const { width, height } = now.edit.crop;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its keys are shortcuts of what stands in it
    <div className={styles.part} onKeyDown={onKeyDown}>
      <div className={styles.whole}>
        <div className={styles.part}>
          <CropBoard
            bitmap={bitmap}
            edit={now.edit}
            ratio={now.ratio && CROP_RATIOS[now.ratio]}
            onEdit={(edit) => editing.change({ edit })}
          />
          <p className={styles.note}>
            <Trans>
              Pull the frame to move it, a corner to size it. By keyboard: the arrows move it, Shift and the arrows size
              it.
            </Trans>
          </p>
          <p role="status">
            {written === "REFUSED" ? (
              <Trans>Your browser does not write files of this type. Choose another one.</Trans>
            ) : written === "PENDING" ? (
              <Trans>
                {width} × {height} pixels
              </Trans>
            ) : (
              <Trans>
                {width} × {height} pixels, {after} instead of {before}
              </Trans>
            )}
          </p>
        </div>
        <PictureTools editing={editing} />
      </div>
      {keeping.items.length > 0 && <UploadList items={keeping.items} uploads={uploads} />}
      {keeping.trouble && (
        <p role="alert">
          {retryNote && (
            <>
              <Trans>The file is in the library, but not what is known of it.</Trans>{" "}
            </>
          )}
          <TroubleText trouble={keeping.trouble} />
        </p>
      )}
      <div className={styles.tools}>
        {retryNote && (
          <Button variant="primary" loading={keeping.isBusy} onClick={retryNote}>
            <Trans>Try again</Trans>
          </Button>
        )}
        {!retryNote && !isWritten && mayReplace && (
          <Button
            variant="primary"
            disabled={!isChanged}
            accessibleWhenDisabled
            loading={keeping.isBusy}
            onClick={() => keeping.keepFocus(focus)}
          >
            <Trans>Save the point</Trans>
          </Button>
        )}
        {!retryNote && (isWritten || !mayReplace) && (
          <Button
            variant="primary"
            disabled={!isReady || !isChanged}
            accessibleWhenDisabled
            loading={keeping.isBusy}
            onClick={() => written instanceof Blob && keeping.keepNew(bytesOf(written, t`${title} (edited)`), focus)}
          >
            <Trans>Save as a new file</Trans>
          </Button>
        )}
        {!retryNote && isWritten && mayReplace && (
          <Button disabled={!isReady} accessibleWhenDisabled onClick={() => setAsking(true)}>
            <Trans>Replace the file…</Trans>
          </Button>
        )}
      </div>
      {isAsking && (
        <Dialog
          open
          size="small"
          role="alertdialog"
          onClose={() => setAsking(false)}
          title={<Trans>Replace “{name}”?</Trans>}
          footer={
            <>
              <Button onClick={() => setAsking(false)}>
                <Trans>Cancel</Trans>
              </Button>
              <Button
                variant="primary"
                onClick={() => {
                  setAsking(false);
                  if (written instanceof Blob) keeping.replace(bytesOf(written, title), focus);
                }}
              >
                <Trans>Replace</Trans>
              </Button>
            </>
          }
        >
          <ReplaceWarning uses={file.usedBy} />
        </Dialog>
      )}
    </div>
  );
}
