// Knows how an author goes through the publications of a product, and opens one beside the one before, or any other.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, type SnapshotFrom, sendTo, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import {
  connectList,
  connectLoading,
  createLoading,
  type ListView,
  type Loaded,
  type PageReader,
  startLoading,
} from "../listing/index.ts";
import type { ProductContent, ProductLibrary, PublicationRow, Trouble } from "../ports/index.ts";

/** The input of the machine. */
export interface PublicationsInput {
  /** The library of the product's type. */
  readonly library: Pick<ProductLibrary, "listPublications" | "readPublication">;
  readonly slug: string;
}
/** A publication with the one that it is compared with. */
export interface OpenedPublication {
  readonly publishedAt: string;
  readonly content: ProductContent;
  /** The one that it is compared with; null if it is no longer kept, and for the first if none was chosen. */
  readonly before: ProductContent | null;
}
interface Context extends PublicationsInput {
  readonly list: Loaded<string, readonly PublicationRow[]>;
  /** The publication that is open, or being loaded. */
  readonly asked: string | null;
  /** The publication that it is compared with; null: the one before it. */
  readonly beside: string | null;
  readonly opened: OpenedPublication | null;
  readonly trouble: Trouble | null;
}
/** What can happen to the history of a product. */
export type PublicationsEvent =
  /** `beside`: the publication that it is compared with; absent: the one before it. */
  | { type: "publication.opened"; publishedAt: string; beside?: string | undefined }
  | { type: "publication.closed" }
  /** Something was published since, or the list is requested again. */
  | { type: "retry.asked" };

async function open({
  library,
  slug,
  list,
  asked,
  beside,
}: Pick<Context, "library" | "slug" | "list" | "asked" | "beside">): Promise<Result<OpenedPublication, Trouble>> {
  const publishedAt = asked ?? "";
  const rows = list.shown ?? [];
  const previous = rows[rows.findIndex((row) => row.publishedAt === publishedAt) + 1]?.publishedAt;
  const compared = beside ?? previous;
  const [content, before] = await Promise.all([
    library.readPublication(slug, publishedAt),
    compared === undefined ? null : library.readPublication(slug, compared),
  ]);
  if (!content.ok) return content;
  // The oldest is removed when a new one comes: without it nothing is compared.
  if (before && !before.ok && before.error.kind !== "not-found") return before;
  return { ok: true, value: { publishedAt, content: content.value, before: before?.ok ? before.value : null } };
}

/** The publications of a product, run in XState with a `PublicationsInput`. */
export const publicationsMachine = setup({
  types: {} as { context: Context; events: PublicationsEvent; input: PublicationsInput },
  actors: {
    list: createLoading<string, readonly PublicationRow[]>("publications-list"),
    open: fromPromise<Result<OpenedPublication, Trouble>, Context>(({ input }) => open(input)),
  },
  actions: {
    ask: assign((_, { publishedAt, beside }: Extract<PublicationsEvent, { type: "publication.opened" }>) => ({
      ...{ asked: publishedAt, beside: beside ?? null },
      ...{ opened: null, trouble: null },
    })),
    close: assign({ asked: null, beside: null, opened: null, trouble: null }),
    take: assign((_, opened: OpenedPublication) => ({ opened })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
  },
}).createMachine({
  id: "publications",
  context: ({ input }) => ({
    ...{ ...input, list: startLoading(input.slug), asked: null, beside: null },
    ...{ opened: null, trouble: null },
  }),
  invoke: {
    id: "list",
    src: "list",
    input: ({ context: { library, slug } }) => ({
      load: (product) => library.listPublications(product),
      criteria: slug,
    }),
    onSnapshot: { actions: assign({ list: ({ event }) => connectLoading(event.snapshot) }) },
  },
  initial: "closed",
  on: {
    "publication.opened": { target: ".opening", actions: { type: "ask", params: ({ event }) => event } },
    "publication.closed": { target: ".closed", actions: "close" },
    "retry.asked": { actions: sendTo("list", ({ event }) => event) },
  },
  states: {
    closed: {},
    opening: {
      invoke: {
        src: "open",
        input: ({ context }) => context,
        onDone: onAnswer<OpenedPublication>()(
          { target: "open", action: "take" },
          { target: "open", action: "takeTrouble" },
        ),
      },
    },
    open: {},
  },
});

/** The history of a product as it is shown. */
export interface PublicationsView {
  readonly list: ListView<PublicationRow>;
  /** The open publication; null if none is open. */
  readonly asked: string | null;
  /** The publication that it is compared with, where another one than that before it was chosen. */
  readonly beside: string | null;
  /** Null while it is being loaded, and if it could not be read. */
  readonly opened: OpenedPublication | null;
  /** Why it could not be read. */
  readonly trouble: Trouble | null;
}

const READER: PageReader<string, readonly PublicationRow[], PublicationRow> = {
  readRows: (rows) => rows,
  readTotal: ({ length }) => length,
};

/** The view of a snapshot of `publicationsMachine`. Pure. */
export const connectPublications = ({
  context: { list, asked, beside, opened, trouble },
}: SnapshotFrom<typeof publicationsMachine>): PublicationsView => ({
  list: connectList(list, READER),
  asked,
  beside,
  opened,
  trouble,
});
