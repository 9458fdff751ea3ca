// Knows how people who are late are listed, over all products.
import type { LateRow } from "@academiz/application/ports";
import { connectLate, lateMachine } from "@academiz/application/statistics";
import { Card, type Column, DueChip } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useActor } from "@xstate/react";
import { CalendarCheck } from "lucide-react";
import { useEffect } from "react";
import { OfficeList } from "../lists/office-list.tsx";
import { TableFiles } from "../lists/table-files.tsx";
import { useOffice, useSession } from "../office/office-context.ts";
import { readStatisticsCriteria } from "./statistics-search.ts";

export interface LatePeopleProps {
  /** From 1. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

export function LatePeople({ page, onPage }: LatePeopleProps) {
  const { t } = useLingui();
  const { statistics } = useOffice().office;
  const { mayAdminister } = useSession();
  const [snapshot, send] = useActor(lateMachine, { input: { load: statistics.listLate, criteria: page } });
  const { criteria } = snapshot.context;
  useEffect(() => {
    if (criteria !== page) send({ type: "criteria.changed", criteria: page });
  }, [criteria, page, send]);
  const columns: readonly Column<LateRow>[] = [
    { id: "name", header: t`Name (by last name)`, heading: true, cell: ({ name }) => name },
    { id: "product", header: t`Product`, cell: ({ product }) => product.name },
    { id: "due", header: t`To be done by`, cell: ({ due }) => <DueChip dueAt={due} isOver={false} /> },
  ];
  const view = connectLate(snapshot);
  // Good news takes one line: the statistics below it matter more.
  if (view.isEmpty && !view.isRefreshing)
    return <Card title={<Trans>Late</Trans>} description={<Trans>Nobody is late with a product.</Trans>} />;
  return (
    <Card title={<Trans>Late</Trans>} description={<Trans>Who has not completed a product by its date, today.</Trans>}>
      <OfficeList
        label={t`Late`}
        view={view}
        send={send}
        columns={columns}
        getKey={({ id, product }) => `${id} ${product.slug}`}
        door={mayAdminister ? ({ id }) => ({ render: <Link to="/people/$id" params={{ id }} /> }) : undefined}
        isRefreshable
        tools={
          <TableFiles
            title={t`Late`}
            write={(format) => statistics.write(readStatisticsCriteria({}), "late", format)}
          />
        }
        failure={<Trans>Those who are late could not be loaded</Trans>}
        empty={{ icon: <CalendarCheck size={24} aria-hidden />, title: <Trans>Nobody is late</Trans> }}
        unmatched={{ title: <Trans>Nobody is late</Trans> }}
        onPage={onPage}
      />
    </Card>
  );
}
