// Knows how the products of an organisation are compared and chosen.
import type { LibraryView } from "@academiz/application/library";
import type { LibraryCriteria, ProductRow } from "@academiz/application/ports";
import { Button, type Column, type ListProps, StatusChip, type TableSort, When } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { FolderOpen, SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { OfficeList, type OfficeListProps } from "../lists/office-list.tsx";
import { ProductStatus, readPublication } from "../product/product-status.tsx";
import { TypeChip } from "../product/type-chip.tsx";
import { ProductLink } from "./product-link.tsx";
import * as styles from "./products-page.css.ts";

export interface ProductsListProps
  extends Pick<OfficeListProps<ProductRow>, "send">,
    Pick<ListProps<ProductRow>, "menu" | "onPage" | "selection" | "lead" | "tools" | "onDragStart"> {
  readonly view: LibraryView;
  readonly criteria: LibraryCriteria;
  readonly onSearch: (query: string) => void;
  /** The name of the open folder; undefined for all products. */
  readonly folderName: string | undefined;
  readonly onShowAll: () => void;
  readonly onSort: (order: LibraryCriteria["order"]) => void;
  /** The button that makes the first product. */
  readonly create: ReactNode;
}

/** Tags of a row; the others are counted. */
const MOST_TAGS = 4;

/** Two products with the same name are told apart by their time of creation, to the second. */
const isRepeated = ({ name, slug }: ProductRow, rows: readonly ProductRow[]): boolean =>
  rows.some((other) => other.slug !== slug && other.name.trim() === name.trim());

function Moment({ at }: { readonly at: string }) {
  const { i18n } = useLingui();
  return <time dateTime={at}>{i18n.date(new Date(at), { dateStyle: "short", timeStyle: "medium" })}</time>;
}

const RowStatus = ({ row }: { readonly row: ProductRow }) => (
  <span className={styles.status}>
    <ProductStatus publication={readPublication(row)} />
    {row.demo && (
      <StatusChip tone="primary">
        <Trans>Demo</Trans>
      </StatusChip>
    )}
    {row.template && (
      <StatusChip>
        <Trans>Template</Trans>
      </StatusChip>
    )}
  </span>
);

export function ProductsList({
  view,
  criteria,
  folderName,
  onSearch,
  onSort,
  onShowAll,
  create,
  ...rest
}: ProductsListProps) {
  const { t } = useLingui();
  const columns: readonly Column<ProductRow>[] = [
    { id: "name", header: t`Name`, heading: true, sortable: true, cell: ({ name }) => name },
    { id: "type", header: t`Type`, cell: ({ type }) => <TypeChip type={type} /> },
    { id: "status", header: t`Status`, cell: (row) => <RowStatus row={row} /> },
    { id: "updatedAt", header: t`Modified`, sortable: true, cell: (row) => <When at={row.updatedAt} /> },
    {
      id: "publishedAt",
      isSpare: true,
      header: t`Published on`,
      sortable: true,
      cell: ({ publishedAt }) => (publishedAt === null ? "–" : <When at={publishedAt} />),
    },
  ];
  const { query, type, state, tags } = criteria;
  const isJustFolder = folderName !== undefined && query === "" && !type && !state && !tags;
  return (
    <OfficeList
      {...rest}
      label={t`Learning products`}
      view={view}
      columns={columns}
      getKey={({ slug }) => slug}
      door={(row) => ({ render: <ProductLink row={row} /> })}
      note={(row) => {
        const isOneOfSeveral = isRepeated(row, view.rows);
        if (!isOneOfSeveral && row.tags.length === 0) return null;
        return (
          <span className={styles.status}>
            {isOneOfSeveral && (
              <Trans>
                Created <Moment at={row.createdAt} />
              </Trans>
            )}
            {row.tags.slice(0, MOST_TAGS).map((tag) => (
              <StatusChip key={tag} isLong>
                {tag}
              </StatusChip>
            ))}
            {row.tags.length > MOST_TAGS && <Trans>and {row.tags.length - MOST_TAGS} more</Trans>}
          </span>
        );
      }}
      search={{
        label: folderName === undefined ? t`Search products` : t`Search in “${folderName}”`,
        query: criteria.query,
        onSearch,
      }}
      sort={readSort(criteria.order)}
      onSort={(sort) => onSort(writeOrder(sort))}
      failure={<Trans>The list could not be loaded</Trans>}
      empty={{
        title: <Trans>No product yet</Trans>,
        text: <Trans>A course is made of chapters and pages, with text and games. It is saved as you write.</Trans>,
        action: create,
      }}
      unmatched={{
        icon: isJustFolder ? <FolderOpen size={24} aria-hidden /> : <SearchX size={24} aria-hidden />,
        title: isJustFolder ? <Trans>No product directly here</Trans> : <Trans>No product matches</Trans>,
        text: isJustFolder ? (
          <Trans>What you create now stands in this folder. Others are moved here from the list of all products.</Trans>
        ) : (
          <Trans>Try fewer words, or without the filters.</Trans>
        ),
        action: (
          <Button onClick={onShowAll}>
            <Trans>Show all products</Trans>
          </Button>
        ),
      }}
    />
  );
}

const readSort = (order: LibraryCriteria["order"]): TableSort => ({
  column: order.replace("-", ""),
  direction: order.startsWith("-") ? "descending" : "ascending",
});
const writeOrder = ({ column, direction }: TableSort) =>
  `${direction === "descending" ? "-" : ""}${column}` as LibraryCriteria["order"];
