// Knows how an author writes the sessions of a classroom: they are added, changed, ordered, and removed once it is
// known what depends on them.
import type { Result } from "@academiz/domain/kernel";
import type { ClassroomMean } from "@academiz/domain/products";
import { assign, fromPromise, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import type { ClassroomGateway, SessionUse, Trouble } from "../ports/index.ts";

/** The input of the machine. */
export interface ClassroomContentInput {
  readonly gateway: Pick<ClassroomGateway, "readUse">;
  /** Slug of the product. */
  readonly slug: string;
  /** As they are stored, in their order. */
  readonly stored: readonly ClassroomMean[];
}
interface Context extends ClassroomContentInput {
  /** As they are written. */
  readonly means: readonly ClassroomMean[];
  /** The session whose removal is asked for. */
  readonly leaving: ClassroomMean | null;
  /** Null while it is asked for, and where it could not be read. */
  readonly use: SessionUse | null;
  readonly trouble: Trouble | null;
}
/** What can happen to the sessions. */
export type ClassroomContentEvent =
  | { type: "session.added"; mean: ClassroomMean }
  | { type: "session.changed"; mean: ClassroomMean }
  /** `to` is its new place, from 0; a place past an end means that end. */
  | { type: "session.moved"; slug: string; to: number }
  /** Asks what depends on the session. */
  | { type: "removal.asked"; slug: string }
  | { type: "removal.confirmed" }
  | { type: "removal.dropped" }
  | { type: "retry.asked" }
  /** The sessions were stored, here or elsewhere. */
  | { type: "sessions.stored"; means: readonly ClassroomMean[] }
  | { type: "changes.dropped" };

/** The sessions of a classroom, run in XState with a `ClassroomContentInput`. */
export const classroomContentMachine = setup({
  types: {} as { context: Context; events: ClassroomContentEvent; input: ClassroomContentInput },
  actors: {
    readUse: fromPromise<Result<SessionUse, Trouble>, Context>(
      async ({ input: { gateway, slug, stored, leaving } }) => {
        const none = { slots: 0, enrolments: 0, signatures: 0 };
        // Nothing can depend on a session that was never stored.
        if (!leaving || !stored.some((one) => one.slug === leaving.slug)) return { ok: true, value: none };
        return gateway.readUse(slug, leaving.slug);
      },
    ),
  },
  actions: {
    takeUse: assign((_, use: SessionUse) => ({ use, trouble: null })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
  },
}).createMachine({
  id: "classroom-content",
  context: ({ input }) => ({ ...input, means: input.stored, leaving: null, use: null, trouble: null }),
  on: {
    "session.added": {
      guard: ({ context, event }) => !context.means.some(({ slug }) => slug === event.mean.slug),
      actions: assign({ means: ({ context, event }) => [...context.means, event.mean] }),
    },
    "session.changed": {
      actions: assign({
        means: ({ context, event }) => context.means.map((one) => (one.slug === event.mean.slug ? event.mean : one)),
      }),
    },
    "session.moved": {
      actions: assign({ means: ({ context, event }) => move(context.means, event.slug, event.to) }),
    },
    "sessions.stored": { actions: assign({ stored: ({ event }) => event.means, means: ({ event }) => event.means }) },
    "changes.dropped": { actions: assign({ means: ({ context }) => context.stored }) },
    "removal.asked": {
      target: ".asking",
      actions: assign({
        leaving: ({ context, event }) => context.means.find(({ slug }) => slug === event.slug) ?? null,
        use: null,
        trouble: null,
      }),
    },
    "removal.dropped": { target: ".writing", actions: assign({ leaving: null }) },
  },
  initial: "writing",
  states: {
    writing: {},
    asking: {
      invoke: {
        src: "readUse",
        input: ({ context }) => context,
        onDone: onAnswer<SessionUse>()(
          { target: "asked", action: "takeUse" },
          { target: "unknown", action: "takeTrouble" },
        ),
      },
    },
    unknown: { on: { "retry.asked": "asking" } },
    asked: {
      on: {
        // Signatures and slots of the session would have no place any more: its slots have to be called off first.
        "removal.confirmed": {
          guard: ({ context }) => context.use?.slots === 0,
          target: "writing",
          actions: assign({
            means: ({ context }) => context.means.filter(({ slug }) => slug !== context.leaving?.slug),
            leaving: null,
          }),
        },
      },
    },
  },
});

function move(means: readonly ClassroomMean[], slug: string, to: number): readonly ClassroomMean[] {
  const one = means.find((mean) => mean.slug === slug);
  if (!one) return means;
  const others = means.filter((mean) => mean !== one);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, one);
}
