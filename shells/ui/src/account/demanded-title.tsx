// Knows the title of the page that replaces all others until a demanded second factor was given.
import { Trans } from "@lingui/react/macro";
import * as styles from "./account.css.ts";

export function DemandedTitle() {
  return (
    <h1 className={styles.heading}>
      <Trans>Set up two-step sign-in to go on</Trans>
    </h1>
  );
}
