// Knows what is asked before a product goes out that learners open nowhere by itself.
import { Button, Dialog } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Send } from "lucide-react";

export interface PublishDialogProps {
  readonly name: string;
  readonly isBusy: boolean;
  /** Something on the page is not saved, and stays as it was. */
  readonly isUnsaved: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

export function PublishDialog({ name, isBusy, isUnsaved, onClose, onConfirm }: PublishDialogProps) {
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
        <Trans>Paths can lead to it then. Learners do not open it by itself, and nobody is told.</Trans>
      </p>
    </Dialog>
  );
}
