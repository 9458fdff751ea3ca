// Knows how an author writes a smart sequence: every change stored by itself, undone and redone.
import { createSlug, isSameJson, type Result } from "@academiz/domain/kernel";
import {
  editSequence,
  readSequenceDraft,
  type SequenceDraft,
  type SequenceEdit,
  writeSequenceDraft,
} from "@academiz/domain/sequences";
import { assign, enqueueActions, sendTo, setup } from "xstate";
import type { Clock, Dice, DraftJournal, ProductContent, Trouble, WrittenProduct } from "../ports/index.ts";
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

/** What the writing of a smart sequence is started with. */
export interface SequenceContentInput {
  /** The product, as it is stored. */
  readonly product: Pick<WrittenProduct, "slug" | "name" | "updatedAt" | "content">;
  /**
   * Stores what is written, under its names. `madeFrom`: the version that it was made from, where that is not the one
   * that is open. It never throws.
   */
  readonly save: (written: ProductContent, madeFrom: string | null) => Promise<Result<Saved, Trouble>>;
  /** Where what is not stored yet waits on this device. */
  readonly journal: DraftJournal;
  readonly clock: Clock;
  readonly dice: Dice;
}

/** What is to be stored, and the version that it was made from, where that is an older one. */
interface WrittenSequence {
  readonly content: ProductContent;
  readonly madeFrom: string | null;
}
interface Context extends SequenceContentInput, DraftHistory<SequenceDraft> {
  /** As it is stored. */
  readonly stored: ProductContent;
  /** The version that was found on this device: an older one than what is stored. Null where it is not. */
  readonly madeFrom: string | null;
  /** What is written was found on this device. */
  readonly isRecovered: boolean;
  readonly saving: SavingView;
  /** Theme or question that an edit leads to; another one after each edit of them but of mere words. */
  readonly at: { readonly uuid: string | null } | null;
  /** What is stored next takes the place of what is written here. */
  readonly isYielding: boolean;
}

/** What can happen to the sequence that is written. */
export type SequenceContentEvent =
  /** `field`: what is typed there quickly is one step of undo. */
  | { type: "sequence.edited"; edit: SequenceEdit; field?: string }
  /** `to`: what is come back to; nothing happens where the last step leads elsewhere. */
  | { type: "undo.asked"; to?: SequenceDraft }
  | { type: "redo.asked" }
  /** It is stored, or something was stored elsewhere: changes that are not stored yet stay. */
  | { type: "content.stored"; content: ProductContent; updatedAt: string }
  /** What somebody else stored is on its way, and takes the place of what is written here. */
  | { type: "theirs.awaited" }
  /** What waits is to be stored now. */
  | { type: "save.asked" }
  | { type: "network.returned" }
  /** Nobody has typed for a moment: what is not stored is kept on this device. */
  | { type: "draft.rested" };

/** Milliseconds without a change after which what is written is stored, as in every editor. */
const SAVE_AFTER = 1_000;
/** And kept on this device: thousands of questions are not written with every letter. */
const KEEP_AFTER = 250;

/** What the author of a sequence writes here; its settings have a part of the page of their own. */
export const writeSequence = ({ stored, draft }: Pick<Context, "stored" | "draft">): ProductContent =>
  writeSequenceDraft(stored, draft);
const memory = new WeakMap<ProductContent, ProductContent>();
/** What is stored, as it is written here. Found once: it is asked with every letter, of thousands of questions. */
function rewrite(stored: ProductContent): ProductContent {
  const known = memory.get(stored) ?? writeSequenceDraft(stored, readSequenceDraft(stored));
  memory.set(stored, known);
  return known;
}
export const isStored = (context: Pick<Context, "stored" | "draft">): boolean =>
  isSameJson(rewrite(context.stored), writeSequence(context));

/** What waits on this device, where it is not what is stored. */
function recover({
  product,
  journal,
}: SequenceContentInput): Pick<Context, "madeFrom" | "isRecovered"> & DraftHistory<SequenceDraft> {
  const stored = readSequenceDraft(product.content);
  const waiting = journal.read(product.slug);
  const config = waiting?.config;
  if (waiting && typeof config === "object" && config !== null) {
    const draft = readSequenceDraft(config as ProductContent);
    const madeFrom = waiting.updatedAt === product.updatedAt ? null : waiting.updatedAt;
    if (!isStored({ stored: product.content, draft }))
      return { ...beginHistory(draft), past: [stored], madeFrom, isRecovered: true };
  }
  return { ...beginHistory(stored), madeFrom: null, isRecovered: false };
}

const toStore = (context: Context): WrittenSequence => ({
  content: writeSequence(context),
  madeFrom: context.madeFrom,
});
/** What is stored may be written otherwise here: as long as nobody changes it, it is as good as this, and the same. */
const readStoredFact = (context: Context, fact: WrittenSequence): WrittenSequence =>
  isStored(context) ? fact : { content: rewrite(context.stored), madeFrom: null };

