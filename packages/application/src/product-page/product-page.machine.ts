// Knows what can be done with one product that is not edited in the studio: settings, publication, preview, deletion.
import { fail, type Result } from "@academiz/domain/kernel";
import { type ProductSettings, putSettings, retitleProduct } from "@academiz/domain/products";
import { type CompletionRule, putCompletionRule } from "@academiz/domain/scorm";
import { assign, fromPromise, setup } from "xstate";
import { onAnswer, onValue } from "../answering/on-answer.ts";
import type { Navigation, ProductContent, ProductLibrary, SavedBy, Trouble, WrittenProduct } from "../ports/index.ts";

/** What the page of a product is started with. */
export interface ProductPageInput {
  readonly library: ProductLibrary;
  readonly navigation: Navigation;
  /** The slug of the product. */
  readonly slug: string;
}
type Action =
  | { type: "settings.saved"; title: string; settings: ProductSettings }
  /**
   * Replaces these fields of its content. `madeFrom`: the version that they are based on, if that is not the open one.
   */
  | { type: "content.saved"; content: ProductContent; madeFrom?: string | null }
  | { type: "demo.marked"; demo: boolean }
  /** Only for a package. */
  | { type: "completion.saved"; completion: CompletionRule }
  /** `content`: as in `content.saved`, which is done first. */
  | { type: "publication.confirmed"; content?: ProductContent; madeFrom?: string | null }
  | { type: "withdrawal.confirmed" }
  | { type: "preview.asked"; content?: ProductContent; madeFrom?: string | null }
  | { type: "removal.confirmed" };
interface Context extends ProductPageInput {
  readonly product: WrittenProduct | null;
  /** Why it could not be opened. */
  readonly trouble: Trouble | null;
  /** Why the last action failed. */
  readonly actionTrouble: Trouble | null;
  /** The action that was refused because of somebody else's save. */
  readonly refused: Action | null;
  /** The action that follows the save which comes first. */
  readonly next: Action | null;
  /** Who made the conflicting save, and when (ISO); null if there is no conflict, or that is unknown. */
  readonly theirs: OtherSave | null;
  /** The current action, or the last one. */
  readonly action: Action["type"] | null;
}
/** The save of somebody else. */
export interface OtherSave {
  readonly savedAt: string;
  /** Null if that is no longer known. */
  readonly savedBy: SavedBy | null;
}
/** What can happen to the product. An action that comes while another is under way is ignored. */
export type ProductPageEvent =
  | Action
  | { type: "retry.asked" }
  /** It was changed elsewhere on the page: its package was replaced. */
  | { type: "product.renewed"; product: WrittenProduct }
  /** After a conflict: the version of the others is shown, or the refused action is done on top of it. */
  | { type: "theirs.chosen" }
  | { type: "mine.chosen" }
  | { type: "trouble.dismissed" };

const read = fromPromise<Result<WrittenProduct, Trouble>, Context>(({ input: { library, slug } }) =>
  library.read(slug),
);

async function act({ library, navigation, slug }: Context, product: WrittenProduct, action: Action) {
  switch (action.type) {
    case "settings.saved": {
      const content = retitleProduct(putSettings(product.content, action.settings), action.title);
      return library.save(slug, { name: action.title, content, updatedAt: product.updatedAt });
    }
    case "content.saved": {
      const content = { ...product.content, ...action.content };
      return library.save(slug, { name: product.name, content, updatedAt: action.madeFrom ?? product.updatedAt });
    }
    case "demo.marked":
      return library.mark(slug, { demo: action.demo }, product.updatedAt);
    case "completion.saved": {
      const content = putCompletionRule(product.content, action.completion);
      return library.save(slug, { name: product.name, content, updatedAt: product.updatedAt });
    }
    case "publication.confirmed":
      return library.publish(slug, product.updatedAt);
    case "withdrawal.confirmed":
      return library.withdraw(slug);
    case "preview.asked": {
      const preview = await library.openPreview(slug);
      if (!preview.ok) return preview;
      navigation.leaveFor(preview.value.url);
      return { ok: true, value: product } as const;
    }
    case "removal.confirmed": {
      const removed = await library.remove(slug);
      if (!removed.ok) return removed;
      navigation.goTo("/");
      return { ok: true, value: product } as const;
    }
  }
}

/** `anew`: on top of what is stored now, whoever saved it. */
const carryOut = fromPromise<
  Result<WrittenProduct, Trouble>,
  { context: Context; action: Action | null; anew: boolean }
>(async ({ input: { context, action, anew } }) => {
  const found = anew ? await context.library.read(context.slug) : null;
  if (found?.ok === false) return found;
  const product = found?.value ?? context.product;
  if (!product || !action) return fail({ kind: "unexpected", detail: "product.closed" });
  return act(context, product, anew && action.type === "content.saved" ? { ...action, madeFrom: null } : action);
});

