// Knows what a long list shows, a page at a time.
import type { SnapshotFrom } from "xstate";
import type { Trouble } from "../ports/index.ts";
import type { createListing } from "./listing.machine.ts";
import type { Loaded } from "./loading.machine.ts";

/** A list as it is shown. */
export interface ListView<Row> {
  readonly phase: "loading" | "ready" | "failed";
  /** True while another page is on its way; the one before stays shown. */
  readonly isRefreshing: boolean;
  readonly rows: readonly Row[];
  /** From 1. */
  readonly page: number;
  /** At least 1. */
  readonly pageCount: number;
  /** Which rows are shown: the number of the first and of the last, from 1, and how many there are. */
  readonly range: { readonly first: number; readonly last: number; readonly total: number };
  /** There are no rows at all, not merely none that match. */
  readonly isEmpty: boolean;
  readonly trouble: Trouble | null;
}
/** A list as it is shown, with the row that is open; null when none is. */
export interface ListingView<Row, Details> extends ListView<Row> {
  readonly open: {
    readonly row: Row | null;
    readonly details: Details | null;
    readonly isLoading: boolean;
    readonly trouble: Trouble | null;
  } | null;
}

/** How a page of a list is read. */
export interface PageReader<Criteria, Page, Row> {
  readonly readRows: (page: Page) => readonly Row[];
  /** How many rows match on all pages. */
  readonly readTotal: (page: Page) => number;
  /** The most rows on a page; absent for a list that comes whole. */
  readonly readSize?: (page: Page) => number;
  /** Which page was asked for, from 1; a list that comes whole has one. */
  readonly readPage?: (criteria: Criteria) => number;
  /** True where criteria leave out some rows; absent where there is no search. */
  readonly isNarrowed?: (criteria: Criteria) => boolean;
}

/** The view of a list in its present state. Pure. */
export function connectList<Criteria, Page, Row>(
  { phase, shown, trouble, criteria }: Loaded<Criteria, Page>,
  { readRows, readTotal, readSize, readPage, isNarrowed }: PageReader<Criteria, Page, Row>,
): ListView<Row> {
  const rows = shown === null ? [] : readRows(shown);
  const total = shown === null ? 0 : readTotal(shown);
  const size = shown === null ? undefined : readSize?.(shown);
  const page = readPage?.(criteria) ?? 1;
  const first = (page - 1) * (size ?? 0) + 1;
  return {
    phase: phase === "failed" ? "failed" : shown === null ? "loading" : "ready",
    isRefreshing: phase === "loading" && shown !== null,
    rows,
    page,
    pageCount: size === undefined ? 1 : Math.max(1, Math.ceil(total / size)),
    range: { first, last: first + rows.length - 1, total },
    isEmpty: shown !== null && total === 0 && !(isNarrowed?.(criteria) ?? false),
    trouble,
  };
}

type Listing<Criteria, Page, Details> = ReturnType<typeof createListing<Criteria, Page, Details>>;

/** The view of a snapshot of a list whose rows are opened. Pure. */
export function connectListing<Criteria, Page, Row, Details extends Row>(
  snapshot: SnapshotFrom<Listing<Criteria, Page, Details>>,
  reader: PageReader<Criteria, Page, Row>,
  readId: (row: Row) => string,
): ListingView<Row, Details> {
  const { list, openId, details, detailsTrouble } = snapshot.context;
  const view = connectList(list, reader);
  const row = details ?? view.rows.find((one) => readId(one) === openId) ?? null;
  return {
    ...view,
    open: openId === null ? null : { row, details, isLoading: snapshot.matches("reading"), trouble: detailsTrouble },
  };
}
