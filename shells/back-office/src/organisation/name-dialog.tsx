// Knows how a place or a criterion gets its name.
import type { TreeKind } from "@academiz/application/ports";
import type { TreeFault } from "@academiz/domain/clients";
import { FormDialog, useDraft } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFaultWords } from "./use-fault-words.ts";

export interface NameDialogProps {
  readonly kind: TreeKind;
  /** The name of the one that is renamed; null for a new one. */
  readonly name: string | null;
  readonly findFault: (name: string) => TreeFault | null;
  readonly onClose: () => void;
  readonly onConfirm: (name: string) => void;
}

export function NameDialog({ kind, name, findFault, onClose, onConfirm }: NameDialogProps) {
  const { t } = useLingui();
  const sayFault = useFaultWords(kind);
  const draft = useDraft({ name: name ?? "" });
  const fault = findFault(draft.values.name);
  const isPlaces = kind === "places";
  const title =
    name !== null ? <Trans>Rename “{name}”</Trans> : isPlaces ? <Trans>New place</Trans> : <Trans>New criterion</Trans>;
  return (
    <FormDialog
      title={title}
      description={
        name !== null && !isPlaces ? (
          <Trans>Its people and the offers that name it keep it, by its new name.</Trans>
        ) : undefined
      }
      submitLabel={name !== null ? t`Rename` : t`Add`}
      isBusy={false}
      onClose={onClose}
      fields={[{ kind: "line", name: "name", label: t`Name`, maxLength: 200 }]}
      draft={draft}
      errors={fault ? { name: sayFault(fault) } : {}}
      onSubmit={(values) => (draft.isChanged ? onConfirm(values.name) : onClose())}
    />
  );
}
