// Knows how a product is exported: the draft stored first, asked of the server, followed while it is made, fetched when
// it is done.
import type { Result } from "@academiz/domain/kernel";
import { assign, enqueueActions, fromPromise, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import type {
  ExportedProduct,
  ExportOptions,
  FileSaver,
  ProductExport,
  ProductExports,
  Trouble,
} from "../ports/index.ts";

/** What an export is started with: its ports and the product that is packed. */
export interface ScormExportInput {
  readonly exports: ProductExports;
  readonly files: FileSaver;
  readonly product: ExportedProduct;
  /**
   * Stores what the author sees, before a draft is packed: the server packs what is stored. `flushDraft` does it for an
   * editor.
   */
  readonly flush: () => Promise<Result<unknown, Trouble>>;
}
interface Context extends ScormExportInput {
  /** Newest first; null before they are known. */
  readonly kept: readonly ProductExport[] | null;
  /** Ids of those that were asked for here: they are fetched as soon as they are done. */
  readonly awaited: readonly string[];
  /** Of the last export that was fetched. */
  readonly savedAs: string | null;
  readonly trouble: Trouble | null;
  /** Why the list is not what the server has. */
  readonly listTrouble: Trouble | null;
}
/**
 * What can happen: another export is asked for (passed over while one is being asked for), one that is done is fetched,
 * one is given up or removed.
 */
export type ScormExportEvent =
  | { type: "export.asked"; options: ExportOptions }
  | { type: "export.fetched"; id: string }
  | { type: "export.removed"; id: string };
type Event = ScormExportEvent | { type: "list.grown" };

/** Milliseconds between two looks at what is made, and before a list that did not come is asked for again. */
const [LOOK, RETRY] = [1_000, 3_000];
const isUnderWay = ({ state }: ProductExport): boolean => state === "queued" || state === "running";

/** Once each: whoever has failed has nothing to be fetched. */
function fetchFiles({ kept, files, savedAs }: Context, ids: readonly string[]): Pick<Context, "savedAs"> {
  let last = savedAs;
  for (const { id, name, url } of kept ?? []) {
    if (!ids.includes(id) || url === null || name === null) continue;
    files.fetch({ name, url });
    last = name;
  }
  return { savedAs: last };
}

/**
 * Exports of a product, run in XState with a `ScormExportInput`: a draft is stored first, the server packs in the
 * background, and what was asked for here is fetched when it is done. Whoever comes back finds what was made
 * meanwhile. What fails on the way becomes its `trouble`.
 */
export const scormExportMachine = setup({
  types: {} as { context: Context; events: Event; input: ScormExportInput },
  actors: {
    begin: fromPromise<Result<ProductExport, Trouble>, { context: Context; options: ExportOptions }>(
      async ({ input: { context, options } }) => {
        const flushed = options.draft ? await context.flush() : null;
        return flushed?.ok === false ? flushed : context.exports.begin(context.product, options);
      },
    ),
    list: fromPromise<Result<readonly ProductExport[], Trouble>, Context>(({ input: { exports, product } }) =>
      exports.list(product.slug),
    ),
    remove: fromPromise<Result<void, Trouble>, { context: Context; id: string }>(({ input: { context, id } }) =>
      context.exports.remove(id),
    ),
  },
  actions: {
    fetchOne: assign(({ context }, id: string) => fetchFiles(context, [id])),
    fetchAwaited: assign(({ context }) => {
      const over = (context.kept ?? []).filter((one) => context.awaited.includes(one.id) && !isUnderWay(one));
      const ids = over.map(({ id }) => id);
      return { ...fetchFiles(context, ids), awaited: context.awaited.filter((id) => !ids.includes(id)) };
    }),
    takeList: assign((_, kept: readonly ProductExport[]) => ({ kept, listTrouble: null })),
    takeListTrouble: assign((_, listTrouble: Trouble) => ({ listTrouble })),
    await: assign(({ context }, begun: ProductExport) => ({
      awaited: [...context.awaited, begun.id],
      kept: [begun, ...(context.kept ?? []).filter(({ id }) => id !== begun.id)],
    })),
  },
  guards: { isWatching: ({ context }) => context.kept?.some(isUnderWay) ?? false },
  delays: { look: LOOK, retry: RETRY },
}).createMachine({
  id: "scorm-export",
  context: ({ input }) => ({ ...input, kept: null, awaited: [], savedAs: null, trouble: null, listTrouble: null }),
  type: "parallel",
  on: { "export.fetched": { actions: { type: "fetchOne", params: ({ event }) => event.id } } },
  states: {
    asking: {
      initial: "waiting",
      states: {
        waiting: { on: { "export.asked": "beginning" } },
        beginning: {
          entry: assign({ trouble: null, savedAs: null }),
          invoke: {
            src: "begin",
            input: ({ context, event }) => ({ context, options: (event as { options: ExportOptions }).options }),
            onDone: {
              target: "waiting",
              actions: enqueueActions(({ event: { output }, enqueue }) => {
                if (!output.ok) return enqueue.assign({ trouble: output.error });
                enqueue({ type: "await", params: output.value });
                enqueue.raise({ type: "list.grown" });
              }),
            },
          },
        },
      },
    },
    listing: {
      initial: "loading",
      on: { "list.grown": ".loading" },
      states: {
        loading: {
          invoke: {
            src: "list",
            input: ({ context }) => context,
            onDone: onAnswer<readonly ProductExport[]>()(
              { target: "deciding", action: "takeList" },
              { target: "failed", action: "takeListTrouble" },
            ),
          },
        },
        deciding: { entry: "fetchAwaited", always: [{ guard: "isWatching", target: "watching" }, "still"] },
        watching: { after: { look: "loading" } },
        failed: { after: { retry: "loading" } },
        still: {},
      },
    },
    removing: {
      initial: "waiting",
      states: {
        waiting: { on: { "export.removed": "removing" } },
        removing: {
          // Gone from sight at once; what could not be removed comes back with the list.
          entry: assign(({ context, event }) => {
            const { id } = event as { id: string };
            return {
              kept: context.kept?.filter((one) => one.id !== id) ?? null,
              awaited: context.awaited.filter((one) => one !== id),
              trouble: null,
            };
          }),
          invoke: {
            src: "remove",
            input: ({ context, event }) => ({ context, id: (event as { id: string }).id }),
            onDone: {
              target: "waiting",
              actions: enqueueActions(({ event: { output }, enqueue }) => {
                if (!output.ok && output.error.kind !== "not-found") enqueue.assign({ trouble: output.error });
                enqueue.raise({ type: "list.grown" });
              }),
            },
          },
        },
      },
    },
  },
});
