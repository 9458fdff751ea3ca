// Knows how the effect of merging a place into another one is found out, before anybody decides it.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import type { OrganisationGateway, PlaceMerger, Trouble } from "../ports/index.ts";

/** What it is started with. */
export interface MergerInput {
  readonly gateway: Pick<OrganisationGateway, "previewMerger">;
  readonly clientId: string;
  /** The place that would be merged. */
  readonly from: string;
}
interface Context extends MergerInput {
  /** The place that it would be merged into; null before one is chosen. */
  readonly into: string | null;
  /** The effect of the merger, as it was last told. */
  readonly merger: PlaceMerger | null;
  readonly trouble: Trouble | null;
}
/** What can happen to it. */
export type MergerEvent = { type: "target.chosen"; into: string };

const ask = fromPromise<Result<PlaceMerger, Trouble>, Context>(({ input: { gateway, clientId, from, into } }) =>
  gateway.previewMerger(clientId, from, into ?? from),
);

/** Runs in XState with a `MergerInput`. */
export const mergerMachine = setup({
  types: {} as { context: Context; events: MergerEvent; input: MergerInput },
  actors: { ask },
  actions: {
    takeMerger: assign((_, merger: PlaceMerger) => ({ merger })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
  },
}).createMachine({
  id: "place-merger",
  context: ({ input }) => ({ ...input, into: null, merger: null, trouble: null }),
  initial: "choosing",
  // Another choice is asked again: the answer to the former one is dropped.
  on: {
    "target.chosen": {
      target: ".asking",
      reenter: true,
      actions: assign({ into: ({ event }) => event.into, merger: null, trouble: null }),
    },
  },
  states: {
    choosing: {},
    asking: {
      invoke: {
        src: "ask",
        input: ({ context }) => context,
        onDone: onAnswer<PlaceMerger>()(
          { target: "told", action: "takeMerger" },
          { target: "choosing", action: "takeTrouble" },
        ),
      },
    },
    told: {},
  },
});
