// Knows how one form is sent: once at a time, again after a failure, and never again once it was taken.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, setup } from "xstate";
import { onTrouble } from "../answering/on-answer.ts";
import type { Trouble } from "../ports/index.ts";

/** What a form is started with: who takes it. A failure is the result's; `submit` must not reject. */
export interface SubmissionInput<Values> {
  readonly submit: (values: Values) => Promise<Result<unknown, Trouble>>;
}
interface Context<Values> extends SubmissionInput<Values> {
  readonly trouble: Trouble | null;
}

/**
 * A machine for one form of these values, run in XState with a `SubmissionInput`: `form.submitted` sends them, again
 * after a failure; what comes while they are on their way, and once they were taken, is ignored, until `form.reopened`
 * begins anew.
 */
export function createSubmissionMachine<Values>() {
  type Sent = SubmissionInput<Values> & { readonly values: Values };
  return setup({
    types: {} as {
      context: Context<Values>;
      events: { type: "form.submitted"; values: Values } | { type: "form.reopened" };
      input: SubmissionInput<Values>;
    },
    actors: { send: fromPromise<Result<unknown, Trouble>, Sent>(({ input }) => input.submit(input.values)) },
    actions: { takeTrouble: assign((_, trouble: Trouble) => ({ trouble })), forgetTrouble: assign({ trouble: null }) },
  }).createMachine({
    id: "submission",
    context: ({ input }) => ({ ...input, trouble: null }),
    initial: "editing",
    states: {
      editing: { on: { "form.submitted": "sending", "form.reopened": { actions: "forgetTrouble" } } },
      sending: {
        entry: "forgetTrouble",
        invoke: {
          src: "send",
          input: ({ context, event }) => {
            if (event.type !== "form.submitted") throw new Error("nothing was submitted");
            return { submit: context.submit, values: event.values };
          },
          onDone: onTrouble("taken", { target: "editing", action: "takeTrouble" }),
        },
      },
      taken: { on: { "form.reopened": "editing" } },
    },
  });
}
