// Knows how an author writes to a learner about a product.
import { MESSAGE_LENGTH } from "@academiz/domain/threads";
import { FormDialog, useDraft } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { DeedDialogProps } from "./deed-dialog.ts";

export interface MessageDialogProps extends DeedDialogProps {
  readonly onConfirm: (text: string) => void;
}

export function MessageDialog({ name, isBusy, trouble, onClose, onConfirm }: MessageDialogProps) {
  const { t } = useLingui();
  const draft = useDraft({ text: "" });
  return (
    <FormDialog
      title={<Trans>Message to {name}</Trans>}
      description={t`It stands in your conversation with them about this product: they find it among their messages, and answer you there.`}
      submitLabel={t`Send`}
      isBusy={isBusy}
      onClose={onClose}
      draft={draft}
      fields={[{ kind: "text", name: "text", label: t`Message`, maxLength: MESSAGE_LENGTH }]}
      errors={{ ...(draft.values.text.trim() === "" && { text: t`Write something.` }) }}
      onSubmit={({ text }) => onConfirm(text)}
    >
      {trouble}
    </FormDialog>
  );
}
