// Knows how the links into a product are listed, made and revoked (§3.77).
import type { ProductType } from "@academiz/domain/catalog";
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import type { MadeLink, MadeLinks, ProductAudience, ProductLink, Trouble } from "../ports/index.ts";

/** What the links of a product are started with. */
export interface LinksInput {
  readonly gateway: Pick<ProductAudience, "link" | "listLinks" | "revokeLink">;
  readonly product: { readonly type: ProductType; readonly slug: string };
}
/** What can happen to the links of a product. */
export type LinksEvent =
  | { type: "link.asked"; mode: ProductLink["mode"]; perimeterSlug: string | undefined }
  | { type: "link.revoked"; id: string }
  | { type: "retry.asked" };
interface Context extends LinksInput {
  /** Null before the first answer. */
  readonly links: MadeLinks | null;
  readonly trouble: Trouble | null;
  /** Links that were made on this page: the address of a link is told only once, to the one who made it. */
  readonly made: readonly ProductLink[];
  /** Why a link was not made, or not revoked. */
  readonly actTrouble: Trouble | null;
  /** The link that is being revoked. */
  readonly revoking: string | null;
}
type Asked = Extract<LinksEvent, { type: "link.asked" }>;
type Revoked = Extract<LinksEvent, { type: "link.revoked" }>;

/** The links into a product, run in XState with a `LinksInput`. */
export const linksMachine = setup({
  types: {} as { context: Context; events: LinksEvent; input: LinksInput },
  actors: {
    list: fromPromise<Result<MadeLinks, Trouble>, Context>(({ input: { gateway, product } }) =>
      gateway.listLinks(product),
    ),
    make: fromPromise<Result<ProductLink, Trouble>, Context & { readonly asked: Asked }>(
      ({ input: { gateway, product, asked } }) => gateway.link(product, asked),
    ),
    revoke: fromPromise<Result<MadeLinks, Trouble>, Context & { readonly id: string }>(
      ({ input: { gateway, product, id } }) => gateway.revokeLink(product, id),
    ),
  },
  actions: {
    takeLinks: assign((_, links: MadeLinks) => ({ links, trouble: null, actTrouble: null, revoking: null })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
    takeMade: assign(({ context: { made } }, link: ProductLink) => ({ made: [link, ...made], actTrouble: null })),
    takeActTrouble: assign((_, actTrouble: Trouble) => ({ actTrouble, revoking: null })),
  },
}).createMachine({
  id: "links",
  context: ({ input }) => ({
    ...input,
    ...{ links: null, trouble: null, made: [], actTrouble: null, revoking: null },
  }),
  initial: "listing",
  states: {
    listing: {
      invoke: {
        src: "list",
        input: ({ context }) => context,
        onDone: onAnswer<MadeLinks>()(
          { target: "idle", action: "takeLinks" },
          { target: "idle", action: "takeTrouble" },
        ),
      },
    },
    idle: {
      on: {
        "retry.asked": "listing",
        "link.asked": "making",
        "link.revoked": { target: "revoking", actions: assign({ revoking: ({ event: { id } }) => id }) },
      },
    },
    making: {
      invoke: {
        src: "make",
        input: ({ context, event }) => ({ ...context, asked: event as Asked }),
        onDone: onAnswer<ProductLink>()(
          { target: "listing", action: "takeMade" },
          { target: "idle", action: "takeActTrouble" },
        ),
      },
    },
    revoking: {
      invoke: {
        src: "revoke",
        input: ({ context, event }) => ({ ...context, id: (event as Revoked).id }),
        onDone: onAnswer<MadeLinks>()(
          { target: "idle", action: "takeLinks" },
          { target: "idle", action: "takeActTrouble" },
        ),
      },
    },
  },
});

/** The links of a product as they are shown. */
export interface LinksView {
  /** Null: they are on their way, or `trouble` says why they are missing. */
  readonly links:
    | readonly (MadeLink & {
        /** The address, where the link was made on this page and is still valid. */
        readonly link: string | null;
        readonly isRevoking: boolean;
      })[]
    | null;
  readonly trouble: Trouble | null;
  readonly isMaking: boolean;
  readonly isBusy: boolean;
  readonly actTrouble: Trouble | null;
}

/** The view of a snapshot of `linksMachine`. Pure. */
export function connectLinks(snapshot: SnapshotFrom<typeof linksMachine>): LinksView {
  const { links, trouble, made, actTrouble, revoking } = snapshot.context;
  const known = new Map(made.map(({ id, link }) => [id, link]));
  return {
    links:
      links?.map((one) => ({
        ...one,
        link: one.state === "waiting" ? (known.get(one.id) ?? null) : null,
        isRevoking: one.id === revoking,
      })) ?? null,
    ...{ trouble, actTrouble },
    isMaking: snapshot.matches("making"),
    isBusy: !snapshot.matches("idle"),
  };
}
