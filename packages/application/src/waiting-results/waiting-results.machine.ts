// Knows how results that wait on a device are sent once there is a network: in the order in which they happened.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, setup } from "xstate";
import type { Trouble, WaitingResults } from "../ports/index.ts";
import { isFinal } from "../saving/is-final.ts";

export interface WaitingResultsInput {
  readonly waiting: WaitingResults;
  /** Sends what waits of one perimeter, once: what is stored already changes nothing. Never throws. */
  readonly send: (slug: string) => Promise<Result<unknown, Trouble>>;
}
interface Context extends WaitingResultsInput {
  /** Slugs of perimeters: what is known to wait. */
  readonly left: readonly string[];
  /** Those of `left` that were sent and not taken: what they belong to is gone, or closed to the learner. */
  readonly refused: readonly string[];
  /** How many were sent since the page is there. */
  readonly sent: number;
  readonly trouble: Trouble | null;
}
export type WaitingResultsEvent =
  | { type: "network.returned" }
  | { type: "page.looked" }
  /** The learner gives up what was not taken. */
  | { type: "refused.dropped" };

interface Round {
  readonly left: readonly string[];
  readonly refused: readonly string[];
  readonly sent: number;
  readonly trouble: Trouble | null;
}

/** One that is refused stays, and those after it are sent all the same; without a network nothing more is tried. */
const sendAll = fromPromise<Round, WaitingResultsInput>(async ({ input: { waiting, send } }) => {
  await waiting.restore();
  const listed = waiting.list();
  let trouble: Trouble | null = null;
  let sent = 0;
  const refused: string[] = [];
  for (const slug of listed) {
    const answer = await send(slug);
    if (answer.ok) sent += 1;
    else trouble = answer.error;
    if (!answer.ok && isRefused(answer.error)) refused.push(slug);
    if (!answer.ok && answer.error.kind === "offline") break;
  }
  return { left: waiting.list(), refused, sent, trouble };
});

/** Who has to sign in again is no reason to give up what waits. */
const isRefused = (trouble: Trouble): boolean =>
  isFinal(trouble) && trouble.kind !== "session-lost" && trouble.kind !== "unauthorised";

/** Milliseconds. */
const AGAIN = 20_000;

/** What waits on this device, run in XState with a `WaitingResultsInput`: it sends, and looks again later. */
export const waitingResultsMachine = setup({
  types: {} as { context: Context; events: WaitingResultsEvent; input: WaitingResultsInput },
  actors: { sendAll },
  delays: { again: AGAIN },
  guards: { waits: ({ context }) => context.left.length > 0 && context.trouble?.kind === "offline" },
  actions: {
    takeRound: assign(({ context }, { left, refused, sent, trouble }: Round) => ({
      left,
      refused,
      trouble,
      sent: context.sent + sent,
    })),
    dropRefused: assign(({ context: { waiting, refused } }) => {
      for (const slug of refused) waiting.drop(slug);
      return { left: waiting.list(), refused: [] };
    }),
  },
}).createMachine({
  id: "waiting-results",
  context: ({ input }) => ({ ...input, left: [], refused: [], sent: 0, trouble: null }),
  initial: "sending",
  states: {
    sending: {
      invoke: {
        src: "sendAll",
        input: ({ context }) => context,
        onDone: { target: "still", actions: { type: "takeRound", params: ({ event }) => event.output } },
      },
    },
    still: {
      after: { again: { guard: "waits", target: "sending" } },
      on: {
        "network.returned": "sending",
        "page.looked": "sending",
        "refused.dropped": { actions: "dropRefused" },
      },
    },
  },
});
