// Knows what a long list shows, a page at a time.
import type { SnapshotFrom } from "xstate";
import type { Trouble } from "../ports/index.ts";
import type { createListing } from "./listing.machine.ts";

/** A list as it is shown. */
export interface ListingView<Row, Details> {
  readonly phase: "loading" | "ready" | "failed";
  /** True while another page is on its way; the one before stays shown. */
  readonly isRefreshing: boolean;
  readonly rows: readonly Row[];
  readonly pageCount: number;
  /** Which are shown: the place of the first and of the last, from 1, and how many there are. */
  readonly range: { readonly first: number; readonly last: number; readonly total: number };
  readonly trouble: Trouble | null;
  /** The row that is open; null when none is. */
  readonly open: {
    readonly row: Row | null;
    readonly details: Details | null;
    readonly isLoading: boolean;
    readonly trouble: Trouble | null;
  } | null;
}

/** How a page of a list is read. */
export interface PageReader<Page, Row> {
  /** Rows on a page, at most. */
  readonly size: number;
  readonly readRows: (page: Page) => readonly Row[];
  readonly readId: (row: Row) => string;
}

type Listing<Criteria, Page, Details> = ReturnType<typeof createListing<Criteria, Page, Details>>;

/** The view of a snapshot of a list. Pure. */
export function connectListing<
  Criteria extends { readonly page: number },
  Page extends { readonly total: number },
  Row,
  Details extends Row,
>(
  snapshot: SnapshotFrom<Listing<Criteria, Page, Details>>,
  { size, readRows, readId }: PageReader<Page, Row>,
): ListingView<Row, Details> {
  const { list, openId, details, detailsTrouble } = snapshot.context;
  const { phase, shown, trouble, criteria } = list;
  const rows = shown ? readRows(shown) : [];
  const total = shown?.total ?? 0;
  const first = (criteria.page - 1) * size + 1;
  const row = details ?? rows.find((one) => readId(one) === openId) ?? null;
  return {
    phase: phase === "failed" ? "failed" : shown ? "ready" : "loading",
    isRefreshing: phase === "loading" && shown !== null,
    rows,
    pageCount: Math.max(1, Math.ceil(total / size)),
    range: { first, last: first + rows.length - 1, total },
    trouble,
    open: openId === null ? null : { row, details, isLoading: snapshot.matches("reading"), trouble: detailsTrouble },
  };
}
