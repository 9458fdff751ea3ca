// Knows how somebody sees where they are signed in, and how they sign out there.
import { Trans, useLingui } from "@lingui/react/macro";
import { Monitor, Smartphone, Tablet } from "lucide-react";
import { StatusChip } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { Skeleton, SkeletonGroup } from "../skeleton/skeleton.tsx";
import { When } from "../when/when.tsx";
import * as styles from "./account.css.ts";
import { type AccountTrouble, AccountTroubleText } from "./account-trouble.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";

/** A place where somebody is signed in. */
export interface SessionRow {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly kind: "phone" | "tablet" | "computer" | null;
  readonly openedAt: string;
  readonly lastSeenAt: string;
  readonly isCurrent: boolean;
}

export interface SessionRowsProps {
  readonly view: {
    readonly phase: "loading" | "ready" | "failed";
    readonly rows: readonly SessionRow[];
    readonly isBusy: boolean;
    readonly hasOthers: boolean;
    readonly trouble: AccountTrouble | null;
  };
  /** Null: one's own. */
  readonly of: string | null;
  readonly onEnd: (id: string) => void;
  readonly onEndOthers: () => void;
  readonly onRetry: () => void;
}

export function SessionRows({ view, of, onEnd, onEndOthers, onRetry }: SessionRowsProps) {
  const { t } = useLingui();
  const kept = useKeptFocus();
  const { phase, rows, isBusy, hasOthers, trouble } = view;
  const isOwn = of === null;
  const ends = hasOthers && (
    <Button disabled={isBusy} accessibleWhenDisabled onClick={onEndOthers}>
      {isOwn ? <Trans>Sign out everywhere else</Trans> : <Trans>Sign out everywhere</Trans>}
    </Button>
  );
  return (
    <Card
      {...kept}
      title={isOwn ? <Trans>Where you are signed in</Trans> : <Trans>Where they are signed in</Trans>}
      description={
        isOwn ? (
          <Trans>If you do not know one of these, sign it out and choose another password.</Trans>
        ) : (
          <Trans>Whoever is signed out has to sign in again.</Trans>
        )
      }
    >
      <div className={styles.stack} aria-busy={isBusy}>
        {trouble && (
          <p role="alert" className={styles.failure}>
            <AccountTroubleText trouble={trouble} />
            <Button size="small" onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          </p>
        )}
        {phase === "loading" && (
          <SkeletonGroup>
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </SkeletonGroup>
        )}
        {phase === "ready" && rows.length === 0 && (
          <p className={styles.text}>
            <Trans>They are signed in nowhere.</Trans>
          </p>
        )}
        {rows.length > 0 && (
          <ul className={styles.rows} aria-label={t`Open sessions`}>
            {rows.map((row) => (
              <SessionLine key={row.id} row={row} isBusy={isBusy} onEnd={() => onEnd(row.id)} />
            ))}
          </ul>
        )}
        {ends && <div className={styles.line}>{ends}</div>}
      </div>
    </Card>
  );
}

interface SessionLineProps {
  readonly row: SessionRow;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function SessionLine({
  row: { browser, system, kind, openedAt, lastSeenAt, isCurrent },
  isBusy,
  onEnd,
}: SessionLineProps) {
  const { t } = useLingui();
  const name =
    browser !== null && system !== null ? t`${browser} on ${system}` : (browser ?? system ?? t`An unknown browser`);
  return (
    <li className={styles.row}>
      <div className={styles.told}>
        <span className={styles.line}>
          {kind !== null && <Kind kind={kind} />}
          {name}
          {isCurrent && (
            <StatusChip tone="success">
              <Trans>This browser</Trans>
            </StatusChip>
          )}
        </span>
        <span className={styles.quiet}>
          <Trans>
            Last seen <When at={lastSeenAt} />
          </Trans>
          {" · "}
          <Trans>
            Signed in <When at={openedAt} />
          </Trans>
        </span>
      </div>
      {!isCurrent && (
        <Button
          size="small"
          disabled={isBusy}
          accessibleWhenDisabled
          aria-label={t`Sign it out: ${name}`}
          onClick={onEnd}
        >
          <Trans>Sign it out</Trans>
        </Button>
      )}
    </li>
  );
}

function Kind({ kind }: { readonly kind: NonNullable<SessionRow["kind"]> }) {
  const { t } = useLingui();
  const [Icon, name] = (
    { phone: [Smartphone, t`Phone`], tablet: [Tablet, t`Tablet`], computer: [Monitor, t`Computer`] } as const
  )[kind];
  return (
    <span role="img" aria-label={name} title={name}>
      <Icon size={20} aria-hidden />
    </span>
  );
}
