// Knows how a learner keeps a product on the device: its size is shown, then it is downloaded whole, or not at all.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromCallback, fromPromise, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import type { KeptProduct, KeptProducts, ProductToKeep, Trouble } from "../ports/index.ts";

/** What it is started with. */
export interface KeptProductsInput {
  readonly kept: KeptProducts;
}
interface Context extends KeptProductsInput {
  readonly products: readonly KeptProduct[];
  /** Slugs of products that were opened on this device and not kept. */
  readonly opened: readonly string[];
  /** The product that is asked about, or downloaded. */
  readonly asked: ProductToKeep | null;
  readonly bytes: number;
  /** 0–1 */
  readonly share: number;
  /** Why `asked` could not be kept. */
  readonly trouble: Trouble | null;
}
/**
 * The events of the machine. While one product is downloaded, requests for others are ignored; what is asked for while
 * the list is read, or while one is removed, is measured right after.
 */
export type KeptProductsEvent =
  | { type: "keep.asked"; product: ProductToKeep }
  | { type: "keep.confirmed" }
  | { type: "keep.cancelled" }
  | { type: "remove.asked"; slug: string }
  /** The kept products may have changed: one was downloaded again, or removed. */
  | { type: "kept.changed" }
  /** Raised by the keeping itself. */
  | { type: "share.told"; share: number }
  | { type: "keeping.ended"; result: Result<KeptProduct, Trouble> };

type Held = Pick<Context, "products" | "opened">;
const readHeld = async (kept: KeptProducts): Promise<Held> => {
  const [products, opened] = await Promise.all([kept.list(), kept.listOpened()]);
  return { products, opened };
};
const list = fromPromise<Held, KeptProductsInput>(({ input }) => readHeld(input.kept));
const measure = fromPromise<Result<number, Trouble>, Context>(({ input: { kept, asked } }) =>
  asked ? kept.measure(asked) : Promise.resolve({ ok: false, error: { kind: "invalid", detail: "kept.nothing" } }),
);
const keep = fromCallback<KeptProductsEvent, Context>(({ input: { kept, asked }, sendBack }) => {
  if (!asked) return;
  const keeping = kept.keep(asked, (share) => sendBack({ type: "share.told", share }));
  void keeping.done.then((result) => sendBack({ type: "keeping.ended", result }));
  return () => keeping.cancel();
});
const remove = fromPromise<Held, KeptProductsInput & { readonly slug: string }>(async ({ input: { kept, slug } }) => {
  await kept.remove(slug);
  return readHeld(kept);
});

/** What is asked for meanwhile waits, and may be taken back. */
const WAITING = { "keep.asked": { actions: "takeAsked" }, "keep.cancelled": { actions: "forgetAsked" } } as const;

/** What a learner keeps on this device, run in XState with a `KeptProductsInput`. */
export const keptProductsMachine = setup({
  types: {} as { context: Context; events: KeptProductsEvent; input: KeptProductsInput },
  actors: { list, measure, keep, remove },
  guards: {
    /** Somebody asked while the list was read: what failed before does not begin again by itself. */
    isWaiting: ({ context: { asked, trouble } }) => asked !== null && trouble === null,
    isKept: ({ event }) => event.type === "keeping.ended" && event.result.ok,
  },
  actions: {
    takeHeld: assign((_, held: Held) => held),
    takeAsked: assign(({ event }) =>
      event.type === "keep.asked" ? { asked: event.product, trouble: null, bytes: 0, share: 0 } : {},
    ),
    takeBytes: assign((_, bytes: number) => ({ bytes })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
    takeShare: assign(({ event }) => (event.type === "share.told" ? { share: event.share } : {})),
    takeEnd: assign(({ event }) =>
      event.type === "keeping.ended" && !event.result.ok ? { trouble: event.result.error } : {},
    ),
    forgetAsked: assign({ asked: null, trouble: null }),
  },
}).createMachine({
  id: "kept-products",
  context: ({ input }) => ({ ...input, products: [], opened: [], asked: null, bytes: 0, share: 0, trouble: null }),
  initial: "listing",
  states: {
    listing: {
      invoke: {
        src: "list",
        input: ({ context }) => context,
        onDone: { target: "listed", actions: { type: "takeHeld", params: ({ event }) => event.output } },
      },
      on: WAITING,
    },
    listed: { always: [{ guard: "isWaiting", target: "measuring" }, { target: "still" }] },
    still: {
      on: {
        "keep.asked": { target: "measuring", actions: "takeAsked" },
        "keep.cancelled": { actions: "forgetAsked" },
        "remove.asked": "removing",
        "kept.changed": "listing",
      },
    },
    measuring: {
      invoke: {
        src: "measure",
        input: ({ context }) => context,
        onDone: onAnswer<number>()(
          { target: "confirming", action: "takeBytes" },
          { target: "still", action: "takeTrouble" },
        ),
      },
      on: {
        "keep.asked": { target: "measuring", actions: "takeAsked", reenter: true },
        "keep.cancelled": { target: "still", actions: "forgetAsked" },
      },
    },
    /** Its size is shown; nothing was downloaded yet. */
    confirming: {
      on: {
        "keep.confirmed": "keeping",
        "keep.asked": { target: "measuring", actions: "takeAsked" },
        "keep.cancelled": { target: "still", actions: "forgetAsked" },
      },
    },
    keeping: {
      invoke: { src: "keep", input: ({ context }) => context },
      on: {
        "share.told": { actions: "takeShare" },
        "keep.cancelled": { target: "listing", actions: "forgetAsked" },
        "keeping.ended": [
          { guard: "isKept", target: "listing", actions: "forgetAsked" },
          { target: "still", actions: "takeEnd" },
        ],
      },
    },
    removing: {
      invoke: {
        src: "remove",
        input: ({ context: { kept }, event }) => ({ kept, slug: event.type === "remove.asked" ? event.slug : "" }),
        onDone: { target: "listed", actions: { type: "takeHeld", params: ({ event }) => event.output } },
      },
      on: WAITING,
    },
  },
});
