// Knows how somebody chooses the product that one or several people are given.
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Combobox } from "../select/combobox.tsx";
import { FormDialog } from "./form-dialog.tsx";
import { useDraft } from "./use-draft.ts";

export interface GiveDialogProps {
  /** The name of the one person, or the number of people. */
  readonly to: string | number;
  /** The products that could be given; null: they are being loaded. */
  readonly products: readonly { readonly slug: string; readonly name: string }[] | null;
  readonly isBusy: boolean;
  /** Why it failed. */
  readonly trouble: ReactNode;
  readonly onClose: () => void;
  readonly onGive: (slug: string) => void;
}

export function GiveDialog({ to, products, isBusy, trouble, onClose, onGive }: GiveDialogProps) {
  const { t } = useLingui();
  const draft = useDraft({ product: "" });
  const sayHelp = () => {
    if (products === null) return t`One moment…`;
    if (products.length > 0) return t`Type to find it.`;
    return typeof to === "string"
      ? t`All that is open to others is open to this person already.`
      : t`Nothing is open to anybody yet. Publish a product first.`;
  };
  return (
    <FormDialog
      title={
        typeof to === "string" ? (
          <Trans>Give {to} a product</Trans>
        ) : (
          <Plural value={to} one="Give # person a product" other="Give # people a product" />
        )
      }
      description={
        typeof to === "string"
          ? t`They find it among their courses, and are told of it.`
          : t`They find it among their courses, and are told of it; for those who have it already nothing changes.`
      }
      submitLabel={t`Give it`}
      isBusy={isBusy}
      onClose={onClose}
      draft={draft}
      fields={[
        {
          kind: "pick",
          name: "product",
          label: t`Product`,
          help: sayHelp(),
          Picker: Combobox,
          options: (products ?? []).map(({ slug, name }) => ({ value: slug, label: name })),
        },
      ]}
      errors={{ ...(draft.values.product === "" && { product: t`Choose a product.` }) }}
      onSubmit={({ product }) => onGive(product)}
    >
      {trouble}
    </FormDialog>
  );
}
