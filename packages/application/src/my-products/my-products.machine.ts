// Knows how a learner's products are loaded and one of them is opened.
import { PRODUCT_TRAITS } from "@academiz/domain/catalog";
import { type Result, succeed } from "@academiz/domain/kernel";
import { assign, enqueueActions, fromPromise, setup } from "xstate";
import { onAnswer, onValue } from "../answering/on-answer.ts";
import type { LearnerCatalog, LearnerClassrooms, MyProduct, Navigation, NearSlot, Trouble } from "../ports/index.ts";

/** What a learner's catalogue is started with. */
export interface MyProductsInput {
  readonly catalog: LearnerCatalog;
  readonly navigation: Navigation;
  /** Where the dates of this week are asked for; absent: they are not shown. */
  readonly classrooms?: Pick<LearnerClassrooms, "listNear">;
}
/** Shown all at once, so that nothing moves on the page later. */
interface Shown {
  readonly products: readonly MyProduct[];
  /** Of classrooms: the dates of this week. */
  readonly near: readonly NearSlot[];
}
interface Context extends MyProductsInput, Shown {
  readonly opening: string | null;
  /** Slug of the perimeter that could not be opened; null when there is none. */
  readonly unopened: string | null;
  /** Slug of the page where the course begins; null: where its learner was. */
  readonly page: string | null;
  readonly trouble: Trouble | null;
}
type Event =
  | { type: "retry.asked" }
  | { type: "catalog.changed" }
  | { type: "product.opened"; perimeterSlug: string; page?: string };

/** Dates are asked for beside the products, and shown where there is a classroom; the home is there without them. */
const list = fromPromise<Result<Shown, Trouble>, MyProductsInput>(async ({ input: { catalog, classrooms } }) => {
  const [listed, near] = await Promise.all([catalog.list(), classrooms?.listNear()]);
  if (!listed.ok) return listed;
  const hasClassroom = listed.value.some(({ type }) => type === "classiz");
  return succeed({ products: listed.value, near: hasClassroom && near?.ok ? near.value : [] });
});
interface Opening {
  readonly catalog: LearnerCatalog;
  readonly perimeterSlug: string;
  readonly page: string | null;
}
const findLink = fromPromise<Result<{ link: string }, Trouble>, Opening>(
  ({ input: { catalog, perimeterSlug, page } }) =>
    catalog.findPlayerLink(perimeterSlug, ...(page === null ? [] : [page])),
);

/** A notification names the product itself. */
function findPage({ products }: Context, opened: { readonly perimeterSlug: string }): string | null {
  const slug = opened.perimeterSlug;
  const found = products.find(({ perimeterSlug, productSlug }) => perimeterSlug === slug || productSlug === slug);
  const page = found && PRODUCT_TRAITS[found.type].page;
  return found && page ? `${page}/${encodeURIComponent(found.perimeterSlug)}` : null;
}

/**
 * A learner's catalogue, run in XState with a `MyProductsInput`. It loads the products; `product.opened` leaves for
 * the player of one, or goes to the page of a path or a classroom, `retry.asked` loads again after a failure.
 */
export const myProductsMachine = setup({
  types: {} as { context: Context; events: Event; input: MyProductsInput },
  actors: { list, findLink },
  guards: {
    hasPage: ({ context, event }) => event.type === "product.opened" && findPage(context, event) !== null,
  },
  actions: {
    goToPage: ({ context, event }) => {
      const page = event.type === "product.opened" ? findPage(context, event) : null;
      if (page !== null) context.navigation.goTo(page);
    },
    takeProducts: assign((_, shown: Shown) => ({ ...shown, trouble: null })),
    takeNewer: assign((_, shown: Shown) => shown),
    takeTrouble: assign(({ context }, trouble: Trouble) => ({ trouble, unopened: context.opening, opening: null })),
    noteOpening: assign(({ event }) =>
      event.type === "product.opened"
        ? { ...{ opening: event.perimeterSlug, page: event.page ?? null }, unopened: null, trouble: null }
        : {},
    ),
    leaveForPlayer: enqueueActions(({ context, enqueue }, { link }: { link: string }) => {
      enqueue.assign({ opening: null, trouble: null });
      enqueue(() => context.navigation.leaveFor(link));
    }),
  },
}).createMachine({
  id: "my-products",
  context: ({ input }) => ({
    ...{ ...input, products: [], near: [] },
    ...{ opening: null, unopened: null, page: null, trouble: null },
  }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "list",
        input: ({ context }) => context,
        onDone: onAnswer<Shown>()(
          { target: "ready", action: "takeProducts" },
          { target: "failed", action: "takeTrouble" },
        ),
      },
    },
    failed: { on: { "retry.asked": "loading" } },
    ready: {
      initial: "still",
      states: {
        still: {},
        /** Something new was announced: the list stays shown, also where the new one cannot be loaded. */
        refreshing: {
          invoke: {
            src: "list",
            input: ({ context }) => context,
            onDone: onValue<Shown>()({ target: "still", action: "takeNewer" }, "still"),
          },
        },
      },
      on: {
        "catalog.changed": ".refreshing",
        "product.opened": [
          { guard: "hasPage", actions: "goToPage" },
          { target: "opening", actions: "noteOpening" },
        ],
      },
    },
    opening: {
      invoke: {
        src: "findLink",
        input: ({ context: { catalog, opening, page } }) => ({ catalog, perimeterSlug: opening ?? "", page }),
        onDone: onAnswer<{ link: string }>()(
          { target: "ready", action: "leaveForPlayer" },
          { target: "ready", action: "takeTrouble" },
        ),
      },
    },
  },
});
