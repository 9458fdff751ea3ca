// Knows what is asked when somebody else has saved the course meanwhile (§8.10): nothing is lost either way (decisions 13).
import { Dialog } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { ConflictChoices, type ConflictChoicesProps } from "./conflict-choices.tsx";

export interface ConflictDialogProps extends ConflictChoicesProps {
  /** The author wants to look at their version first: the choice waits in sight. */
  readonly onPutAside: () => void;
}

export function ConflictDialog({ onPutAside, ...choices }: ConflictDialogProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      size="small"
      closeOnOutside={false}
      onClose={onPutAside}
      title={<Trans>Somebody else changed this course</Trans>}
      description={
        <Trans>
          It was saved elsewhere since you opened it. Reload it to go on with their version, or keep yours as a new
          course beside it.
        </Trans>
      }
      footer={<ConflictChoices {...choices} />}
    />
  );
}
