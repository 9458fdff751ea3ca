// Knows what is done with several people at once, how far it is, and what of it failed (§8.11).
import type { BulkView } from "@academiz/application/bulk";
import type { ManagedPerson } from "@academiz/application/ports";
import { Button, ProgressBar } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Lock, LockOpen, Trash2 } from "lucide-react";
import { FailuresNotice } from "../lists/failures-notice.tsx";
import { namePerson } from "./name-person.ts";
import * as styles from "./people.css.ts";

export interface PeopleBulkProps {
  readonly count: number;
  readonly bulk: BulkView<ManagedPerson>;
  readonly onActivate: (isActive: boolean) => void;
  readonly onRemove: () => void;
  readonly onClear: () => void;
  readonly onStop: () => void;
  readonly onDismiss: () => void;
}

export function PeopleBulk({ count, bulk, onActivate, onRemove, onClear, onStop, onDismiss }: PeopleBulkProps) {
  const { t } = useLingui();
  const { phase, done, total, failures, isStopped } = bulk;
  if (phase === "acting")
    return (
      <section aria-label={t`What is being done`} className={styles.bar}>
        <ProgressBar label={t`People`} value={done / total} text={t`${done} of ${total}`} />
        <Button size="small" disabled={isStopped} accessibleWhenDisabled onClick={onStop}>
          <Trans>Stop</Trans>
        </Button>
      </section>
    );
  return (
    <>
      <FailuresNotice
        failures={failures.map(({ item, trouble }) => ({ slug: item.id, name: namePerson(item), trouble }))}
        onDismiss={onDismiss}
      />
      {count > 0 && (
        <section aria-label={t`Selected people`} className={styles.bar}>
          <span role="status">
            <Plural value={count} one="# person selected" other="# people selected" />
          </span>
          <span className={styles.line}>
            <Button size="small" icon={<LockOpen size={16} aria-hidden />} onClick={() => onActivate(true)}>
              <Trans>Open accounts</Trans>
            </Button>
            <Button size="small" icon={<Lock size={16} aria-hidden />} onClick={() => onActivate(false)}>
              <Trans>Close accounts</Trans>
            </Button>
            <Button size="small" icon={<Trash2 size={16} aria-hidden />} onClick={onRemove}>
              <Trans>Delete…</Trans>
            </Button>
            <Button size="small" variant="quiet" onClick={onClear}>
              <Trans>Clear the selection</Trans>
            </Button>
          </span>
        </section>
      )}
    </>
  );
}
