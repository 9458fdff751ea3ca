// Knows how launches are compared: what each of them came to, and what went wrong.
import type { LaunchesView } from "@academiz/application/launches";
import type { LaunchRow } from "@academiz/application/ports";
import { Card, type Column, StatusChip, Table, When } from "@academiz/ui";
import { useLingui } from "@lingui/react/macro";
import { Duration } from "../../learners/duration.tsx";
import { PageTurner } from "../../lists/page-turner.tsx";
import * as styles from "../common/scorm.css.ts";
import { StandingWords } from "./standing-words.tsx";

export interface AttemptsListProps {
  readonly view: LaunchesView;
  /** The score that the package is won from, 0–100. */
  readonly asked: number | null;
  readonly onOpen: (uuid: string) => void;
  readonly onPage: (page: number) => void;
}

export function AttemptsList({ view, asked, onOpen, onPage }: AttemptsListProps) {
  const { t, i18n } = useLingui();
  const { criteria, pageCount, range } = view;
  const { page } = criteria;
  const columns: readonly Column<LaunchRow>[] = [
    {
      id: "learner",
      header: t`Learner`,
      heading: true,
      cell: ({ uuid, learner, number }) => {
        const name = learner.name || learner.id;
        return (
          <button
            type="button"
            className={styles.open}
            aria-label={t`${name}, visit ${number}`}
            onClick={() => onOpen(uuid)}
          >
            {name}
          </button>
        );
      },
    },
    { id: "number", header: t`Visit`, align: "end", cell: ({ number }) => i18n.number(number) },
    { id: "standing", header: t`Result`, cell: (row) => <StandingWords told={row} asked={asked} /> },
    { id: "time", header: t`Time`, align: "end", cell: ({ time }) => <Duration seconds={time} /> },
    { id: "startedAt", header: t`Started`, cell: ({ startedAt }) => <When at={startedAt} /> },
    { id: "seenAt", header: t`Last seen`, cell: ({ seenAt }) => <When at={seenAt} /> },
    { id: "calls", header: t`Calls`, align: "end", cell: ({ calls }) => i18n.number(calls) },
    {
      id: "errors",
      header: t`Errors`,
      align: "end",
      cell: ({ errors }) =>
        errors === 0 ? i18n.number(0) : <StatusChip tone="error">{i18n.number(errors)}</StatusChip>,
    },
  ];
  return (
    <div className={styles.refreshable} aria-busy={view.isRefreshing}>
      <Card padded={false}>
        <Table label={t`Visits`} columns={columns} rows={view.rows} getKey={({ uuid }) => uuid} />
      </Card>
      <PageTurner label={t`Pages of visits`} page={page} pageCount={pageCount} range={range} onPage={onPage} />
    </div>
  );
}