function savingOf(context: Context): SavingInput<WrittenSequence> {
  const fact = toStore(context);
  return {
    store: ({ content, madeFrom }) => context.save(content, madeFrom),
    clock: context.clock,
    saveAfter: SAVE_AFTER,
    renewsPause: true,
    awaitsChoice: true,
    fact,
    stored: { fact: readStoredFact(context, fact), saved: {} },
  };
}

/**
 * The editor of a smart sequence, run in XState with a `SequenceContentInput`. It stores by itself, a second after the
 * last change, one save at a time; what is not stored yet waits on this device, and is gone on with where the page is
 * opened again. A save that meets the work of others waits until its author chooses (§8.10).
 */
export const sequenceContentMachine = setup({
  types: {} as { context: Context; events: SequenceContentEvent; input: SequenceContentInput },
  actors: { saving: createSavingMachine<WrittenSequence>() },
  guards: { isOlder: ({ context }) => context.madeFrom !== null },
  actions: {
    hearSaving: assign((_, snapshot: SavingSnapshot<WrittenSequence>) => ({ saving: connectSaving(snapshot) })),
    edit: assign(
      ({ context }, { edit, field }: { readonly edit: SequenceEdit; readonly field?: string | undefined }) => {
        const { draft, at } = editSequence(context.draft, edit, () => createSlug(context.dice.random));
        const history = putDraft(context, draft, field ?? null, context.clock.now());
        return field === undefined && at !== undefined ? { ...history, at: { uuid: at } } : history;
      },
    ),
    undo: assign(({ context }, to: SequenceDraft | undefined) =>
      to === undefined || to === context.past.at(-1) ? undoDraft(context) : {},
    ),
    redo: assign(({ context }) => redoDraft(context)),
    /** What was written meanwhile stays, unless it gives way; what took its place is nothing to be undone. */
    takeStored: assign(({ context }, { content, updatedAt }: Pick<WrittenProduct, "content" | "updatedAt">) => {
      const { isYielding, product } = context;
      const isSame = updatedAt === product.updatedAt && !isYielding;
      const stored = {
        ...{ product: { ...product, content, updatedAt }, stored: content, isYielding: false },
        ...(!isSame && { madeFrom: null }),
        ...(isYielding && { isRecovered: false }),
      };
      if (!isYielding && (!isStored(context) || isStored({ ...context, stored: content }))) return stored;
      return { ...stored, ...beginHistory(readSequenceDraft(content)) };
    }),
    tellSaving: enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo("saving", { type: "fact.kept", fact: toStore(context) });
    }),
    keepSoon: enqueueActions(({ enqueue }) => {
      enqueue.cancel("keep");
      enqueue.raise({ type: "draft.rested" }, { delay: KEEP_AFTER, id: "keep" });
    }),
    keepOnDevice: ({ context }) => {
      const { journal, product, madeFrom } = context;
      const { slug, name, updatedAt } = product;
      if (isStored(context)) return journal.forget(slug);
      journal.keep(slug, { updatedAt: madeFrom ?? updatedAt, name, config: writeSequence(context) });
    },
    /** Where it waited for a choice, it goes on with what is stored now. */
    release: enqueueActions(({ context, enqueue }) => {
      const fact = toStore(context);
      enqueue.sendTo("saving", { type: "released", fact, stored: { fact: readStoredFact(context, fact), saved: {} } });
    }),
    giveWay: assign(({ context }) => ({
      ...{ madeFrom: null, isRecovered: false },
      ...beginHistory(readSequenceDraft(context.stored)),
    })),
    saveNow: sendTo("saving", { type: "retry.asked" }),
    passOn: sendTo("saving", { type: "network.returned" }),
  },
}).createMachine({
  id: "sequence-content",
  context: ({ input }) => ({
    ...input,
    ...recover(input),
    stored: input.product.content,
    saving: NOTHING_TO_SAVE,
    at: null,
    isYielding: false,
  }),
  invoke: {
    id: "saving",
    src: "saving",
    input: ({ context }) => savingOf(context),
    onSnapshot: { actions: { type: "hearSaving", params: ({ event }) => event.snapshot } },
  },
  on: {
    "sequence.edited": { actions: [{ type: "edit", params: ({ event }) => event }, "tellSaving", "keepSoon"] },
    "undo.asked": { actions: [{ type: "undo", params: ({ event }) => event.to }, "tellSaving", "keepSoon"] },
    "redo.asked": { actions: ["redo", "tellSaving", "keepSoon"] },
    "content.stored": {
      actions: [{ type: "takeStored", params: ({ event }) => event }, "keepOnDevice", "release"],
    },
    "theirs.awaited": [
      // What met it was found on this device: theirs is here already.
      { guard: "isOlder", actions: ["giveWay", "keepOnDevice", "tellSaving", "release"] },
      { actions: assign({ isYielding: true }) },
    ],
    "draft.rested": { actions: "keepOnDevice" },
    "save.asked": { actions: ["keepOnDevice", "saveNow"] },
    "network.returned": { actions: "passOn" },
  },
});
