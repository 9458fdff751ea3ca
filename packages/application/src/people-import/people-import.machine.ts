// Knows the steps of importing a file of people: chosen, checked, shown, carried out or given up. It continues without
// its page, which finds it again.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, setup } from "xstate";
import { onAnswer, onValue } from "../answering/on-answer.ts";
import type { ChosenFile, FormerImport, ImportOptions, PeopleImport, PeopleImports, Trouble } from "../ports/index.ts";

/** What an import of people is started with. */
export interface PeopleImportInput {
  readonly imports: PeopleImports;
}
interface Context extends PeopleImportInput {
  /** The import that is shown; null before one is begun. */
  readonly current: PeopleImport | null;
  /** Newest first. */
  readonly former: readonly FormerImport[];
  readonly trouble: Trouble | null;
}
/** What can happen to it; events during a request to the server are ignored. */
export type PeopleImportEvent =
  | { type: "file.chosen"; file: ChosenFile; options: ImportOptions }
  /** It is carried out as shown; `removals`: the number of people it removes, where that has to be confirmed. */
  | { type: "import.confirmed"; removals: number | null }
  | { type: "import.cancelled" }
  /** Another file is wanted, once this import is over. */
  | { type: "another.asked" }
  | { type: "retry.asked" };

/** Milliseconds between two polls of an import that is under way. */
const LOOK = 1_000;
const isUnderWay = ({ status }: Pick<PeopleImport, "status">): boolean =>
  status === "checking" || status === "applying";

type Asked = Extract<PeopleImportEvent, { type: "file.chosen" | "import.confirmed" | "import.cancelled" }>;
async function ask({ imports, current }: Context, asked: Asked): Promise<Result<PeopleImport, Trouble>> {
  if (asked.type === "file.chosen") return imports.begin(asked.file, asked.options);
  const id = current?.id ?? "";
  return asked.type === "import.confirmed" ? imports.apply(id, asked.removals) : imports.cancel(id);
}

interface Found {
  readonly current: PeopleImport | null;
  readonly former: readonly FormerImport[];
}
/** Finds the import that waits for confirmation or is under way. */
async function find({ imports }: Context): Promise<Result<Found, Trouble>> {
  const listed = await imports.list();
  if (!listed.ok) return listed;
  const [last] = listed.value;
  if (!last || !(isUnderWay(last) || last.status === "ready"))
    return { ok: true, value: { current: null, former: listed.value } };
  const read = await imports.read(last.id);
  return read.ok ? { ok: true, value: { current: read.value, former: listed.value } } : read;
}

/** Runs in XState with a `PeopleImportInput`. */
export const peopleImportMachine = setup({
  types: {} as { context: Context; events: PeopleImportEvent; input: PeopleImportInput },
  actors: {
    find: fromPromise<Result<Found, Trouble>, Context>(({ input }) => find(input)),
    read: fromPromise<Result<PeopleImport, Trouble>, Context>(({ input: { imports, current } }) =>
      imports.read(current?.id ?? ""),
    ),
    ask: fromPromise<Result<PeopleImport, Trouble>, { context: Context; asked: Asked }>(({ input }) =>
      ask(input.context, input.asked),
    ),
  },
  guards: {
    isUnderWay: ({ context }) => context.current !== null && isUnderWay(context.current),
    isReady: ({ context }) => context.current?.status === "ready",
    isNone: ({ context }) => context.current === null,
    isOver: ({ context }) => context.current !== null,
  },
  actions: {
    takeFound: assign((_, found: Found) => ({ ...found, trouble: null })),
    takeImport: assign((_, current: PeopleImport) => ({ current, trouble: null })),
    /** The reason for a refusal stays visible. */
    takeStanding: assign((_, current: PeopleImport) => ({ current })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
    forget: assign({ current: null, trouble: null }),
    forgetTrouble: assign({ trouble: null }),
  },
  delays: { look: LOOK },
}).createMachine({
  id: "people-import",
  context: ({ input }) => ({ ...input, current: null, former: [], trouble: null }),
  initial: "finding",
  states: {
    finding: {
      invoke: {
        src: "find",
        input: ({ context }) => context,
        onDone: onAnswer<Found>()(
          { target: "judging", action: "takeFound" },
          { target: "lost", action: "takeTrouble" },
        ),
      },
    },
    lost: { on: { "retry.asked": "finding" } },
    judging: {
      always: [
        { guard: "isUnderWay", target: "following" },
        { guard: "isReady", target: "shown" },
        { guard: "isOver", target: "over" },
        { target: "choosing" },
      ],
    },
    choosing: { on: { "file.chosen": "asking" } },
    asking: {
      entry: "forgetTrouble",
      invoke: {
        src: "ask",
        input: ({ context, event }) => ({ context, asked: event as Asked }),
        onDone: onAnswer<PeopleImport>()(
          { target: "judging", action: "takeImport" },
          { target: "checking", action: "takeTrouble" },
        ),
      },
    },
    /** A refused step may have been done, or the import ended, by another administrator. */
    checking: {
      always: { guard: "isNone", target: "judging" },
      invoke: {
        src: "read",
        input: ({ context }) => context,
        onDone: onValue<PeopleImport>()({ target: "judging", action: "takeStanding" }, "judging"),
      },
    },
    following: {
      initial: "waiting",
      on: { "import.cancelled": "asking" },
      states: {
        waiting: { after: { look: "reading" } },
        reading: {
          invoke: {
            src: "read",
            input: ({ context }) => context,
            onDone: onAnswer<PeopleImport>()(
              { target: "#people-import.judging", action: "takeImport" },
              // The import continues on the server: the next poll shows how far it is.
              { target: "waiting", action: "takeTrouble" },
            ),
          },
        },
      },
    },
    shown: { on: { "import.confirmed": "asking", "import.cancelled": "asking" } },
    over: { on: { "another.asked": { target: "finding", actions: "forget" } } },
  },
});
