// Knows how a picture of the library is edited: shown, changed, and stored as another file or in its place.
import type { FileLibrary, LibraryFile, Shelf, Trouble, UsedFile } from "@academiz/application/ports";
import { ConfirmDialog, Dialog, ErrorState, Skeleton, SkeletonGroup } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useState } from "react";
import { useOffice, useSession } from "../../office/office-context.ts";
import { TroubleText } from "../../office/trouble-text.tsx";
import { type LoadedPicture, loadPicture } from "./load-picture.ts";
import { NoEditText } from "./no-edit-text.tsx";
import { type EditorState, PictureEditor } from "./picture-editor.tsx";

export interface PictureDialogProps {
  readonly file: {
    /** Null: either library, the client's own first. */
    readonly shelf: Shelf | null;
    readonly slug: string;
    readonly name: string;
  };
  readonly onClose: () => void;
  /** Called with the picture itself, or with the new one. */
  readonly onSaved: (file: LibraryFile) => void;
}

interface Opened {
  readonly file: UsedFile;
  readonly picture: LoadedPicture;
}

export function PictureDialog({ file: { shelf, slug, name }, onClose, onSaved }: PictureDialogProps) {
  const { t } = useLingui();
  const { office } = useOffice();
  const { user } = useSession();
  const [tries, setTries] = useState(0);
  const [opened, setOpened] = useState<Opened | { readonly trouble: Trouble } | null>(null);
  const [state, setState] = useState<EditorState>("untouched");
  const [isLeaving, setLeaving] = useState(false);
  // A wish to leave was about the former state.
  const takeState = useCallback((next: EditorState) => {
    setState(next);
    setLeaving(false);
  }, []);
  useEffect(() => {
    // A retry loads the same picture again.
    void tries;
    let isGone = false;
    const open = async () => {
      const read = await readFile(office.fileLibrary, shelf, slug);
      const result = read.ok
        ? { file: read.value, picture: await loadPicture(read.value.url, read.value.mediaType) }
        : { trouble: read.error };
      if (!isGone) setOpened(result);
      else if ("picture" in result && "bitmap" in result.picture) result.picture.bitmap.close();
    };
    void open();
    return () => {
      isGone = true;
      setOpened(null);
    };
  }, [office, shelf, slug, tries]);
  const retry = () => setTries((count) => count + 1);
  const leave = () => (state === "untouched" ? onClose() : setLeaving(true));
  return (
    <Dialog
      open
      size="large"
      closeOnOutside={state === "untouched"}
      onClose={leave}
      title={<Trans>Edit “{name}”</Trans>}
    >
      {opened === null ? (
        <SkeletonGroup>
          <Skeleton shape="block" />
        </SkeletonGroup>
      ) : "trouble" in opened ? (
        <ErrorState
          title={<Trans>The picture could not be loaded</Trans>}
          requestId={opened.trouble.requestId}
          onRetry={retry}
        >
          <TroubleText trouble={opened.trouble} />
        </ErrorState>
      ) : "refusal" in opened.picture ? (
        <NoEditText refusal={opened.picture.refusal} onRetry={retry} />
      ) : (
        <PictureEditor
          file={opened.file}
          picture={opened.picture}
          // An edited picture of the shared library becomes the client's own, except for super administrators.
          mayReplace={opened.file.shelf === "client" || (user?.roles.includes("ROLE_SUPER_ADMIN") ?? false)}
          onState={takeState}
          onSaved={onSaved}
        />
      )}
      {isLeaving && state === "saving" && (
        <p role="alert">
          <Trans>The picture is being saved. It can be left once that is done.</Trans>
        </p>
      )}
      <ConfirmDialog
        open={isLeaving && state !== "saving"}
        danger
        title={<Trans>Leave without saving?</Trans>}
        confirmLabel={t`Leave without saving`}
        onCancel={() => setLeaving(false)}
        onConfirm={onClose}
      >
        {state === "unnoted" ? (
          <Trans>The file is in the library. Its focal point and what is said of it will be lost.</Trans>
        ) : (
          <Trans>What you did to the picture will be lost.</Trans>
        )}
      </ConfirmDialog>
    </Dialog>
  );
}

async function readFile(library: Pick<FileLibrary, "read">, shelf: Shelf | null, slug: string) {
  const read = await library.read(shelf ?? "client", slug);
  return shelf === null && !read.ok && read.error.kind === "not-found" ? library.read("library", slug) : read;
}
