// Knows how an author gives the reason for opening a step by hand, or counting it as done.
import type { Trouble } from "@academiz/application/ports";
import { Button, Dialog, Field, TextArea } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import { TroubleText } from "../../office/trouble-text.tsx";
import * as styles from "./learner.css.ts";

export interface OverrideDialogProps {
  readonly as: "open" | "complete";
  /** The name of the step. */
  readonly name: string;
  readonly reason: string;
  readonly trouble: Trouble | null;
  readonly isBusy: boolean;
  readonly onReason: (reason: string) => void;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function OverrideDialog(props: OverrideDialogProps) {
  const { as, name, reason, trouble, isBusy, onReason, onConfirm, onCancel } = props;
  return (
    <Dialog
      open
      size="small"
      onClose={onCancel}
      title={as === "open" ? <Trans>Open “{name}” now?</Trans> : <Trans>Count “{name}” as done?</Trans>}
      description={
        as === "open" ? (
          <Trans>The learner can do this step before its turn. What comes before stays to be done.</Trans>
        ) : (
          <Trans>The learner goes on with what follows. This cannot be taken back.</Trans>
        )
      }
      footer={
        <>
          <Button onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" disabled={reason.trim() === ""} loading={isBusy} onClick={onConfirm}>
            {as === "open" ? <Trans>Open it</Trans> : <Trans>Count as done</Trans>}
          </Button>
        </>
      }
    >
      <div className={styles.reason}>
        <Field label={<Trans>Reason</Trans>} help={<Trans>It is kept, and the learner reads it.</Trans>}>
          <TextArea value={reason} maxLength={500} onChange={({ target }) => onReason(target.value)} />
        </Field>
        {trouble && (
          <p role="alert" className={styles.trouble}>
            {trouble.detail === "path.not-open" ? (
              <Trans>This has changed meanwhile: close this and look again.</Trans>
            ) : (
              <TroubleText trouble={trouble} />
            )}
          </p>
        )}
      </div>
    </Dialog>
  );
}
