// Knows how the list of products follows its criteria, and which actions it offers.

import type { ProductType } from "@academiz/domain/catalog";
import type { GameType } from "@academiz/domain/games";
import { fail, type Result } from "@academiz/domain/kernel";
import { assign, enqueueActions, fromPromise, sendTo, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import { connectLoading, createLoading, type Loaded, type LoadingEvent, startLoading } from "../listing/index.ts";
import type {
  Dice,
  Library,
  LibraryCriteria,
  LibraryPage,
  Navigation,
  ProductFolder,
  ProductMarks,
  ProductRow,
  Trouble,
} from "../ports/index.ts";
import { changeFolders, type FolderAction, type FoldersTold } from "./change-folders.ts";
import type { NewType } from "./create-content.ts";

/** What the list is started with: its ports and its first criteria. */
export interface LibraryInput {
  readonly library: Library;
  readonly navigation: Navigation;
  readonly dice: Dice;
  readonly criteria: LibraryCriteria;
}
interface Context extends LibraryInput {
  readonly list: Loaded<LibraryCriteria, LibraryPage>;
  readonly folders: Loaded<null, readonly ProductFolder[]>;
  /** Why the last action on a product failed. */
  readonly actionTrouble: Trouble | null;
}
/** What can happen to the list. An action on a product that comes while another is under way is ignored. */
export type LibraryEvent =
  | LoadingEvent<LibraryCriteria>
  | FolderAction
  | {
      type: "creation.asked";
      of: NewType;
      name: string;
      local: "FR" | "EN";
      author: string;
    }
  | { type: "creation.asked"; of: "game"; gameType: GameType; name: string; local: "FR" | "EN" }
  | { type: "duplication.asked"; slug: string }
  /** A new product is made from a template. */
  | { type: "template.chosen"; of: ProductType; slug: string; name: string }
  /** It becomes a template or a demo, or is one no longer. */
  | { type: "product.marked"; slug: string; marks: ProductMarks }
  | { type: "preview.asked"; slug: string }
  | { type: "trouble.dismissed" }
  | { type: "withdrawal.confirmed"; slug: string }
  | { type: "removal.confirmed"; slug: string };

type Action = Exclude<LibraryEvent, LoadingEvent<LibraryCriteria> | FolderAction | { type: "trouble.dismissed" }>;

const list = createLoading<LibraryCriteria, LibraryPage>("list");
const folders = createLoading<null, readonly ProductFolder[]>("folders");
const arrange = fromPromise<Result<FoldersTold, Trouble>, { context: Context; action: FolderAction }>(
  ({ input: { context, action } }) => changeFolders(context.library.folders, action),
);
const act = fromPromise<Result<ProductRow | null, Trouble>, { context: Context; action: Action }>(
  async ({ input: { context, action } }) => {
    const { dice } = context;
    if (action.type === "creation.asked") {
      const { name: title, local } = action;
      // A product that is made while a folder is open stands in that folder.
      const { folder } = context.list.criteria;
      // A game begins with the score strategy of the workspace (§4.133), which the server knows.
      if (action.of === "game")
        return context.library.of("game").begin(title, { local, gameType: action.gameType, folder });
      const { of: type, author } = action;
      const { createContent } = await import("./create-content.ts");
      const content = createContent(type, { title, local, author }, dice.random);
      return context.library.of(type).create(title, content, folder);
    }
    if (action.type === "template.chosen") return context.library.of(action.of).duplicate(action.slug, action.name);
    const row = context.list.shown?.rows.find(({ slug }) => slug === action.slug);
    if (!row) return fail({ kind: "not-found", detail: "product.unlisted" });
    const library = context.library.of(row.type);
    if (action.type === "duplication.asked") return library.duplicate(action.slug);
    if (action.type === "preview.asked") {
      const preview = await library.openPreview(action.slug);
      if (!preview.ok) return preview;
      context.navigation.leaveFor(preview.value.url);
      return { ok: true, value: null };
    }
    if (action.type === "product.marked") {
      const marked = await library.mark(action.slug, action.marks, row.updatedAt);
      return marked.ok ? { ok: true, value: null } : marked;
    }
    const done = await (action.type === "withdrawal.confirmed" ? library.withdraw : library.remove)(action.slug);
    return done.ok ? { ok: true, value: null } : done;
  },
);

/**
 * The author's list of products, run in XState with a `LibraryInput`: it follows its criteria, the newest answer wins;
 * one action on a product at a time, after which the list is asked for anew. What was created or copied is gone to at
 * `/{type}/{slug}`; a preview leaves the page. What was done with a folder is told once.
 */
export const libraryMachine = setup({
  types: {} as { context: Context; events: LibraryEvent; input: LibraryInput; emitted: FoldersTold },
  actors: { list, folders, act, arrange },
  actions: {
    tellList: sendTo("list", ({ event }) => event),
    renewFolders: sendTo("folders", { type: "retry.asked" as const }),
    tellArranged: enqueueActions(({ enqueue }, told: FoldersTold) => {
      enqueue.assign({ actionTrouble: null });
      enqueue.emit(told);
      enqueue.raise({ type: "retry.asked" });
    }),
    takeDone: enqueueActions(({ context, enqueue }, product: ProductRow | null) => {
      enqueue.assign({ actionTrouble: null });
      if (product) enqueue(() => context.navigation.goTo(`/${product.type}/${product.slug}`));
      enqueue.raise({ type: "retry.asked" });
    }),
    takeTrouble: assign((_, actionTrouble: Trouble) => ({ actionTrouble })),
  },
}).createMachine({
  id: "library",
  context: ({ input }) => ({
    ...input,
    list: startLoading(input.criteria),
    folders: startLoading(null),
    actionTrouble: null,
  }),
  invoke: [
    {
      id: "list",
      src: "list",
      input: ({ context: { library, criteria } }) => ({
        load: (wanted: LibraryCriteria) => library.list(wanted),
        criteria,
      }),
      onSnapshot: { actions: assign({ list: ({ event }) => connectLoading(event.snapshot) }) },
    },
    {
      id: "folders",
      src: "folders",
      input: ({ context: { library } }) => ({ load: () => library.folders.list(), criteria: null }),
      onSnapshot: { actions: assign({ folders: ({ event }) => connectLoading(event.snapshot) }) },
    },
  ],
  on: {
    "criteria.changed": { actions: "tellList" },
    // From now on the list shows the state before the action, until it is loaded again.
    "retry.asked": {
      actions: [
        assign({ list: ({ context: { list } }) => ({ ...list, phase: "loading" }) }),
        "tellList",
        "renewFolders",
      ],
    },
  },
  initial: "idle",
  states: {
    idle: {
      on: {
        "creation.asked": "acting",
        "duplication.asked": "acting",
        "template.chosen": "acting",
        "product.marked": "acting",
        "preview.asked": "acting",
        "withdrawal.confirmed": "acting",
        "removal.confirmed": "acting",
        "folder.created": "arranging",
        "folder.changed": "arranging",
        "folder.dissolved": "arranging",
        "trouble.dismissed": { actions: assign({ actionTrouble: null }) },
      },
    },
    arranging: {
      invoke: {
        src: "arrange",
        input: ({ context, event }) => ({ context, action: event as FolderAction }),
        onDone: onAnswer<FoldersTold>()(
          { target: "idle", action: "tellArranged" },
          { target: "idle", action: "takeTrouble" },
        ),
      },
    },
    acting: {
      invoke: {
        src: "act",
        input: ({ context, event }) => ({ context, action: event as Action }),
        onDone: onAnswer<ProductRow | null>()(
          { target: "idle", action: "takeDone" },
          { target: "idle", action: "takeTrouble" },
        ),
      },
    },
  },
});
