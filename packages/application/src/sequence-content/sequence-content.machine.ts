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
import type { Clock, Dice, ProductContent, Trouble } from "../ports/index.ts";
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
  /** The content of the product as it is stored. */
  readonly stored: ProductContent;
  /** Stores what is written, under its names. It never throws. */
  readonly save: (written: ProductContent) => Promise<Result<Saved, Trouble>>;
  readonly clock: Clock;
  readonly dice: Dice;
}

interface Context extends SequenceContentInput, DraftHistory<SequenceDraft> {
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
  | { type: "content.stored"; content: ProductContent }
  /** What somebody else stored is on its way, and takes the place of what is written here. */
  | { type: "theirs.awaited" }
  /** What waits is to be stored now. */
  | { type: "save.asked" }
  | { type: "network.returned" };

/** Milliseconds without a change after which what is written is stored, as in every editor. */
const SAVE_AFTER = 1_000;

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

/** What is stored may be written otherwise here: as long as nobody changes it, it is as good as this. */
function savingOf(context: Context): SavingInput<ProductContent> {
  const fact = writeSequence(context);
  return {
    store: (written) => context.save(written),
    clock: context.clock,
    saveAfter: SAVE_AFTER,
    renewsPause: true,
    awaitsChoice: true,
    fact,
    stored: { fact, saved: {} },
  };
}

/**
 * The editor of a smart sequence, to be run by XState with a `SequenceContentInput`. It stores by itself, a second
 * after the last change, one save at a time. A save that meets the work of others waits until its author chooses
 * (§8.10).
 */
export const sequenceContentMachine = setup({
  types: {} as { context: Context; events: SequenceContentEvent; input: SequenceContentInput },
  actors: { saving: createSavingMachine<ProductContent>() },
  actions: {
    hearSaving: assign((_, snapshot: SavingSnapshot<ProductContent>) => ({ saving: connectSaving(snapshot) })),
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
    takeStored: assign(({ context }, content: ProductContent) => {
      const stored = { stored: content, isYielding: false };
      const { isYielding } = context;
      if (!isYielding && (!isStored(context) || isStored({ ...context, stored: content }))) return stored;
      return { ...stored, ...beginHistory(readSequenceDraft(content)) };
    }),
    tellSaving: enqueueActions(({ context, enqueue }) => {
      enqueue.sendTo("saving", { type: "fact.kept", fact: writeSequence(context) });
    }),
    /** Where it waited for a choice, it goes on with what is stored now. */
    release: enqueueActions(({ context, enqueue }) => {
      const fact = writeSequence(context);
      const stored = isStored(context) ? fact : rewrite(context.stored);
      enqueue.sendTo("saving", { type: "released", fact, stored: { fact: stored, saved: {} } });
    }),
    saveNow: sendTo("saving", { type: "retry.asked" }),
    passOn: sendTo("saving", { type: "network.returned" }),
  },
}).createMachine({
  id: "sequence-content",
  context: ({ input }) => ({
    ...input,
    ...beginHistory(readSequenceDraft(input.stored)),
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
    "sequence.edited": { actions: [{ type: "edit", params: ({ event }) => event }, "tellSaving"] },
    "undo.asked": { actions: [{ type: "undo", params: ({ event }) => event.to }, "tellSaving"] },
    "redo.asked": { actions: ["redo", "tellSaving"] },
    "content.stored": {
      actions: [{ type: "takeStored", params: ({ event }) => event.content }, "release"],
    },
    "theirs.awaited": { actions: assign({ isYielding: true }) },
    "save.asked": { actions: "saveNow" },
    "network.returned": { actions: "passOn" },
  },
});
