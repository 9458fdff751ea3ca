// Knows the question before products are deleted: what would miss each of them, and what is lost with them (§7.87,
// §7.90).
import type { ProductRow } from "@academiz/application/ports";
import { ConfirmDialog } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Names, UsesNotice } from "../product/uses/uses-notice.tsx";

export interface RemoveProductsProps {
  /** At least one. */
  readonly rows: readonly ProductRow[];
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

export function RemoveProducts({ rows, onCancel, onConfirm }: RemoveProductsProps) {
  const { t } = useLingui();
  const [first] = rows;
  const count = rows.length;
  return (
    <ConfirmDialog
      open
      danger
      typedName={count === 1 ? first?.name : String(count)}
      title={
        count === 1 ? (
          <Trans>Delete this product?</Trans>
        ) : (
          <Plural value={count} one="Delete # product?" other="Delete # products?" />
        )
      }
      confirmLabel={count === 1 ? t`Delete the product` : t`Delete the products`}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {count > 1 && <Names names={rows.map(({ slug, name }) => ({ slug, name }))} />}
      <UsesNotice products={rows} before="removal" />
      <p>
        {count === 1 ? (
          <Trans>
            The product, its publications and the progress of its learners will be lost. This cannot be undone.
          </Trans>
        ) : (
          <Trans>
            The products, their publications and the progress of their learners will be lost. This cannot be undone.
          </Trans>
        )}
      </p>
    </ConfirmDialog>
  );
}
