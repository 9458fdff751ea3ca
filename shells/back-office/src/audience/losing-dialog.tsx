// Knows what is asked before people lose a product.
import { ConfirmDialog } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";

export interface LosingDialogProps {
  /** How many lose it; null: nothing is asked. */
  readonly count: number | null;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

export function LosingDialog({ count, onCancel, onConfirm }: LosingDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open={count !== null}
      title={<Trans>Take it back from people?</Trans>}
      confirmLabel={t`Save the audience`}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <Plural
        value={count ?? 0}
        one="# person does not reach it any more. Their progress stays."
        other="# people do not reach it any more. Their progress stays."
      />
    </ConfirmDialog>
  );
}
