// Knows how rows are compared: columns that sort, a head that stays, rows that stack where there is no room.
import { useLingui } from "@lingui/react/macro";
import { type DragEvent, memo, type ReactNode } from "react";
import { Checkbox } from "../choice/checkbox.tsx";
import { useSteady } from "../steady/use-steady.ts";
import * as styles from "./table.css.ts";
import { HeadCell, StackedSort, type TableSort } from "./table-sort.tsx";

export interface Column<Row> {
  readonly id: string;
  /** Plain text: it is repeated beside each value where rows stack. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly sortable?: boolean | undefined;
  /** `end` for numbers. */
  readonly align?: "start" | "end" | undefined;
  /** Left out where the table has no room for it beside the others; shown again where rows stack. */
  readonly isSpare?: boolean | undefined;
  /** The column that names the row; one a table. */
  readonly heading?: boolean | undefined;
}

export interface TableSelection<Row> {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** The row's name, for its checkbox. */
  readonly nameRow: (row: Row) => string;
}

export interface TableProps<Row> {
  /** What the rows are; only for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly getKey: (row: Row) => string;
  readonly sort?: TableSort | undefined;
  readonly onSort?: ((sort: TableSort) => void) | undefined;
  readonly selection?: TableSelection<Row> | undefined;
  /** Rows can be dragged somewhere else; without a pointer there is another way. */
  readonly onDragStart?: ((event: DragEvent, row: Row) => void) | undefined;
  /** Shown instead of rows when there are none: an `EmptyState`. */
  readonly empty?: ReactNode;
}

export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, getKey, sort, onSort, selection, onDragStart, empty } = props;
  const pick = useSteady((id: string, isOn: boolean) => selection?.onChange(toggle(selection.selected, [id], isOn)));
  const drag = useSteady((event: DragEvent, row: Row) => onDragStart?.(event, row));
  if (rows.length === 0 && empty) return <>{empty}</>;
  return (
    <div className={styles.place}>
      {onSort && <StackedSort columns={columns} sort={sort} onSort={onSort} />}
      <div className={styles.scroller}>
        <table aria-label={label} className={styles.table}>
          <thead className={styles.head}>
            <tr>
              {selection && <SelectAll rows={rows} getKey={getKey} selection={selection} />}
              {columns.map((column) => (
                <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody className={styles.body}>
            {rows.map((row) => (
              <TableRow
                key={getKey(row)}
                row={row}
                id={getKey(row)}
                columns={columns}
                name={selection?.nameRow(row)}
                selected={selection?.selected.has(getKey(row)) ?? false}
                onPick={selection && pick}
                onDragStart={onDragStart && drag}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface TableRowProps<Row> extends Pick<TableProps<Row>, "columns" | "onDragStart"> {
  readonly row: Row;
  readonly id: string;
  /** For its checkbox, where rows can be selected. */
  readonly name: string | undefined;
  readonly selected: boolean;
  readonly onPick: ((id: string, isOn: boolean) => void) | undefined;
}

function DrawnRow<Row>({ row, id, columns, name, selected, onPick, onDragStart }: TableRowProps<Row>) {
  const { t } = useLingui();
  return (
    <tr
      className={styles.row({ selected })}
      {...(onDragStart && { draggable: true, onDragStart: (event: DragEvent) => onDragStart(event, row) })}
    >
      {onPick && (
        <td className={styles.cell({ pick: true })}>
          <Checkbox
            aria-label={t`Select ${name}`}
            checked={selected}
            onCheckedChange={(checked) => onPick(id, checked)}
          />
        </td>
      )}
      {columns.map(({ id: column, header, cell, align, heading, isSpare }) =>
        heading ? (
          <th key={column} scope="row" className={styles.cell({ align, heading, besidePick: onPick !== undefined })}>
            {cell(row)}
          </th>
        ) : (
          <td key={column} data-label={header} className={styles.cell({ align, isSpare })}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

/** Drawn anew only where something about it is another: steady columns spare a page its rows. */
const TableRow = memo(DrawnRow) as typeof DrawnRow;

interface SelectAllProps<Row> {
  readonly rows: readonly Row[];
  readonly getKey: (row: Row) => string;
  readonly selection: TableSelection<Row>;
}

function SelectAll<Row>({ rows, getKey, selection }: SelectAllProps<Row>) {
  const { t } = useLingui();
  const keys = rows.map(getKey);
  const count = keys.filter((key) => selection.selected.has(key)).length;
  return (
    <th scope="col" className={styles.headCell()}>
      <Checkbox
        aria-label={t`Select all`}
        checked={count === keys.length ? true : count > 0 ? "mixed" : false}
        onCheckedChange={() => selection.onChange(toggle(selection.selected, keys, count < keys.length))}
      />
    </th>
  );
}

function toggle(selected: ReadonlySet<string>, keys: readonly string[], on: boolean): ReadonlySet<string> {
  const next = new Set(selected);
  for (const key of keys) on ? next.add(key) : next.delete(key);
  return next;
}
