// Knows how an author edits a path: changes are stored by themselves, undone and redone, and tried as a learner step
// by step.
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
  DraftJournal,
  Library,
  LibraryCriteria,
  LibraryPage,
  ProductContent,
  ProductRow,
  Trouble,
  WrittenProduct,
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

/** What the editor of a path is started with. */
export interface PathContentInput {
  /** The product, as it is stored. */
  readonly product: Pick<WrittenProduct, "slug" | "name" | "updatedAt" | "content" | "published">;
  /**
   * Stores the content. `madeFrom`: the version that it was made from, where that is not the one that is open. Never
   * throws.
   */
  readonly save: (written: ProductContent, madeFrom: string | null) => Promise<Result<Saved, Trouble>>;
  /** Where unsaved changes wait on this device. */
  readonly journal: DraftJournal;
  readonly library: Pick<Library, "list" | "find">;
  readonly clock: Clock;
  readonly dice: Dice;
}
/** The place to which an edit leads its author. */
export interface PathPlace {
  /** Slug of the node to continue with; null: none. */
  readonly node: string | null;
  /** True where the edit added the node. */
  readonly isNew: boolean;
}
/** The content to be stored, and the version that it was made from where that is an older one. */
interface WrittenPath {
  readonly content: ProductContent;
  readonly madeFrom: string | null;
}
interface Context extends PathContentInput, DraftHistory<Path> {
  /** As it is stored. */
  readonly stored: ProductContent;
  /**
   * The version that the changes found on this device were made from, where it is older than the stored one; otherwise
   * null.
   */
  readonly madeFrom: string | null;
  /** True where unsaved changes were found on this device. */
  readonly isRecovered: boolean;
  readonly saving: SavingView;
  /** A new object after each edit that leads elsewhere. */
  readonly at: PathPlace | null;
  /** True where the next stored version replaces what is edited here. */
  readonly isYielding: boolean;
  readonly search: Loaded<LibraryCriteria, LibraryPage>;
  /** The names of the products in the stored path, and in the published one. */
  readonly names: Loaded<readonly string[], readonly ProductRow[]>;
  /** Products that were found since. */
  readonly seen: ReadonlyMap<string, ProductRow>;
  /** The state of the learner whom the author plays; null while nobody is played. */
  readonly trial: PathState | null;
  /** Slugs of the mails sent to this learner. */
  readonly mailed: readonly string[];
  /** True once its author wanted to publish it: a missing part is then an obstacle. */
  readonly isTried: boolean;
}
/** What can happen to the path that is edited. */
export type PathContentEvent =
  /** `field`: quick typing in one field is one step of undo. */
  | { type: "path.edited"; edit: PathEdit; field?: string }
  | { type: "undo.asked" }
  | { type: "redo.asked" }
  /** This content was stored, here or elsewhere: changes not stored yet stay. */
  | { type: "content.stored"; content: ProductContent; updatedAt: string }
  /** Another person's stored version is being loaded, and will replace what is edited here. */
  | { type: "theirs.awaited" }
  /** Unsaved changes are to be stored now. */
  | { type: "save.asked" }
  | { type: "network.returned" }
  | { type: "search.changed"; query: string }
  | { type: "retry.asked" }
  | { type: "publication.tried" }
  | { type: "trial.begun" }
  | { type: "trial.told"; event: PathEvent }
  | { type: "trial.ended" };

/** Milliseconds without a change after which the changes are stored, as in every editor. */
const SAVE_AFTER = 1_000;
/** The edits after which the author continues at another place. */
const LEADING_ON: readonly PathEdit["do"][] = ["add", "remove"];
/** Products that learners can find: a section gives its products in their order, a step by itself in any. */
const searchFor = (query: string): LibraryCriteria => ({
  ...{ query, order: "name", page: 1, state: "published" },
  ...{ types: TASK_KINDS, excludesPages: true },
});

/** The content that is edited here; the settings of a path have their own part of the page. */
export const writePath = ({ draft }: Pick<DraftHistory<Path>, "draft">): ProductContent => ({
  nodes: writeNodes(draft),
});
export const isStored = ({ stored, draft }: Pick<Context, "stored" | "draft">): boolean =>
  isSameJson(writeNodes(readPath(stored)), writeNodes(draft));

/** The changes that wait on this device, where they differ from the stored content; the history of undo is lost. */
function recover({
  product,
  journal,
}: PathContentInput): Pick<Context, "madeFrom" | "isRecovered"> & DraftHistory<Path> {
  const stored = readPath(product.content);
  const waiting = journal.read(product.slug);
  const draft = waiting && readPath(waiting.config);
  if (!waiting || !draft || draft.nodes.length === 0 || isStored({ stored: product.content, draft }))
    return { ...beginHistory(stored), madeFrom: null, isRecovered: false };
  const madeFrom = waiting.updatedAt === product.updatedAt ? null : waiting.updatedAt;
  return { ...beginHistory(draft), past: [stored], madeFrom, isRecovered: true };
}

/** Slugs of the products that are named before anybody searches. */
const listNamed = (input: PathContentInput): readonly string[] => [
  ...new Set([recover(input).draft, readPath(input.product.published)].flatMap(listProducts)),
];

const toStore = (context: Context): WrittenPath => ({ content: writePath(context), madeFrom: context.madeFrom });
/** The stored content, in the form that the editor writes. */
const readStoredFact = (context: Context): WrittenPath => ({
  content: { nodes: writeNodes(readPath(context.stored)) },
  madeFrom: null,
});

