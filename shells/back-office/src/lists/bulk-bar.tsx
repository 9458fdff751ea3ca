// Knows the bar for several selected rows: what can be done with them, the progress, and the failures (§8.11).
import type { BulkView } from "@academiz/application/bulk";
import { Button, ProgressBar } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { FailuresNotice, type NamedFailure } from "./failures-notice.tsx";
import * as styles from "./lists.css.ts";

export interface BulkBarProps<Item> {
  /** What is chosen: "Selected people". */
  readonly label: string;
  /** The noun for the rows while something is done: "People". */
  readonly unit: string;
  readonly count: number;
  /** How many are selected, in words. */
  readonly chosen: ReactNode;
  readonly bulk: BulkView<Item>;
  readonly name: (item: Item) => Pick<NamedFailure, "slug" | "name">;
  readonly onClear: () => void;
  readonly onStop: () => void;
  readonly onDismiss: () => void;
  /** What can be done with them: small buttons. */
  readonly children: ReactNode;
}

export function BulkBar<Item>(props: BulkBarProps<Item>) {
  const { label, unit, count, chosen, bulk, name, onClear, onStop, onDismiss, children } = props;
  const { t } = useLingui();
  const { phase, done, total, failures, isStopped } = bulk;
  if (phase === "acting")
    return (
      <section aria-label={t`What is being done`} className={styles.bar}>
        <ProgressBar label={unit} value={done / total} text={t`${done} of ${total}`} />
        <Button size="small" disabled={isStopped} accessibleWhenDisabled onClick={onStop}>
          <Trans>Stop</Trans>
        </Button>
      </section>
    );
  return (
    <>
      <FailuresNotice
        failures={failures.map(({ item, trouble }) => ({ ...name(item), trouble }))}
        onDismiss={onDismiss}
      />
      {count > 0 && (
        <section aria-label={label} className={styles.bar}>
          <span role="status">{chosen}</span>
          <span className={styles.line}>
            {children}
            <Button size="small" variant="quiet" onClick={onClear}>
              <Trans>Clear the selection</Trans>
            </Button>
          </span>
        </section>
      )}
    </>
  );
}
