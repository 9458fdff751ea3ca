// Knows a small preview of a course's page in a look.
import { Trans } from "@lingui/react/macro";
import * as styles from "./preview.css.ts";

export const PreviewPlayer = () => (
  <>
    <div className={styles.top}>
      <Trans>Working at height</Trans>
    </div>
    <div className={styles.bar}>
      <span />
    </div>
    <div className={styles.inside}>
      <p className={styles.title}>
        <Trans>Before you climb</Trans>
      </p>
      <p>
        <Trans>
          Look at your harness first: <span className={styles.link}>what to look for</span>.
        </Trans>
      </p>
      <p className={styles.right}>
        <Trans>Right. The buckle is closed.</Trans>
      </p>
      <p className={styles.wrong}>
        <Trans>Not quite. Look at the rope again.</Trans>
      </p>
      <div className={styles.buttons}>
        <span className={styles.secondary}>
          <Trans>Previous</Trans>
        </span>
        <span className={styles.primary}>
          <Trans>Next</Trans>
        </span>
      </div>
    </div>
  </>
);
