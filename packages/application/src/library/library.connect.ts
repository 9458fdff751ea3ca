// Knows what the list view shows.
import { findFolderPath } from "@academiz/domain/documents";
import type { SnapshotFrom } from "xstate";
import { connectList, type ListView, type PageReader } from "../listing/index.ts";
import type { LibraryCriteria, LibraryPage, ProductFolder, ProductRow, Trouble } from "../ports/index.ts";
import type { libraryMachine } from "./library.machine.ts";

/** What the author's list shows. */
export interface LibraryView extends ListView<ProductRow> {
  readonly folders: {
    readonly phase: "loading" | "ready" | "failed";
    readonly tree: readonly ProductFolder[];
    readonly trouble: Trouble | null;
    /** Slug of the open folder, where it no longer exists; null otherwise. */
    readonly gone: string | null;
  };
  /** An action on a product or a folder is under way: others are ignored. */
  readonly isActing: boolean;
  /** Why the last action on a product failed, until it is dismissed or another succeeds. */
  readonly actionTrouble: Trouble | null;
}

const READER: PageReader<LibraryCriteria, LibraryPage, ProductRow> = {
  readRows: ({ rows }) => rows,
  readTotal: ({ totalItems }) => totalItems,
  readSize: ({ pageSize }) => pageSize,
  readPage: ({ page }) => page,
  isNarrowed: ({ query, folder, type, state, tags }) => query !== "" || Boolean(folder ?? type ?? state ?? tags),
};

/** The view of a snapshot of `libraryMachine`. Pure. */
export function connectLibrary(snapshot: SnapshotFrom<typeof libraryMachine>): LibraryView {
  const { list, folders, actionTrouble } = snapshot.context;
  const { folder } = list.criteria;
  const tree = folders.shown ?? [];
  const isGone = folders.phase === "ready" && folder !== undefined && findFolderPath(tree, folder).length === 0;
  return {
    ...connectList(list, READER),
    folders: { phase: folders.phase, tree, trouble: folders.trouble, gone: isGone ? folder : null },
    isActing: !snapshot.matches("idle"),
    actionTrouble,
  };
}
