// Knows how a long list is turned over, and which of its rows are shown. Nothing for a list of one page.
import { Pagination } from "@academiz/ui";
import { Trans } from "@lingui/react/macro";

export interface PageTurnerProps {
  readonly label: string;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** The place of the first row and of the last, from 1, and how many there are. */
  readonly range: { readonly first: number; readonly last: number; readonly total: number };
  readonly onPage: (page: number) => void;
}

export function PageTurner({ label, page, pageCount, range: { first, last, total }, onPage }: PageTurnerProps) {
  if (pageCount <= 1) return null;
  return (
    <Pagination
      label={label}
      onPrevious={page > 1 ? () => onPage(page - 1) : undefined}
      onNext={page < pageCount ? () => onPage(page + 1) : undefined}
    >
      <Trans>
        {first}–{last} of {total}
      </Trans>
    </Pagination>
  );
}
