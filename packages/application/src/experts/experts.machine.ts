// Knows how an administrator names experts and switches them on or off: each change is stored at once (§3.41).
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, setup } from "xstate";
import { onAnswer, onValue } from "../answering/on-answer.ts";
import type { ExpertGateway, Experts, ManagedPerson, PeopleDirectory, Trouble } from "../ports/index.ts";

/** The most people that a search offers. */
const FOUND = 10;

/** What naming experts is started with. */
export interface ExpertsInput {
  readonly gateway: ExpertGateway;
  readonly people: Pick<PeopleDirectory, "list">;
}
export interface ExpertsContext extends ExpertsInput {
  /** Null before the first answer. */
  readonly stored: Experts | null;
  /** Why it could not be loaded, or was not stored. */
  readonly trouble: Trouble | null;
  readonly query: string;
  /** Null before a search. */
  readonly found: readonly ManagedPerson[] | null;
}
/** What can happen to experts. */
export type ExpertsEvent =
  | { type: "switch.turned"; isEnabled: boolean }
  | { type: "expert.added"; id: string }
  | { type: "expert.removed"; id: string }
  | { type: "people.searched"; query: string }
  | { type: "retry.asked" };
type Change = Extract<ExpertsEvent, { type: "switch.turned" | "expert.added" | "expert.removed" }>;

function changeExperts({ isEnabled, experts }: Experts, event: Change): [boolean, readonly string[]] {
  const ids = experts.map(({ id }) => id);
  if (event.type === "switch.turned") return [event.isEnabled, ids];
  const others = ids.filter((id) => id !== event.id);
  return [isEnabled, event.type === "expert.added" ? [...others, event.id] : others];
}

/** Runs in XState with an `ExpertsInput`. */
export const expertsMachine = setup({
  types: {} as { context: ExpertsContext; events: ExpertsEvent; input: ExpertsInput },
  actors: {
    load: fromPromise<Result<Experts, Trouble>, ExpertGateway>(({ input }) => input.read()),
    store: fromPromise<Result<Experts, Trouble>, { gateway: ExpertGateway; stored: Experts; change: Change }>(
      ({ input: { gateway, stored, change } }) => gateway.name(...changeExperts(stored, change), stored),
    ),
    search: fromPromise<Result<readonly ManagedPerson[], Trouble>, ExpertsContext>(
      async ({ input: { people, query } }) => {
        const all = { order: "name", page: 1, roles: [], isActive: true, affectations: [], criterias: [] } as const;
        const page = await people.list({ ...all, query }, FOUND);
        return page.ok ? { ok: true, value: page.value.people } : page;
      },
    ),
  },
  actions: {
    takeStored: assign((_, stored: Experts) => ({ stored, trouble: null })),
    renew: assign((_, stored: Experts) => ({ stored })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
    takeFound: assign((_, found: readonly ManagedPerson[]) => ({ found })),
  },
}).createMachine({
  id: "experts",
  context: ({ input }) => ({ ...input, stored: null, trouble: null, query: "", found: null }),
  type: "parallel",
  states: {
    storing: {
      initial: "loading",
      states: {
        loading: {
          invoke: {
            src: "load",
            input: ({ context }) => context.gateway,
            onDone: onAnswer<Experts>()(
              { target: "ready", action: "takeStored" },
              { target: "failed", action: "takeTrouble" },
            ),
          },
        },
        failed: { on: { "retry.asked": "loading" } },
        ready: {
          on: { "switch.turned": "saving", "expert.added": "saving", "expert.removed": "saving" },
        },
        saving: {
          invoke: {
            src: "store",
            input: ({ context: { gateway, stored }, event }) => ({
              ...{ gateway, stored: stored ?? { isEnabled: false, experts: [] } },
              change: event as Change,
            }),
            onDone: onAnswer<Experts>()(
              { target: "ready", action: "takeStored" },
              { target: "renewing", action: "takeTrouble" },
            ),
          },
        },
        /**
         * The trouble of a change stays told, beside the experts as they are now: the next change is based on those.
         */
        renewing: {
          invoke: {
            src: "load",
            input: ({ context }) => context.gateway,
            onDone: onValue<Experts>()({ target: "ready", action: "renew" }, "ready"),
          },
        },
      },
    },
    searching: {
      initial: "idle",
      on: { "people.searched": { target: ".busy", actions: assign({ query: ({ event }) => event.query }) } },
      states: {
        idle: {},
        busy: {
          invoke: {
            src: "search",
            input: ({ context }) => context,
            onDone: onAnswer<readonly ManagedPerson[]>()(
              { target: "idle", action: "takeFound" },
              { target: "idle", action: "takeTrouble" },
            ),
          },
        },
      },
    },
  },
});
