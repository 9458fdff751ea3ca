// Knows one file of a library: its preview, name, description, folder, replacement, download, and uses.
import type { FileLibraryView } from "@academiz/application/file-library";
import type { FileChange, LibraryFile, UsedFile } from "@academiz/application/ports";
import { Button, ConfirmDialog, Drawer, ErrorState, Skeleton, SkeletonGroup, When } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight, Download, FolderInput, Star, Trash2 } from "lucide-react";
import { useState } from "react";
import { TroubleText } from "../../office/trouble-text.tsx";
import { useBytes } from "../../office/use-bytes.ts";
import { EditCaptions } from "../captions/edit-captions.tsx";
import { FileUses } from "../common/file-uses.tsx";
import { KIND_LOOKS } from "../common/kind-words.ts";
import { UntaggedNote } from "../common/untagged-note.tsx";
import { EditPicture } from "../picture/edit-picture.tsx";
import { FilePreview } from "../previews/file-preview.tsx";
import * as styles from "./details.css.ts";
import { FileForm } from "./file-form.tsx";
import { ReplaceFile } from "./replace-file.tsx";

export interface FilePanelProps {
  readonly open: NonNullable<FileLibraryView["open"]>;
  readonly mayWrite: boolean;
  readonly isBusy: boolean;
  /** The names of the folders above it. */
  readonly place: string;
  readonly onClose: () => void;
  readonly onRetry: () => void;
  readonly onChange: (change: FileChange) => void;
  readonly onMove: (file: LibraryFile) => void;
  readonly onRemove: (file: LibraryFile) => void;
  /** Called when its picture or its captions were edited: with the same file, or with a new one beside it. */
  readonly onEdited: (file: LibraryFile) => void;
  /** Leads to the file before and after it in the list; absent at its ends. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
}

export function FilePanel(props: FilePanelProps) {
  const { t } = useLingui();
  const { open, onClose, onRetry, onPrevious, onNext } = props;
  const { row, details, trouble } = open;
  const [isTyped, setTyped] = useState(false);
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  /** Typed text is never lost without a question. */
  const leave = (way: (() => void) | undefined) => way && (() => (isTyped ? setLeaving(() => way) : way()));
  return (
    <Drawer
      open
      closeOnOutside={!isTyped}
      onClose={leave(onClose) ?? onClose}
      title={row?.name ?? <Trans>File</Trans>}
      footer={
        row && (
          <>
            <Button
              icon={<ChevronLeft size={20} aria-hidden />}
              disabled={!onPrevious}
              accessibleWhenDisabled
              onClick={leave(onPrevious)}
            >
              <Trans>Previous file</Trans>
            </Button>
            <Button
              trailingIcon={<ChevronRight size={20} aria-hidden />}
              disabled={!onNext}
              accessibleWhenDisabled
              onClick={leave(onNext)}
            >
              <Trans>Next file</Trans>
            </Button>
          </>
        )
      }
    >
      {trouble ? (
        <ErrorState title={<Trans>The file could not be loaded</Trans>} requestId={trouble.requestId} onRetry={onRetry}>
          <TroubleText trouble={trouble} />
        </ErrorState>
      ) : row ? (
        <Content key={row.slug} {...props} file={row} used={details} onTyped={setTyped} />
      ) : (
        <SkeletonGroup>
          <Skeleton shape="block" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      <ConfirmDialog
        open={leaving !== null}
        danger
        title={<Trans>Leave without saving?</Trans>}
        confirmLabel={t`Leave without saving`}
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          setLeaving(null);
          leaving?.();
        }}
      >
        <Trans>What you typed here will be lost.</Trans>
      </ConfirmDialog>
    </Drawer>
  );
}

interface ContentProps extends FilePanelProps {
  readonly file: LibraryFile;
  /** Null until it is known who uses it. */
  readonly used: UsedFile | null;
  readonly onTyped: (isTyped: boolean) => void;
}

function Content({ file, used, mayWrite, isBusy, place, onChange, onMove, onRemove, onEdited, onTyped }: ContentProps) {
  const { t, i18n } = useLingui();
  const bytes = useBytes();
  const { name, kind, size, width, height, original, url, isFavourite, createdAt, description } = file;
  return (
    <div className={styles.stack}>
      <div className={styles.part}>
        <FilePreview file={file} />
        {file.isTagged === false && <UntaggedNote />}
        <div className={styles.buttons}>
          <Button
            size="small"
            icon={<Download size={16} aria-hidden />}
            render={<a href={original?.url ?? url} download={name} />}
          >
            <Trans>Download</Trans>
          </Button>
          <Button
            size="small"
            aria-pressed={isFavourite}
            icon={<Star size={16} aria-hidden {...(isFavourite && { fill: "currentColor" })} />}
            onClick={() => onChange({ isFavourite: !isFavourite })}
          >
            <Trans>Favourite</Trans>
          </Button>
          {kind === "image" && <EditPicture file={file} onSaved={onEdited} />}
          {kind === "subtitle" && mayWrite && <EditCaptions file={file} isBegun onSaved={onEdited} />}
          {mayWrite && (
            <>
              <Button size="small" icon={<FolderInput size={16} aria-hidden />} onClick={() => onMove(file)}>
                <Trans>Move…</Trans>
              </Button>
              <Button size="small" icon={<Trash2 size={16} aria-hidden />} onClick={() => onRemove(file)}>
                <Trans>Delete…</Trans>
              </Button>
            </>
          )}
        </div>
      </div>
      {mayWrite ? (
        <FileForm file={file} isBusy={isBusy} onSave={onChange} onEdited={onEdited} onTyped={onTyped} />
      ) : (
        description && <p>{description}</p>
      )}
      <section className={styles.part} aria-label={t`About this file`}>
        <h2 className={styles.heading}>
          <Trans>About this file</Trans>
        </h2>
        <dl className={styles.facts}>
          <dt>
            <Trans>Type</Trans>
          </dt>
          <dd>{i18n._(KIND_LOOKS[kind].name)}</dd>
          <dt>
            <Trans>Size</Trans>
          </dt>
          <dd>
            {bytes(size)}
            {original && <Trans> (sent: {bytes(original.size)})</Trans>}
          </dd>
          {width !== null && height !== null && (
            <>
              <dt>
                <Trans>Pixels</Trans>
              </dt>
              <dd>
                {width} × {height}
              </dd>
            </>
          )}
          <dt>
            <Trans>Folder</Trans>
          </dt>
          <dd>{place}</dd>
          <dt>
            <Trans>Added</Trans>
          </dt>
          <dd>
            <When at={createdAt} />
          </dd>
        </dl>
      </section>
      <section className={styles.part} aria-label={t`Where it is used`}>
        <h2 className={styles.heading}>
          <Trans>Where it is used</Trans>
        </h2>
        {used === null ? (
          <SkeletonGroup>
            <Skeleton shape="control" />
          </SkeletonGroup>
        ) : used.usedBy.length === 0 ? (
          <p className={styles.note}>
            <Trans>Nowhere yet.</Trans>
          </p>
        ) : (
          <FileUses uses={used.usedBy} />
        )}
      </section>
      {mayWrite && <ReplaceFile file={file} used={used} />}
    </div>
  );
}
