// Knows how an author looks through a library of files, and keeps it in order.
import type { Result } from "@academiz/domain/kernel";
import { assign, emit, fromPromise, type SnapshotFrom, sendTo, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import {
  connectLoading,
  createListing,
  createLoading,
  type ListingEvent,
  type Loaded,
  startLoading,
} from "../listing/index.ts";
import type {
  FileChange,
  FileCriteria,
  FileLibrary,
  FilePage,
  FolderChange,
  LibraryFile,
  LibraryFolder,
  Shelf,
  Trouble,
  UsedFile,
} from "../ports/index.ts";
import {
  concludeOne,
  type Done,
  type FileLibraryEmitted,
  moveFiles,
  type NamedItem,
  type Removal,
  removeNamed,
  weighRemoval,
} from "./bulk.ts";

/** What a library is started with: its port and its first criteria. */
export interface FileLibraryInput {
  readonly library: FileLibrary;
  readonly criteria: FileCriteria;
}
const listing = createListing<FileCriteria, FilePage, UsedFile>("files");
interface Context extends FileLibraryInput {
  /** Null before it started. */
  readonly files: SnapshotFrom<typeof listing> | null;
  readonly folders: Loaded<Shelf, readonly LibraryFolder[]>;
  /** The removal that the author has to confirm. */
  readonly removal: Removal | null;
  /** The items that the author last asked to remove, by name. */
  readonly asked: readonly NamedItem[];
  /** Failures of the last action, one by one (§8.11). */
  readonly failures: Done["failures"];
  /** What the last action removed: it is not asked for any more. */
  readonly gone: readonly string[];
}
/** Actions on files and folders: one at a time; others are ignored meanwhile. */
export type FileAction =
  | { type: "file.changed"; file: NamedItem; change: FileChange }
  | { type: "files.moved"; files: readonly NamedItem[]; folder: string | null }
  | { type: "folder.created"; name: string; parentSlug: string | null }
  | { type: "folder.changed"; folder: NamedItem; change: FolderChange };
type Asked =
  | { type: "removal.asked"; files: readonly NamedItem[] }
  | { type: "folder-removal.asked"; folder: NamedItem };
/**
 * The events of a library. A removal is asked for, told with its uses, and confirmed. An open row is named by its
 * slug.
 */
export type FileLibraryEvent =
  | ListingEvent<FileCriteria>
  | FileAction
  | Asked
  /** A file was added to a library, or replaced another. */
  | { type: "file.arrived"; file: Pick<LibraryFile, "shelf" | "slug"> }
  | { type: "removal.confirmed" }
  | { type: "removal.cancelled" }
  | { type: "failures.dismissed" };
async function act({ library, criteria: { shelf } }: Context, action: FileAction): Promise<Done> {
  switch (action.type) {
    case "file.changed":
      return concludeOne(action.file, await library.change(shelf, action.file.slug, action.change));
    case "files.moved":
      return moveFiles(library, shelf, action.files, action.folder);
    case "folder.created": {
      const { name, parentSlug } = action;
      const made = await library.createFolder(shelf, name, parentSlug);
      return concludeOne({ slug: "", name }, made, made.ok ? { type: "folder-made", slug: made.value } : null);
    }
    case "folder.changed":
      return concludeOne(action.folder, await library.changeFolder(shelf, action.folder.slug, action.change));
  }
}
/** A finished action is told where there is something to tell. */
const onDone = [
  {
    guard: ({ event }: { event: { output: Done } }) => event.output.told !== null,
    target: "renewing",
    actions: [
      { type: "takeDone", params: ({ event }: { event: { output: Done } }) => event.output },
      { type: "tellDone", params: ({ event }: { event: { output: Done } }) => event.output },
    ],
  },
  {
    target: "renewing",
    actions: { type: "takeDone", params: ({ event }: { event: { output: Done } }) => event.output },
  },
] as const;

/**
 * An author in a library of files, run in XState with a `FileLibraryInput`: the list follows its criteria, one file is
 * open at a time, and one action is under way at a time, after which list, folders and open file are read again.
 * Failures among many are told one by one (§8.11).
 */
export const fileLibraryMachine = setup({
  types: {} as {
    context: Context;
    events: FileLibraryEvent;
    input: FileLibraryInput;
    emitted: FileLibraryEmitted;
  },
  actors: {
    listing,
    folders: createLoading<Shelf, readonly LibraryFolder[]>("folders"),
    act: fromPromise<Done, { context: Context; action: FileAction }>(({ input }) => act(input.context, input.action)),
    weigh: fromPromise<Result<Removal, Trouble>, { context: Context; asked: Asked }>(({ input: { context, asked } }) =>
      weighRemoval(
        context.library,
        context.criteria.shelf,
        asked.type === "removal.asked" ? { files: asked.files } : { folder: asked.folder },
      ),
    ),
    remove: fromPromise<Done, Context>(({ input: { library, criteria, removal } }) =>
      removeNamed(library, criteria.shelf, removal),
    ),
  },
  guards: {
    isAnotherShelf: ({ context, event }) =>
      event.type === "criteria.changed" && event.criteria.shelf !== context.criteria.shelf,
    isOpenFile: ({ context, event }) =>
      event.type === "file.arrived" && context.files?.context.openId === writeFileId(event.file.shelf, event.file.slug),
    isSettled: ({ context }) => context.removal?.isOver === true,
  },
  actions: {
    tellList: sendTo("listing", ({ event }) => event as ListingEvent<FileCriteria>),
    takeCriteria: assign(({ event }) => (event.type === "criteria.changed" ? { criteria: event.criteria } : {})),
    tellFolders: sendTo("folders", ({ context }) => ({
      type: "criteria.changed" as const,
      criteria: context.criteria.shelf,
    })),
    renewFolders: sendTo("folders", { type: "retry.asked" as const }),
    renewList: sendTo("listing", { type: "retry.asked" as const }),
    renewOpen: sendTo("listing", ({ context }) => {
      const id = context.files?.context.openId ?? null;
      return id === null || context.gone.includes(readFileId(id).slug)
        ? { type: "row.closed" as const }
        : { type: "row.opened" as const, id };
    }),
    takeDone: assign((_, { failures, told }: Done) => ({
      failures,
      removal: null,
      gone: told?.type === "removed" ? told.slugs : [],
    })),
    /** The guard of the branch makes sure that there is something to tell. */
    tellDone: emit((_, { told }: Done) => told as FileLibraryEmitted),
    takeRemoval: assign((_, removal: Removal) => ({ removal })),
    noteAsked: assign(({ event }) =>
      event.type === "removal.asked"
        ? { asked: event.files }
        : event.type === "folder-removal.asked"
          ? { asked: [event.folder] }
          : {},
    ),
    takeTrouble: assign(({ context: { asked } }, trouble: Trouble) => ({
      failures: asked.map((item) => ({ ...item, trouble })),
      removal: null,
    })),
    forgetRemoval: assign({ removal: null }),
    tellFolderGone: emit(
      ({ context: { removal } }): FileLibraryEmitted => ({ type: "folder-removed", slug: removal?.folder?.slug ?? "" }),
    ),
    forgetFailures: assign({ failures: [] }),
  },
}).createMachine({
  id: "file-library",
  context: ({ input }) => ({
    ...input,
    files: null,
    folders: startLoading(input.criteria.shelf),
    removal: null,
    asked: [],
    failures: [],
    gone: [],
  }),
  invoke: [
    {
      id: "listing",
      src: "listing",
      input: ({ context: { library, criteria } }) => ({
        lister: {
          list: (wanted: FileCriteria) => library.list(wanted),
          read: (id: string) => {
            const { shelf, slug } = readFileId(id);
            return library.read(shelf, slug);
          },
        },
        criteria,
      }),
      onSnapshot: { actions: assign({ files: ({ event }) => event.snapshot }) },
    },
    {
      id: "folders",
      src: "folders",
      input: ({ context: { library, criteria } }) => ({
        load: (shelf: Shelf) => library.listFolders(shelf),
        criteria: criteria.shelf,
      }),
      onSnapshot: {
        actions: assign({
          folders: ({ event }) => connectLoading<Shelf, readonly LibraryFolder[]>(event.snapshot),
        }),
      },
    },
  ],
  on: {
    "criteria.changed": [
      { guard: "isAnotherShelf", actions: ["takeCriteria", "tellList", "tellFolders"] },
      { actions: ["takeCriteria", "tellList"] },
    ],
    "retry.asked": { actions: ["tellList", "renewFolders"] },
    "file.arrived": [
      { guard: "isOpenFile", actions: ["renewList", "renewFolders", "renewOpen"] },
      { actions: ["renewList", "renewFolders"] },
    ],
    "row.opened": { actions: "tellList" },
    "row.closed": { actions: "tellList" },
    "failures.dismissed": { actions: "forgetFailures" },
  },
  initial: "idle",
  states: {
    idle: {
      on: {
        "file.changed": "acting",
        "files.moved": "acting",
        "folder.created": "acting",
        "folder.changed": "acting",
        "removal.asked": "weighing",
        "folder-removal.asked": "weighing",
      },
    },
    acting: {
      entry: "forgetFailures",
      invoke: {
        src: "act",
        input: ({ context, event }) => ({ context, action: event as FileAction }),
        onDone,
      },
    },
    /** The author is told what is removed with it, and who uses it, before they agree. */
    weighing: {
      entry: ["forgetFailures", "noteAsked"],
      invoke: {
        src: "weigh",
        input: ({ context, event }) => ({ context, asked: event as Asked }),
        onDone: onAnswer<Removal>()(
          { target: "confirming", action: "takeRemoval" },
          { target: "idle", action: "takeTrouble" },
        ),
      },
    },
    confirming: {
      always: { guard: "isSettled", target: "renewing", actions: ["tellFolderGone", "forgetRemoval"] },
      on: {
        "removal.confirmed": "removing",
        "removal.cancelled": { target: "idle", actions: "forgetRemoval" },
      },
    },
    removing: {
      invoke: {
        src: "remove",
        input: ({ context }) => context,
        onDone,
      },
    },
    renewing: { entry: ["renewList", "renewFolders", "renewOpen"], always: "idle" },
  },
});

/** The id of an open file: its library and its slug. */
export const writeFileId = (shelf: Shelf, slug: string): string => `${shelf}/${slug}`;
export const readFileId = (id: string): { readonly shelf: Shelf; readonly slug: string } => ({
  shelf: id.startsWith("library/") ? "library" : "client",
  slug: id.slice(id.indexOf("/") + 1),
});
