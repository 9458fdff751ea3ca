// Knows how an administrator writes the terms of use of their organisation.
import type { TermsTexts } from "@academiz/domain/clients";
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import type { ClientTerms, ClientTermsGateway, Trouble } from "../ports/index.ts";

interface Context {
  readonly gateway: ClientTermsGateway;
  /** Null before the first answer. */
  readonly stored: ClientTerms | null;
  readonly trouble: Trouble | null;
}
type Written = Pick<Context, "gateway"> & { readonly texts: TermsTexts; readonly before: number };

/** Runs in XState with a `ClientTermsGateway`. */
export const clientTermsMachine = setup({
  types: {} as {
    context: Context;
    events: { type: "terms.written"; texts: TermsTexts } | { type: "retry.asked" };
    input: Pick<Context, "gateway">;
  },
  actors: {
    load: fromPromise<Result<ClientTerms, Trouble>, ClientTermsGateway>(({ input }) => input.read()),
    store: fromPromise<Result<ClientTerms, Trouble>, Written>(({ input: { gateway, texts, before } }) =>
      gateway.write(texts, before),
    ),
  },
  actions: {
    take: assign((_, stored: ClientTerms) => ({ stored, trouble: null })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
  },
}).createMachine({
  id: "client-terms",
  context: ({ input }) => ({ ...input, stored: null, trouble: null }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "load",
        input: ({ context }) => context.gateway,
        onDone: onAnswer<ClientTerms>()(
          { target: "ready", action: "take" },
          { target: "ready", action: "takeTrouble" },
        ),
      },
    },
    ready: { on: { "terms.written": "saving", "retry.asked": "loading" } },
    saving: {
      invoke: {
        src: "store",
        input: ({ context: { gateway, stored }, event }) => ({
          gateway,
          texts: event.type === "terms.written" ? event.texts : { fr: "", en: "" },
          before: stored?.version ?? 0,
        }),
        onDone: onAnswer<ClientTerms>()(
          { target: "ready", action: "take" },
          { target: "ready", action: "takeTrouble" },
        ),
      },
    },
  },
});

export interface ClientTermsView {
  readonly phase: "loading" | "ready" | "failed";
  readonly stored: ClientTerms | null;
  readonly isSaving: boolean;
  readonly trouble: Trouble | null;
}

/** The view of a snapshot of `clientTermsMachine`. Pure. */
export function connectClientTerms(snapshot: SnapshotFrom<typeof clientTermsMachine>): ClientTermsView {
  const { stored, trouble } = snapshot.context;
  const phase = stored ? "ready" : trouble ? "failed" : "loading";
  return { phase, stored, trouble, isSaving: snapshot.matches("saving") };
}
