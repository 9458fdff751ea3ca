// Knows what the list view shows.
import type { SnapshotFrom } from "xstate";
import type { LibraryCriteria, ProductRow, Trouble } from "../ports/index.ts";
import type { libraryMachine } from "./library.machine.ts";

/** What the author's list shows. */
export interface LibraryView {
  readonly phase: "loading" | "ready" | "failed";
  /** True while a newer list is on its way and the old one still stands. */
  readonly isRefreshing: boolean;
  /** An action on a product is under way: others are passed over. */
  readonly isActing: boolean;
  readonly criteria: LibraryCriteria;
  /** Of the page that is shown; empty while there is none. */
  readonly rows: readonly ProductRow[];
  /** Of all pages that match. */
  readonly totalItems: number;
  /** At least 1. */
  readonly pageCount: number;
  /** No product at all, as against none that matches. */
  readonly isEmpty: boolean;
  /** Why the list could not be loaded. */
  readonly trouble: Trouble | null;
  /** Why the last action on a product failed, until it is dismissed or another succeeds. */
  readonly actionTrouble: Trouble | null;
}

/** The view of a snapshot of `libraryMachine`. Pure. */
export function connectLibrary(snapshot: SnapshotFrom<typeof libraryMachine>): LibraryView {
  const { list, actionTrouble } = snapshot.context;
  const { phase, shown: page, criteria, trouble } = list;
  return {
    phase: phase === "failed" ? "failed" : page === null ? "loading" : "ready",
    isRefreshing: phase === "loading" && page !== null,
    isActing: snapshot.matches("acting"),
    criteria,
    rows: page?.rows ?? [],
    totalItems: page?.totalItems ?? 0,
    pageCount: page ? Math.max(1, Math.ceil(page.totalItems / page.pageSize)) : 1,
    isEmpty: page !== null && page.totalItems === 0 && criteria.query === "",
    trouble,
    actionTrouble,
  };
}
