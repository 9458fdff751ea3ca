// Knows a small preview of a learner's home in a look.
import { Trans } from "@lingui/react/macro";
import * as styles from "./preview.css.ts";

export interface PreviewedClient {
  readonly name: string;
  /** Address of its logo; null without one. */
  readonly logo: string | null;
}

export const PreviewFront = ({ name, logo }: PreviewedClient) => (
  <>
    <div className={styles.top}>
      {logo === null ? (
        <span className={styles.mark}>{name.slice(0, 1).toUpperCase()}</span>
      ) : (
        <img src={logo} alt="" className={styles.logo} />
      )}
      {name}
    </div>
    <div className={styles.inside}>
      <div className={styles.card}>
        <p className={styles.title}>
          <Trans>Working at height</Trans>
        </p>
        <p className={styles.quiet}>
          <Trans>Course · 20 minutes</Trans>
        </p>
        <div className={styles.chips}>
          <span className={styles.second}>
            <Trans>Safety</Trans>
          </span>
          <span className={styles.third}>
            <Trans>New</Trans>
          </span>
        </div>
        <div className={styles.bar}>
          <span />
        </div>
        <div className={styles.buttons}>
          <span className={styles.primary}>
            <Trans>Go on</Trans>
          </span>
          <span className={styles.secondary}>
            <Trans>Details</Trans>
          </span>
        </div>
      </div>
    </div>
  </>
);
