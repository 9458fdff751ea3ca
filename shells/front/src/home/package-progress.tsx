// Knows the words for a learner's progress in a package: a percentage only where the package reports one.
import type { MyProduct } from "@academiz/application/ports";
import { describeStanding } from "@academiz/domain/scorm";
import { ProgressBar, StatusChip } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import * as styles from "./product-card.css.ts";

export function PackageProgress({ progress }: { readonly progress: NonNullable<MyProduct["progress"]> }) {
  const { t } = useLingui();
  const standing = describeStanding(progress);
  switch (standing.key) {
    // A package that has ended has the same words as any product.
    case "new":
    case "finished":
    case "failed":
      return null;
    case "share":
      return <ProgressBar value={standing.percentage / 100} label={t`Progress`} />;
    case "started":
      return (
        <div className={styles.ended}>
          <StatusChip>
            <Trans>Started</Trans>
          </StatusChip>
        </div>
      );
  }
}
