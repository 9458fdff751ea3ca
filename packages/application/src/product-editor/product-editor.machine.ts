// Knows how a learniz is edited: every change journaled and saved by itself, undone and redone, published, never lost.
import { retitleCopy } from "@academiz/domain/catalog";
import type { Result } from "@academiz/domain/kernel";
import { assign, emit, enqueueActions, fromCallback, fromPromise, setup } from "xstate";
import type { Trouble, TroubleKind, WrittenProduct } from "../ports/index.ts";
import { changeDraft, redo, undo } from "./draft-history.ts";
import { findStep } from "./find-step.ts";
import { keepDraft } from "./keep-draft.ts";
import { readSteps } from "./keep-steps.ts";
import { type OpenedProduct, openProduct } from "./open-product.ts";
import type {
  Draft,
  ProductEditorContext,
  ProductEditorEmitted,
  ProductEditorEvent,
  ProductEditorInput,
  Theirs,
} from "./product-editor.types.ts";
import { putOverTheirs, readTheirs } from "./read-theirs.ts";
import { forgetOffline, rememberFailedSave, rememberPublished, rememberStored } from "./remember-stored.ts";
import { renewRules } from "./renew-rules.ts";
import {
  copyDraft,
  isUnsaved,
  type Outcome,
  previewDraft,
  publishDraft,
  type Stored,
  saveDraft,
} from "./store-draft.ts";

const SAVE_DEBOUNCE_MS = 1_000;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;
/** While its author looks at a publication that waits for a connection. */
const PUBLICATION_RETRY_MS = 5_000;

function changeMemory(context: ProductEditorContext, event: ProductEditorEvent) {
  if (event.type === "undo.asked") return undo(context);
  if (event.type === "redo.asked") return redo(context);
  if (event.type === "draft.changed") {
    const { clock, dice } = context.ports;
    const change = (draft: Draft) => renewRules(event.change(draft), draft, dice.random);
    return changeDraft(context, event.field, change, clock.now());
  }
  return context;
}

/** Another try of the same would not help: it waits for a change, or for the author. */
const FINAL: readonly TroubleKind[] = ["invalid", "forbidden", "not-found", "gone", "session-lost", "unauthorised"];

const failureOf = ({ answer }: Outcome): Trouble | null => (answer.ok ? null : answer.error);
const isConflict = (outcome: Outcome): boolean => failureOf(outcome)?.kind === "conflict";
const isFinal = (outcome: Outcome): boolean => FINAL.includes(failureOf(outcome)?.kind ?? "unexpected");
function takeValue<T>(answer: Result<T, Trouble>): T {
  if (!answer.ok) throw new Error(`a failure is not a value: ${answer.error.detail}`);
  return answer.value;
}

/** What waits on this device is another window's own, until it is saved. */
const isNewer = ({ product: own }: ProductEditorContext, { product, isRecovered }: OpenedProduct): boolean =>
  !isRecovered && own !== null && (own.updatedAt !== product.updatedAt || own.visible !== product.visible);

type Done = { readonly event: { readonly output: Outcome } };
const TOLD = { type: "takeFailure", params: ({ event }: Done) => event.output } as const;
const ON_CONFLICT = {
  guard: ({ event }: Done) => isConflict(event.output),
  target: "conflicting",
  actions: TOLD,
} as const;
/** Whoever waits before it has not given it up: it goes on once there is a connection. */
const ON_OFFLINE = {
  guard: ({ context, event }: Done & { readonly context: ProductEditorContext }) =>
    failureOf(event.output)?.kind === "offline" && context.wanted === "publish",
  target: "awaitingNetwork",
} as const;
const ON_FAILURE = { guard: ({ event }: Done) => !event.output.answer.ok, target: "resting", actions: TOLD } as const;
/** What the author asks for stores the draft first. */
const ON_ASKED = { "publication.confirmed": "publishing", "preview.asked": "previewing" } as const;

/**
 * An author in a course, to be run by XState with a `ProductEditorInput`: every change is kept on the device at once
 * and stored after a second's pause, can be undone, and meets the changes of others as a conflict that the author
 * decides (§8.10). A save that fails is tried again after 2, 4, 8 … 60 seconds, unless another try of the same would
 * not help.
 */
