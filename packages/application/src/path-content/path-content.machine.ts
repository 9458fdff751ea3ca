// Knows how an author writes a path: every change stored by itself, undone and redone, tried as a learner step by step.
import { isPlayed } from "@academiz/domain/catalog";
import { isSameJson, type Result } from "@academiz/domain/kernel";
import {
  editPath,
  listProducts,
  NEW_PATH_STATE,
  type Path,
  type PathEdit,
  type PathEvent,
  type PathState,
  readPath,
  runPath,
  TASK_KINDS,
  writeNodes,
} from "@academiz/domain/paths";
import { assign, enqueueActions, sendTo, setup } from "xstate";
import { connectLoading, createLoading, type Loaded, startLoading } from "../listing/index.ts";
import type {
  Clock,
  Dice,
  Library,
  LibraryCriteria,
  LibraryPage,
  ProductContent,
  ProductRow,
  Trouble,
} from "../ports/index.ts";
import {
  connectSaving,
  createSavingMachine,
  NOTHING_TO_SAVE,
  type Saved,
  type SavingInput,
  type SavingSnapshot,
  type SavingView,
} from "../saving/index.ts";
import { beginHistory, type DraftHistory, putDraft, redoDraft, undoDraft } from "../undoing/draft-history.ts";

/** What the writing of a path is started with. */
export interface PathContentInput {
  /** The content of the product as it is stored. */
  readonly stored: ProductContent;
  /** Stores what is written, under its names. It never throws. */
  readonly save: (written: ProductContent) => Promise<Result<Saved, Trouble>>;
  readonly library: Pick<Library, "list" | "find">;
  readonly clock: Clock;
  readonly dice: Dice;
}
/** Where an edit leads its author. */
export interface PathPlace {
  /** Slug of the node to go on with; null: none. */
  readonly node: string | null;
  /** It came with the edit. */
  readonly isNew: boolean;
}
interface Context extends PathContentInput, DraftHistory<Path> {
  readonly saving: SavingView;
  /** Another one after each edit that leads elsewhere. */
  readonly at: PathPlace | null;
  /** What is stored next takes the place of what is written here. */
  readonly isYielding: boolean;
  readonly search: Loaded<LibraryCriteria, LibraryPage>;
  /** What the products that were stored are called. */
  readonly names: Loaded<readonly string[], readonly ProductRow[]>;
  /** Those that were found since. */
  readonly seen: ReadonlyMap<string, ProductRow>;
  /** How the learner stands whom the author plays; null while nobody is played. */
  readonly trial: PathState | null;
  /** Slugs of the mails that this learner was sent. */
  readonly mailed: readonly string[];
}
/** What can happen to the path that is written. */
export type PathContentEvent =
  /** `field`: what is typed there quickly is one step of undo. */
  | { type: "path.edited"; edit: PathEdit; field?: string }
  | { type: "undo.asked" }
  | { type: "redo.asked" }
  /** It is stored, or something was stored elsewhere: changes that are not stored yet stay. */
  | { type: "content.stored"; content: ProductContent }
  /** What somebody else stored is on its way, and takes the place of what is written here. */
  | { type: "theirs.awaited" }
  /** What waits is to be stored now. */
  | { type: "save.asked" }
  | { type: "network.returned" }
  | { type: "search.changed"; query: string }
  | { type: "retry.asked" }
  | { type: "trial.begun" }
  | { type: "trial.told"; event: PathEvent }
  | { type: "trial.ended" };

/** Milliseconds without a change after which what is written is stored, as in every editor. */
const SAVE_AFTER = 1_000;
/** The edits after which its author goes on elsewhere. */
const LEADING_ON: readonly PathEdit["do"][] = ["add", "part", "remove"];
/** What learners find, of a type that they can open. */
const searchFor = (query: string): LibraryCriteria => ({
  ...{ query, order: "name", page: 1, state: "published" },
  types: TASK_KINDS.filter(isPlayed),
});

/** What the author of a path writes here; its settings have a part of the page of their own. */
export const writePath = ({ draft }: Pick<DraftHistory<Path>, "draft">): ProductContent => ({
  nodes: writeNodes(draft),
});
export const isStored = ({ stored, draft }: Pick<Context, "stored" | "draft">): boolean =>
  isSameJson(writeNodes(readPath(stored)), writeNodes(draft));

const savingOf = (context: Context): SavingInput<ProductContent> => ({
  store: (fact) => context.save(fact),
  clock: context.clock,
  saveAfter: SAVE_AFTER,
  renewsPause: true,
  awaitsChoice: true,
  fact: writePath(context),
  stored: { fact: writePath(context), saved: {} },
});

function tellTrial({ trial, draft, mailed }: Context, event: PathEvent): Partial<Context> {
  if (!trial) return {};
  const { state, effects } = runPath(draft, trial, event);
  return { trial: state, mailed: [...mailed, ...effects.map(({ node }) => node)] };
}

