// Knows the question before a dragged slot is moved: the old and the new time, and conflicts at the new one.
import type { OfficeSlot } from "@academiz/application/ports";
import { Button, Dialog, useToasts } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useOffice } from "../../office/office-context.ts";
import { useTroubleWords } from "../../office/use-trouble-words.ts";
import { failure } from "../../product/product.css.ts";
import { ConflictList } from "../planning/conflict-list.tsx";
import { useConflicts } from "../planning/use-conflicts.ts";
import * as styles from "../sessions.css.ts";
import { WhenHeld } from "../when-held.tsx";

export interface Moved {
  readonly slot: OfficeSlot;
  /** ISO timestamps of the new time. */
  readonly startAt: string;
  readonly endAt: string;
}
export interface MoveSlotProps {
  readonly moved: Moved;
  readonly nameSession: (slot: OfficeSlot) => string;
  readonly onClose: () => void;
  readonly onMoved: () => void;
}

export function MoveSlot({ moved, nameSession, onClose, onMoved }: MoveSlotProps) {
  const { t } = useLingui();
  const notify = useToasts();
  const sayTrouble = useTroubleWords();
  const { office } = useOffice();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { slot, startAt, endAt } = moved;
  const { slug, mean, place, videoLink, trainerId, capacity } = slot;
  const conflicts = useConflicts({ times: [{ startAt, endAt }], trainerId, place, except: slug });
  const move = async () => {
    setBusy(true);
    const plan = { mean, place, videoLink, trainerId, capacity, startAt, endAt };
    const answer = await office.classrooms.change(slug, plan);
    setBusy(false);
    if (!answer.ok) return setTrouble(sayTrouble(answer.error));
    notify({ kind: "success", text: t`The date is moved` });
    onMoved();
  };
  const name = nameSession(slot);
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={<Trans>Move “{name}”?</Trans>}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" loading={isBusy} onClick={() => void move()}>
            <Trans>Move the date</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>
          <Trans>From:</Trans> <WhenHeld {...slot} />
        </p>
        <p>
          <Trans>To:</Trans> <WhenHeld startAt={startAt} endAt={endAt} />
        </p>
        <ConflictList conflicts={conflicts ?? []} />
        {trouble && (
          <p role="alert" className={failure}>
            {trouble}
          </p>
        )}
      </div>
    </Dialog>
  );
}
