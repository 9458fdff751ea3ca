// Knows what is asked before a product goes out of which nothing more is to be told.
import { Button, Dialog } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Send } from "lucide-react";
import type { ReactNode } from "react";

export interface PublishDialogProps {
  readonly name: string;
  readonly isBusy: boolean;
  /** Something on the page is not saved, and stays as it was. */
  readonly isUnsaved: boolean;
  /** Of what learners open: nobody has found it yet; left out where they open it nowhere by itself. */
  readonly isFirst?: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  /** What comes of it, said otherwise. */
  readonly children?: ReactNode;
}

export function PublishDialog({ name, isBusy, isUnsaved, isFirst, onClose, onConfirm, children }: PublishDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Publish “{name}”?</Trans>}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" icon={<Send size={20} aria-hidden />} loading={isBusy} onClick={onConfirm}>
            <Trans>Publish now</Trans>
          </Button>
        </>
      }
    >
      {isUnsaved && (
        <p role="alert">
          <Trans>What you changed on this page is not saved. Cancel and save it, or it stays as it was.</Trans>
        </p>
      )}
      <p>
        {children ? (
          children
        ) : isFirst === undefined ? (
          <Trans>Paths can lead to it then. Learners do not open it by itself, and nobody is told.</Trans>
        ) : isFirst ? (
          <Trans>This is the first publication: everybody in your organisation will find the attachment.</Trans>
        ) : (
          <Trans>Learners find what stands here now. Who has opened it before is done with it.</Trans>
        )}
      </p>
    </Dialog>
  );
}
