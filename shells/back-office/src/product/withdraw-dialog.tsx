// Knows the question before a product is withdrawn from learners: what they lose, where they miss it, what is kept.
import { ConfirmDialog } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { UsesNotice } from "./uses/uses-notice.tsx";

export interface WithdrawDialogProps {
  /** The product to withdraw; null: no question. */
  readonly product: { readonly slug: string; readonly name: string } | null;
  readonly isBusy?: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

export function WithdrawDialog({ product, isBusy = false, onCancel, onConfirm }: WithdrawDialogProps) {
  const { t } = useLingui();
  const name = product?.name;
  return (
    <ConfirmDialog
      open={product !== null}
      busy={isBusy}
      title={<Trans>Withdraw “{name}”?</Trans>}
      confirmLabel={t`Withdraw`}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {product && <UsesNotice products={[product]} before="withdrawal" />}
      <Trans>
        Learners will not find it any more and cannot open it, not even those who have begun; links to it say that it is
        not open. Their progress and results are kept: publish it again, and they go on where they were. Exported
        packages are not affected.
      </Trans>
    </ConfirmDialog>
  );
}
