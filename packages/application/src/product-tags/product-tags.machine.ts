// Knows how the tags of one product are read and changed: each change is stored at once.
import type { ProductType } from "@academiz/domain/catalog";
import type { TagChange } from "@academiz/domain/clients";
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import type { ProductTags, Trouble } from "../ports/index.ts";

/** What the tags of a product are started with. */
export interface ProductTagsInput {
  readonly gateway: Pick<ProductTags, "read" | "change">;
  readonly product: { readonly type: ProductType; readonly slug: string };
}
interface Context extends ProductTagsInput {
  /** Null until they came. */
  readonly tags: readonly string[] | null;
  readonly change: TagChange;
  readonly trouble: Trouble | null;
}
/** A change that comes while another is under way is ignored. */
export type ProductTagsEvent = { type: "retry.asked" } | { type: "tags.changed"; change: TagChange };

type Answer = Result<readonly string[], Trouble>;
const read = fromPromise<Answer, Context>(({ input: { gateway, product } }) => gateway.read(product.slug));
const store = fromPromise<Answer, Context>(({ input: { gateway, product, change } }) =>
  gateway.change(product, change),
);

/** Runs in XState with a `ProductTagsInput`. */
export const productTagsMachine = setup({
  types: {} as { context: Context; events: ProductTagsEvent; input: ProductTagsInput },
  actors: { read, store },
  actions: {
    takeTags: assign((_, tags: readonly string[]) => ({ tags, trouble: null })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
  },
}).createMachine({
  id: "product-tags",
  context: ({ input }) => ({ ...input, tags: null, change: { add: [], remove: [] }, trouble: null }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "read",
        input: ({ context }) => context,
        onDone: onAnswer<readonly string[]>()(
          { target: "ready", action: "takeTags" },
          { target: "failed", action: "takeTrouble" },
        ),
      },
    },
    failed: { on: { "retry.asked": "loading" } },
    ready: {
      on: {
        "tags.changed": { target: "storing", actions: assign({ change: ({ event }) => event.change }) },
        "retry.asked": "loading",
      },
    },
    storing: {
      invoke: {
        src: "store",
        input: ({ context }) => context,
        onDone: onAnswer<readonly string[]>()(
          { target: "ready", action: "takeTags" },
          { target: "ready", action: "takeTrouble" },
        ),
      },
    },
  },
});
