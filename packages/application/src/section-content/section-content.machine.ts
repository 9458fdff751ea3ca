// Knows how an author puts the products of a section in their order: found, added, moved, taken out.
import { PRODUCT_TYPES } from "@academiz/domain/catalog";
import { assign, sendTo, setup } from "xstate";
import { connectLoading, createLoading, type Loaded, startLoading } from "../listing/index.ts";
import type { Library, LibraryCriteria, LibraryPage, ProductRow } from "../ports/index.ts";

/** What the order is started with. */
export interface SectionContentInput {
  readonly library: Pick<Library, "list" | "find">;
  /** The slugs of its products as they are stored, in their order. */
  readonly stored: readonly string[];
}
interface Context extends SectionContentInput {
  /** As they are put, in their order. */
  readonly slugs: readonly string[];
  readonly search: Loaded<LibraryCriteria, LibraryPage>;
  /** What the products that were stored are called. */
  readonly names: Loaded<readonly string[], readonly ProductRow[]>;
  /** Those that were found since. */
  readonly added: readonly ProductRow[];
}
/** What can happen to the order. */
export type SectionContentEvent =
  | { type: "search.changed"; query: string }
  | { type: "retry.asked" }
  | { type: "product.added"; product: ProductRow }
  | { type: "product.removed"; slug: string }
  /** `to` is its place from 0; past an end is that end. */
  | { type: "product.moved"; slug: string; to: number }
  /** The order is stored, or was stored elsewhere. */
  | { type: "order.stored"; slugs: readonly string[] }
  | { type: "changes.dropped" };

/** A section holds no section: counted with the others, sections would be found results that nobody sees. */
const TYPES = PRODUCT_TYPES.filter((type) => type !== "section");
const searchFor = (query: string): LibraryCriteria => ({
  ...{ query, order: "name", page: 1 },
  ...{ types: TYPES, excludesPages: true },
});

/** The products of a section, run in XState with a `SectionContentInput`. Each stands in it once. */
export const sectionContentMachine = setup({
  types: {} as { context: Context; events: SectionContentEvent; input: SectionContentInput },
  actors: {
    search: createLoading<LibraryCriteria, LibraryPage>("search"),
    names: createLoading<readonly string[], readonly ProductRow[]>("names"),
  },
  actions: {
    find: sendTo("search", (_, { query }: { query: string }) => ({
      type: "criteria.changed" as const,
      criteria: searchFor(query),
    })),
  },
}).createMachine({
  id: "section-content",
  context: ({ input }) => ({
    ...input,
    slugs: input.stored,
    search: startLoading(searchFor("")),
    names: startLoading(input.stored),
    added: [],
  }),
  invoke: [
    {
      id: "search",
      src: "search",
      input: ({ context: { library } }) => ({ load: (wanted) => library.list(wanted), criteria: searchFor("") }),
      onSnapshot: { actions: assign({ search: ({ event }) => connectLoading(event.snapshot) }) },
    },
    {
      id: "names",
      src: "names",
      input: ({ context: { library, stored } }) => ({ load: (slugs) => library.find(slugs), criteria: stored }),
      onSnapshot: { actions: assign({ names: ({ event }) => connectLoading(event.snapshot) }) },
    },
  ],
  on: {
    "search.changed": { actions: { type: "find", params: ({ event }) => event } },
    "retry.asked": { actions: [sendTo("search", ({ event }) => event), sendTo("names", ({ event }) => event)] },
    "product.added": {
      guard: ({ context, event }) => !context.slugs.includes(event.product.slug),
      actions: assign({
        slugs: ({ context, event }) => [...context.slugs, event.product.slug],
        added: ({ context, event }) => [...context.added, event.product],
      }),
    },
    "product.removed": {
      actions: assign({ slugs: ({ context, event }) => context.slugs.filter((slug) => slug !== event.slug) }),
    },
    "product.moved": {
      guard: ({ context, event }) => context.slugs.includes(event.slug),
      actions: assign({ slugs: ({ context, event }) => move(context.slugs, event.slug, event.to) }),
    },
    "order.stored": {
      actions: [
        assign({ stored: ({ event }) => event.slugs, slugs: ({ event }) => event.slugs }),
        sendTo("names", ({ event }) => ({ type: "criteria.changed" as const, criteria: event.slugs })),
      ],
    },
    "changes.dropped": { actions: assign({ slugs: ({ context }) => context.stored }) },
  },
});

function move(slugs: readonly string[], slug: string, to: number): readonly string[] {
  const others = slugs.filter((one) => one !== slug);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, slug);
}
