// Knows how an administrator orders their organisation: each change is stored at once, and the last is taken back.
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
  /** What is being stored; null when nothing is. */
  readonly act: OrganisationAct | null;
  readonly isUndo: boolean;
  /** Changes that were stored of this page. */
  readonly count: number;
  /** What takes the last change back; null before one, after it was taken back, and after all was read anew. */
  readonly inverse: OrganisationAct | null;
  readonly trouble: Trouble | null;
}
/**
 * What can happen to it: a change that comes while another is under way is passed over, and so is an undo of another
 * change than the last (`number`).
 */
export type OrganisationEvent =
  | { type: "act.asked"; act: OrganisationAct }
  | { type: "undo.asked"; number: number }
  | { type: "retry.asked" };
/** What the machine tells: a change is stored. It has a number; an undo cannot be undone, nor can a merger. */
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
    /** What takes a change back is known once it is stored, of what stood there before it. */
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
      // Another administrator may have come before: what takes a change back would take theirs too.
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
    /** It is stored, whatever comes of reading what else stands there by now. */
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
