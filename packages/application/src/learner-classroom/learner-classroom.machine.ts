// Knows how a learner uses the page of a classroom: they read it, take and give back places, and sign, with or without
// a network.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, setup } from "xstate";
import { onAnswer, onValue } from "../answering/on-answer.ts";
import type {
  Clock,
  KeptSignature,
  LearnerClassroom,
  LearnerClassrooms,
  SentSignature,
  SignatureJournal,
  Trouble,
} from "../ports/index.ts";

/** What the page of a classroom is started with. */
export interface LearnerClassroomInput {
  readonly classrooms: LearnerClassrooms;
  readonly journal: SignatureJournal;
  readonly clock: Clock;
  /** Slug of the perimeter of the classroom. */
  readonly perimeterSlug: string;
}
type PlaceAction = { type: "slot.joined"; slug: string } | { type: "slot.left"; slug: string };
/** The events of the page. A place that is asked for while another request is under way is ignored. */
export type LearnerClassroomEvent =
  | PlaceAction
  | { type: "slot.signed"; slug: string; code: string | null; drawing: string | null }
  | { type: "network.returned" }
  | { type: "retry.asked" }
  | { type: "outcome.dismissed" }
  /** The learner returned to the page, or a change was announced: the page may be out of date. */
  | { type: "page.looked" };

/** The result of the last answered signature. */
export type SigningOutcome = { readonly slotSlug: string } & (
  | { readonly kind: "signed" | "late" }
  | { readonly kind: "refused"; readonly trouble: Trouble }
);
interface Context extends LearnerClassroomInput {
  readonly classroom: LearnerClassroom | null;
  /** Why it could not be read. */
  readonly trouble: Trouble | null;
  /** Why the last place was not taken or given back. */
  readonly actionTrouble: Trouble | null;
  readonly action: PlaceAction | null;
  /** Signatures on the device that are still to be sent. */
  readonly pending: readonly KeptSignature[];
  /** Why the first of them waits; null before it was tried. */
  readonly waitingTrouble: Trouble | null;
  readonly outcome: SigningOutcome | null;
  /**
   * Signatures that the server accepted since the page was opened, by slot. A reading that was asked for earlier lacks
   * them.
   */
  readonly taken: Readonly<Record<string, SentSignature>>;
  /** Milliseconds, by the device's clock. */
  readonly now: number;
}
interface Sent {
  readonly signature: KeptSignature;
  readonly answer: Result<SentSignature, Trouble>;
}

/** Milliseconds between two looks at the clock, between two readings, and before a signature is sent again. */
const [TICK, LOOK, RETRY] = [5_000, 60_000, 15_000];
/** Troubles that may pass, so that a later try can succeed: any other one is final. */
const PASSING: readonly Trouble["kind"][] = [
  "offline",
  "maintenance",
  "unexpected",
  "too-many",
  "session-lost",
  "unauthorised",
];

const read = fromPromise<Result<LearnerClassroom, Trouble>, Context>(({ input: { classrooms, perimeterSlug } }) =>
  classrooms.read(perimeterSlug),
);
const move = fromPromise<Result<LearnerClassroom, Trouble>, Context>(
  async ({ input: { classrooms, perimeterSlug, action } }) => {
    const ask = action?.type === "slot.left" ? classrooms.leave : classrooms.join;
    const moved = await ask(perimeterSlug, action?.slug ?? "");
    return moved.ok ? classrooms.read(perimeterSlug) : moved;
  },
);
const send = fromPromise<Sent, Context>(async ({ input: { classrooms, pending } }) => {
  const [signature] = pending;
  if (!signature) throw new Error("nothing is on its way");
  return { signature, answer: await classrooms.sign(signature) };
});

const isPassing = ({ answer }: Sent): boolean => !answer.ok && PASSING.includes(answer.error.kind);

/** An answered signature no longer waits, whatever the answer is. */
function settle({ journal, taken }: Context, { signature, answer }: Sent): Partial<Context> {
  journal.forget(signature);
  const { slotSlug } = signature;
  return {
    pending: journal.readPending(),
    waitingTrouble: null,
    taken: answer.ok ? { ...taken, [slotSlug]: answer.value } : taken,
    outcome: answer.ok
      ? { slotSlug, kind: answer.value.sentLate ? "late" : "signed" }
      : { slotSlug, kind: "refused", trouble: answer.error },
  };
}

/**
 * The page of a classroom, run in XState with a `LearnerClassroomInput`. The page keeps what it shows while it is read
 * again.
 */
