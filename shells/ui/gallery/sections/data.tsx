// Knows how rows are compared, walked and paged.
import { EllipsisVertical } from "lucide-react";
import { useState } from "react";
import {
  Avatar,
  Card,
  type Column,
  IconButton,
  List,
  type ListState,
  Menu,
  MenuItem,
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

const ONE_PAGE = { isRefreshing: false, page: 2, pageCount: 3, range: { first: 4, last: 6, total: 9 }, isEmpty: false };
const STATES = {
  ready: { phase: "ready" },
  loading: { phase: "loading" },
  failed: { phase: "failed" },
  empty: { phase: "ready", isEmpty: true },
  unmatched: { phase: "ready", range: { first: 1, last: 0, total: 0 } },
} as const satisfies Readonly<Record<string, Partial<ListState<Learner>>>>;
const STANDINGS = ["ready", "loading", "failed", "empty", "unmatched"] as const;

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
      {STANDINGS.map((standing) => (
        <List
          key={standing}
          label={say(`List, ${standing}`, `Liste, ${standing}`)}
          state={{ ...ONE_PAGE, ...STATES[standing], rows: standing === "ready" ? rows : [] }}
          columns={columns.filter(({ id }) => id !== "done")}
          getKey={({ id }) => id}
          door={() => ({ onOpen: () => undefined })}
          note={({ id }) => id === "1" && say("Arrived today", "Arrivée aujourd’hui")}
          menu={({ name }) => (
            <Menu
              trigger={
                <IconButton label={say(`Actions for ${name}`, `Actions pour ${name}`)} icon={<EllipsisVertical />} />
              }
            >
              <MenuItem>{say("Open", "Ouvrir")}</MenuItem>
            </Menu>
          )}
          search={{ label: say("Search learners", "Chercher un apprenant"), query: "", onSearch: () => undefined }}
          sort={sort}
          onSort={setSort}
          failure={{ title: say("The list could not be loaded", "La liste n’a pas pu être chargée"), text: null }}
          empty={{ title: say("No session today", "Aucune session aujourd’hui") }}
          unmatched={{ title: say("Nobody matches", "Personne ne correspond") }}
          onRetry={() => undefined}
          onRefresh={() => undefined}
          onPage={() => undefined}
        />
      ))}
    </Section>
  );
}
