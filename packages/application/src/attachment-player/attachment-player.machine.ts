// Knows how a learner opens an attachment: it is loaded, opened once, and its opening is stored (§7.135).
import { readModeEffects, type SessionMode } from "@academiz/domain/identity";
import type { Result } from "@academiz/domain/kernel";
import { readPlayResult } from "@academiz/domain/plays";
import { assign, enqueueActions, fromPromise, sendTo, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import { dateFact } from "../playing/date-fact.ts";
import type {
  AttachmentSource,
  AttachmentToPlay,
  Clock,
  OpenedAttachment,
  ProgressGateway,
  ProgressJournal,
  Trouble,
} from "../ports/index.ts";
import {
  connectSaving,
  createSavingMachine,
  NOTHING_TO_SAVE,
  type Saved,
  type SavingInput,
  type SavingSnapshot,
  type SavingView,
} from "../saving/index.ts";

/** What the page of an attachment asks of the world. */
export interface AttachmentPlayerPorts {
  readonly source: AttachmentSource;
  readonly journal: ProgressJournal<OpenedAttachment>;
  readonly gateway: ProgressGateway<OpenedAttachment>;
  readonly clock: Clock;
}
/** What it is started with. */
export interface AttachmentPlayerInput {
  readonly ports: AttachmentPlayerPorts;
  readonly mode: SessionMode;
  readonly isImpersonated?: boolean;
}
interface Context extends AttachmentPlayerInput {
  /** Null until it is read. */
  readonly toPlay: AttachmentToPlay | null;
  /** Why it could not be read. */
  readonly trouble: Trouble | null;
  /** Milliseconds since the epoch. */
  readonly shownAt: number;
  /** The opening that is not yet known to be stored; null where there is none. */
  readonly opened: OpenedAttachment | null;
  /** Something was opened in this visit, or before. */
  readonly isOpened: boolean;
  readonly saving: SavingView;
  /** False where its opening lasts only as long as the page. */
  readonly isSafe: boolean;
}
/**
 * The events of the machine. `attachment.opened` comes each time that the learner looks at it; the first one counts.
 */
export type AttachmentPlayerEvent =
  | { type: "attachment.opened" }
  | { type: "second.passed" }
  | { type: "page.left" }
  | { type: "network.returned" }
  | { type: "retry.asked" };

const load = fromPromise<Result<AttachmentToPlay, Trouble>, AttachmentSource>(({ input }) => input.load());

/** The opening that an earlier visit left on the device; null where there is none that can be read. */
export function readPending(waiting: unknown, slug: string): OpenedAttachment | null {
  if (typeof waiting !== "object" || waiting === null) return null;
  if (!("time" in waiting) || typeof waiting.time !== "number") return null;
  if (!("eventDate" in waiting) || typeof waiting.eventDate !== "string") return null;
  return { slug, time: waiting.time, eventDate: waiting.eventDate };
}

export const keepsOpening = (input: AttachmentPlayerInput): boolean => readModeEffects(input).keepsProgress;

function take(context: Context, toPlay: AttachmentToPlay): Partial<Context> {
  const { journal, clock } = context.ports;
  const slug = toPlay.perimeterSlug;
  const opened = keepsOpening(context) ? readPending(journal.readPending(slug), slug) : null;
  const isOpened = opened !== null || readPlayResult(toPlay.storedProgress)?.status === "COMPLETE";
  return { toPlay, trouble: null, opened, isOpened, shownAt: clock.now() };
}

const savingOf = ({ ports: { gateway, journal, clock }, opened }: Context): SavingInput<OpenedAttachment> => ({
  async store(fact): Promise<Result<Saved, Trouble>> {
    const answer = await gateway.send(fact);
    if (!answer.ok) return answer;
    // It was already opened on another device, so nothing is left to send.
    journal.forget(fact);
    return { ok: true, value: {} };
  },
  sayLast: (fact) => gateway.sendLeaving(fact),
  clock,
  saveAfter: 0,
  fact: opened,
});

/**
 * The page of an attachment, run in XState with an `AttachmentPlayerInput`: an attachment is done once it is opened.
 * Its opening stays on the device until it is stored; in a preview, and for somebody who stands in for a learner,
 * nothing is kept.
 */
export const attachmentPlayerMachine = setup({
  types: {} as { context: Context; events: AttachmentPlayerEvent; input: AttachmentPlayerInput },
  actors: { load, saving: createSavingMachine<OpenedAttachment>() },
  actions: {
    takeAttachment: assign(({ context }, toPlay: AttachmentToPlay) => take(context, toPlay)),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
    hearSaving: assign((_, snapshot: SavingSnapshot<OpenedAttachment>) => ({ saving: connectSaving(snapshot) })),
    open: enqueueActions(({ context, enqueue }) => {
      const { toPlay, isOpened, shownAt, ports } = context;
      if (!toPlay || isOpened) return;
      enqueue.assign({ isOpened: true });
      if (!keepsOpening(context)) return;
      const now = ports.clock.now();
      const opened = {
        slug: toPlay.perimeterSlug,
        time: Math.max(0, Math.round((now - shownAt) / 1_000)),
        eventDate: dateFact(undefined, now),
      };
      enqueue.assign({ opened, isSafe: ports.journal.keep(opened) });
      enqueue.sendTo("saving", { type: "fact.kept", fact: opened });
    }),
    leave: sendTo("saving", { type: "page.left", fact: null }),
    passOn: sendTo("saving", { type: "network.returned" }),
    saveNow: sendTo("saving", { type: "retry.asked" }),
  },
}).createMachine({
  id: "attachment-player",
  context: ({ input }) => ({
    ...input,
    toPlay: null,
    trouble: null,
    shownAt: 0,
    opened: null,
    isOpened: false,
    saving: NOTHING_TO_SAVE,
    isSafe: true,
  }),
  initial: "loading",
  states: {
    loading: {
      invoke: {
        src: "load",
        input: ({ context }) => context.ports.source,
        onDone: onAnswer<AttachmentToPlay>()(
          { target: "ready", action: "takeAttachment" },
          { target: "failed", action: "takeTrouble" },
        ),
      },
    },
    failed: { on: { "retry.asked": "loading", "network.returned": "loading" } },
    ready: {
      invoke: {
        id: "saving",
        src: "saving",
        input: ({ context }) => savingOf(context),
        onSnapshot: { actions: { type: "hearSaving", params: ({ event }) => event.snapshot } },
      },
      on: {
        "attachment.opened": { actions: "open" },
        "page.left": { actions: "leave" },
        "network.returned": { actions: "passOn" },
        "retry.asked": { actions: "saveNow" },
      },
    },
  },
});
