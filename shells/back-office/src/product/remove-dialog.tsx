// Knows what is asked before a product goes, with all that is lost with it.
import { ConfirmDialog } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";

export interface RemoveDialogProps {
  /** Of the product that is to go; null asks nothing. */
  readonly name: string | null;
  readonly isBusy?: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

export function RemoveDialog({ name, isBusy = false, onCancel, onConfirm }: RemoveDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open={name !== null}
      danger
      typedName={name ?? undefined}
      busy={isBusy}
      title={<Trans>Delete this product?</Trans>}
      confirmLabel={t`Delete the product`}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <Trans>The product, its publications and the progress of its learners will be lost. This cannot be undone.</Trans>
    </ConfirmDialog>
  );
}
