// Knows how somebody's reading settings become the same on all of their devices: the last choice holds, and one made
// without a network is sent later.
import { type ChosenReading, isSameReading, type Reading } from "@academiz/domain/identity";
import type { Result } from "@academiz/domain/kernel";
import { assign, emit, fromPromise, setup } from "xstate";
import { onValue } from "../answering/on-answer.ts";
import type { Clock, ReadingGateway, ReadingJournal, Trouble } from "../ports/index.ts";

export interface KeptReadingInput {
  readonly gateway: ReadingGateway;
  readonly journal: ReadingJournal;
  readonly clock: Clock;
  /** The settings that this device shows now. */
  readonly shown: Reading;
}
export type KeptReadingEvent =
  /** The settings that this device shows from now on, also those taken from the account. */
  { type: "reading.chosen"; reading: Reading } | { type: "network.returned" };

type Ports = Pick<KeptReadingInput, "gateway" | "journal">;

const isNewer = (one: ChosenReading, other: ChosenReading | null): boolean =>
  other === null || one.chosenAt > other.chosenAt;

/** The settings that now hold in the account. */
async function settle({ gateway, journal }: Ports): Promise<Result<ChosenReading | null, Trouble>> {
  const kept = await gateway.read();
  const own = journal.read();
  if (!kept.ok || !own || own.isSent || !isNewer(own, kept.value)) return kept;
  return gateway.write({ reading: own.reading, chosenAt: own.chosenAt });
}

/**
 * Reading settings, run in XState as long as a page is open. It emits `reading.taken` when the account's differ from
 * this device's.
 */
export const keptReadingMachine = setup({
  types: {} as {
    context: KeptReadingInput;
    events: KeptReadingEvent;
    input: KeptReadingInput;
    emitted: { type: "reading.taken"; reading: Reading };
  },
  actors: { settle: fromPromise<Result<ChosenReading | null, Trouble>, Ports>(({ input }) => settle(input)) },
  guards: {
    isNews: ({ context, event }) => event.type === "reading.chosen" && !isSameReading(context.shown, event.reading),
  },
  actions: {
    choose: assign(({ context: { journal, clock }, event }) => {
      if (event.type !== "reading.chosen") return {};
      const { reading } = event;
      journal.keep({ reading, chosenAt: new Date(clock.now()).toISOString(), isSent: false });
      return { shown: reading };
    }),
    /** A choice made on this device meanwhile is newer still, and is sent next. */
    take: assign(({ context: { journal, shown } }, kept: ChosenReading | null) => {
      const own = journal.read();
      const isWaiting = own && !own.isSent && isNewer(own, kept) && !(kept && isSameReading(own.reading, kept.reading));
      if (!kept || isWaiting) return { shown };
      journal.keep({ ...kept, isSent: true });
      return { shown: kept.reading };
    }),
    tell: emit(({ context }) => ({ type: "reading.taken" as const, reading: context.shown })),
  },
}).createMachine({
  id: "kept-reading",
  context: ({ input }) => input,
  initial: "settling",
  on: { "reading.chosen": { guard: "isNews", target: ".settling", reenter: true, actions: "choose" } },
  states: {
    settling: {
      invoke: {
        src: "settle",
        input: ({ context }) => context,
        onDone: onValue<ChosenReading | null>()({ target: "settled", action: "take" }, "away"),
      },
    },
    settled: {
      entry: "tell",
      on: { "network.returned": "settling" },
    },
    /** There is no network, or nothing may be kept: it is tried again when the network returns. */
    away: { on: { "network.returned": "settling" } },
  },
});
