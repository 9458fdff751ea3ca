// Knows how the look and the words of a client are opened and saved by those who administer it.
import type { Result } from "@academiz/domain/kernel";
import { assign, emit, fromPromise, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import type { Appearance, AppearanceChange, AppearanceGateway, Trouble } from "../ports/index.ts";
import type { KeptPictures } from "./pictures.machine.ts";

/** The input of the machine. */
export interface AppearanceInput {
  readonly gateway: Pick<AppearanceGateway, "read" | "write">;
}
interface Context extends AppearanceInput {
  readonly stored: Appearance | null;
  /** Why it could not be opened, or why the last save failed. */
  readonly trouble: Trouble | null;
}
/** The events of the machine; a save that is asked for while another is under way is ignored. */
export type AppearanceEvent =
  | { type: "change.saved"; change: AppearanceChange }
  /** Pictures that were stored with it. */
  | { type: "pictures.kept"; pictures: KeptPictures }
  | { type: "retry.asked" }
  | { type: "trouble.dismissed" };
/** The event that the machine emits. */
export interface AppearanceSaved {
  readonly type: "saved";
  readonly stored: Appearance;
}

type Saving = Context & { readonly change: AppearanceChange };
const read = fromPromise<Result<Appearance, Trouble>, Context>(({ input }) => input.gateway.read());
const write = fromPromise<Result<Appearance, Trouble>, Saving>(({ input: { gateway, stored, change } }) =>
  gateway.write(stored?.clientId ?? "", change),
);

/** Runs in XState with an `AppearanceInput`. Only what differs from the last save is sent. */
export const appearanceMachine = setup({
  types: {} as { context: Context; events: AppearanceEvent; input: AppearanceInput; emitted: AppearanceSaved },
  actors: { read, write },
  actions: {
    takeStored: assign((_, stored: Appearance) => ({ stored, trouble: null })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
    forgetTrouble: assign({ trouble: null }),
    tellSaved: emit(({ context }) => ({ type: "saved" as const, stored: context.stored as Appearance })),
  },
}).createMachine({
  id: "appearance",
  context: ({ input }) => ({ ...input, stored: null, trouble: null }),
  initial: "loading",
  on: {
    "pictures.kept": {
      actions: assign(({ context: { stored }, event }) => (stored ? { stored: { ...stored, ...event.pictures } } : {})),
    },
  },
  states: {
    loading: {
      entry: "forgetTrouble",
      invoke: {
        src: "read",
        input: ({ context }) => context,
        onDone: onAnswer<Appearance>()(
          { target: "ready", action: "takeStored" },
          { target: "failed", action: "takeTrouble" },
        ),
      },
    },
    failed: { on: { "retry.asked": "loading" } },
    ready: { on: { "change.saved": "saving", "trouble.dismissed": { actions: "forgetTrouble" } } },
    saving: {
      entry: "forgetTrouble",
      invoke: {
        src: "write",
        input: ({ context, event }) => ({ ...context, change: event.type === "change.saved" ? event.change : {} }),
        onDone: onAnswer<Appearance>()(
          { target: "saved", action: "takeStored" },
          { target: "ready", action: "takeTrouble" },
        ),
      },
    },
    saved: { entry: "tellSaved", always: "ready" },
  },
});
