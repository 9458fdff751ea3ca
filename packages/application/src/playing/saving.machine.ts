// Knows how facts are stored: one save after a pause, another for what happened meanwhile, again after failures that
// may pass. Who was overtaken stores nothing more.
import { fail, type Result } from "@academiz/domain/kernel";
import { assign, fromPromise, setup } from "xstate";
import type { Clock, Trouble, TroubleKind } from "../ports/index.ts";

/** §9.34 */
const SAVE_AFTER_MS = 200;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;
/** While nothing else happens, the time spent is saved this often. */
export const TIME_SAVE_SECONDS = 30;

/** Another try of the same would not help: it stays on the device, and the next fact is sent. */
const FINAL: readonly TroubleKind[] = ["invalid", "forbidden", "not-found", "gone", "session-lost", "unauthorised"];

/** What a save came to: `isOutdated` is true when the learner went further elsewhere. */
export interface Saved {
  readonly isOutdated: boolean;
}
/** What saving is started with: how a fact is stored, when `stored` was the last that was; it never throws. */
export interface SavingInput<F> {
  readonly store: (fact: F, stored: F | null) => Promise<Result<Saved, Trouble>>;
  readonly clock: Clock;
  /** Milliseconds from a fact to its save, 200 without it (§9.34). */
  readonly saveAfter?: number | undefined;
}
/** What saving remembers. */
export interface SavingContext<F> extends SavingInput<F> {
  /** The newest; null before the first. */
  readonly fact: F | null;
  /** The newest that is known to be stored. */
  readonly stored: F | null;
  readonly isOutdated: boolean;
  /** Why the last save did not arrive; null when it did. */
  readonly trouble: Trouble | null;
  /** In a row. */
  readonly failed: number;
  /** Milliseconds since the epoch. */
  readonly savedAt: number | null;
}
/** What can happen to saving. */
export type SavingEvent<F> =
  | { type: "fact.kept"; fact: F }
  /** The newest fact has another date: a page that may be going away has sent it by itself. */
  | { type: "fact.dated"; fact: F }
  | { type: "network.returned" }
  /** Another window of the device went further. */
  | { type: "overtaken" }
  /** Somebody asks for what was refused to be tried again. */
  | { type: "retry.asked" };
/** One save: of which fact, and what came of it. */
export interface SavingAnswer<F> {
  readonly fact: F | null;
  readonly answer: Result<Saved, Trouble>;
}

function remember<F>(context: SavingContext<F>, { fact, answer }: SavingAnswer<F>): Partial<SavingContext<F>> {
  if (!answer.ok) return { trouble: answer.error, failed: context.failed + 1 };
  const { isOutdated } = answer.value;
  return { stored: fact, isOutdated, trouble: null, failed: 0, savedAt: context.clock.now() };
}
const mayPass = ({ answer }: SavingAnswer<unknown>): boolean => !answer.ok && !FINAL.includes(answer.error.kind);

/**
 * Stores the newest fact 200 ms after the first that was not sent yet (§9.34), however many follow; what happens during
 * a save is saved after it. After failures that may pass again after 2, 4, 8 … 60 seconds, and at once when the network
 * returns (§8.5); what is refused is not sent again by itself. Once the learner went further elsewhere nothing is sent
 * from here any more: it would undo that.
 */
export function createSavingMachine<F>() {
  return setup({
    types: {} as { context: SavingContext<F>; events: SavingEvent<F>; input: SavingInput<F> },
    actors: {
      store: fromPromise<SavingAnswer<F>, SavingContext<F>>(async ({ input: { fact, stored, store } }) => ({
        fact,
        answer: fact === null ? fail({ kind: "unexpected", detail: "save.empty" }) : await store(fact, stored),
      })),
    },
    delays: {
      pause: ({ context }) => context.saveAfter ?? SAVE_AFTER_MS,
      retry: ({ context }) => Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (context.failed - 1)),
    },
    guards: { isRefused: ({ context }) => context.trouble !== null },
    actions: {
      keep: assign(({ event }) => ("fact" in event ? { fact: event.fact } : {})),
    },
  }).createMachine({
    id: "saving",
    context: ({ input }) => ({
      ...input,
      fact: null,
      stored: null,
      isOutdated: false,
      trouble: null,
      failed: 0,
      savedAt: null,
    }),
    initial: "resting",
    on: {
      "fact.kept": { actions: "keep" },
      "fact.dated": { actions: "keep" },
      overtaken: { target: ".steppedBack", actions: assign({ isOutdated: true, trouble: null }) },
    },
    states: {
      resting: {
        on: {
          "fact.kept": { target: "waiting", actions: "keep" },
          "retry.asked": { guard: "isRefused", target: "sending" },
        },
      },
      waiting: {
        after: { pause: "sending" },
      },
      sending: {
        invoke: {
          src: "store",
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event: { output } }) => output.answer.ok && output.answer.value.isOutdated,
              target: "steppedBack",
              actions: assign(({ context, event }) => remember(context, event.output)),
            },
            {
              guard: ({ event }) => mayPass(event.output),
              target: "retrying",
              actions: assign(({ context, event }) => remember(context, event.output)),
            },
            {
              guard: ({ context, event }) => event.output.fact !== context.fact,
              target: "waiting",
              actions: assign(({ context, event }) => remember(context, event.output)),
            },
            { target: "resting", actions: assign(({ context, event }) => remember(context, event.output)) },
          ],
        },
      },
      retrying: {
        after: { retry: "sending" },
        on: { "network.returned": "sending", "retry.asked": "sending" },
      },
      steppedBack: {},
    },
  });
}

/**
 * How what is kept is told. `off`: nothing is kept in this mode; `saved`: all of it is; `offline`: kept on the device,
 * tried again by itself; `refused`: the last save failed for another reason.
 */
export type SavingState = "off" | "saved" | "saving" | "offline" | "refused";

/** How what is kept stands, as a player remembers it of its saving. */
export interface SavingView {
  readonly state: Exclude<SavingState, "off">;
  /** Milliseconds since the epoch; null before the first save of this visit. */
  readonly savedAt: number | null;
  /** What is stored is newer than this: another tab or device played. */
  readonly isOutdated: boolean;
}
/** Before anything happened. */
export const NOTHING_TO_SAVE: SavingView = { state: "saved", savedAt: null, isOutdated: false };

/** How saving stands, by its snapshot. Pure. */
export function connectSaving<F>({
  value,
  context: { trouble, savedAt, isOutdated },
}: {
  readonly value: unknown;
  readonly context: SavingContext<F>;
}): SavingView {
  return { state: readState(value, trouble), savedAt, isOutdated };
}

function readState(value: unknown, trouble: Trouble | null): SavingView["state"] {
  if (value === "retrying" && trouble?.kind === "offline") return "offline";
  if (trouble) return "refused";
  return value === "resting" || value === "steppedBack" ? "saved" : "saving";
}
