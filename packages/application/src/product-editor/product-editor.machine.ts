// Knows how a product is edited: every change is kept on the device and saved automatically, can be undone and redone,
// and is never lost.
import type { Result } from "@academiz/domain/kernel";
import {
  type ActorRefFrom,
  and,
  assign,
  emit,
  enqueueActions,
  fromCallback,
  fromPromise,
  not,
  type SnapshotFrom,
  sendTo,
  setup,
} from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import type { Trouble, WrittenProduct } from "../ports/index.ts";
import { createSavingMachine, readAnswer, type SavingInput, type SavingSnapshot } from "../saving/index.ts";
import { changeDraft, type Memory, redo, undo } from "./draft-history.ts";
import type { EditorKind } from "./editor-kind.ts";
import { keepDraft } from "./keep-draft.ts";
import { readSteps } from "./keep-steps.ts";
import { type OpenedProduct, openProduct } from "./open-product.ts";
import type {
  EditorContext,
  EditorEvent,
  ProductEditorEmitted,
  ProductEditorInput,
  SavingTold,
  StoredProduct,
  Theirs,
} from "./product-editor.types.ts";
import { putOverTheirs, readTheirs } from "./read-theirs.ts";
import { forgetOffline, rememberAnswer, rememberPublished } from "./remember-stored.ts";
import { type Copied, copyDraft, isUnsaved, previewStored, publishStored, saveDraft } from "./store-draft.ts";

const SAVE_DEBOUNCE_MS = 1_000;
/** True while its author looks at a publication that waits for a connection. */
const PUBLICATION_RETRY_MS = 5_000;

function takeValue<T>(answer: Result<T, Trouble>): T {
  if (!answer.ok) throw new Error(`a failure is not a value: ${answer.error.detail}`);
  return answer.value;
}

/** A draft that waits on this device belongs to another window until it is saved. */
const isNewer = <Draft>(
  { product: own }: EditorContext<Draft>,
  opened: Result<OpenedProduct<Draft>, Trouble>,
): boolean => {
  if (!opened.ok || opened.value.isRecovered || !own) return false;
  const { updatedAt, visible } = opened.value.product;
  return own.updatedAt !== updatedAt || own.visible !== visible;
};

/** Every action of the author stores the draft first. */
const ON_ASKED = { "publication.confirmed": "publishing", "preview.asked": "previewing" } as const;
/** The visible draft is stored, then nothing more until the action is over. */
const STORING_FIRST = {
  entry: "holdSaving",
  on: {
    "save.held": "asking",
    "save.answered": { guard: "isRefusal", target: "#failing", actions: "takeRefusal" },
  },
} as const;

function changeMemory<Draft extends object, Edit>(
  kind: EditorKind<Draft, Edit>,
  context: EditorContext<Draft>,
  event: EditorEvent<Edit> | SavingTold,
): Memory<Draft> {
  if (event.type === "undo.asked") return undo<Draft>(context);
  if (event.type === "redo.asked") return redo<Draft>(context);
  if (event.type !== "draft.changed") return context;
  const { clock, dice } = context.ports;
  const change = (draft: Draft) => kind.apply(draft, event.edit, dice.random);
  return changeDraft<Draft>(context, event.field, change, clock.now());
}

/**
 * The editor of a kind of product, run in XState with a `ProductEditorInput`: every change is kept on the device at
 * once, stored after a second's pause, and can be undone. A conflict with changes of others is decided by the author
 * (§8.10). The saving loop tries a failed save again, as it does every other.
 */
