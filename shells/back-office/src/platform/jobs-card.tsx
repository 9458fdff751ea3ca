// Knows how the jobs of the platform are shown: those that wait, run or failed, why, and how to run one again.
import type { PlatformJob, PlatformState } from "@academiz/application/ports";
import { Button, Card, type Column, EmptyState, StatusChip, Table, When } from "@academiz/ui";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { CircleCheck, RotateCcw } from "lucide-react";
import { useTroubleWords } from "../office/use-trouble-words.ts";
import * as styles from "./platform.css.ts";

const KINDS: Readonly<Record<string, MessageDescriptor>> = {
  "user-import": msg`Import of people`,
  "user-invitation": msg`Invitations to people`,
  "product-opening": msg`News of a product`,
  "joining-news": msg`News for people who joined`,
  "product-export": msg`Export of a product`,
  "message-mail": msg`Mail about a message`,
  "answers-filling": msg`Answers gathered from results`,
  "results-settling": msg`Results of paths and sections`,
  statistics: msg`Statistics`,
};

export interface JobsCardProps {
  readonly jobs: PlatformState["jobs"];
  /** The job that is being started again. */
  readonly repeated: string | null;
  readonly onRepeat: (id: string) => void;
}

export function JobsCard({ jobs: { queued, running, failed, rows }, repeated, onRepeat }: JobsCardProps) {
  const { t, i18n } = useLingui();
  const sayTrouble = useTroubleWords();
  const nameOf = ({ type }: PlatformJob) => {
    const words = KINDS[type];
    return words ? i18n._(words) : type;
  };
  const columns: readonly Column<PlatformJob>[] = [
    { id: "type", header: t`Job`, heading: true, cell: nameOf },
    { id: "client", header: t`Client`, cell: ({ clientName }) => clientName },
    {
      id: "state",
      header: t`State`,
      cell: (job) => (
        <span className={styles.state}>
          <JobState job={job} />
          {job.error !== null && (
            <span className={styles.quiet}>{sayTrouble({ kind: "unexpected", detail: job.error })}</span>
          )}
        </span>
      ),
    },
    { id: "createdAt", header: t`Asked for`, cell: ({ createdAt }) => <When at={createdAt} /> },
    {
      id: "again",
      header: t`Once more`,
      cell: (job) =>
        job.mayRepeat ? (
          <Button
            size="small"
            icon={<RotateCcw size={16} aria-hidden />}
            aria-label={t`Again: ${nameOf(job)}, ${job.clientName}`}
            loading={repeated === job.id}
            onClick={() => onRepeat(job.id)}
          >
            <Trans>Again</Trans>
          </Button>
        ) : (
          "–"
        ),
    },
  ];
  return (
    <Card
      title={<Trans>Jobs</Trans>}
      description={
        <>
          {t`${plural(queued, { one: "# waits", other: "# wait" })}`} ·{" "}
          {t`${plural(running, { one: "# runs", other: "# run" })}`} ·{" "}
          {t`${plural(failed, { one: "# failed", other: "# failed" })}`}
        </>
      }
    >
      <Table
        label={t`Jobs`}
        columns={columns}
        rows={rows}
        getKey={({ id }) => id}
        empty={
          <EmptyState
            icon={<CircleCheck size={24} aria-hidden />}
            title={<Trans>Nothing waits, and nothing failed</Trans>}
          >
            <Trans>Imports, exports, statistics and news appear here while they wait or run, and when they fail.</Trans>
          </EmptyState>
        }
      />
      {queued + running + failed > rows.length && (
        <p className={styles.quiet}>
          <Trans>The next 50 and the newest 50 that failed are listed.</Trans>
        </p>
      )}
    </Card>
  );
}

function JobState({ job: { state, attempts } }: { readonly job: PlatformJob }) {
  switch (state) {
    case "failed":
      return (
        <StatusChip tone="error">
          <Trans>Failed</Trans>
        </StatusChip>
      );
    case "running":
      return (
        <StatusChip tone="success">
          <Trans>Runs</Trans>
        </StatusChip>
      );
    default:
      return <StatusChip>{attempts > 0 ? <Trans>Waits to be tried again</Trans> : <Trans>Waits</Trans>}</StatusChip>;
  }
}
