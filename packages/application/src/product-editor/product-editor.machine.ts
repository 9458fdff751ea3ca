// Knows how a learniz is edited: every change journaled and saved by itself, undone and redone, published, never lost.
import type { Result } from "@academiz/domain/kernel";
import { loadLearniz } from "@academiz/domain/learniz";
import { assign, emit, enqueueActions, fromPromise, setup } from "xstate";
import type { EditedProduct, Trouble } from "../ports/index.ts";
import { changeDraft, redo, undo } from "./draft-history.ts";
import { type OpenedProduct, openProduct } from "./open-product.ts";
import type {
  Draft,
  ProductEditorContext,
  ProductEditorEmitted,
  ProductEditorEvent,
  ProductEditorInput,
} from "./product-editor.types.ts";
import { renewRules } from "./renew-rules.ts";

const SAVE_DEBOUNCE_MS = 1_000;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;

interface Stored {
  readonly product: EditedProduct;
  readonly draft: Draft;
}

async function saveDraft({ ports, slug, draft, product }: ProductEditorContext): Promise<Result<Stored, Trouble>> {
  if (!draft || !product) throw new Error("nothing is open to be saved");
  const changes = { name: draft.name, config: draft.learniz, updatedAt: product.updatedAt };
  const answer = await ports.library.save(slug, changes);
  return answer.ok ? { ok: true, value: { product: answer.value, draft } } : answer;
}

/** A publication or a preview shows what the author sees now. */
async function saveFirst(context: ProductEditorContext): Promise<Result<Stored, Trouble>> {
  const { product, draft } = context;
  if (isUnsaved(context)) return saveDraft(context);
  if (!draft || !product) throw new Error("nothing is open to be stored");
  return { ok: true, value: { product, draft } };
}

function isUnsaved(context: ProductEditorContext): boolean {
  return context.draft !== context.savedDraft;
}

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

/** What is published now is what the author sees, unless something was changed meanwhile. */
function takePublished(context: ProductEditorContext, answer: Result<Stored, Trouble>): Partial<ProductEditorContext> {
  const remembered = rememberStored(context, answer);
  const content = answer.ok ? loadLearniz(answer.value.product.published) : null;
  return content?.ok ? { ...remembered, published: content.value.learniz } : remembered;
}

const failureOf = (answer: Result<unknown, Trouble>): Trouble | null => (answer.ok ? null : answer.error);
function takeValue<T>(answer: Result<T, Trouble>): T {
  if (!answer.ok) throw new Error(`a failure is not a value: ${answer.error.detail}`);
  return answer.value;
}
const isConflict = (answer: Result<unknown, Trouble>): boolean => failureOf(answer)?.kind === "conflict";

function rememberStored(context: ProductEditorContext, answer: Result<Stored, Trouble>): Partial<ProductEditorContext> {
  if (!answer.ok) return {};
  const { product, draft } = answer.value;
  if (context.draft === draft) context.ports.journal.forget(context.slug);
  return { product, savedDraft: draft, savedAt: context.ports.clock.now(), saveTrouble: null, failedSaves: 0 };
}

