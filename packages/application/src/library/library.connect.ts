// Knows what the list view shows.
import type { SnapshotFrom } from "xstate";
import type { LibraryCriteria, ProductRow, Trouble } from "../ports/index.ts";
import type { libraryMachine } from "./library.machine.ts";

/** What the author's list shows. */
export interface LibraryView {
  readonly phase: "loading" | "ready" | "failed";
  /** True while a newer list is on its way and the old one still stands. */
  readonly isRefreshing: boolean;
  readonly isActing: boolean;
  readonly criteria: LibraryCriteria;
  readonly rows: readonly ProductRow[];
  readonly totalItems: number;
  readonly pageCount: number;
  /** No product at all, as against none that matches. */
  readonly isEmpty: boolean;
  readonly trouble: Trouble | null;
  readonly actionTrouble: Trouble | null;
}

/** What is shown of the machine's snapshot. */
export function connectLibrary(snapshot: SnapshotFrom<typeof libraryMachine>): LibraryView {
  const { page, criteria, trouble, actionTrouble } = snapshot.context;
  const isLoading = snapshot.matches({ list: "loading" });
  return {
    phase: snapshot.matches({ list: "failed" }) ? "failed" : page === null ? "loading" : "ready",
    isRefreshing: isLoading && page !== null,
    isActing: snapshot.matches({ action: "acting" }),
    criteria,
    rows: page?.rows ?? [],
    totalItems: page?.totalItems ?? 0,
    pageCount: page ? Math.max(1, Math.ceil(page.totalItems / page.pageSize)) : 1,
    isEmpty: page !== null && page.totalItems === 0 && criteria.query === "",
    trouble,
    actionTrouble,
  };
}