const ACTIONS = [
  "settings.saved",
  "content.saved",
  "demo.marked",
  "completion.saved",
  "publication.confirmed",
  "withdrawal.confirmed",
  "preview.asked",
  "removal.confirmed",
] as const;
/** The first action, and the one that follows. */
function splitAction(action: Action): { readonly refused: Action; readonly next: Action | null } {
  if (action.type !== "publication.confirmed" && action.type !== "preview.asked")
    return { refused: action, next: null };
  const { type, content, madeFrom = null } = action;
  if (!content) return { refused: action, next: null };
  return { refused: { type: "content.saved", content, madeFrom }, next: { type } };
}

const isAction = (event: ProductPageEvent): event is Action => ACTIONS.some((type) => type === event.type);

/**
 * One product, a package or a game, run in XState with a `ProductPageInput`. A version that somebody else saved
 * meanwhile is not overwritten: the action is refused, and kept until its author has chosen. After a deletion the page
 * goes to the list; a preview leaves the page.
 */
export const productPageMachine = setup({
  types: {} as { context: Context; events: ProductPageEvent; input: ProductPageInput },
  actors: { read, carryOut },
  guards: {
    hasRefused: ({ context }) => context.refused !== null,
    hasNext: ({ context }) => context.next !== null,
  },
  actions: {
    takeRead: assign((_, product: WrittenProduct) => ({
      product,
      trouble: null,
      actionTrouble: null,
      refused: null,
      theirs: null,
    })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
    takeRenewed: assign(({ event }) =>
      event.type === "product.renewed"
        ? { product: event.product, refused: null, theirs: null, actionTrouble: null }
        : {},
    ),
    noteAction: assign(({ context, event }) => ({
      actionTrouble: null,
      theirs: null,
      action: isAction(event) ? event.type : (context.refused?.type ?? null),
      ...(isAction(event) && splitAction(event)),
    })),
    takeTheirs: assign((_, { updatedAt, savedBy }: WrittenProduct) => ({
      theirs: { savedAt: updatedAt, savedBy: savedBy ?? null },
    })),
    takeNext: assign(({ context }) => ({ refused: context.next, next: null })),
    takeDone: assign((_, product: WrittenProduct) => ({ product, refused: null })),
    /** An action in conflict with somebody else's work is kept. */
    takeActionTrouble: assign(({ context }, actionTrouble: Trouble) => ({
      actionTrouble,
      refused: actionTrouble.kind === "conflict" ? context.refused : null,
      next: null,
    })),
    dismissTrouble: assign({ actionTrouble: null }),
  },
}).createMachine({
  id: "product-page",
  context: ({ input }) => ({
    ...input,
    product: null,
    trouble: null,
    actionTrouble: null,
    refused: null,
    next: null,
    theirs: null,
    action: null,
  }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "read",
        input: ({ context }) => context,
        onDone: onAnswer<WrittenProduct>()(
          { target: "ready", action: "takeRead" },
          { target: "failed", action: "takeTrouble" },
        ),
      },
    },
    failed: { on: { "retry.asked": "loading" } },
    ready: {
      on: {
        "settings.saved": "acting",
        "content.saved": "acting",
        "demo.marked": "acting",
        "completion.saved": "acting",
        "publication.confirmed": "acting",
        "withdrawal.confirmed": "acting",
        "preview.asked": "acting",
        "removal.confirmed": "acting",
        "mine.chosen": { guard: "hasRefused", target: "acting" },
        "theirs.chosen": "loading",
        "trouble.dismissed": { actions: "dismissTrouble" },
        "product.renewed": { actions: "takeRenewed" },
      },
    },
    acting: {
      entry: "noteAction",
      invoke: {
        src: "carryOut",
        input: ({ context, event }) => ({
          context,
          action: context.refused,
          anew: event.type === "mine.chosen",
        }),
        onDone: onAnswer<WrittenProduct>()(
          { target: "done", action: "takeDone" },
          { target: "refused", action: "takeActionTrouble" },
        ),
      },
    },
    refused: { always: [{ guard: "hasRefused", target: "reviewing" }, { target: "ready" }] },
    reviewing: {
      on: { "mine.chosen": "acting", "theirs.chosen": "loading" },
      invoke: {
        src: "read",
        input: ({ context }) => context,
        // The author can choose without it too.
        onDone: onValue<WrittenProduct>()({ target: "ready", action: "takeTheirs" }, "ready"),
      },
    },
    done: { always: [{ guard: "hasNext", target: "acting", actions: "takeNext" }, { target: "ready" }] },
  },
});
