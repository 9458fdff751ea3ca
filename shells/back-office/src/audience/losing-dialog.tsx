// Knows what is asked before people lose a product.
import { ConfirmDialog } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";

export interface LosingDialogProps {
  readonly open: boolean;
  /** How many lose it; null where that could not be counted. */
  readonly count: number | null;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

export function LosingDialog({ open, count, onCancel, onConfirm }: LosingDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open={open}
      title={<Trans>Take it back from people?</Trans>}
      confirmLabel={t`Save`}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {count === null ? (
        <Trans>
          It could not be counted how many that would be. Whoever is not meant any more does not reach it. Their
          progress stays.
        </Trans>
      ) : (
        <Plural
          value={count}
          one="# person does not reach it any more. Their progress stays."
          other="# people do not reach it any more. Their progress stays."
        />
      )}
    </ConfirmDialog>
  );
}
