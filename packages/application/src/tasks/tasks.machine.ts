// Knows how somebody follows what runs for them on the server: while it does and they look, no longer; it goes on
// without them.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, setup } from "xstate";
import { onAnswer, onTrouble } from "../answering/on-answer.ts";
import type { Trouble } from "../ports/index.ts";
import { readTasks, type Task, type TaskSources } from "./read-tasks.ts";

interface Context {
  readonly sources: TaskSources;
  readonly tasks: readonly Task[];
  /** Nobody looks at the page: what runs is not asked for. */
  readonly isHidden: boolean;
  /** Why what is shown may not be what runs. */
  readonly trouble: Trouble | null;
  /** Why the last one could not be given up. */
  readonly cancelTrouble: Trouble | null;
}
/** What can happen: somebody looks, or comes to another page; one is begun, or given up (one at a time). */
export type TasksEvent =
  | { type: "tasks.asked" }
  | { type: "task.begun" }
  | { type: "page.hidden" }
  | { type: "page.shown" }
  | { type: "task.cancelled"; task: Task };

/** Milliseconds between two looks at what runs. */
const LOOK = 2_000;
const LOOKS = {
  "tasks.asked": "reading",
  "task.begun": "reading",
  "page.shown": { target: "reading", actions: "show" },
  "task.cancelled": "cancelling",
} as const;
const isUnderWay = (task: Task): boolean => task.kind === "export" || task.status !== "ready";

async function cancel({ imports, exports }: TaskSources, task: Task): Promise<Result<unknown, Trouble>> {
  const given = task.kind === "import" ? imports?.cancel(task.id) : exports?.remove(task.id);
  return given ?? { ok: true, value: undefined };
}

/** Runs in XState with what is looked at as its input. */
export const tasksMachine = setup({
  types: {} as { context: Context; events: TasksEvent; input: TaskSources },
  actors: {
    read: fromPromise<Result<readonly Task[], Trouble>, Pick<Context, "sources" | "tasks">>(({ input }) =>
      readTasks(input.sources, input.tasks),
    ),
    cancel: fromPromise<Result<unknown, Trouble>, { sources: TaskSources; task: Task }>(({ input }) =>
      cancel(input.sources, input.task),
    ),
  },
  guards: {
    runs: ({ context }) => context.tasks.some(isUnderWay),
    isLookedAt: ({ context }) => !context.isHidden,
  },
  actions: {
    hide: assign({ isHidden: true }),
    show: assign({ isHidden: false }),
    takeTasks: assign((_, tasks: readonly Task[]) => ({ tasks, trouble: null })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
    takeCancelTrouble: assign((_, cancelTrouble: Trouble) => ({ cancelTrouble })),
    forgetCancelTrouble: assign({ cancelTrouble: null }),
  },
  delays: { look: LOOK },
}).createMachine({
  id: "tasks",
  context: ({ input }) => ({ sources: input, tasks: [], isHidden: false, trouble: null, cancelTrouble: null }),
  initial: "reading",
  on: { "page.hidden": { actions: "hide" }, "page.shown": { actions: "show" } },
  states: {
    reading: {
      invoke: {
        src: "read",
        input: ({ context }) => context,
        onDone: onAnswer<readonly Task[]>()(
          { target: "judging", action: "takeTasks" },
          // It goes on without us: the next look tells how far it is.
          { target: "judging", action: "takeTrouble" },
        ),
      },
      on: {
        // What is on its way may have been asked for before.
        "task.begun": { target: "reading", reenter: true },
        "task.cancelled": "cancelling",
      },
    },
    judging: { always: [{ guard: "runs", target: "following" }, { target: "resting" }] },
    following: {
      after: { look: { guard: "isLookedAt", target: "reading" } },
      on: LOOKS,
    },
    resting: { on: LOOKS },
    cancelling: {
      entry: "forgetCancelTrouble",
      invoke: {
        src: "cancel",
        input: ({ context, event }) => ({
          sources: context.sources,
          task: (event as Extract<TasksEvent, { type: "task.cancelled" }>).task,
        }),
        onDone: onTrouble("reading", { target: "reading", action: "takeCancelTrouble" }),
      },
    },
  },
});
