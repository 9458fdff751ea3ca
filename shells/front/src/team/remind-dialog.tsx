// Knows how a manager reminds somebody of a product, in their own words.
import type { CollaboratorProduct, Trouble } from "@academiz/application/ports";
import { connectSubmission, createSubmissionMachine } from "@academiz/application/submission";
import type { Result } from "@academiz/domain/kernel";
import { FormDialog, useDraft } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import { TroubleLine } from "./trouble-line.tsx";

export interface RemindDialogProps {
  readonly name: string;
  readonly product: CollaboratorProduct;
  readonly remind: (message: string) => Promise<Result<unknown, Trouble>>;
  readonly onClose: () => void;
  readonly onReminded: () => void;
}

const submission = createSubmissionMachine<string>();

export function RemindDialog({ name, product, remind, onClose, onReminded }: RemindDialogProps) {
  const { t } = useLingui();
  const draft = useDraft({ message: "" });
  const [snapshot, send] = useActor(submission, { input: { submit: remind } });
  const { isBusy, isTaken, trouble } = connectSubmission(snapshot);
  const tell = useEffectEvent(onReminded);
  useEffect(() => {
    if (isTaken) tell();
  }, [isTaken]);
  const title = product.name;
  return (
    <FormDialog
      title={<Trans>Remind {name}?</Trans>}
      description={t`They are told of “${title}” in their notifications and by mail, in your name.`}
      submitLabel={t`Remind`}
      isBusy={isBusy}
      onClose={onClose}
      draft={draft}
      fields={[
        {
          kind: "text",
          name: "message",
          label: t`Your words`,
          help: t`They stand in the mail. You may leave this empty.`,
          maxLength: 500,
        },
      ]}
      errors={{}}
      onSubmit={({ message }) => send({ type: "form.submitted", values: message.trim() })}
    >
      <TroubleLine trouble={trouble} />
    </FormDialog>
  );
}