export const productEditorMachine = setup({
  types: {} as {
    context: ProductEditorContext;
    events: ProductEditorEvent;
    input: ProductEditorInput;
    emitted: ProductEditorEmitted;
  },
  actors: {
    open: fromPromise<Result<OpenedProduct, Trouble>, ProductEditorInput>(({ input }) => openProduct(input)),
    save: fromPromise<Result<Stored, Trouble>, ProductEditorContext>(({ input }) => saveDraft(input)),
    publish: fromPromise<Result<Stored, Trouble>, ProductEditorContext>(async ({ input }) => {
      const stored = await saveFirst(input);
      if (!stored.ok) return stored;
      const { product, draft } = stored.value;
      const published = await input.ports.library.publish(input.slug, product.updatedAt);
      return published.ok ? { ok: true, value: { product: published.value, draft } } : published;
    }),
    openPreview: fromPromise<Result<Stored & { readonly url: string }, Trouble>, ProductEditorContext>(
      async ({ input }) => {
        const stored = await saveFirst(input);
        if (!stored.ok) return stored;
        const preview = await input.ports.library.openPreview(input.slug);
        return preview.ok ? { ok: true, value: { ...stored.value, url: preview.value.url } } : preview;
      },
    ),
    keepCopy: fromPromise<Result<EditedProduct, Trouble>, ProductEditorContext>(({ input }) => {
      if (!input.draft) throw new Error("nothing is open to be copied");
      return input.ports.library.create(input.draft.name, input.draft.learniz);
    }),
  },
  delays: {
    debounce: SAVE_DEBOUNCE_MS,
    retry: ({ context }) => Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (context.failedSaves - 1)),
  },
  guards: { isUnsaved: ({ context }) => isUnsaved(context) },
  actions: {
    takeOpened: assign((_, opened: OpenedProduct) => ({
      product: opened.product,
      draft: opened.draft,
      published: opened.published,
      savedDraft: opened.isRecovered ? null : opened.draft,
      isRecovered: opened.isRecovered,
      past: [],
      future: [],
      trouble: null,
      saveTrouble: null,
    })),
    /** On the device first: a crash in the next moment loses nothing. */
    changeDraft: enqueueActions(({ context, event, enqueue }) => {
      const memory = changeMemory(context, event);
      if (memory.draft === context.draft || !memory.draft || !context.product) return;
      enqueue.assign(memory);
      const { name, learniz } = memory.draft;
      context.ports.journal.keep(context.slug, { updatedAt: context.product.updatedAt, name, config: learniz });
      enqueue.raise({ type: "draft.journaled" });
    }),
    forgetJournal: ({ context }) => context.ports.journal.forget(context.slug),
    leaveFor: ({ context }, url: string) => context.ports.navigation.leaveFor(url),
    goToProduct: ({ context }, slug: string) => context.ports.navigation.goTo(`/learniz/${slug}`),
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
    savedAt: null,
    failedSaves: 0,
    wanted: null,
    isRecovered: false,
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
      states: {
        drafting: {
          on: {
            "draft.changed": { actions: "changeDraft" },
            "undo.asked": { actions: "changeDraft" },
            "redo.asked": { actions: "changeDraft" },
            "trouble.dismissed": { actions: assign({ actionTrouble: null }) },
          },
        },
        storing: {
          initial: "resting",
          states: {
            resting: {
              always: { guard: "isUnsaved", target: "waiting" },
              on: { "publication.confirmed": "publishing", "preview.asked": "previewing" },
            },
            waiting: {
              on: {
                "draft.journaled": { target: "waiting", reenter: true },
                "save.asked": "saving",
                "publication.confirmed": "publishing",
                "preview.asked": "previewing",
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
                    actions: assign(({ event }) => ({ saveTrouble: failureOf(event.output) })),
                  },
                  {
                    guard: ({ event }) => !event.output.ok,
                    target: "retrying",
                    actions: assign(({ context, event }) => ({
                      saveTrouble: failureOf(event.output),
                      failedSaves: context.failedSaves + 1,
                    })),
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
              on: { "network.returned": "saving", "save.asked": "saving", "retry.asked": "saving" },
            },
            publishing: {
              entry: assign({ wanted: null, actionTrouble: null }),
              invoke: {
                src: "publish",
                input: ({ context }) => context,
                onDone: [
                  {
                    guard: ({ event }) => isConflict(event.output),
                    target: "conflicting",
                    actions: assign(({ event }) => ({ saveTrouble: failureOf(event.output) })),
                  },
                  {
                    guard: ({ event }) => !event.output.ok,
                    target: "resting",
                    actions: assign(({ event }) => ({ actionTrouble: failureOf(event.output) })),
                  },
                  {
                    target: "resting",
                    actions: [
                      assign(({ context, event }) => takePublished(context, event.output)),
                      emit({ type: "published" }),
                    ],
                  },
                ],
              },
            },
            previewing: {
              entry: assign({ wanted: null, actionTrouble: null }),
              invoke: {
                src: "openPreview",
                input: ({ context }) => context,
                onDone: [
                  {
                    guard: ({ event }) => isConflict(event.output),
                    target: "conflicting",
                    actions: assign(({ event }) => ({ saveTrouble: failureOf(event.output) })),
                  },
                  {
                    guard: ({ event }) => !event.output.ok,
                    target: "resting",
                    actions: assign(({ event }) => ({ actionTrouble: failureOf(event.output) })),
                  },
                  {
                    target: "resting",
                    actions: [
                      assign(({ context, event }) => rememberStored(context, event.output)),
                      { type: "leaveFor", params: ({ event }) => takeValue(event.output).url },
                    ],
                  },
                ],
              },
            },
            /** Somebody saved meanwhile (§8.10): nothing is sent until the author has chosen. */
            conflicting: {
              on: {
                "copy.kept": "copying",
                "reload.confirmed": { actions: "forgetJournal", target: "#product-editor.opening" },
              },
            },
            copying: {
              invoke: {
                src: "keepCopy",
                input: ({ context }) => context,
                onDone: [
                  {
                    guard: ({ event }) => !event.output.ok,
                    target: "conflicting",
                    actions: assign(({ event }) => ({ actionTrouble: failureOf(event.output) })),
                  },
                  {
                    target: "resting",
                    actions: [
                      "forgetJournal",
                      assign(({ context }) => ({ savedDraft: context.draft })),
                      { type: "goToProduct", params: ({ event }) => takeValue(event.output).slug },
                    ],
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});
