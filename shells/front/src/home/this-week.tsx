// Knows a learner's dates of this week, on their home: links to each, and to signing those that are near.
import type { NearSlot } from "@academiz/application/ports";
import { Button, Link, StatusChip } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link as RouterLink } from "@tanstack/react-router";
import { PenLine } from "lucide-react";
import { edgeOf } from "../classroom/edge-of.ts";
import { useSlotTimes } from "../classroom/use-slot-times.ts";
import * as styles from "./this-week.css.ts";

export interface ThisWeekProps {
  readonly near: readonly NearSlot[];
}

/** Draws nothing where no date is near. */
export function ThisWeek({ near }: ThisWeekProps) {
  const { t } = useLingui();
  const tellTimes = useSlotTimes();
  if (near.length === 0) return null;
  return (
    <section className={styles.section} aria-label={t`The next seven days`}>
      <h2 className={styles.title}>
        <Trans>The next seven days</Trans>
      </h2>
      <ul className={styles.list}>
        {near.map(({ perimeterSlug, name, color, title, slot }) => {
          const when = tellTimes(slot);
          const whole = title === "" || title === name ? name : t`${name}: ${title}`;
          const page = <RouterLink to="/classroom/$perimeterSlug" params={{ perimeterSlug }} />;
          return (
            <li key={slot.slug} className={styles.line} style={edgeOf(color)}>
              <div className={styles.text}>
                <Link alone render={page}>
                  {whole}
                </Link>
                <p className={styles.when}>{when}</p>
              </div>
              {slot.canSign ? (
                <Button
                  variant="primary"
                  icon={<PenLine size={20} aria-hidden />}
                  aria-label={t`Sign: ${whole}, ${when}`}
                  render={page}
                >
                  <Trans>Sign</Trans>
                </Button>
              ) : (
                slot.waitingPlace !== null && (
                  <StatusChip tone="warning">
                    <Trans>You wait: place {slot.waitingPlace}</Trans>
                  </StatusChip>
                )
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
