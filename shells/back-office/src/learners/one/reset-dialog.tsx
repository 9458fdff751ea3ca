// Knows how an author says why a learner begins anew, having read what is lost and what stays.
import type { ProductType } from "@academiz/domain/catalog";
import { FormDialog, useDraft } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "../learners.css.ts";
import type { DeedDialogProps } from "./deed-dialog.ts";

export interface ResetDialogProps extends DeedDialogProps {
  readonly type: ProductType;
  readonly onConfirm: (reason: string) => void;
}

export function ResetDialog({ type, name, isBusy, trouble, onClose, onConfirm }: ResetDialogProps) {
  const { t } = useLingui();
  const draft = useDraft({ reason: "" });
  return (
    <FormDialog
      title={<Trans>Let {name} begin anew?</Trans>}
      submitLabel={t`Begin anew`}
      isBusy={isBusy}
      onClose={onClose}
      draft={draft}
      fields={[
        {
          kind: "text",
          name: "reason",
          label: t`Reason`,
          help: t`It is kept, and the learner reads it.`,
          maxLength: 500,
        },
      ]}
      errors={{ ...(draft.values.reason.trim() === "" && { reason: t`Say why they begin anew.` }) }}
      onSubmit={({ reason }) => onConfirm(reason)}
    >
      <ul className={styles.consequences}>
        <li>
          {type === "attachment" ? (
            <Trans>That they opened it no longer counts.</Trans>
          ) : (
            <Trans>Their progress and result no longer count, nor do the attempts that they used.</Trans>
          )}
        </li>
        <li>
          <Trans>Nothing is erased: what they answered stays here, with your name and the reason.</Trans>
        </li>
        <li>
          <Trans>
            What they completed of a path or a section stays completed, and a certificate that was given stays valid.
          </Trans>
        </li>
        <li>
          <Trans>If they have it open now, what they do there is no longer kept, and they are told so.</Trans>
        </li>
      </ul>
      {trouble}
    </FormDialog>
  );
}
