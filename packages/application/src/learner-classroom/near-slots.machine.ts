// Knows how a learner's slots of this week are read for their home: silently, for the home is there without them.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, setup } from "xstate";
import { onValue } from "../answering/on-answer.ts";
import type { LearnerClassrooms, NearSlot, Trouble } from "../ports/index.ts";

/** What the list is started with. */
export interface NearSlotsInput {
  readonly classrooms: Pick<LearnerClassrooms, "listNear">;
}
interface Context extends NearSlotsInput {
  readonly slots: readonly NearSlot[];
}

const list = fromPromise<Result<readonly NearSlot[], Trouble>, Context>(({ input }) => input.classrooms.listNear());

/** To be run by XState with a `NearSlotsInput`; `page.looked` reads it anew. */
export const nearSlotsMachine = setup({
  types: {} as { context: Context; events: { type: "page.looked" }; input: NearSlotsInput },
  actors: { list },
  actions: { takeSlots: assign((_, slots: readonly NearSlot[]) => ({ slots })) },
}).createMachine({
  id: "near-slots",
  context: ({ input }) => ({ ...input, slots: [] }),
  initial: "reading",
  states: {
    reading: {
      invoke: {
        src: "list",
        input: ({ context }) => context,
        onDone: onValue<readonly NearSlot[]>()({ target: "still", action: "takeSlots" }, "still"),
      },
    },
    still: { on: { "page.looked": "reading" } },
  },
});

/** Those that are not signed yet. */
export const connectNearSlots = ({ context }: { readonly context: Context }): readonly NearSlot[] =>
  context.slots.filter(({ slot }) => slot.mark === null);