const savingOf = (context: Context, fact = toStore(context)): SavingInput<WrittenPath> => ({
  store: ({ content, madeFrom }) => context.save(content, madeFrom),
  clock: context.clock,
  saveAfter: SAVE_AFTER,
  renewsPause: true,
  awaitsChoice: true,
  fact,
  stored: { fact: isStored(context) ? fact : readStoredFact(context), saved: {} },
});

function tellTrial({ trial, draft, mailed }: Context, event: PathEvent): Partial<Context> {
  if (!trial) return {};
  const { state, effects } = runPath(draft, trial, event);
  return { trial: state, mailed: [...mailed, ...effects.map(({ node }) => node)] };
}

/**
 * The editor of a path, run in XState with a `PathContentInput`. It stores the path by itself, a second after the last
 * change, one save at a time (§4.140, §4.141); unsaved changes wait on this device, and are restored when the page is
 * opened again. A save that meets changes by others waits until its author chooses (§8.10).
 */
export const pathContentMachine = setup({
  types: {} as { context: Context; events: PathContentEvent; input: PathContentInput },
  actors: {
    saving: createSavingMachine<WrittenPath>(),
    search: createLoading<LibraryCriteria, LibraryPage>("search"),
    names: createLoading<readonly string[], readonly ProductRow[]>("names"),
  },
  guards: { isOlder: ({ context }) => context.madeFrom !== null },
  actions: {
    hearSaving: assign((_, snapshot: SavingSnapshot<WrittenPath>) => ({ saving: connectSaving(snapshot) })),
    edit: assign(({ context, event }) => {
      if (event.type !== "path.edited") return {};
      const { path, at } = editPath(context.draft, event.edit, context.dice.random);
      const history = putDraft(context, path, event.field ?? null, context.clock.now());
      const leadsOn = LEADING_ON.includes(event.edit.do);
      return leadsOn ? { ...history, at: { node: at, isNew: event.edit.do !== "remove" } } : history;
    }),
    undo: assign(({ context }) => undoDraft(context)),
    redo: assign(({ context }) => redoDraft(context)),
    /** Later changes stay, unless they are to give way; then what replaced them cannot be undone. */
    takeStored: assign(({ context }, { content, updatedAt }: Pick<WrittenProduct, "content" | "updatedAt">) => {
      const { isYielding, product } = context;
      const isSame = updatedAt === product.updatedAt && !isYielding;
      const stored = {
        ...{ product: { ...product, content, updatedAt }, stored: content, isYielding: false },
        ...(!isSame && { madeFrom: null }),
        ...(isYielding && { isRecovered: false }),
      };
      if (!isYielding && (!isStored(context) || isStored({ ...context, stored: content }))) return stored;
      return { ...stored, ...beginHistory(readPath(content)) };
    }),
    /** The learner being played continues in the path as it is now. */
    renewTrial: assign(({ context }) => tellTrial(context, { type: "renewed" })),
    tellSaving: enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo("saving", { type: "fact.kept", fact: toStore(context) });
    }),
    /** At once: the page may be closed in a moment. */
    keepOnDevice: ({ context }) => {
      const { journal, product, stored, madeFrom } = context;
      const { slug, name, updatedAt } = product;
      if (isStored(context)) return journal.forget(slug);
      const base = { name, config: { nodes: writeNodes(readPath(stored)) } };
      const draft = { updatedAt: madeFrom ?? updatedAt, name, config: writePath(context) };
      journal.keep(slug, { ...draft, ...(madeFrom === null && { base }) });
    },
    /** Where a save waited for the author's choice, it continues from what is stored now. */
    release: enqueueActions(({ context, enqueue }) => {
      const fact = toStore(context);
      const stored = isStored(context) ? fact : readStoredFact(context);
      enqueue.sendTo("saving", { type: "released", fact, stored: { fact: stored, saved: {} } });
    }),
    giveWay: assign(({ context }) => ({
      ...{ madeFrom: null, isRecovered: false },
      ...beginHistory(readPath(context.stored)),
    })),
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
    ...recover(input),
    stored: input.product.content,
    saving: NOTHING_TO_SAVE,
    at: null,
    isYielding: false,
    search: startLoading(searchFor("")),
    names: startLoading(listNamed(input)),
    seen: new Map(),
    trial: null,
    mailed: [],
    isTried: false,
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
    "path.edited": { actions: ["edit", "renewTrial", "tellSaving", "keepOnDevice"] },
    "undo.asked": { actions: ["undo", "renewTrial", "tellSaving", "keepOnDevice"] },
    "redo.asked": { actions: ["redo", "renewTrial", "tellSaving", "keepOnDevice"] },
    "content.stored": {
      actions: [{ type: "takeStored", params: ({ event }) => event }, "keepOnDevice", "release"],
    },
    "theirs.awaited": [
      // The conflict is with changes found on this device: the version of the others is loaded already.
      { guard: "isOlder", actions: ["giveWay", "renewTrial", "keepOnDevice", "tellSaving", "release"] },
      { actions: assign({ isYielding: true }) },
    ],
    "save.asked": { actions: "saveNow" },
    "network.returned": { actions: "passOn" },
    "search.changed": { actions: { type: "find", params: ({ event }) => event } },
    "retry.asked": { actions: [sendTo("search", ({ event }) => event), sendTo("names", ({ event }) => event)] },
    "publication.tried": { actions: assign({ isTried: true }) },
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
