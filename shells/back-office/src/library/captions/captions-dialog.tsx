// Knows how captions are opened, written and saved, and that unsaved ones are not left without a question.
import { captionsEditorMachine, connectCaptionsEditor } from "@academiz/application/captions-editor";
import type { LibraryFile, Shelf } from "@academiz/application/ports";
import { Button, ConfirmDialog, Dialog, ErrorState, Skeleton, SkeletonGroup, useSteady, useToasts } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMachine } from "@xstate/react";
import { useEffect, useMemo, useState } from "react";
import { useOffice, useSession } from "../../office/office-context.ts";
import { TroubleText } from "../../office/trouble-text.tsx";
import { useTroubleWords } from "../../office/use-trouble-words.ts";
import { CaptionsEditor } from "./captions-editor.tsx";
import { useFilm } from "./use-film.ts";

export interface CaptionsDialogProps {
  /** A film, or a file of captions. */
  readonly file: {
    /** Null: either library, the client's own first. */
    readonly shelf: Shelf | null;
    readonly slug: string;
    readonly name: string;
  };
  readonly onClose: () => void;
  /** Called with the film, or with the file of captions that was opened by itself. */
  readonly onSaved: (file: LibraryFile) => void;
}

/** As many as are opened from the library. */
const MOST_BYTES = 2_000_000;

export function CaptionsDialog({ file: { shelf, slug, name }, onClose, onSaved }: CaptionsDialogProps) {
  const { t, i18n } = useLingui();
  const { office } = useOffice();
  const { user } = useSession();
  const notify = useToasts();
  const tellTrouble = useTroubleWords();
  const film = useFilm();
  const [isLeaving, setLeaving] = useState(false);
  const [snapshot, send, actor] = useMachine(captionsEditorMachine, {
    input: {
      opened: { shelf, slug },
      mayShare: user?.roles.includes("ROLE_SUPER_ADMIN") ?? false,
      language: i18n.locale,
      library: office.fileLibrary,
      texts: office.textFiles,
      clock: office.clock,
    },
  });
  const tell = useSteady(onSaved);
  useEffect(() => {
    const subscription = actor.on("saved", (told) => tell(told.film ?? told.file));
    return () => subscription.unsubscribe();
  }, [actor, tell]);
  const view = useMemo(() => connectCaptionsEditor(snapshot, film.duration), [snapshot, film.duration]);
  const take = async (chosen: File) => {
    const read = await office.textFiles.readChosen(chosen, MOST_BYTES);
    if (read.ok) send({ type: "file.imported", text: read.value.text });
    else notify({ kind: "error", text: tellTrouble(read.error) });
  };
  const { phase, isUnsaved, trouble } = view;
  const isSaving = phase === "saving";
  return (
    <Dialog
      open
      size="large"
      closeOnOutside={!isUnsaved}
      onClose={() => (isUnsaved ? setLeaving(true) : onClose())}
      title={<Trans>Captions of “{name}”</Trans>}
      footer={
        (phase === "editing" || isSaving) && (
          <Button
            variant="primary"
            disabled={!isUnsaved}
            accessibleWhenDisabled
            loading={isSaving}
            onClick={() => send({ type: "save.asked" })}
          >
            <Trans>Save the captions</Trans>
          </Button>
        )
      }
    >
      {phase === "opening" ? (
        <SkeletonGroup>
          <Skeleton shape="block" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      ) : phase === "unopened" ? (
        <ErrorState
          title={<Trans>The captions could not be loaded</Trans>}
          requestId={trouble?.requestId}
          onRetry={() => send({ type: "retry.asked" })}
        >
          <TroubleText trouble={trouble} />
        </ErrorState>
      ) : (
        <CaptionsEditor view={view} send={send} film={film} onImport={(chosen) => void take(chosen)} />
      )}
      {isLeaving && isSaving && (
        <p role="alert">
          <Trans>The captions are being saved. They can be left once that is done.</Trans>
        </p>
      )}
      <ConfirmDialog
        open={isLeaving && !isSaving}
        danger
        title={<Trans>Leave without saving?</Trans>}
        confirmLabel={t`Leave without saving`}
        onCancel={() => setLeaving(false)}
        onConfirm={onClose}
      >
        <Trans>What you wrote since the captions were last saved will be lost.</Trans>
      </ConfirmDialog>
    </Dialog>
  );
}
