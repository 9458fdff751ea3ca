// Knows what is asked before people lose a product, and before paths and sections can no longer be ended without it.
import type { AudienceCount } from "@academiz/application/ports";
import { ConfirmDialog } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Names } from "../product/uses/uses-notice.tsx";
import * as styles from "./audience.css.ts";

export interface LosingDialogProps {
  readonly open: boolean;
  /** Null where it could not be counted who loses it. */
  readonly count: AudienceCount | null;
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
        <div className={styles.asked}>
          {count.losing > 0 && (
            <p>
              <Plural
                value={count.losing}
                one="# person does not reach it any more. Their progress stays."
                other="# people do not reach it any more. Their progress stays."
              />
            </p>
          )}
          {count.blocked.length > 0 && (
            <>
              <p>
                <Trans>Paths and sections lead to it, and some of their learners could not come to the end:</Trans>
              </p>
              <Names names={count.blocked} />
            </>
          )}
        </div>
      )}
    </ConfirmDialog>
  );
}