/**
 * The editor of a path, to be run by XState with a `PathContentInput`. It stores the path by itself, a second after the
 * last change, one save at a time (§4.140, §4.141). A save that meets the work of others waits until its author chooses
 * (§8.10).
 */
export const pathContentMachine = setup({
  types: {} as { context: Context; events: PathContentEvent; input: PathContentInput },
  actors: {
    saving: createSavingMachine<ProductContent>(),
    search: createLoading<LibraryCriteria, LibraryPage>("search"),
    names: createLoading<readonly string[], readonly ProductRow[]>("names"),
  },
  actions: {
    hearSaving: assign((_, snapshot: SavingSnapshot<ProductContent>) => ({ saving: connectSaving(snapshot) })),
    edit: assign(({ context, event }) => {
      if (event.type !== "path.edited") return {};
      const { path, at } = editPath(context.draft, event.edit, context.dice.random);
      const history = putDraft(context, path, event.field ?? null, context.clock.now());
      const leadsOn = LEADING_ON.includes(event.edit.do);
      return leadsOn ? { ...history, at: { node: at, isNew: event.edit.do !== "remove" } } : history;
    }),
    undo: assign(({ context }) => undoDraft(context)),
    redo: assign(({ context }) => redoDraft(context)),
    /** What was written meanwhile stays, unless it gives way; what took its place is nothing to be undone. */
    takeStored: assign(({ context }, content: ProductContent) => {
      const stored = { stored: content, isYielding: false };
      const { isYielding } = context;
      if (!isYielding && (!isStored(context) || isStored({ ...context, stored: content }))) return stored;
      return { ...stored, ...beginHistory(readPath(content)) };
    }),
    /** Whoever is played goes on in the path as it is now. */
    renewTrial: assign(({ context }) => tellTrial(context, { type: "renewed" })),
    tellSaving: enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo("saving", { type: "fact.kept", fact: writePath(context) });
    }),
    /** Where it waited for a choice, it goes on with what is stored now. */
    release: enqueueActions(({ context, enqueue }) => {
      const fact = writePath(context);
      const stored = isStored(context) ? fact : { nodes: writeNodes(readPath(context.stored)) };
      enqueue.sendTo("saving", { type: "released", fact, stored: { fact: stored, saved: {} } });
    }),
    saveNow: sendTo("saving", { type: "retry.asked" }),
    passOn: sendTo("saving", { type: "network.returned" }),
    find: sendTo("search", (_, { query }: { query: string }) => ({
      type: "criteria.changed" as const,
      criteria: searchFor(query),
    })),
  },
}).createMachine({
  id: "path-content",
  context: ({ input }) => ({
    ...input,
    ...beginHistory(readPath(input.stored)),
    saving: NOTHING_TO_SAVE,
    at: null,
    isYielding: false,
    search: startLoading(searchFor("")),
    names: startLoading(listProducts(readPath(input.stored))),
    seen: new Map(),
    trial: null,
    mailed: [],
  }),
  invoke: [
    {
      id: "saving",
      src: "saving",
      input: ({ context }) => savingOf(context),
      onSnapshot: { actions: { type: "hearSaving", params: ({ event }) => event.snapshot } },
    },
    {
      id: "search",
      src: "search",
      input: ({ context: { library } }) => ({ load: (wanted) => library.list(wanted), criteria: searchFor("") }),
      onSnapshot: {
        actions: assign(({ context: { seen }, event }) => {
          const search = connectLoading(event.snapshot);
          const rows = search.shown?.rows ?? [];
          return { search, seen: new Map([...seen, ...rows.map((row) => [row.slug, row] as const)]) };
        }),
      },
    },
    {
      id: "names",
      src: "names",
      input: ({ context: { library, names } }) => ({ load: (slugs) => library.find(slugs), criteria: names.criteria }),
      onSnapshot: { actions: assign({ names: ({ event }) => connectLoading(event.snapshot) }) },
    },
  ],
  on: {
    "path.edited": { actions: ["edit", "renewTrial", "tellSaving"] },
    "undo.asked": { actions: ["undo", "renewTrial", "tellSaving"] },
    "redo.asked": { actions: ["redo", "renewTrial", "tellSaving"] },
    "content.stored": {
      actions: [{ type: "takeStored", params: ({ event }) => event.content }, "release"],
    },
    "theirs.awaited": { actions: assign({ isYielding: true }) },
    "save.asked": { actions: "saveNow" },
    "network.returned": { actions: "passOn" },
    "search.changed": { actions: { type: "find", params: ({ event }) => event } },
    "retry.asked": { actions: [sendTo("search", ({ event }) => event), sendTo("names", ({ event }) => event)] },
    "trial.begun": {
      actions: [
        assign({ trial: NEW_PATH_STATE, mailed: [] }),
        assign(({ context }) => tellTrial(context, { type: "begun" })),
      ],
    },
    "trial.told": { actions: assign(({ context, event }) => tellTrial(context, event.event)) },
    "trial.ended": { actions: assign({ trial: null, mailed: [] }) },
  },
});
