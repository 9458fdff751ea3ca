// Knows what is asked when somebody else has saved the course meanwhile (§8.10): nothing is lost either way (decisions 13).
import { Button, Dialog } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { Copy, RotateCw } from "lucide-react";

export interface ConflictDialogProps {
  readonly isCopying: boolean;
  readonly onReload: () => void;
  readonly onKeepCopy: () => void;
}

export function ConflictDialog({ isCopying, onReload, onKeepCopy }: ConflictDialogProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      closeOnOutside={false}
      // It stands until it is answered: to write on would only lead back to it.
      onClose={() => undefined}
      title={<Trans>Somebody else changed this course</Trans>}
      description={
        <Trans>
          It was saved elsewhere since you opened it. Refresh the page to go on with their version, or keep yours as a
          new course beside it.
        </Trans>
      }
      footer={
        <>
          <Button icon={<RotateCw size={20} aria-hidden />} onClick={onReload}>
            <Trans>Reload theirs</Trans>
          </Button>
          <Button variant="primary" icon={<Copy size={20} aria-hidden />} loading={isCopying} onClick={onKeepCopy}>
            <Trans>Keep mine as a copy</Trans>
          </Button>
        </>
      }
    />
  );
}
