// Knows how a conflict that was put aside stays in sight until the author has chosen.
import { Trans } from "@lingui/react/macro";
import * as styles from "../studio-page.css.ts";
import { ConflictChoices, type ConflictChoicesProps } from "./conflict-choices.tsx";

export function ConflictBar(choices: ConflictChoicesProps) {
  return (
    <div role="alert" className={styles.conflict}>
      <p className={styles.conflictText}>
        <Trans>
          Somebody else changed this course: yours is kept on this device and is not saved until you choose.
        </Trans>
      </p>
      <div className={styles.conflictChoices}>
        <ConflictChoices {...choices} />
      </div>
    </div>
  );
}
