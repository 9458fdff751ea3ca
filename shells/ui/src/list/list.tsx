// Knows how long lists are used: searched, sorted and paged, and what stands where there is no row.
import { useLingui } from "@lingui/react/macro";
import { RefreshCw } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { Pagination } from "../pagination/pagination.tsx";
import { Skeleton, SkeletonGroup } from "../skeleton/skeleton.tsx";
import { EmptyState } from "../states/empty-state.tsx";
import { ErrorState } from "../states/error-state.tsx";
import { type Column, Table, type TableProps } from "../table/table.tsx";
import * as styles from "./list.css.ts";
import { ListSearch, type ListSearchProps } from "./list-search.tsx";
import { type RowDoor, RowName } from "./row-name.tsx";

/** A page of a list as it stands. */
export interface ListState<Row> {
  readonly phase: "loading" | "ready" | "failed";
  /** Another page is being loaded; the one before stays shown. */
  readonly isRefreshing: boolean;
  readonly rows: readonly Row[];
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** The place of the first row and of the last, from 1, and how many there are. */
  readonly range: { readonly first: number; readonly last: number; readonly total: number };
  /** There are none at all, not only none that matches. */
  readonly isEmpty: boolean;
}
/** The words where there is no row, and what can be done there. */
export interface ListWords {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
}
export interface ListProps<Row>
  extends Pick<TableProps<Row>, "label" | "getKey" | "sort" | "onSort" | "selection" | "onDragStart"> {
  readonly state: ListState<Row>;
  /** One of them is the heading: its cell is the name of the row. */
  readonly columns: readonly Column<Row>[];
  /** Where the name of a row leads; null: nowhere. */
  readonly door?: ((row: Row) => RowDoor | null) | undefined;
  /** Below the name. */
  readonly note?: ((row: Row) => ReactNode) | undefined;
  /** The actions of a row: a `Menu` at its end. */
  readonly menu?: ((row: Row) => ReactNode) | undefined;
  readonly search?: ListSearchProps | undefined;
  /** Beside the search: filters, another look. */
  readonly tools?: ReactNode;
  /** Stands between the search and the rows. */
  readonly lead?: ReactNode;
  /** Draws a row as a tile, where the list shows tiles. */
  readonly tile?: ((row: Row) => ReactNode) | undefined;
  readonly onRefresh?: (() => void) | undefined;
  /** A note above the rows, drawn together with them, so that it pushes nothing down. */
  readonly notice?: ReactNode;
  /** Where there is nothing at all. */
  readonly empty: ListWords;
  /** Where nothing matches. */
  readonly unmatched?: ListWords | undefined;
  /** Where it cannot be loaded. */
  readonly failure: { readonly title: ReactNode; readonly text: ReactNode; readonly requestId?: string | undefined };
  readonly onRetry: () => void;
  /** Absent where a list is never paged. */
  readonly onPage?: ((page: number) => void) | undefined;
}

export function List<Row>(props: ListProps<Row>) {
  const { state, search, tools, lead, notice, empty, failure, onRetry, onRefresh } = props;
  const { t } = useLingui();
  const refresh = onRefresh && (
    <Button icon={<RefreshCw size={20} aria-hidden />} loading={state.isRefreshing} onClick={onRefresh}>
      {t`Refresh`}
    </Button>
  );
  if (state.phase === "ready" && state.isEmpty)
    return (
      <div className={styles.stack}>
        {notice}
        <Words {...empty} action={(empty.action || refresh) && [empty.action, refresh]} />
      </div>
    );
  return (
    <div className={styles.stack}>
      {(search || tools || refresh) && (
        <div className={styles.tools}>
          {search && <ListSearch {...search} />}
          {refresh ? (
            <div className={styles.doings}>
              {tools}
              {refresh}
            </div>
          ) : (
            tools
          )}
        </div>
      )}
      {lead}
      {state.phase === "loading" && (
        <SkeletonGroup>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </SkeletonGroup>
      )}
      {state.phase === "failed" && (
        <ErrorState title={failure.title} requestId={failure.requestId} onRetry={onRetry}>
          {failure.text}
        </ErrorState>
      )}
      {state.phase === "ready" && notice}
      {state.phase === "ready" && <Rows {...props} />}
    </div>
  );
}

function Rows<Row>({ state, columns, door, note, menu, tile, unmatched, onPage, ...table }: ListProps<Row>) {
  const { t } = useLingui();
  const { rows, page, pageCount, range } = state;
  const all = useMemo(() => {
    const named = columns.map((column) =>
      column.heading && (door || note)
        ? {
            ...column,
            cell: (row: Row) => (
              <RowName door={door?.(row) ?? null} note={note?.(row)}>
                {column.cell(row)}
              </RowName>
            ),
          }
        : column,
    );
    return menu ? [...named, { id: "menu", header: t`Actions`, align: "end" as const, cell: menu }] : named;
  }, [columns, door, note, menu, t]);
  if (rows.length === 0) {
    if (range.total === 0 && unmatched) return <Words {...unmatched} />;
    const first = <Button onClick={() => onPage?.(1)}>{t`Go to the first page`}</Button>;
    return <Words title={t`Nothing on this page`} action={onPage && first} />;
  }
  const { label, getKey, sort, onSort, selection, onDragStart } = table;
  return (
    <div className={styles.rows} aria-busy={state.isRefreshing}>
      {tile ? (
        <ul aria-label={label} className={styles.tiles}>
          {rows.map((row) => (
            <li key={getKey(row)} className={styles.tile}>
              {tile(row)}
            </li>
          ))}
        </ul>
      ) : (
        <Card padded={false}>
          <Table
            label={label}
            columns={all}
            rows={rows}
            getKey={getKey}
            sort={sort}
            onSort={onSort}
            selection={selection}
            onDragStart={onDragStart}
          />
        </Card>
      )}
      {onPage && pageCount > 1 && (
        <Pagination
          label={t`Pages: ${label}`}
          onPrevious={page > 1 ? () => onPage(page - 1) : undefined}
          onNext={page < pageCount ? () => onPage(page + 1) : undefined}
        >
          {t`${range.first}–${range.last} of ${range.total}`}
        </Pagination>
      )}
    </div>
  );
}

function Words({ icon, title, text, action }: ListWords) {
  return (
    <EmptyState icon={icon} title={title} action={action}>
      {text}
    </EmptyState>
  );
}
