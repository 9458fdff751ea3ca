// Knows how a manager gives a product to somebody.
import type { NamedProduct, Trouble } from "@academiz/application/ports";
import { connectSubmission, createSubmissionMachine } from "@academiz/application/submission";
import type { Result } from "@academiz/domain/kernel";
import { Combobox, FormDialog, useDraft } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import { TroubleLine } from "./trouble-line.tsx";

export interface GiveDialogProps {
  readonly name: string;
  readonly others: readonly NamedProduct[];
  readonly give: (product: string) => Promise<Result<unknown, Trouble>>;
  readonly onClose: () => void;
  readonly onGiven: () => void;
}

const submission = createSubmissionMachine<string>();

export function GiveDialog({ name, others, give, onClose, onGiven }: GiveDialogProps) {
  const { t } = useLingui();
  const draft = useDraft({ product: "" });
  const [snapshot, send] = useActor(submission, { input: { submit: give } });
  const { isBusy, isTaken, trouble } = connectSubmission(snapshot);
  const tell = useEffectEvent(onGiven);
  useEffect(() => {
    if (isTaken) tell();
  }, [isTaken]);
  return (
    <FormDialog
      title={<Trans>Give {name} a product</Trans>}
      description={t`They find it among their courses, and are told of it.`}
      submitLabel={t`Give it`}
      isBusy={isBusy}
      onClose={onClose}
      draft={draft}
      fields={[
        {
          kind: "pick",
          name: "product",
          label: t`Product`,
          help:
            others.length === 0 ? t`All that is open to others is open to this person already.` : t`Type to find it.`,
          Picker: Combobox,
          options: others.map((one) => ({ value: one.slug, label: one.name })),
        },
      ]}
      errors={{ ...(draft.values.product === "" && { product: t`Choose a product.` }) }}
      onSubmit={({ product }) => send({ type: "form.submitted", values: product })}
    >
      <TroubleLine trouble={trouble} />
    </FormDialog>
  );
}
