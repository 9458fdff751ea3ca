// Knows how launches are compared: the result of each, and its errors.
import type { LaunchRow } from "@academiz/application/ports";
import { Button, type Column, Duration, StatusChip, When } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { History, SearchX } from "lucide-react";
import { OfficeList, type OfficeListProps } from "../../lists/office-list.tsx";
import { StandingWords } from "./standing-words.tsx";

export interface AttemptsListProps extends Pick<OfficeListProps<LaunchRow>, "view" | "send"> {
  /** The required score of the package, 0–100. */
  readonly asked: number | null;
  readonly query: string;
  readonly onOpen: (uuid: string) => void;
  readonly onSearch: (query: string) => void;
  readonly onPage: (page: number) => void;
}

export function AttemptsList({ view, send, asked, query, onOpen, onSearch, onPage }: AttemptsListProps) {
  const { t, i18n } = useLingui();
  const columns: readonly Column<LaunchRow>[] = [
    { id: "learner", header: t`Learner`, heading: true, cell: ({ learner }) => learner.name || learner.id },
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
    <OfficeList
      label={t`Visits`}
      view={view}
      send={send}
      columns={columns}
      getKey={({ uuid }) => uuid}
      door={({ uuid, learner, number }) => {
        const name = learner.name || learner.id;
        return { onOpen: () => onOpen(uuid), label: t`${name}, visit ${number}` };
      }}
      search={{ label: t`Search learners`, query, onSearch }}
      isRefreshable
      failure={<Trans>The visits could not be loaded</Trans>}
      empty={{
        icon: <History size={24} aria-hidden />,
        title: <Trans>Nobody has opened it yet</Trans>,
        text: (
          <Trans>
            Each time a learner opens the published package, what it tells the platform is noted here. Previews are not.
          </Trans>
        ),
      }}
      unmatched={{
        icon: <SearchX size={24} aria-hidden />,
        title: <Trans>No visit matches</Trans>,
        text: <Trans>Try fewer letters of the learner’s name.</Trans>,
        action: (
          <Button onClick={() => onSearch("")}>
            <Trans>Show all visits</Trans>
          </Button>
        ),
      }}
      onPage={onPage}
    />
  );
}
