// Knows how an administrator orders their organisation: each change is stored at once, and the last is taken back.
import type { Result } from "@academiz/domain/kernel";
import { assign, emit, fromPromise, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import type { Organisation, OrganisationGateway, Trouble } from "../ports/index.ts";
import { invertAct, type OrganisationAct } from "./organisation.types.ts";

/** What the page is started with. */
export interface OrganisationInput {
  readonly gateway: OrganisationGateway;
}
interface Context extends OrganisationInput {
  readonly stored: Organisation | null;
  /** What takes the last change back; null before one, and after it was taken back. */
  readonly inverse: OrganisationAct | null;
  readonly isUndo: boolean;
  readonly trouble: Trouble | null;
}
/** What can happen to it: a change that comes while another is under way is passed over. */
export type OrganisationEvent =
  | { type: "act.asked"; act: OrganisationAct }
  | { type: "undo.asked" }
  | { type: "retry.asked" };
/** What the machine tells: a change is stored; one that took another back cannot itself be taken back. */
export interface OrganisationSaved {
  readonly type: "saved";
  readonly isUndo: boolean;
}

type Acting = Context & { readonly act: OrganisationAct | null };
const read = fromPromise<Result<Organisation, Trouble>, Context>(({ input }) => input.gateway.read());
const perform = fromPromise<Result<Organisation, Trouble>, Acting>(async ({ input: { gateway, stored, act } }) => {
  if (stored && act) {
    const done = await carryOut(gateway, stored, act);
    if (!done.ok) return done;
  }
  return gateway.read();
});

function carryOut(
  gateway: OrganisationGateway,
  stored: Organisation,
  act: OrganisationAct,
): Promise<Result<unknown, Trouble>> {
  switch (act.type) {
    case "tree":
      return gateway.writeTree(stored.id, act.kind, { before: stored[act.kind], after: act.tree });
    case "relabel":
      return gateway.renameCriterion(stored.id, act.from, act.to);
    case "tag.add":
      return gateway.addTag(stored.id, act.tag);
    case "tag.remove":
      return gateway.removeTag(stored.id, act.tag);
    case "licence":
      return gateway.writeLicence(stored.id, act.licence);
  }
}

/** To be run by XState with an `OrganisationInput`. */
export const organisationMachine = setup({
  types: {} as {
    context: Context;
    events: OrganisationEvent;
    input: OrganisationInput;
    emitted: OrganisationSaved;
  },
  actors: { read, perform },
  actions: {
    takeStored: assign((_, stored: Organisation) => ({ stored, trouble: null })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
    forgetTrouble: assign({ trouble: null }),
    tellSaved: emit(({ context }) => ({ type: "saved" as const, isUndo: context.isUndo })),
  },
}).createMachine({
  id: "organisation",
  context: ({ input }) => ({ ...input, stored: null, inverse: null, isUndo: false, trouble: null }),
  initial: "loading",
  states: {
    loading: {
      entry: "forgetTrouble",
      invoke: {
        src: "read",
        input: ({ context }) => context,
        onDone: onAnswer<Organisation>()(
          { target: "ready", action: "takeStored" },
          { target: "failed", action: "takeTrouble" },
        ),
      },
    },
    failed: { on: { "retry.asked": "loading" } },
    ready: {
      on: {
        "act.asked": {
          target: "acting",
          actions: assign(({ context, event }) => ({
            isUndo: false,
            inverse: context.stored && invertAct(context.stored, event.act),
          })),
        },
        "undo.asked": {
          guard: ({ context }) => context.inverse !== null,
          target: "acting",
          actions: assign({ isUndo: true }),
        },
        "retry.asked": "loading",
      },
    },
    acting: {
      entry: "forgetTrouble",
      invoke: {
        src: "perform",
        input: ({ context, event }) => ({ ...context, act: event.type === "act.asked" ? event.act : context.inverse }),
        onDone: onAnswer<Organisation>()(
          { target: "saved", action: "takeStored" },
          { target: "ready", action: "takeTrouble" },
        ),
      },
    },
    saved: {
      entry: ["tellSaved", assign(({ context }) => (context.isUndo ? { inverse: null } : {}))],
      always: "ready",
    },
  },
});
