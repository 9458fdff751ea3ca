// Knows what is shown of a library of files.
import { findFolderPath } from "@academiz/domain/documents";
import type { SnapshotFrom } from "xstate";
import { connectList, connectListing, type ListingView, type PageReader, startLoading } from "../listing/index.ts";
import type { FileCriteria, FilePage, LibraryFile, LibraryFolder, Trouble, UsedFile } from "../ports/index.ts";
import type { ItemFailure, Removal } from "./bulk.ts";
import { type fileLibraryMachine, writeFileId } from "./file-library.machine.ts";

/** What is shown of a library. */
export interface FileLibraryView extends ListingView<LibraryFile, UsedFile> {
  readonly folders: {
    readonly phase: "loading" | "ready" | "failed";
    /** As a tree; empty until they are there. */
    readonly tree: readonly LibraryFolder[];
    readonly trouble: Trouble | null;
  };
  /** The folders from the top to the open one; empty at the top. */
  readonly path: readonly LibraryFolder[];
  /** The open folder, where it no longer exists; null otherwise, and while that is unknown. */
  readonly goneFolder: string | null;
  /** The folders in the open one; none during a search, which lists what they hold. */
  readonly subfolders: readonly LibraryFolder[];
  /** An action is under way: others are ignored. */
  readonly isActing: boolean;
  /** The removal that the author has to confirm; null when there is none. */
  readonly removal: Removal | null;
  readonly isRemoving: boolean;
  /** Failures of the last action, one by one, until they are dismissed. */
  readonly failures: readonly ItemFailure[];
}

/** True during a search, which also lists what stands in lower folders. */
export const isLookedFor = ({ query, kinds, only }: FileCriteria): boolean =>
  query.trim() !== "" || kinds.length > 0 || only !== "all";

const READER: PageReader<FileCriteria, FilePage, LibraryFile> = {
  readRows: ({ files }) => files,
  readTotal: ({ totalItems }) => totalItems,
  readSize: ({ pageSize }) => pageSize,
  readPage: ({ page }) => page,
  isNarrowed: isLookedFor,
};

/** The view of a snapshot of `fileLibraryMachine`. Pure. */
export function connectFileLibrary(snapshot: SnapshotFrom<typeof fileLibraryMachine>): FileLibraryView {
  const { files, folders, criteria, removal, failures } = snapshot.context;
  const isOfShelf = folders.criteria === criteria.shelf;
  const isKnown = isOfShelf && folders.phase === "ready";
  const tree = isOfShelf ? (folders.shown ?? []) : [];
  const path = findFolderPath(tree, criteria.folder);
  return {
    ...(files
      ? connectListing(files, READER, ({ shelf, slug }) => writeFileId(shelf, slug))
      : { ...connectList(startLoading(criteria), READER), open: null }),
    folders: { phase: folders.phase, tree, trouble: folders.trouble },
    path,
    goneFolder: isKnown && path.length === 0 ? criteria.folder : null,
    subfolders: isLookedFor(criteria) ? [] : criteria.folder === null ? tree : (path.at(-1)?.children ?? []),
    isActing: !snapshot.matches("idle") && !snapshot.matches("confirming"),
    removal: snapshot.matches("confirming") || snapshot.matches("removing") ? removal : null,
    isRemoving: snapshot.matches("removing"),
    failures,
  };
}
