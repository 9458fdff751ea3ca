// Knows the mark of a line that is about an earlier publication than the newest.
import { Trans } from "@lingui/react/macro";
import * as styles from "../product/product.css.ts";

export const BeforeMark = () => (
  <span className={styles.asked}>
    <Trans>before the last publication</Trans>
  </span>
);
