// Knows what is asked before a date is called off: those who are enrolled lose their place.
import type { OfficeSlot } from "@academiz/application/ports";
import { ConfirmDialog } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import * as styles from "./sessions.css.ts";
import { WhenHeld } from "./when-held.tsx";

export interface RemoveSlotProps {
  /** Null: no question. */
  readonly slot: Pick<OfficeSlot, "startAt" | "endAt" | "enrolled"> | null;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

export function RemoveSlot({ slot, isBusy, onCancel, onConfirm }: RemoveSlotProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      open={slot !== null}
      danger
      busy={isBusy}
      title={<Trans>Call this date off?</Trans>}
      confirmLabel={t`Call the date off`}
      keepLabel={t`Keep the date`}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {slot && (
        <div className={styles.asked}>
          <p>
            <WhenHeld {...slot} />
          </p>
          {slot.enrolled > 0 && (
            <p>
              <Plural
                value={slot.enrolled}
                one="# person who is enrolled loses the place, and is told so."
                other="# people who are enrolled lose their places, and are told so."
              />
            </p>
          )}
          <p>
            <Trans>A date that somebody signed stays. This cannot be undone.</Trans>
          </p>
        </div>
      )}
    </ConfirmDialog>
  );
}
