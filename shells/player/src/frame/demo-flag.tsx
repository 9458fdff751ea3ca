// Knows how the page of a demo says that it is one (§9.63).
import { StatusChip } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import * as styles from "./demo-flag.css.ts";

export const DemoFlag = () => (
  <span className={styles.flag}>
    <StatusChip tone="primary">
      <Trans>Demo</Trans>
    </StatusChip>
  </span>
);