export const learnerClassroomMachine = setup({
  types: {} as { context: Context; events: LearnerClassroomEvent; input: LearnerClassroomInput },
  actors: { read, move, send },
  delays: {
    retry: ({ context }) => Math.max(RETRY, (context.waitingTrouble?.retryAfterSeconds ?? 0) * 1_000),
  },
  guards: { isWaiting: ({ context }) => context.pending.length > 0 },
  actions: {
    takeClassroom: assign((_, classroom: LearnerClassroom) => ({
      classroom,
      trouble: null,
      actionTrouble: null,
      action: null,
    })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
    takeActionTrouble: assign((_, actionTrouble: Trouble) => ({ actionTrouble, action: null })),
    noteAction: assign(({ event }) =>
      event.type === "slot.joined" || event.type === "slot.left" ? { action: event, actionTrouble: null } : {},
    ),
    lookAtClock: assign(({ context }) => ({ now: context.clock.now() })),
    keep: assign(({ context: { journal, clock }, event }) => {
      if (event.type !== "slot.signed") return {};
      const { slug: slotSlug, code, drawing } = event;
      journal.keep({ slotSlug, code, drawing, madeAt: new Date(clock.now()).toISOString() });
      return { pending: journal.readPending(), outcome: null };
    }),
    dismiss: assign({ outcome: null, actionTrouble: null }),
  },
}).createMachine({
  id: "learner-classroom",
  type: "parallel",
  context: ({ input }) => ({
    ...input,
    classroom: null,
    trouble: null,
    actionTrouble: null,
    action: null,
    pending: input.journal.readPending(),
    waitingTrouble: null,
    outcome: null,
    taken: {},
    now: input.clock.now(),
  }),
  on: { "outcome.dismissed": { actions: "dismiss" } },
  states: {
    page: {
      initial: "loading",
      states: {
        loading: {
          invoke: {
            src: "read",
            input: ({ context }) => context,
            onDone: onAnswer<LearnerClassroom>()(
              { target: "ready", action: "takeClassroom" },
              { target: "failed", action: "takeTrouble" },
            ),
          },
        },
        failed: { on: { "retry.asked": "loading", "network.returned": "loading" } },
        ready: {
          after: { [LOOK]: "looking" },
          on: {
            "slot.joined": { target: "moving", actions: "noteAction" },
            "slot.left": { target: "moving", actions: "noteAction" },
            "page.looked": "looking",
            "network.returned": "looking",
          },
        },
        /** The page keeps what it shows, even where it cannot be read again. */
        looking: {
          invoke: {
            src: "read",
            input: ({ context }) => context,
            onDone: onValue<LearnerClassroom>()({ target: "ready", action: "takeClassroom" }, "ready"),
          },
          on: {
            "slot.joined": { target: "moving", actions: "noteAction" },
            "slot.left": { target: "moving", actions: "noteAction" },
            "page.looked": { target: "looking", reenter: true },
          },
        },
        moving: {
          invoke: {
            src: "move",
            input: ({ context }) => context,
            onDone: onAnswer<LearnerClassroom>()(
              { target: "ready", action: "takeClassroom" },
              { target: "ready", action: "takeActionTrouble" },
            ),
          },
        },
      },
    },
    signing: {
      initial: "deciding",
      on: { "slot.signed": { actions: "keep", target: ".sending" } },
      states: {
        deciding: { always: [{ guard: "isWaiting", target: "sending" }, { target: "still" }] },
        still: {},
        sending: {
          // A slot that is signed meanwhile is sent next.
          on: { "slot.signed": { actions: "keep" } },
          invoke: {
            src: "send",
            input: ({ context }) => context,
            onDone: [
              {
                guard: ({ event }) => isPassing(event.output),
                target: "waiting",
                actions: assign(({ event: { output } }) => ({
                  waitingTrouble: output.answer.ok ? null : output.answer.error,
                })),
              },
              {
                target: "deciding",
                actions: [
                  assign(({ context, event }) => settle(context, event.output)),
                  ({ self }) => self.send({ type: "page.looked" }),
                ],
              },
            ],
          },
        },
        waiting: { after: { retry: "sending" }, on: { "network.returned": "sending", "retry.asked": "sending" } },
      },
    },
    clock: {
      initial: "running",
      states: { running: { after: { [TICK]: { target: "running", reenter: true, actions: "lookAtClock" } } } },
    },
  },
});
