// Knows what a month says while what was completed in it is not known: it never says that there was nothing.
import { Button, Skeleton, SkeletonGroup } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";
import * as styles from "./calendar.css.ts";

export interface PlaysNoteProps {
  readonly phase: "loading" | "ready" | "failed";
  readonly onRetry: () => void;
}

export function PlaysNote({ phase, onRetry }: PlaysNoteProps) {
  if (phase === "loading")
    return (
      <SkeletonGroup>
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.quiet}>
        <Trans>What you completed in this month could not all be read.</Trans>
      </p>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
