// Knows how what somebody chose to read with is the same on all of their devices: what was chosen last holds, and what
// was chosen without a network is sent when there is one.
import { type ChosenReading, isSameReading, type Reading } from "@academiz/domain/identity";
import type { Result } from "@academiz/domain/kernel";
import { assign, emit, fromPromise, setup } from "xstate";
import { onValue } from "../answering/on-answer.ts";
import type { Clock, ReadingGateway, ReadingJournal, Trouble } from "../ports/index.ts";

export interface KeptReadingInput {
  readonly gateway: ReadingGateway;
  readonly journal: ReadingJournal;
  readonly clock: Clock;
  /** As this device shows it now. */
  readonly shown: Reading;
}
export type KeptReadingEvent =
  /** As this device shows it from now on: also what was taken from the account. */
  { type: "reading.chosen"; reading: Reading } | { type: "network.returned" };

type Ports = Pick<KeptReadingInput, "gateway" | "journal">;

const isNewer = (one: ChosenReading, other: ChosenReading | null): boolean =>
  other === null || one.chosenAt > other.chosenAt;

/** Answers what holds in the account now. */
async function settle({ gateway, journal }: Ports): Promise<Result<ChosenReading | null, Trouble>> {
  const kept = await gateway.read();
  const own = journal.read();
  if (!kept.ok || !own || own.isSent || !isNewer(own, kept.value)) return kept;
  return gateway.write({ reading: own.reading, chosenAt: own.chosenAt });
}

/**
 * How somebody reads, to be run by XState as long as a page is theirs. It emits `reading.taken` when their account says
 * otherwise than this device.
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
    /** What was chosen here while it was asked is newer still, and is sent next. */
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
    /** The network is away, or nobody may keep anything here: it is asked again when the network returns. */
    away: { on: { "network.returned": "settling" } },
  },
});
