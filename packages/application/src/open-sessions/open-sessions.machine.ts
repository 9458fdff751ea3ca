// Knows how the sessions of a person are listed, and ended one by one or all at once.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { onAnswer, onTrouble } from "../answering/on-answer.ts";
import type { OpenSession, OpenSessions, Trouble } from "../ports/index.ts";

interface Context {
  readonly sessions: OpenSessions;
  /** Null before the first answer. */
  readonly shown: readonly OpenSession[] | null;
  /** The session that is being ended; null: none, or all others. */
  readonly ending: string | null;
  readonly trouble: Trouble | null;
}
/** What can happen to them. */
export type OpenSessionsEvent =
  | { type: "session.ended"; id: string }
  | { type: "others.ended" }
  | { type: "retry.asked" };

type Asked = Pick<Context, "sessions" | "ending">;
/** A session that is over already counts as ended. */
const end = fromPromise<Result<unknown, Trouble>, Asked>(async ({ input: { sessions, ending } }) => {
  const ended = await (ending === null ? sessions.endAll() : sessions.end(ending));
  return !ended.ok && ended.error.kind === "not-found" ? { ok: true, value: null } : ended;
});

/** Where a person is signed in, run in XState with their `OpenSessions`. */
export const openSessionsMachine = setup({
  types: {} as { context: Context; events: OpenSessionsEvent; input: { readonly sessions: OpenSessions } },
  actors: {
    list: fromPromise<Result<readonly OpenSession[], Trouble>, OpenSessions>(({ input }) => input.list()),
    end,
  },
  actions: {
    choose: assign((_, { ending }: { ending: string | null }) => ({ ending, trouble: null })),
    take: assign((_, shown: readonly OpenSession[]) => ({ shown })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
    forget: assign({ trouble: null }),
  },
}).createMachine({
  id: "open-sessions",
  context: ({ input }) => ({ ...input, shown: null, ending: null, trouble: null }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "list",
        input: ({ context }) => context.sessions,
        onDone: onAnswer<readonly OpenSession[]>()(
          { target: "ready", action: "take" },
          { target: "ready", action: "takeTrouble" },
        ),
      },
    },
    ready: {
      on: {
        "session.ended": {
          target: "ending",
          actions: { type: "choose", params: ({ event }) => ({ ending: event.id }) },
        },
        "others.ended": { target: "ending", actions: { type: "choose", params: { ending: null } } },
        "retry.asked": { target: "loading", actions: "forget" },
      },
    },
    ending: {
      invoke: {
        src: "end",
        input: ({ context }) => context,
        onDone: onTrouble("loading", { target: "ready", action: "takeTrouble" }),
      },
    },
  },
});

/** Where a person is signed in, as it is shown. */
export interface OpenSessionsView {
  readonly phase: "loading" | "ready" | "failed";
  readonly rows: readonly OpenSession[];
  readonly isBusy: boolean;
  /** There are sessions besides the one that asks. */
  readonly hasOthers: boolean;
  /** Why they could not be loaded, or one could not be ended. */
  readonly trouble: Trouble | null;
}

/** The view of a snapshot of `openSessionsMachine`. Pure. */
export function connectOpenSessions(snapshot: SnapshotFrom<typeof openSessionsMachine>): OpenSessionsView {
  const { shown, trouble } = snapshot.context;
  return {
    phase: shown !== null ? "ready" : trouble ? "failed" : "loading",
    rows: shown ?? [],
    isBusy: !snapshot.matches("ready"),
    hasOthers: (shown ?? []).some(({ isCurrent }) => !isCurrent),
    trouble,
  };
}
