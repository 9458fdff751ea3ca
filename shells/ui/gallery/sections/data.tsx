// Knows how rows are compared, walked and paged.
import { useState } from "react";
import {
  Avatar,
  Card,
  type Column,
  EmptyState,
  Pagination,
  ProgressRing,
  StatusChip,
  Table,
  type TableSort,
} from "../../src/index.ts";
import { row } from "../gallery.css.ts";
import { useSay } from "../say.ts";
import { Section } from "../section.tsx";

interface Learner {
  readonly id: string;
  readonly name: string;
  readonly done: number;
  readonly score: number;
}

const LEARNERS: readonly Learner[] = [
  { id: "1", name: "Claire Fontaine", done: 1, score: 92 },
  { id: "2", name: "Marc Dubois", done: 0.4, score: 61 },
  { id: "3", name: "Éloïse Martin-Delacroix", done: 0, score: 0 },
];

export function Data() {
  const say = useSay();
  const [sort, setSort] = useState<TableSort>({ column: "name", direction: "ascending" });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(["2"]));
  const columns: readonly Column<Learner>[] = [
    {
      id: "name",
      header: say("Learner", "Apprenant"),
      heading: true,
      sortable: true,
      cell: ({ name }) => (
        <span className={row}>
          <Avatar name={name} named={false} />
          {name}
        </span>
      ),
    },
    {
      id: "status",
      header: say("Status", "Statut"),
      cell: ({ done }) => (
        <StatusChip tone={done === 1 ? "success" : done > 0 ? "primary" : "neutral"}>
          {done === 1
            ? say("Completed", "Terminé")
            : done > 0
              ? say("In progress", "En cours")
              : say("Not started", "Non commencé")}
        </StatusChip>
      ),
    },
    {
      id: "done",
      header: say("Progress", "Progression"),
      cell: ({ done, name }) => (
        <ProgressRing size={24} value={done} label={say(`Progress of ${name}`, `Progression de ${name}`)} />
      ),
    },
    { id: "score", header: "Score", align: "end", sortable: true, cell: ({ score }) => score },
  ];
  const factor = sort.direction === "ascending" ? 1 : -1;
  const rows = [...LEARNERS].sort(
    (a, b) => factor * (sort.column === "score" ? a.score - b.score : a.name.localeCompare(b.name)),
  );
  return (
    <Section title={say("Rows", "Lignes")}>
      <Card padded={false}>
        <Table
          label={say("Learners", "Apprenants")}
          columns={columns}
          rows={rows}
          getKey={({ id }) => id}
          sort={sort}
          onSort={setSort}
          selection={{ selected, onChange: setSelected, nameRow: ({ name }) => name }}
        />
      </Card>
      <Pagination label={say("Pages of learners", "Pages d’apprenants")} onNext={() => undefined}>
        {say("1–3 of 12,408", "1–3 sur 12 408")}
      </Pagination>
      <Card padded={false}>
        <Table
          label={say("Sessions", "Sessions")}
          columns={columns}
          rows={[]}
          getKey={({ id }) => id}
          empty={<EmptyState title={say("No session today", "Aucune session aujourd’hui")} />}
        />
      </Card>
    </Section>
  );
}
