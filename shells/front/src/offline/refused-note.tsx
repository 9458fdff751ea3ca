// Knows how a learner sees results that the platform refused, and gives them up.
import { Button, ConfirmDialog } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import * as styles from "./offline.css.ts";

interface RefusedNoteProps {
  readonly count: number;
  readonly onDrop: () => void;
}

export function RefusedNote({ count, onDrop }: RefusedNoteProps) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  return (
    <div role="status" className={styles.refused}>
      <Plural
        value={count}
        one="# result on this device was not taken: what it belongs to is gone, or is not open to you any more. It stays here, and goes once it is open to you again."
        other="# results on this device were not taken: what they belong to is gone, or is not open to you any more. They stay here, and go once it is open to you again."
      />
      <Button variant="quiet" onClick={() => setAsked(true)}>
        <Trans>Give them up</Trans>
      </Button>
      <ConfirmDialog
        open={isAsked}
        danger
        title={<Trans>Give up these results?</Trans>}
        confirmLabel={t`Give them up`}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          onDrop();
        }}
      >
        <Trans>They are removed from this device, and nobody has them elsewhere.</Trans>
      </ConfirmDialog>
    </div>
  );
}
