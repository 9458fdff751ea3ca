// Knows the page of those whom a manager manages: how far each of them is.

import type { CollaboratorRow } from "@academiz/application/ports";
import { connectList, connectLoading, TEAM_READER, teamMachine } from "@academiz/application/team";
import { speakScore } from "@academiz/domain/scoring";
import { Button, type Column, Duration, List, PageHeader, ScoreMark, StatusChip } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link as RouterLink } from "@tanstack/react-router";
import { useActor } from "@xstate/react";
import { Users } from "lucide-react";
import { useEffect } from "react";
import type { Front } from "../site/compose.ts";
import { nameCollaborator } from "./name-collaborator.ts";
import * as styles from "./team.css.ts";
import type { TeamSearch } from "./team-search.ts";

export interface TeamPageProps {
  readonly front: Pick<Front, "team">;
  /** How scores are said (§9.13). */
  readonly markType: string;
  readonly search: TeamSearch;
  readonly onSearch: (search: TeamSearch) => void;
}

export function TeamPage({ front: { team }, markType, search: { q = "", page = 1 }, onSearch }: TeamPageProps) {
  const { t } = useLingui();
  const [snapshot, send] = useActor(teamMachine, { input: { load: team.list, criteria: { query: q, page } } });
  useEffect(() => {
    send({ type: "criteria.changed", criteria: { query: q, page } });
  }, [send, q, page]);
  const view = connectList(connectLoading(snapshot), TEAM_READER);
  const columns: readonly Column<CollaboratorRow>[] = [
    { id: "name", header: t`Name`, heading: true, cell: nameCollaborator },
    { id: "completed", header: t`Completed`, align: "end", cell: ({ progress }) => progress.completed },
    {
      id: "late",
      header: t`Late`,
      align: "end",
      cell: ({ progress: { late } }) => (late === 0 ? "–" : <StatusChip tone="error">{late}</StatusChip>),
    },
    { id: "started", header: t`In progress`, align: "end", cell: ({ progress }) => progress.started },
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
          onSearch: (query) => onSearch(query === "" ? {} : { q: query }),
        }}
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
        onPage={(wanted) => onSearch({ ...(q !== "" && { q }), ...(wanted > 1 && { page: wanted }) })}
      />
    </div>
  );
}
