// Knows how the order of rows is shown and changed.
import { useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { Pressable } from "../pressable/pressable.tsx";
import { Select } from "../select/select.tsx";
import * as styles from "./table.css.ts";

export interface TableSort {
  readonly column: string;
  readonly direction: "ascending" | "descending";
}

interface SortedColumn {
  readonly id: string;
  readonly header: string;
  readonly sortable?: boolean | undefined;
  readonly align?: "start" | "end" | undefined;
  readonly isSpare?: boolean | undefined;
}

interface HeadCellProps {
  readonly column: SortedColumn;
  readonly sort: TableSort | undefined;
  readonly onSort: ((sort: TableSort) => void) | undefined;
}

/** A first press sorts upwards, the next one reverses it. */
export function HeadCell({ column, sort, onSort }: HeadCellProps) {
  const { id, header, sortable, align, isSpare } = column;
  const direction = sort?.column === id ? sort.direction : undefined;
  const Arrow = direction === undefined ? ArrowUpDown : direction === "ascending" ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      className={styles.headCell({ align, isSpare })}
      aria-sort={sortable ? (direction ?? "none") : undefined}
    >
      {sortable && onSort ? (
        <Pressable
          className={styles.sorter}
          onClick={() => onSort({ column: id, direction: direction === "ascending" ? "descending" : "ascending" })}
        >
          {header}
          <Arrow size={16} aria-hidden />
        </Pressable>
      ) : (
        header
      )}
    </th>
  );
}

interface StackedSortProps {
  readonly columns: readonly SortedColumn[];
  readonly sort: TableSort | undefined;
  readonly onSort: (sort: TableSort) => void;
}

/** Where rows stack there is no head to press, so the order is chosen from a list. */
export function StackedSort({ columns, sort, onSort }: StackedSortProps) {
  const { t } = useLingui();
  const options = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ id, header }) => [
      { value: `${id} ascending`, label: `${header} ↑` },
      { value: `${id} descending`, label: `${header} ↓` },
    ]);
  if (options.length === 0) return null;
  return (
    <div className={styles.stackedSort}>
      <Select
        aria-label={t`Sort by`}
        placeholder={t`Sort by`}
        options={options}
        value={sort ? `${sort.column} ${sort.direction}` : null}
        onValueChange={(value) => {
          const at = value.lastIndexOf(" ");
          onSort({ column: value.slice(0, at), direction: value.slice(at + 1) as TableSort["direction"] });
        }}
      />
    </div>
  );
}
