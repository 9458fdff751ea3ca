// Knows how the products of an organisation are compared and chosen.
import type { LibraryView } from "@academiz/application/library";
import type { LibraryCriteria, ProductRow } from "@academiz/application/ports";
import { Card, type Column, Table, type TableSort, When } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { PageTurner } from "../lists/page-turner.tsx";
import { ProductStatus, readPublication } from "../product/product-status.tsx";
import { TypeChip } from "../product/type-chip.tsx";
import { ProductLink } from "./product-link.tsx";
import * as styles from "./products-page.css.ts";

const PAGE_SIZE = 20;

export interface ProductsListProps {
  readonly view: LibraryView;
  readonly onSort: (order: LibraryCriteria["order"]) => void;
  readonly onPage: (page: number) => void;
  readonly renderActions: (row: ProductRow) => ReactNode;
}

/** Two of one name are told apart by when they came, to the second. */
const isRepeated = ({ name, slug }: ProductRow, rows: readonly ProductRow[]): boolean =>
  rows.some((other) => other.slug !== slug && other.name.trim() === name.trim());

function Moment({ at }: { readonly at: string }) {
  const { i18n } = useLingui();
  return <time dateTime={at}>{i18n.date(new Date(at), { dateStyle: "short", timeStyle: "medium" })}</time>;
}

export function ProductsList({ view, onSort, onPage, renderActions }: ProductsListProps) {
  const { t } = useLingui();
  const { criteria, rows, totalItems, pageCount } = view;
  const columns: readonly Column<ProductRow>[] = [
    {
      id: "name",
      header: t`Name`,
      heading: true,
      sortable: true,
      cell: (row) => (
        <>
          <ProductLink row={row} className={styles.name}>
            {row.name}
          </ProductLink>
          {isRepeated(row, rows) && (
            <span className={styles.since}>
              <Trans>
                Created <Moment at={row.createdAt} />
              </Trans>
            </span>
          )}
        </>
      ),
    },
    { id: "type", header: t`Type`, cell: ({ type }) => <TypeChip type={type} /> },
    { id: "status", header: t`Status`, cell: (row) => <ProductStatus publication={readPublication(row)} /> },
    { id: "updatedAt", header: t`Modified`, sortable: true, cell: (row) => <When at={row.updatedAt} /> },
    {
      id: "publishedAt",
      header: t`Published on`,
      sortable: true,
      cell: ({ publishedAt }) => (publishedAt === null ? "–" : <When at={publishedAt} />),
    },
    { id: "actions", header: t`Actions`, align: "end", cell: renderActions },
  ];
  const first = (criteria.page - 1) * PAGE_SIZE + 1;
  const last = first + rows.length - 1;
  return (
    <div className={`${styles.list} ${view.isRefreshing ? styles.refreshing : ""}`} aria-busy={view.isRefreshing}>
      <Card padded={false}>
        <Table
          label={t`Learning products`}
          columns={columns}
          rows={rows}
          getKey={({ slug }) => slug}
          sort={readSort(criteria.order)}
          onSort={(sort) => onSort(writeOrder(sort))}
        />
      </Card>
      <PageTurner
        label={t`Pages of learning products`}
        page={criteria.page}
        pageCount={pageCount}
        range={{ first, last, total: totalItems }}
        onPage={onPage}
      />
    </div>
  );
}

const readSort = (order: LibraryCriteria["order"]): TableSort => ({
  column: order.replace("-", ""),
  direction: order.startsWith("-") ? "descending" : "ascending",
});
const writeOrder = ({ column, direction }: TableSort) =>
  `${direction === "descending" ? "-" : ""}${column}` as LibraryCriteria["order"];