export const productEditorMachine = setup({
  types: {} as {
    context: ProductEditorContext;
    events: ProductEditorEvent;
    input: ProductEditorInput;
    emitted: ProductEditorEmitted;
  },
  actors: {
    open: fromPromise<Result<OpenedProduct, Trouble>, ProductEditorInput>(({ input }) => openProduct(input)),
    save: fromPromise<Outcome<Stored>, ProductEditorContext>(({ input }) => saveDraft(input)),
    publish: fromPromise<Outcome, ProductEditorContext>(({ input }) => publishDraft(input)),
    openPreview: fromPromise<Outcome<{ readonly url: string }>, ProductEditorContext>(({ input }) =>
      previewDraft(input),
    ),
    watchWindows: fromCallback<ProductEditorEvent, ProductEditorContext>(({ sendBack, input: { ports, slug } }) =>
      ports.windows?.watch(slug, () => sendBack({ type: "other-window.told" })),
    ),
    withdraw: fromPromise<Result<WrittenProduct, Trouble>, ProductEditorContext>(({ input: { ports, slug } }) =>
      ports.library.withdraw(slug),
    ),
    readTheirs: fromPromise<Theirs | null, ProductEditorContext>(({ input }) => readTheirs(input)),
    keepCopy: fromPromise<Outcome<Stored>, ProductEditorContext>(({ input }) => copyDraft(input)),
  },
  delays: {
    debounce: SAVE_DEBOUNCE_MS,
    publicationRetry: PUBLICATION_RETRY_MS,
    retry: ({ context }) => Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (context.failedSaves - 1)),
  },
  guards: { isUnsaved: ({ context }) => isUnsaved(context) },
  actions: {
    takeOpened: assign(({ context }, opened: OpenedProduct) => ({
      product: opened.product,
      draft: opened.draft,
      published: opened.published,
      savedDraft: opened.base,
      theirs: null,
      isRecovered: opened.isRecovered,
      isRenewed: false,
      ...readSteps(context.ports.steps, context.slug, opened.draft),
      lastChange: null,
      failedSaves: 0,
      wanted: null,
      trouble: null,
      saveTrouble: null,
      actionTrouble: null,
    })),
    /** On the device first: a crash in the next moment loses nothing. */
    changeDraft: enqueueActions(({ context, event, enqueue }) => {
      const memory = changeMemory(context, event);
      if (memory.draft === context.draft || !memory.draft || !context.product) return;
      enqueue.assign({ ...memory, isRenewed: false });
      keepDraft(context, { product: context.product, draft: memory.draft, base: context.savedDraft });
      enqueue.raise({ type: "draft.journaled" });
      if (event.type === "draft.changed" || !context.draft) return;
      const place = findStep(context.draft.learniz, memory.draft.learniz);
      if (place) enqueue.emit({ type: "step.taken", place });
    }),
    /** A conflict is told where the author chooses, a failed action beside the action. */
    takeFailure: assign(({ context }, outcome: Outcome) => ({
      ...rememberStored(context, outcome),
      wanted: null,
      ...(isConflict(outcome) ? { saveTrouble: failureOf(outcome) } : { actionTrouble: failureOf(outcome) }),
    })),
    /** The copy takes over: what was written while it was made waits for it on this device. */
    leaveForCopy: ({ context }, { product, draft }: Stored) => {
      const { ports, slug, copyAt } = context;
      ports.journal.forget(slug);
      if (context.draft && context.draft !== draft) {
        const { name, learniz } = context.draft;
        const isTitled = learniz.context.title !== draft.learniz.context.title;
        const waiting: Draft = {
          name: name === draft.name ? product.name : name,
          learniz: isTitled ? learniz : retitleCopy(learniz, learniz.local),
        };
        keepDraft(context, { product, draft: waiting, base: null });
      }
      const query = copyAt === null ? "" : `?at=${encodeURIComponent(copyAt)}`;
      ports.navigation.goTo(`/learniz/${product.slug}${query}`);
    },
    forgetJournal: ({ context }) => context.ports.journal.forget(context.slug),
    leaveFor: ({ context }, url: string) => context.ports.navigation.leaveFor(url),
  },
}).createMachine({
  id: "product-editor",
  context: ({ input }) => ({
    ...input,
    product: null,
    draft: null,
    published: null,
    past: [],
    future: [],
    lastChange: null,
    savedDraft: null,
    theirs: null,
    savedAt: null,
    failedSaves: 0,
    wanted: null,
    isRecovered: false,
    isRenewed: false,
    previewAt: null,
    copyAt: null,
    trouble: null,
    saveTrouble: null,
    actionTrouble: null,
  }),
  initial: "opening",
  states: {
    opening: {
      invoke: {
        src: "open",
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => !event.output.ok,
            target: "failed",
            actions: assign(({ event }) => (event.output.ok ? {} : { trouble: event.output.error })),
          },
          {
            guard: ({ event }) => event.output.ok && event.output.value.isConflicting,
            target: "editing.storing.conflicting",
            actions: { type: "takeOpened", params: ({ event }) => takeValue(event.output) },
          },
          {
            target: "editing",
            actions: { type: "takeOpened", params: ({ event }) => takeValue(event.output) },
          },
        ],
      },
    },
    failed: { on: { "retry.asked": "opening" } },
    editing: {
      type: "parallel",
      invoke: { src: "watchWindows", input: ({ context }) => context },
      states: {
        drafting: {
          on: {
            "draft.changed": { actions: "changeDraft" },
            "undo.asked": { actions: "changeDraft" },
            "redo.asked": { actions: "changeDraft" },
            "preview.asked": { actions: assign(({ event }) => ({ previewAt: event.at ?? null })) },
            "trouble.dismissed": { actions: assign({ actionTrouble: null }) },
            "network.returned": { actions: assign(({ context }) => forgetOffline(context)) },
          },
        },
        /** Whether learners find it: nothing of the draft is concerned. */
        offering: {
          initial: "resting",
          states: {
            resting: { on: { "withdrawal.confirmed": "withdrawing" } },
            withdrawing: {
              entry: assign({ actionTrouble: null }),
              invoke: {
                src: "withdraw",
                input: ({ context }) => context,
                onDone: [
                  {
                    guard: ({ event }) => event.output.ok,
                    target: "resting",
                    // What others stored meanwhile is heard of where this draft is stored.
                    actions: [
                      assign(({ context: { product } }) => ({ product: product && { ...product, visible: false } })),
                      emit({ type: "withdrawn" }),
                    ],
                  },
                  {
                    target: "resting",
                    actions: assign(({ event }) => (event.output.ok ? {} : { actionTrouble: event.output.error })),
                  },
                ],
              },
            },
          },
        },
        storing: {
          initial: "resting",
          states: {
            resting: {
              always: { guard: "isUnsaved", target: "waiting" },
              on: { "window.looked": "looking", "other-window.told": "looking", ...ON_ASKED },
            },
            /** Nothing waits here: what was saved elsewhere meanwhile is shown. */
            looking: {
              always: { guard: "isUnsaved", target: "waiting" },
              on: ON_ASKED,
              invoke: {
                src: "open",
                input: ({ context }) => context,
                onDone: [
                  {
                    guard: ({ context, event }) => event.output.ok && isNewer(context, event.output.value),
                    target: "resting",
                    actions: [
                      { type: "takeOpened", params: ({ event }) => takeValue(event.output) },
                      assign({ isRenewed: true }),
                    ],
                  },
                  { target: "resting" },
                ],
              },
            },
            waiting: {
              on: {
                "draft.journaled": { target: "waiting", reenter: true },
                "save.asked": "saving",
                ...ON_ASKED,
              },
              after: { debounce: "saving" },
            },
            saving: {
              on: {
                "publication.confirmed": { actions: assign({ wanted: "publish" }) },
                "preview.asked": { actions: assign({ wanted: "preview" }) },
              },
              invoke: {
                src: "save",
                input: ({ context }) => context,
                onDone: [
                  {
                    guard: ({ event }) => isConflict(event.output),
                    target: "conflicting",
                    actions: assign(({ event }) => ({ saveTrouble: failureOf(event.output), wanted: null })),
                  },
                  {
                    guard: ({ event }) => isFinal(event.output),
                    target: "refused",
                    actions: assign(({ context, event }) => rememberFailedSave(context, event.output)),
                  },
                  {
                    ...ON_OFFLINE,
                    actions: assign(({ context, event }) => rememberFailedSave(context, event.output)),
                  },
                  {
                    guard: ({ event }) => !event.output.answer.ok,
                    target: "retrying",
                    actions: assign(({ context, event }) => rememberFailedSave(context, event.output)),
                  },
                  {
                    guard: ({ context }) => context.wanted === "publish",
                    target: "publishing",
                    actions: assign(({ context, event }) => rememberStored(context, event.output)),
                  },
                  {
                    guard: ({ context }) => context.wanted === "preview",
                    target: "previewing",
                    actions: assign(({ context, event }) => rememberStored(context, event.output)),
                  },
                  { target: "resting", actions: assign(({ context, event }) => rememberStored(context, event.output)) },
                ],
              },
            },
            retrying: {
              after: { retry: "saving" },
              on: {
                "network.returned": "saving",
                "save.asked": "saving",
                "retry.asked": "saving",
                ...ON_ASKED,
              },
            },
            refused: {
              on: {
                "draft.journaled": "waiting",
                "save.asked": "saving",
                "retry.asked": "saving",
                ...ON_ASKED,
              },
            },
            publishing: {
              // What it still waits for is told until it is known to be otherwise.
              entry: assign(({ context }) => ({
                wanted: "publish" as const,
                actionTrouble: context.actionTrouble?.kind === "offline" ? context.actionTrouble : null,
              })),
              on: { "publication.cancelled": { actions: assign({ wanted: null }) } },
              invoke: {
                src: "publish",
                input: ({ context }) => context,
                onDone: [
                  ON_CONFLICT,
                  { ...ON_OFFLINE, actions: TOLD },
                  ON_FAILURE,
                  {
                    target: "resting",
                    actions: [
                      assign(({ context, event }) => ({
                        actionTrouble: null,
                        ...rememberPublished(context, event.output),
                        wanted: null,
                      })),
                      emit({ type: "published" }),
                    ],
                  },
                ],
              },
            },
            /** Its author still looks at the publication, which goes on once there is a connection. */
            awaitingNetwork: {
              after: { publicationRetry: "publishing" },
              on: {
                "network.returned": "publishing",
                "publication.cancelled": [
                  { guard: "isUnsaved", target: "retrying", actions: assign({ actionTrouble: null }) },
                  { target: "resting", actions: assign({ actionTrouble: null }) },
                ],
                ...ON_ASKED,
              },
            },
            previewing: {
              entry: assign({ wanted: null, actionTrouble: null }),
              invoke: {
                src: "openPreview",
                input: ({ context }) => context,
                onDone: [
                  ON_CONFLICT,
                  ON_FAILURE,
                  {
                    target: "resting",
                    actions: [
                      assign(({ context, event }) => rememberStored(context, event.output)),
                      { type: "leaveFor", params: ({ event }) => takeValue(event.output.answer).url },
                    ],
                  },
                ],
              },
            },
            /** Somebody saved meanwhile (§8.10): nothing is sent until the author has chosen. */
            conflicting: {
              initial: "reading",
              entry: assign({ theirs: null }),
              states: {
                reading: {
                  on: { "network.returned": { target: "reading", reenter: true } },
                  invoke: {
                    src: "readTheirs",
                    input: ({ context }) => context,
                    onDone: { target: "told", actions: assign({ theirs: ({ event }) => event.output }) },
                  },
                },
                told: {
                  on: { "network.returned": { guard: ({ context }) => context.theirs === null, target: "reading" } },
                },
              },
              on: {
                "mine.kept": {
                  guard: ({ context }) => context.theirs !== null,
                  target: "saving",
                  actions: assign(({ context }) => putOverTheirs(context)),
                },
                "copy.kept": {
                  target: "copying",
                  actions: assign(({ event }) => ({ copyAt: event.at ?? null })),
                },
                "reload.confirmed": { actions: "forgetJournal", target: "#product-editor.opening" },
              },
            },
            copying: {
              invoke: {
                src: "keepCopy",
                input: ({ context }) => context,
                onDone: [
                  { ...ON_FAILURE, target: "conflicting" },
                  {
                    target: "left",
                    actions: { type: "leaveForCopy", params: ({ event }) => takeValue(event.output.answer) },
                  },
                ],
              },
            },
            /** The copy is edited from here on; nothing of this product is sent any more. */
            left: {},
          },
        },
      },
    },
  },
});
