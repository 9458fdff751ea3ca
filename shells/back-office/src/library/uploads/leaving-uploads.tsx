// Knows the question before a session ends while files are sent.
import { ConfirmDialog } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";

export interface LeavingUploadsProps {
  /** What was asked for; null while nothing is. */
  readonly wanted: (() => void) | null;
  readonly onForget: () => void;
}

export function LeavingUploads({ wanted, onForget }: LeavingUploadsProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open={wanted !== null}
      danger
      title={<Trans>Leave while files are sent?</Trans>}
      confirmLabel={t`Leave anyway`}
      onCancel={onForget}
      onConfirm={() => {
        onForget();
        wanted?.();
      }}
    >
      <Trans>Files that are not in the library yet will not get there.</Trans>
    </ConfirmDialog>
  );
}
