// Knows how a product is found that a section does not hold yet, and added to it.
import type { ProductRow } from "@academiz/application/ports";
import type { SectionContentEvent, SectionContentView } from "@academiz/application/section-content";
import { Button, type Column } from "@academiz/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check, Plus } from "lucide-react";
import { OfficeList } from "../lists/office-list.tsx";
import * as styles from "../product/product.css.ts";
import { ProductStatus, readPublication } from "../product/product-status.tsx";
import { TypeChip } from "../product/type-chip.tsx";

export interface FoundProductsProps {
  readonly view: SectionContentView;
  readonly send: (event: SectionContentEvent) => void;
  readonly query: string;
}

export function FoundProducts({ view: { found, hasMore, products }, send, query }: FoundProductsProps) {
  const { t } = useLingui();
  const columns: readonly Column<ProductRow>[] = [
    { id: "name", header: t`Name`, heading: true, cell: ({ name }) => name },
    { id: "type", header: t`Type`, cell: ({ type }) => <TypeChip type={type} /> },
    { id: "status", header: t`Status`, cell: (row) => <ProductStatus publication={readPublication(row)} /> },
  ];
  return (
    <div className={styles.stack}>
      <OfficeList
        label={t`Products to add`}
        view={found}
        send={send}
        columns={columns}
        getKey={({ slug }) => slug}
        search={{
          label: t`Search products`,
          query,
          onSearch: (wanted) => send({ type: "search.changed", query: wanted }),
        }}
        menu={(product) => {
          const isAdded = products.some(({ slug }) => slug === product.slug);
          return (
            <Button
              size="small"
              icon={isAdded ? <Check size={20} aria-hidden /> : <Plus size={20} aria-hidden />}
              aria-label={isAdded ? t`${product.name}: added` : t`Add ${product.name}`}
              disabled={isAdded}
              accessibleWhenDisabled
              onClick={() => send({ type: "product.added", product })}
            >
              {isAdded ? <Trans>Added</Trans> : <Trans>Add</Trans>}
            </Button>
          );
        }}
        failure={<Trans>The products could not be loaded</Trans>}
        empty={{
          title: <Trans>No product yet</Trans>,
          text: <Trans>Create a course first: it can be added here.</Trans>,
        }}
        unmatched={{
          title: <Trans>Nothing else to add</Trans>,
          text: <Trans>What matches stands in the section already, or there is none of that name.</Trans>,
        }}
      />
      {hasMore && (
        <p className={styles.reason}>
          <Trans>There are more: type a part of the name.</Trans>
        </p>
      )}
    </div>
  );
}
