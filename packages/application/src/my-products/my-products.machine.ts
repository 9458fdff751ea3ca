// Knows how a learner's products are loaded and one of them is opened.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, setup } from "xstate";
import type { LearnerCatalog, MyProduct, Navigation, Trouble } from "../ports/index.ts";

/** What a learner's catalogue is started with. */
export interface MyProductsInput {
  readonly catalog: LearnerCatalog;
  readonly navigation: Navigation;
}
interface Context extends MyProductsInput {
  readonly products: readonly MyProduct[];
  readonly opening: string | null;
  readonly trouble: Trouble | null;
}
type Event = { type: "retry.asked" } | { type: "catalog.changed" } | { type: "product.opened"; perimeterSlug: string };

const list = fromPromise<Result<readonly MyProduct[], Trouble>, LearnerCatalog>(({ input }) => input.list());
const findLink = fromPromise<Result<{ link: string }, Trouble>, { catalog: LearnerCatalog; perimeterSlug: string }>(
  ({ input }) => input.catalog.findPlayerLink(input.perimeterSlug),
);

/**
 * A learner's catalogue, to be run by XState with a `MyProductsInput`. It loads the products; `product.opened` leaves
 * for the player of one, `retry.asked` loads again after a failure.
 */
export const myProductsMachine = setup({
  types: {} as { context: Context; events: Event; input: MyProductsInput },
  actors: { list, findLink },
}).createMachine({
  id: "my-products",
  context: ({ input }) => ({ ...input, products: [], opening: null, trouble: null }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "list",
        input: ({ context }) => context.catalog,
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: "ready",
            actions: assign(({ event }) => (event.output.ok ? { products: event.output.value, trouble: null } : {})),
          },
          {
            target: "failed",
            actions: assign(({ event }) => (event.output.ok ? {} : { trouble: event.output.error })),
          },
        ],
      },
    },
    failed: { on: { "retry.asked": "loading" } },
    ready: {
      initial: "still",
      states: {
        still: {},
        /** Something new was announced: what is there stays shown, and stays when the new cannot be had. */
        refreshing: {
          invoke: {
            src: "list",
            input: ({ context }) => context.catalog,
            onDone: {
              target: "still",
              actions: assign(({ event }) => (event.output.ok ? { products: event.output.value } : {})),
            },
          },
        },
      },
      on: {
        "catalog.changed": ".refreshing",
        "product.opened": {
          target: "opening",
          actions: assign({ opening: ({ event }) => event.perimeterSlug, trouble: null }),
        },
      },
    },
    opening: {
      invoke: {
        src: "findLink",
        input: ({ context }) => ({ catalog: context.catalog, perimeterSlug: context.opening ?? "" }),
        onDone: {
          target: "ready",
          actions: [
            ({ context, event }) => {
              if (event.output.ok) context.navigation.leaveFor(event.output.value.link);
            },
            assign(({ event }) => ({ opening: null, trouble: event.output.ok ? null : event.output.error })),
          ],
        },
      },
    },
  },
});