export function createProductEditorMachine<Draft extends object, Edit>(kind: EditorKind<Draft, Edit>) {
  type Context = EditorContext<Draft>;

  function savingOf(context: Context): SavingInput<Draft, StoredProduct> {
    const { ports, product, draft, savedDraft, isConflicting } = context;
    if (!product) throw new Error("nothing is open to be stored");
    return {
      store: (fact, stored) => saveDraft(kind, context, fact, stored?.saved.product ?? product),
      clock: ports.clock,
      saveAfter: SAVE_DEBOUNCE_MS,
      renewsPause: true,
      awaitsChoice: true,
      begins: isConflicting ? "held" : "on",
      fact: draft,
      stored: { fact: savedDraft, saved: { product } },
    };
  }

  return setup({
    types: {} as {
      context: Context;
      events: EditorEvent<Edit> | SavingTold;
      input: ProductEditorInput;
      emitted: ProductEditorEmitted;
    },
    actors: {
      open: fromPromise<Result<OpenedProduct<Draft>, Trouble>, ProductEditorInput>(({ input }) =>
        openProduct(kind, input),
      ),
      saving: createSavingMachine<Draft, StoredProduct>(),
      publish: fromPromise<Result<WrittenProduct, Trouble>, Context>(({ input }) => publishStored(input)),
      openPreview: fromPromise<Result<{ readonly url: string }, Trouble>, Context>(({ input }) =>
        previewStored(kind, input),
      ),
      readTheirs: fromPromise<Theirs<Draft> | null, Context>(({ input }) => readTheirs(kind, input)),
      watchWindows: fromCallback<EditorEvent<Edit>, Context>(({ sendBack, input: { ports, slug } }) =>
        ports.windows?.watch(slug, () => sendBack({ type: "other-window.told" })),
      ),
      withdraw: fromPromise<Result<WrittenProduct, Trouble>, Context>(({ input: { ports, slug } }) =>
        ports.library.withdraw(slug),
      ),
      keepCopy: fromPromise<Result<Copied<Draft>, Trouble>, Context>(({ input }) => copyDraft(kind, input)),
    },
    delays: { publicationRetry: PUBLICATION_RETRY_MS },
    guards: {
      isConflicting: ({ context }) => context.isConflicting,
      isUnsaved: ({ context }) => isUnsaved(context),
      isNewer: ({ context }, opened: Result<OpenedProduct<Draft>, Trouble>) => isNewer(context, opened),
      isRefusal: ({ event }) => event.type === "save.answered" && event.trouble !== null,
      isConflictTold: ({ event }) => event.type === "save.answered" && event.trouble?.kind === "conflict",
      hasMetOthers: ({ context }) => context.actionTrouble?.kind === "conflict",
      isOffline: ({ context }) => context.actionTrouble?.kind === "offline",
      awaitsPublication: ({ context }) => context.awaitsPublication,
      hasTheirs: ({ context }) => context.theirs !== null,
      lacksTheirs: ({ context }) => context.theirs === null,
    },
    actions: {
      takeOpened: assign(({ context }, opened: OpenedProduct<Draft>) => ({
        product: opened.product,
        draft: opened.draft,
        published: opened.published,
        savedDraft: opened.base,
        theirs: null,
        isRecovered: opened.isRecovered,
        isRenewed: false,
        isConflicting: opened.isConflicting,
        ...readSteps(kind, context.ports.steps, context.slug, opened.draft),
        lastChange: null,
        saving: opened.isConflicting ? "held" : "resting",
        answer: null,
        awaitsPublication: false,
        trouble: null,
        saveTrouble: null,
        actionTrouble: null,
      })),
      takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
      takeActionTrouble: assign((_, actionTrouble: Trouble) => ({ actionTrouble })),
      dismissTrouble: assign({ actionTrouble: null }),
      forgetOffline: assign(({ context }) => forgetOffline(context)),
      /** It is kept on the device first, so that a crash in the next moment loses nothing. */
      changeDraft: enqueueActions(({ context, event, enqueue }) => {
        const memory = changeMemory(kind, context, event);
        const { draft } = memory;
        if (draft === context.draft || !draft || !context.product) return;
        enqueue.assign({ ...memory, isRenewed: false });
        keepDraft(kind, context, { product: context.product, draft, base: context.savedDraft });
        enqueue.sendTo("saving", { type: "fact.kept", fact: draft });
        if (event.type === "draft.changed" || !context.draft) return;
        const place = kind.findStep(context.draft, draft);
        if (place) enqueue.emit({ type: "step.taken", place });
      }),
      noteRenewal: assign({ isRenewed: true }),
      /** Changes that others stored meanwhile are noticed when this draft is stored. */
      noteWithdrawal: assign(({ context: { product } }) => ({ product: product && { ...product, visible: false } })),
      tellWithdrawal: emit({ type: "withdrawn" }),
      tellReconnected: sendTo("saving", { type: "network.returned" }),
      saveNow: sendTo("saving", { type: "retry.asked" }),
      holdSaving: sendTo("saving", { type: "hold.asked" }),
      hearSaving: enqueueActions(({ context, enqueue }, snapshot: SavingSnapshot<Draft, StoredProduct>) => {
        const answer = readAnswer(snapshot, context.answer);
        const saving = String(snapshot.value);
        enqueue.assign({ ...(answer && rememberAnswer(kind, context, answer)), saving });
        if (answer) enqueue.raise({ type: "save.answered", trouble: answer.result.ok ? null : answer.result.error });
        if (saving === "held" && !snapshot.context.trouble && context.saving !== "held")
          enqueue.raise({ type: "save.held" });
      }),
      /** The loop goes on from what is stored now; this does nothing if it holds nothing back. */
      releaseSaving: enqueueActions(({ context, enqueue }) => {
        const { saving, draft: fact, savedDraft, product } = context;
        if (!fact || !product || saving !== "held") return;
        enqueue.sendTo("saving", { type: "released", fact, stored: { fact: savedDraft, saved: { product } } });
        enqueue.assign({ saving: isUnsaved(context) ? "waiting" : "resting" });
      }),
      takeRefusal: assign(({ event }) => (event.type === "save.answered" ? { actionTrouble: event.trouble } : {})),
      /** A conflict is shown where the author chooses, a failed action beside the action. */
      tellConflict: assign(({ context }) => ({
        saveTrouble: context.actionTrouble,
        actionTrouble: null,
        awaitsPublication: false,
      })),
      /** What it waits for is shown until the opposite is known. */
      beginPublication: assign(({ context: { actionTrouble } }) => ({
        awaitsPublication: true,
        actionTrouble: actionTrouble?.kind === "offline" ? actionTrouble : null,
      })),
      giveUpPublication: assign({ awaitsPublication: false }),
      takePublished: assign(({ context }, product: WrittenProduct) => rememberPublished(kind, context, product)),
      notePreview: assign(({ event }) => (event.type === "preview.asked" ? { previewAt: event.at ?? null } : {})),
      leaveForPreview: ({ context }, { url }: { readonly url: string }) => context.ports.navigation.leaveFor(url),
      forgetTheirs: assign({ theirs: null }),
      takeTheirs: assign((_, theirs: Theirs<Draft> | null) => ({ theirs })),
      putOverTheirs: assign(({ context }) => putOverTheirs(kind, context)),
      forgetJournal: ({ context }) => context.ports.journal.forget(context.slug),
      noteCopy: assign(({ event }) => (event.type === "copy.kept" ? { copyAt: event.at ?? null } : {})),
      /** The copy takes over: changes made meanwhile wait for it on this device. */
      leaveForCopy: ({ context }, { product, draft: before }: Copied<Draft>) => {
        const { ports, slug, draft: now, copyAt } = context;
        ports.journal.forget(slug);
        if (now && now !== before)
          keepDraft(kind, context, { product, draft: kind.followCopy(now, before, product.name), base: null });
        const query = copyAt === null ? "" : `?at=${encodeURIComponent(copyAt)}`;
        ports.navigation.goTo(`${kind.place(product.slug)}${query}`);
      },
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
      saving: "resting",
      answer: null,
      savedAt: null,
      awaitsPublication: false,
      isRecovered: false,
      isRenewed: false,
      isConflicting: false,
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
          onDone: onAnswer<OpenedProduct<Draft>>()(
            { target: "editing", action: "takeOpened" },
            { target: "failed", action: "takeTrouble" },
          ),
        },
      },
      failed: { on: { "retry.asked": "opening" } },
      /** The saving loop starts again with what is stored now. */
      renewing: { entry: "noteRenewal", always: "editing" },
      editing: {
        type: "parallel",
        invoke: [
          {
            id: "saving",
            src: "saving",
            input: ({ context }) => savingOf(context),
            onSnapshot: { actions: { type: "hearSaving", params: ({ event }) => event.snapshot } },
          },
          { src: "watchWindows", input: ({ context }) => context },
        ],
        states: {
          drafting: {
            on: {
              "draft.changed": { actions: "changeDraft" },
              "undo.asked": { actions: "changeDraft" },
              "redo.asked": { actions: "changeDraft" },
              "save.asked": { actions: "saveNow" },
              "retry.asked": { actions: "saveNow" },
              "network.returned": { actions: ["forgetOffline", "tellReconnected"] },
              "preview.asked": { actions: "notePreview" },
              "trouble.dismissed": { actions: "dismissTrouble" },
            },
          },
          /** This changes only whether learners find it, nothing in the draft. */
          offering: {
            initial: "resting",
            states: {
              resting: { on: { "withdrawal.confirmed": "withdrawing" } },
              withdrawing: {
                entry: "dismissTrouble",
                invoke: {
                  src: "withdraw",
                  input: ({ context }) => context,
                  onDone: onAnswer<WrittenProduct>()(
                    { target: "withdrawn", action: "noteWithdrawal" },
                    { target: "resting", action: "takeActionTrouble" },
                  ),
                },
              },
              withdrawn: { entry: "tellWithdrawal", always: "resting" },
            },
          },
          storing: {
            initial: "beginning",
            on: { "save.answered": { guard: "isConflictTold", target: ".conflicting" } },
            states: {
              beginning: { always: [{ guard: "isConflicting", target: "conflicting" }, { target: "following" }] },
              /** Changes are stored automatically. */
              following: {
                id: "following",
                entry: ["giveUpPublication", "releaseSaving"],
                on: {
                  "window.looked": { guard: not("isUnsaved"), target: "looking" },
                  "other-window.told": { guard: not("isUnsaved"), target: "looking" },
                  ...ON_ASKED,
                },
              },
              /** Nothing waits here, so the version that was saved elsewhere meanwhile is shown. */
              looking: {
                always: { guard: "isUnsaved", target: "following" },
                on: ON_ASKED,
                invoke: {
                  src: "open",
                  input: ({ context }) => context,
                  onDone: [
                    {
                      guard: { type: "isNewer", params: ({ event }) => event.output },
                      target: "#product-editor.renewing",
                      actions: { type: "takeOpened", params: ({ event }) => takeValue(event.output) },
                    },
                    { target: "following" },
                  ],
                },
              },
              publishing: {
                entry: "beginPublication",
                on: { "publication.cancelled": { actions: "giveUpPublication" } },
                initial: "storing",
                states: {
                  storing: STORING_FIRST,
                  asking: {
                    invoke: {
                      src: "publish",
                      input: ({ context }) => context,
                      onDone: onAnswer<WrittenProduct>()(
                        { target: "#published", action: "takePublished" },
                        { target: "#failing", action: "takeActionTrouble" },
                      ),
                    },
                  },
                },
              },
              published: { id: "published", entry: emit({ type: "published" }), always: "following" },
              /** Its author still looks at the publication, which continues once there is a connection. */
              awaitingNetwork: {
                entry: "releaseSaving",
                after: { publicationRetry: "publishing" },
                on: {
                  "network.returned": "publishing",
                  "publication.cancelled": { target: "following", actions: "dismissTrouble" },
                  ...ON_ASKED,
                },
              },
              previewing: {
                entry: ["giveUpPublication", "dismissTrouble"],
                initial: "storing",
                states: {
                  storing: STORING_FIRST,
                  asking: {
                    invoke: {
                      src: "openPreview",
                      input: ({ context }) => context,
                      onDone: onAnswer<{ readonly url: string }>()(
                        { target: "#following", action: "leaveForPreview" },
                        { target: "#failing", action: "takeActionTrouble" },
                      ),
                    },
                  },
                },
              },
              failing: {
                id: "failing",
                always: [
                  { guard: "hasMetOthers", target: "conflicting", actions: "tellConflict" },
                  { guard: and(["isOffline", "awaitsPublication"]), target: "awaitingNetwork" },
                  { target: "following" },
                ],
              },
              /** Somebody saved meanwhile (§8.10): nothing is sent until the author has chosen. */
              conflicting: {
                entry: "forgetTheirs",
                initial: "reading",
                states: {
                  reading: {
                    on: { "network.returned": { target: "reading", reenter: true } },
                    invoke: {
                      src: "readTheirs",
                      input: ({ context }) => context,
                      onDone: { target: "told", actions: { type: "takeTheirs", params: ({ event }) => event.output } },
                    },
                  },
                  told: { on: { "network.returned": { guard: "lacksTheirs", target: "reading" } } },
                },
                on: {
                  "mine.kept": {
                    guard: "hasTheirs",
                    target: "following",
                    actions: ["putOverTheirs", "releaseSaving", "saveNow"],
                  },
                  "copy.kept": { target: "copying", actions: "noteCopy" },
                  "reload.confirmed": { actions: "forgetJournal", target: "#product-editor.opening" },
                },
              },
              copying: {
                invoke: {
                  src: "keepCopy",
                  input: ({ context }) => context,
                  onDone: onAnswer<Copied<Draft>>()(
                    { target: "left", action: "leaveForCopy" },
                    { target: "conflicting", action: "takeActionTrouble" },
                  ),
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
}

type Machine<Draft extends object, Edit> = ReturnType<typeof createProductEditorMachine<Draft, Edit>>;
/** A running editor. */
export type Editor<Draft extends object, Edit> = ActorRefFrom<Machine<Draft, Edit>>;
/** The memory and the state of an editor. */
export type EditorSnapshot<Draft extends object, Edit> = SnapshotFrom<Machine<Draft, Edit>>;
