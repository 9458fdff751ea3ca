// Knows the page of a manager's people: each one's progress, who is late, and how they are reminded.

import type { CollaboratorRow, TeamCriteria } from "@academiz/application/ports";
import { connectList, connectLoading, TEAM_READER, teamMachine } from "@academiz/application/team";
import { speakScore } from "@academiz/domain/scoring";
import {
  Button,
  type Column,
  Duration,
  FilterChip,
  List,
  PageHeader,
  ScoreMark,
  StatusChip,
  type TableSort,
  useToasts,
} from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link as RouterLink } from "@tanstack/react-router";
import { useActor } from "@xstate/react";
import { BellRing, Users } from "lucide-react";
import { useEffect, useState } from "react";
import type { WholeFront } from "../site/compose.ts";
import { nameCollaborator } from "./name-collaborator.ts";
import { RemindLateDialog } from "./remind-late-dialog.tsx";
import * as styles from "./team.css.ts";
import type { TeamSearch } from "./team-search.ts";

export interface TeamPageProps {
  readonly front: Pick<WholeFront, "team">;
  /** The type of mark in which scores are shown (§9.13). */
  readonly markType: string;
  /** True for somebody who stands in for a manager: they remind nobody. */
  readonly isReader: boolean;
  readonly search: TeamSearch;
  readonly onSearch: (search: TeamSearch) => void;
}

const readSort = (order: TeamCriteria["order"]): TableSort => ({
  column: order.replace("-", ""),
  direction: order.startsWith("-") ? "descending" : "ascending",
});
const writeOrder = ({ column, direction }: TableSort) =>
  `${direction === "descending" ? "-" : ""}${column}` as TeamCriteria["order"];

export function TeamPage({ front: { team }, markType, isReader, search, onSearch }: TeamPageProps) {
  const { t } = useLingui();
  const notify = useToasts();
  const [isReminding, setReminding] = useState(false);
  const { q = "", page = 1, order = "name", late: isLate = false } = search;
  const [snapshot, send] = useActor(teamMachine, {
    input: { load: team.list, criteria: { query: q, page, order, isLate } },
  });
  useEffect(() => {
    send({ type: "criteria.changed", criteria: { query: q, page, order, isLate } });
  }, [send, q, page, order, isLate]);
  const { page: _, ...firstPage } = search;
  const view = connectList(connectLoading(snapshot), TEAM_READER);
  const columns: readonly Column<CollaboratorRow>[] = [
    { id: "name", header: t`Name (by last name)`, heading: true, sortable: true, cell: nameCollaborator },
    { id: "completed", header: t`Completed`, align: "end", cell: ({ progress }) => progress.completed },
    {
      id: "late",
      header: t`Late`,
      sortable: true,
      align: "end",
      cell: ({ progress: { late } }) => (late === 0 ? "–" : <StatusChip tone="error">{late}</StatusChip>),
    },
    { id: "underWay", header: t`In progress`, align: "end", cell: ({ progress }) => progress.underWay },
    {
      id: "average",
      header: t`Average result`,
      cell: ({ progress: { averageScore } }) =>
        averageScore === null ? "–" : <ScoreMark score={speakScore(averageScore, markType)} />,
    },
    {
      id: "time",
      header: t`Time spent`,
      cell: ({ progress: { time } }) => (time === 0 ? "–" : <Duration seconds={time} />),
    },
  ];
  return (
    <div className={styles.page}>
      <title>{t`My team`}</title>
      <PageHeader
        title={<Trans>My team</Trans>}
        description={<Trans>Those who stand where you do in the organisation, or below.</Trans>}
        actions={
          !isReader &&
          !view.isEmpty && (
            <Button icon={<BellRing size={20} aria-hidden />} onClick={() => setReminding(true)}>
              <Trans>Remind all who are late…</Trans>
            </Button>
          )
        }
      />
      <List
        label={t`My team`}
        state={view}
        columns={columns}
        getKey={({ id }) => id}
        door={({ id }) => ({ render: <RouterLink to="/team/$id" params={{ id }} /> })}
        note={({ active, email }) => (active ? email : t`Account closed`)}
        search={{
          label: t`Search my team`,
          query: q,
          onSearch: (query) => {
            const { q: __, ...rest } = firstPage;
            onSearch(query === "" ? rest : { ...rest, q: query });
          },
        }}
        tools={
          <FilterChip
            isOn={isLate}
            onPress={() => {
              const { late: __, ...rest } = firstPage;
              onSearch(isLate ? rest : { ...rest, late: true });
            }}
          >
            <Trans>Late only</Trans>
          </FilterChip>
        }
        sort={readSort(order)}
        onSort={(sort) => onSearch({ ...firstPage, order: writeOrder(sort) })}
        empty={{
          icon: <Users size={24} aria-hidden />,
          title: <Trans>Nobody stands in your team yet</Trans>,
          text: <Trans>Whoever administers your organisation places you and your people in it.</Trans>,
        }}
        unmatched={{
          title: <Trans>Nobody matches</Trans>,
          action: (
            <Button onClick={() => onSearch({})}>
              <Trans>Show the whole team</Trans>
            </Button>
          ),
        }}
        failure={{
          title: <Trans>Your team could not be loaded</Trans>,
          text: <Trans>Check your connection, then try again.</Trans>,
          requestId: view.trouble?.requestId,
        }}
        onRetry={() => send({ type: "retry.asked" })}
        onPage={(wanted) => onSearch({ ...firstPage, ...(wanted > 1 && { page: wanted }) })}
      />
      {isReminding && (
        <RemindLateDialog
          team={team}
          onClose={() => setReminding(false)}
          onReminded={(words) => {
            setReminding(false);
            notify({ kind: "success", text: words });
          }}
        />
      )}
    </div>
  );
}
