// Knows what is asked before a product is taken back from learners: what they lose, and what is kept.
import { ConfirmDialog } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";

export interface WithdrawDialogProps {
  /** Of the product that is to be withdrawn; null asks nothing. */
  readonly name: string | null;
  readonly isBusy?: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

export function WithdrawDialog({ name, isBusy = false, onCancel, onConfirm }: WithdrawDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open={name !== null}
      busy={isBusy}
      title={<Trans>Withdraw “{name}”?</Trans>}
      confirmLabel={t`Withdraw`}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <Trans>
        Learners will not find it any more and cannot open it, not even those who have begun; links to it say that it is
        not open. Their progress and results are kept: publish it again, and they go on where they were. Exported
        packages are not affected.
      </Trans>
    </ConfirmDialog>
  );
}
