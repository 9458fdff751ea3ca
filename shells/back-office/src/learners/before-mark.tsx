// Knows how it is said that a line speaks of a version that was published before the newest one.
import { Trans } from "@lingui/react/macro";
import * as styles from "../product/product.css.ts";

export const BeforeMark = () => (
  <span className={styles.asked}>
    <Trans>before the last publication</Trans>
  </span>
);
