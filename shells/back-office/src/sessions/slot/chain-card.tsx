// Knows how the chain of signatures of a date is shown: whether it holds, and mark by mark.
import type { ChainMark, SlotDetails } from "@academiz/application/ports";
import { Button, Card, type Column, DrawnSignature, Skeleton, SkeletonGroup, StatusChip, Table } from "@academiz/ui";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { RefreshCw, ShieldAlert, ShieldCheck } from "lucide-react";
import { TroubleText } from "../../office/trouble-text.tsx";
import { failure } from "../../product/product.css.ts";
import * as styles from "../sessions.css.ts";
import { MarkText } from "./mark-text.tsx";
import type { Marks } from "./use-marks.ts";

export interface ChainCardProps {
  readonly slot: SlotDetails;
  readonly marks: Marks;
  readonly onRenew: () => void;
}

export function ChainCard({ slot: { brokenAt }, marks, onRenew }: ChainCardProps) {
  const { t } = useLingui();
  const { all, total, isLoading, trouble } = marks;
  const gone = t`Somebody who has gone`;
  const columns: readonly Column<ChainMark>[] = [
    { id: "number", header: t`Number`, heading: true, cell: ({ number }) => number },
    { id: "who", header: t`About`, cell: ({ name }) => name ?? gone },
    { id: "mark", header: t`Mark`, cell: (mark) => <MarkText mark={mark} /> },
    {
      id: "by",
      header: t`By`,
      cell: ({ userId, byId, byName }) => (userId === byId ? t`Themselves` : (byName ?? gone)),
    },
    {
      id: "drawing",
      header: t`Drawn`,
      cell: ({ drawing, name }) =>
        drawing ? <DrawnSignature drawing={drawing} label={t`Signature of ${name ?? gone}`} /> : "–",
    },
    {
      id: "hash",
      header: t`Fingerprint`,
      cell: ({ hash }) => <code className={styles.hash}>{hash.slice(0, 16)}…</code>,
    },
  ];
  const left = total - all.length;
  return (
    <Card
      title={<Trans>Chain of signatures</Trans>}
      description={<Trans>Each mark is sealed with the one before it: none can be changed or taken out unseen.</Trans>}
    >
      <div className={styles.stack}>
        <div className={styles.spread}>
          {brokenAt === null ? (
            <StatusChip tone="success" icon={<ShieldCheck size={16} aria-hidden />}>
              <Trans>Intact</Trans>
            </StatusChip>
          ) : (
            <StatusChip tone="error" icon={<ShieldAlert size={16} aria-hidden />}>
              <Trans>Broken</Trans>
            </StatusChip>
          )}
          <Button size="small" icon={<RefreshCw size={16} aria-hidden />} onClick={onRenew}>
            <Trans>Verify again</Trans>
          </Button>
        </div>
        {brokenAt !== null && (
          <p role="alert" className={failure}>
            <Trans>
              The chain does not hold from mark {brokenAt} on: it was changed or taken out behind the platform’s back.
            </Trans>
          </p>
        )}
        {trouble && (
          <p role="alert" className={failure}>
            <TroubleText trouble={trouble} />
          </p>
        )}
        {isLoading ? (
          <SkeletonGroup>
            <Skeleton />
          </SkeletonGroup>
        ) : all.length === 0 ? (
          <p className={styles.quiet}>
            <Trans>Nobody has signed or was marked yet.</Trans>
          </p>
        ) : (
          <Table label={t`Chain of signatures`} columns={columns} rows={all} getKey={({ number }) => String(number)} />
        )}
        {left > 0 && (
          <p className={styles.quiet}>
            <Plural value={left} one="# more mark is not listed here." other="# more marks are not listed here." />
          </p>
        )}
      </div>
    </Card>
  );
}
