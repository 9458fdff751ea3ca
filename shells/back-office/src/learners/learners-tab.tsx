// Knows how an author sees who has started a product and how far each is.
import { connectLearners, learnersMachine } from "@academiz/application/learners";
import type { LearnerRow, LearnizLibrary } from "@academiz/application/ports";
import { Card, type Column, EmptyState, StatusChip, Table, type Tone, When } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useActor } from "@xstate/react";
import { Users } from "lucide-react";
import { ListState } from "../lists/list-state.tsx";

const TONES: Readonly<Record<string, Tone>> = { COMPLETE: "success", FAILED: "error" };

export interface LearnersTabProps {
  /** Of the product's type. */
  readonly library: Pick<LearnizLibrary, "listLearners">;
  readonly slug: string;
}

export function LearnersTab({ library, slug }: LearnersTabProps) {
  const { t, i18n } = useLingui();
  const [snapshot, send] = useActor(learnersMachine, {
    input: { load: (product: string) => library.listLearners(product), criteria: slug },
  });
  const view = connectLearners(snapshot);
  if (view.phase !== "ready")
    return (
      <ListState
        view={view}
        failure={<Trans>The learners could not be loaded</Trans>}
        onRetry={() => send({ type: "retry.asked" })}
      />
    );
  const statuses: Readonly<Record<string, string>> = {
    COMPLETE: t`Completed`,
    FAILED: t`Failed`,
    STARTED: t`Started`,
    NOT_STARTED: t`Not started`,
    LOCKED: t`Locked`,
  };
  const columns: readonly Column<LearnerRow>[] = [
    { id: "name", header: t`Learner`, heading: true, cell: ({ name, identifier }) => name || identifier },
    {
      id: "status",
      header: t`Status`,
      cell: ({ status }) => <StatusChip tone={TONES[status]}>{statuses[status] ?? status}</StatusChip>,
    },
    {
      id: "percentage",
      header: t`Progress`,
      align: "end",
      cell: ({ percentage }) => i18n.number(percentage / 100, { style: "percent" }),
    },
    { id: "score", header: t`Score`, align: "end", cell: ({ score }) => (score === null ? "–" : i18n.number(score)) },
    { id: "time", header: t`Time`, align: "end", cell: ({ time }) => <Duration seconds={time} /> },
    { id: "eventDate", header: t`Last activity`, cell: ({ eventDate }) => <When at={eventDate} /> },
  ];
  return (
    <Card padded={false}>
      <Table
        label={t`Learners`}
        columns={columns}
        rows={view.rows}
        getKey={({ identifier }) => identifier}
        empty={
          <EmptyState icon={<Users size={24} aria-hidden />} title={<Trans>Nobody has started yet</Trans>}>
            <Trans>Once it is published, whoever opens it appears here with their progress.</Trans>
          </EmptyState>
        }
      />
    </Card>
  );
}

function Duration({ seconds }: { readonly seconds: number }) {
  const minutes = Math.round(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (minutes === 0) return <Trans>under a minute</Trans>;
  return hours === 0 ? (
    <Trans>{rest} min</Trans>
  ) : (
    <Trans>
      {hours} h {rest} min
    </Trans>
  );
}
