// Knows how an administrator sets the rules for everybody in their organisation: each change is stored at once.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import type { ClientRules, ClientRulesGateway, StoredClientRules, Trouble } from "../ports/index.ts";

interface Context {
  readonly gateway: ClientRulesGateway;
  /** Null before the first answer. */
  readonly stored: StoredClientRules | null;
  readonly trouble: Trouble | null;
}
type Asked = Pick<Context, "gateway" | "stored"> & { readonly change: Partial<ClientRules> };
type Answer = Result<StoredClientRules, Trouble>;

/** Runs in XState with a `ClientRulesGateway`. */
export const clientRulesMachine = setup({
  types: {} as {
    context: Context;
    events: { type: "rules.changed"; change: Partial<ClientRules> } | { type: "retry.asked" };
    input: { readonly gateway: ClientRulesGateway };
  },
  actors: {
    load: fromPromise<Answer, ClientRulesGateway>(({ input }) => input.read()),
    store: fromPromise<Answer, Asked>(({ input: { gateway, stored, change } }) =>
      gateway.write(stored?.clientId ?? "", change),
    ),
  },
  guards: { isKnown: ({ context }) => context.stored !== null },
  actions: {
    take: assign((_, stored: StoredClientRules) => ({ stored, trouble: null })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
  },
}).createMachine({
  id: "client-rules",
  context: ({ input }) => ({ ...input, stored: null, trouble: null }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "load",
        input: ({ context }) => context.gateway,
        onDone: onAnswer<StoredClientRules>()(
          { target: "ready", action: "take" },
          { target: "ready", action: "takeTrouble" },
        ),
      },
    },
    ready: { on: { "rules.changed": { guard: "isKnown", target: "saving" }, "retry.asked": "loading" } },
    saving: {
      invoke: {
        src: "store",
        input: ({ context: { gateway, stored }, event }) => ({
          ...{ gateway, stored },
          change: event.type === "rules.changed" ? event.change : {},
        }),
        onDone: onAnswer<StoredClientRules>()(
          { target: "ready", action: "take" },
          { target: "ready", action: "takeTrouble" },
        ),
      },
    },
  },
});

/** The rules for everybody, as they are shown. */
export interface ClientRulesView {
  readonly phase: "loading" | "ready" | "failed";
  readonly stored: ClientRules | null;
  readonly isSaving: boolean;
  readonly trouble: Trouble | null;
}

/** The view of a snapshot of `clientRulesMachine`. Pure. */
export function connectClientRules(snapshot: SnapshotFrom<typeof clientRulesMachine>): ClientRulesView {
  const { stored, trouble } = snapshot.context;
  const phase = stored ? "ready" : trouble ? "failed" : "loading";
  return { phase, stored, trouble, isSaving: snapshot.matches("saving") };
}
