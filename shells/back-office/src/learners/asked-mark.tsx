// Knows how the required score is shown below a lower one.
import type { SpokenScore } from "@academiz/domain/scoring";
import { ScoreMark } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import * as styles from "../product/product.css.ts";

export const AskedMark = ({ score }: { readonly score: SpokenScore }) => (
  <span className={styles.asked}>
    <Trans>
      asked for: <ScoreMark score={score} />
    </Trans>
  </span>
);
