// Knows how it is found out what a place would take along into another one, before anybody decides it.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import type { OrganisationGateway, PlaceMerger, Trouble } from "../ports/index.ts";

/** What it is started with. */
export interface MergerInput {
  readonly gateway: Pick<OrganisationGateway, "previewMerger">;
  readonly clientId: string;
  /** The place that would go. */
  readonly from: string;
}
interface Context extends MergerInput {
  /** The place that would stay; null before one is chosen. */
  readonly into: string | null;
  /** What of it was told last. */
  readonly merger: PlaceMerger | null;
  readonly trouble: Trouble | null;
}
/** What can happen to it. */
export type MergerEvent = { type: "target.chosen"; into: string };

const ask = fromPromise<Result<PlaceMerger, Trouble>, Context>(({ input: { gateway, clientId, from, into } }) =>
  gateway.previewMerger(clientId, from, into ?? from),
);

/** To be run by XState with a `MergerInput`. */
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
  // Another choice is asked for anew: an answer to the one before is no answer.
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
