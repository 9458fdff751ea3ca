// Knows what is asked before a date is called off: those who are enrolled lose their place.
import type { OfficeSlot } from "@academiz/application/ports";
import { ConfirmDialog } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
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
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {slot && (
        <>
          <WhenHeld {...slot} />{" "}
          {slot.enrolled > 0 && (
            <Plural
              value={slot.enrolled}
              one="# person who is enrolled loses the place."
              other="# people who are enrolled lose their places."
            />
          )}{" "}
          <Trans>A date that somebody signed stays. This cannot be undone.</Trans>
        </>
      )}
    </ConfirmDialog>
  );
}
