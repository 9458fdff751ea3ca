// Knows the bar that keeps a postponed conflict in sight until the author has chosen.
import { Button } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import * as styles from "../common/studio-page.css.ts";

export function ConflictBar({ onChoose }: { readonly onChoose: () => void }) {
  return (
    <div role="status" className={styles.conflict}>
      <p className={styles.conflictText}>
        <Trans>
          This course was saved elsewhere too: yours is kept on this device and is not saved until you choose.
        </Trans>
      </p>
      <Button size="small" onClick={onChoose}>
        <Trans>Compare and choose</Trans>
      </Button>
    </div>
  );
}
