// Knows what the list view shows.
import type { SnapshotFrom } from "xstate";
import { connectList, type ListView, type PageReader } from "../listing/index.ts";
import type { LibraryCriteria, LibraryPage, ProductRow, Trouble } from "../ports/index.ts";
import type { libraryMachine } from "./library.machine.ts";

/** What the author's list shows. */
export interface LibraryView extends ListView<ProductRow> {
  /** An action on a product is under way: others are passed over. */
  readonly isActing: boolean;
  /** Why the last action on a product failed, until it is dismissed or another succeeds. */
  readonly actionTrouble: Trouble | null;
}

const READER: PageReader<LibraryCriteria, LibraryPage, ProductRow> = {
  readRows: ({ rows }) => rows,
  readTotal: ({ totalItems }) => totalItems,
  readSize: ({ pageSize }) => pageSize,
  readPage: ({ page }) => page,
  isNarrowed: ({ query }) => query !== "",
};

/** The view of a snapshot of `libraryMachine`. Pure. */
export function connectLibrary(snapshot: SnapshotFrom<typeof libraryMachine>): LibraryView {
  const { list, actionTrouble } = snapshot.context;
  return { ...connectList(list, READER), isActing: snapshot.matches("acting"), actionTrouble };
}
