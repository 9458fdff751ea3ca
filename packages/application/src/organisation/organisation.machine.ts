// Knows how an administrator edits their organisation: each change is stored at once, and the last one can be undone.
import { type Result, succeed } from "@academiz/domain/kernel";
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
  /** The change that is being stored; null when there is none. */
  readonly act: OrganisationAct | null;
  readonly isUndo: boolean;
  /** How many changes of this page were stored. */
  readonly count: number;
  /** The act that undoes the last change; null before one, after it was undone, and after all was read again. */
  readonly inverse: OrganisationAct | null;
  readonly trouble: Trouble | null;
}
/**
 * The events of the machine. A change that comes while another is under way is ignored, and so is an undo of any
 * change but the last (`number`).
 */
export type OrganisationEvent =
  | { type: "act.asked"; act: OrganisationAct }
  | { type: "undo.asked"; number: number }
  | { type: "retry.asked" };
/** Emitted when a change is stored. It has a number; an undo and a merger have none, because they cannot be undone. */
export interface OrganisationSaved {
  readonly type: "saved";
  readonly isUndo: boolean;
  readonly canUndo: boolean;
  readonly number: number;
}

const read = fromPromise<Result<Organisation, Trouble>, Context>(({ input }) => input.gateway.read());
const perform = fromPromise<Result<unknown, Trouble>, Context>(async ({ input: { gateway, stored, act } }) =>
  stored && act ? carryOut(gateway, stored, act) : succeed(undefined),
);

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
    case "merge":
      return gateway.mergePlaces(stored.id, act.from, act.into);
    case "tag.add":
      return gateway.addTag(stored.id, act.tag);
    case "tag.remove":
      return gateway.removeTag(stored.id, act.tag);
    case "licence":
      return gateway.writeLicence(stored.id, act.licence);
  }
}

/** Runs in XState with an `OrganisationInput`. */
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
    /** How to undo a change is computed once it is stored, from what was there before. */
    noteStored: assign(({ context: { stored, act, isUndo, count } }) => ({
      count: count + 1,
      inverse: !isUndo && stored && act ? invertAct(stored, act) : null,
    })),
    forgetInverse: assign({ inverse: null }),
    tellSaved: emit(({ context: { isUndo, inverse, count } }) => ({
      type: "saved" as const,
      isUndo,
      canUndo: inverse !== null,
      number: count,
    })),
  },
  guards: {
    isLast: ({ context, event }) =>
      event.type === "undo.asked" && context.inverse !== null && event.number === context.count,
  },
}).createMachine({
  id: "organisation",
  context: ({ input }) => ({
    ...input,
    stored: null,
    act: null,
    isUndo: false,
    count: 0,
    inverse: null,
    trouble: null,
  }),
  initial: "loading",
  states: {
    loading: {
      // Another administrator may have been faster: an undo would undo their change too.
      entry: ["forgetTrouble", "forgetInverse"],
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
          actions: assign(({ event }) => ({ isUndo: false, act: event.act })),
        },
        "undo.asked": {
          guard: "isLast",
          target: "acting",
          actions: assign(({ context }) => ({ isUndo: true, act: context.inverse })),
        },
        "retry.asked": "loading",
      },
    },
    acting: {
      entry: "forgetTrouble",
      invoke: {
        src: "perform",
        input: ({ context }) => context,
        onDone: onAnswer<unknown>()(
          { target: "stored", action: "noteStored" },
          { target: "ready", action: "takeTrouble" },
        ),
      },
    },
    /** The change is stored, even if the rest cannot be read now. */
    stored: {
      invoke: {
        src: "read",
        input: ({ context }) => context,
        onDone: onAnswer<Organisation>()(
          { target: "saved", action: "takeStored" },
          { target: "unshown", action: "takeTrouble" },
        ),
      },
    },
    unshown: { entry: "tellSaved", always: "failed" },
    saved: { entry: "tellSaved", always: "ready" },
  },
});
