// Knows how facts are stored: one save after a pause, another for what happened meanwhile, again after failures that
// may pass. Who was overtaken stores nothing more; what met the work of others waits for a choice.
import { assign, fromPromise, setup } from "xstate";
import { isFinal } from "./is-final.ts";
import type { Saved, SavingAnswer, SavingContext, SavingEvent, SavingInput } from "./saving.types.ts";

/** §9.34 */
const SAVE_AFTER_MS = 200;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;

function remember<F, S extends Saved>(
  context: SavingContext<F, S>,
  answer: SavingAnswer<F, S> | null,
): Partial<SavingContext<F, S>> {
  if (!answer) return {};
  const { fact, result } = answer;
  if (!result.ok) return { answer, trouble: result.error, failed: context.failed + 1, hold: "none" };
  const isOutdated = result.value.isOutdated === true;
  const savedAt = context.clock.now();
  return { answer, stored: { fact, saved: result.value }, isOutdated, trouble: null, failed: 0, savedAt };
}

type Facts = Pick<SavingContext<unknown>, "fact" | "answer">;
/** Something came while the last one was on its way. */
const hasMore = ({ fact, answer }: Facts): boolean => fact !== answer?.fact;

/**
 * Stores the newest fact 200 ms after the first that was not sent yet (§9.34), however many follow, or once none
 * followed; what happens during a save is saved after it. After failures that may pass again after 2, 4, 8 … 60
 * seconds, and at once when the network returns (§8.5); what is refused is not sent again by itself. Once its author
 * went further elsewhere nothing is sent from here any more: it would undo that.
 */
export function createSavingMachine<F, S extends Saved = Saved>() {
  type Answer = SavingAnswer<F, S> | null;
  return setup({
    types: {} as {
      context: SavingContext<F, S>;
      events: SavingEvent<F, S>;
      input: SavingInput<F, S>;
      output: Answer;
    },
    actors: {
      store: fromPromise<Answer, SavingContext<F, S>>(async ({ input: { fact, stored, store } }) =>
        fact === null ? null : { fact, result: await store(fact, stored) },
      ),
    },
    delays: {
      pause: ({ context }) => context.saveAfter ?? SAVE_AFTER_MS,
      retry: ({ context }) => Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (context.failed - 1)),
    },
    guards: {
      isLast: ({ context }) => context.begins === "last",
      isUnsent: ({ context: { fact, stored } }) => fact !== null && fact !== stored?.fact,
      renewsPause: ({ context }) => context.renewsPause === true,
      isNews: ({ event }) => event.type === "page.left" && event.fact !== null,
      isOutdated: ({ context }) => context.isOutdated,
      mayPass: ({ context: { trouble } }) => trouble !== null && !isFinal(trouble),
      isRefused: ({ context }) => context.trouble !== null && !hasMore(context),
      hasMoreToHold: ({ context }) => context.hold === "asked" && hasMore(context),
      /** It is asked to, or somebody else saved meanwhile (§8.10). */
      holds: ({ context: { hold, awaitsChoice, trouble } }) =>
        hold !== "none" || (awaitsChoice === true && trouble?.kind === "conflict"),
      hasMore: ({ context }) => hasMore(context),
    },
    actions: {
      keep: assign(({ event }) => ("fact" in event && event.fact !== null ? { fact: event.fact } : {})),
      sayLast: ({ context: { fact, stored, sayLast } }) => {
        if (fact !== null) sayLast?.(fact, stored);
      },
      remember: assign(({ context }, answer: Answer) => remember(context, answer)),
      askHold: assign({ hold: "asked" }),
      hold: assign({ hold: "now" }),
      release: assign(({ event }) =>
        event.type === "released"
          ? { fact: event.fact, stored: event.stored, trouble: null, failed: 0, hold: "none" }
          : {},
      ),
      stepBack: assign({ isOutdated: true, trouble: null }),
    },
  }).createMachine({
    id: "saving",
    context: ({ input }) => ({
      ...input,
      fact: input.fact ?? null,
      stored: input.stored ?? null,
      answer: null,
      isOutdated: false,
      hold: input.begins === "held" ? "now" : "none",
      trouble: null,
      failed: 0,
      savedAt: null,
    }),
    output: ({ context }) => context.answer,
    initial: "deciding",
    on: {
      "fact.kept": { actions: "keep" },
      "page.left": { actions: ["keep", "sayLast"] },
      overtaken: { target: ".steppedBack", actions: "stepBack" },
    },
    states: {
      deciding: {
        always: [
          { guard: "holds", target: "held" },
          { guard: "isLast", target: "sending" },
          { guard: "isUnsent", target: "waiting" },
          { target: "resting" },
        ],
      },
      resting: {
        on: {
          "fact.kept": { target: "waiting", actions: "keep" },
          "page.left": [{ guard: "isNews", actions: ["keep", "sayLast"] }, {}],
          "hold.asked": "held",
        },
      },
      waiting: {
        after: { pause: "sending" },
        on: {
          "fact.kept": [
            { guard: "renewsPause", target: "waiting", reenter: true, actions: "keep" },
            { actions: "keep" },
          ],
          "retry.asked": "sending",
          "hold.asked": { target: "sending", actions: "hold" },
        },
      },
      sending: {
        on: { "hold.asked": { actions: "askHold" } },
        invoke: {
          src: "store",
          input: ({ context }) => context,
          onDone: { target: "answered", actions: { type: "remember", params: ({ event }) => event.output } },
        },
      },
      answered: {
        always: [
          { guard: "isLast", target: "ended" },
          { guard: "isOutdated", target: "steppedBack" },
          { guard: "hasMoreToHold", target: "sending", actions: "hold" },
          { guard: "holds", target: "held" },
          { guard: "mayPass", target: "retrying" },
          { guard: "isRefused", target: "refused" },
          { guard: "hasMore", target: "waiting" },
          { target: "resting" },
        ],
      },
      /** What was sent did not arrive, and may the next time. */
      retrying: {
        after: { retry: "sending" },
        on: {
          "network.returned": "sending",
          "retry.asked": "sending",
          "hold.asked": { target: "sending", actions: "hold" },
        },
      },
      refused: {
        on: {
          "fact.kept": { target: "waiting", actions: "keep" },
          "retry.asked": "sending",
          "hold.asked": { target: "sending", actions: "hold" },
        },
      },
      /** What comes waits until it is released: all before it is stored, or met the work of somebody else. */
      held: { on: { released: { target: "deciding", actions: "release" } } },
      steppedBack: { on: { "page.left": {} } },
      ended: { type: "final" },
    },
  });
}
