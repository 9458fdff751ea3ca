// Knows the question before a product is deleted, with everything that is lost with it.
import { ConfirmDialog } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { UsesNotice } from "./uses/uses-notice.tsx";

export interface RemoveDialogProps {
  /** The product to delete; null: no question. */
  readonly product: { readonly slug: string; readonly name: string } | null;
  readonly isBusy?: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

export function RemoveDialog({ product, isBusy = false, onCancel, onConfirm }: RemoveDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open={product !== null}
      danger
      typedName={product?.name}
      busy={isBusy}
      title={<Trans>Delete this product?</Trans>}
      confirmLabel={t`Delete the product`}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {product && <UsesNotice products={[product]} before="removal" />}
      <Trans>The product, its publications and the progress of its learners will be lost. This cannot be undone.</Trans>
    </ConfirmDialog>
  );
}
