// Knows how an administrator says how people sign in to their organisation: each change is stored at once.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import type { SignInRules, SignInRulesGateway, Trouble } from "../ports/index.ts";

interface Context {
  readonly gateway: SignInRulesGateway;
  /** Null before the first answer. */
  readonly stored: SignInRules | null;
  readonly trouble: Trouble | null;
}
type Asked = Pick<Context, "gateway"> & { readonly rules: SignInRules };

/** To be run by XState with a `SignInRulesGateway`. */
export const signInRulesMachine = setup({
  types: {} as {
    context: Context;
    events: { type: "demand.turned"; isDemanded: boolean } | { type: "retry.asked" };
    input: { readonly gateway: SignInRulesGateway };
  },
  actors: {
    load: fromPromise<Result<SignInRules, Trouble>, SignInRulesGateway>(({ input }) => input.read()),
    store: fromPromise<Result<SignInRules, Trouble>, Asked>(({ input: { gateway, rules } }) => gateway.write(rules)),
  },
  guards: { isKnown: ({ context }) => context.stored !== null },
  actions: {
    take: assign((_, stored: SignInRules) => ({ stored, trouble: null })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
  },
}).createMachine({
  id: "sign-in-rules",
  context: ({ input }) => ({ ...input, stored: null, trouble: null }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "load",
        input: ({ context }) => context.gateway,
        onDone: onAnswer<SignInRules>()(
          { target: "ready", action: "take" },
          { target: "ready", action: "takeTrouble" },
        ),
      },
    },
    ready: { on: { "demand.turned": { guard: "isKnown", target: "saving" }, "retry.asked": "loading" } },
    saving: {
      invoke: {
        src: "store",
        input: ({ context: { gateway, stored }, event }) => ({
          gateway,
          rules: {
            clientId: stored?.clientId ?? "",
            isSecondFactorDemanded: event.type === "demand.turned" && event.isDemanded,
          },
        }),
        onDone: onAnswer<SignInRules>()(
          { target: "ready", action: "take" },
          { target: "ready", action: "takeTrouble" },
        ),
      },
    },
  },
});

/** How people sign in, as it is shown. */
export interface SignInRulesView {
  readonly phase: "loading" | "ready" | "failed";
  readonly stored: SignInRules | null;
  readonly isSaving: boolean;
  readonly trouble: Trouble | null;
}

/** The view of a snapshot of `signInRulesMachine`. Pure. */
export function connectSignInRules(snapshot: SnapshotFrom<typeof signInRulesMachine>): SignInRulesView {
  const { stored, trouble } = snapshot.context;
  const phase = stored ? "ready" : trouble ? "failed" : "loading";
  return { phase, stored, trouble, isSaving: snapshot.matches("saving") };
}
