// Knows how notifications are loaded, received live, marked at once and unmarked on failure, and how the stream is
// kept open (§4.160–§4.163, §7.143, §9.37).
import type { Result } from "@academiz/domain/kernel";
import { LIVE_SILENCE, readNotification, readThreadChange } from "@academiz/domain/notifications";
import { assign, enqueueActions, fromCallback, fromPromise, raise, setup } from "xstate";
import type { Heard, NotificationGateway, NotificationPage, Trouble } from "../ports/index.ts";
import {
  addLive,
  applyMark,
  applyMarks,
  EMPTY_LIST,
  type Mark,
  markAll,
  mergeOlder,
  mergePage,
  toggle,
} from "./notification-list.ts";
import type {
  NotificationArrived,
  NotificationsContext,
  NotificationsEvent,
  NotificationsInput,
  ThreadChanged,
} from "./notifications.types.ts";

/** Milliseconds before a stream is opened again: more after each failure, and with a random part. */
const PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;
/** Milliseconds that the first list waits for the stream. */
const PATIENCE = 2_000;

/**
 * What is shown, `{notifications, total, unread}`: the list, newest first, with the marks that are on their way; both
 * numbers count all pages.
 */
export const showList = ({ list, marks }: Pick<NotificationsContext, "list" | "marks">) => applyMarks(list, marks);

type Asked = { readonly gateway: NotificationGateway; readonly offset: number };

/**
 * The notifications of a person, run in XState with a `NotificationsInput`: the list page by page, what comes live,
 * and marks that are shown before the server knows of them and taken back when it refuses (§4.160–§4.163). A stream
 * that is silent for 10 minutes (§9.37) or broken is opened again, after a second at first and a minute at most. Emits
 * `NotificationArrived` and `ThreadChanged`.
 */
export const notificationsMachine = setup({
  types: {} as {
    context: NotificationsContext;
    events: NotificationsEvent | { type: "list.outdated" };
    input: NotificationsInput;
    emitted: NotificationArrived | ThreadChanged;
  },
  actors: {
    list: fromPromise<Result<NotificationPage, Trouble>, Asked>(({ input }) => input.gateway.list(input.offset)),
    send: fromPromise<Result<undefined, Trouble>, { gateway: NotificationGateway; mark: Mark | undefined }>(
      async ({ input: { gateway, mark } }) => {
        if (!mark) return { ok: true, value: undefined };
        return mark.kind === "all" ? gateway.markAll() : gateway.mark(mark.slug, mark.isRead);
      },
    ),
    listen: fromCallback<NotificationsEvent, Pick<NotificationsContext, "stream" | "identifier" | "lastEventId">>(
      ({ input, sendBack }) =>
        input.stream.open(input.identifier, input.lastEventId, (heard) => sendBack({ type: "stream.heard", heard })),
    ),
  },
  delays: {
    silence: LIVE_SILENCE,
    patience: PATIENCE,
    pause: ({ context: { failures, dice } }) =>
      Math.min(LONGEST_PAUSE, PAUSE * 2 ** failures) * (0.5 + dice.random() / 2),
  },
  guards: {
    hasMarks: ({ context }) => context.marks.length > 0,
    isMissing: ({ context }) => context.list.notifications.length < context.list.total,
    hears: ({ event }, kind: Heard["kind"]) => event.type === "stream.heard" && event.heard.kind === kind,
  },
  actions: {
    /** A list that may lack a mark would undo it on screen for a moment: another one is asked for. */
    keepPage: assign(({ context }, page: NotificationPage) =>
      context.marks.length > 0 || context.isMarkedSince
        ? { isOutdated: true, trouble: null }
        : { list: mergePage(context.list, page), trouble: null },
    ),
    addOlder: assign(({ context }, page: NotificationPage) => ({
      list: mergeOlder(context.list, page),
      trouble: null,
    })),
    mark: assign(({ context }, mark: Mark | null) =>
      mark ? { marks: [...context.marks, mark], markTrouble: null } : {},
    ),
    /** A failed mark is no longer shown; from here on the server's state is. */
    settleMark: assign(({ context }, result: Result<undefined, Trouble>) => {
      const [mark, ...marks] = context.marks;
      if (!mark) return {};
      if (!result.ok) return { marks, markTrouble: result.error };
      const list = applyMark(context.list, mark);
      // Notifications that came while all were marked may be marked as well.
      return { marks, list, isMarkedSince: true, isOutdated: context.isOutdated || mark.kind === "all" };
    }),
    takeMessage: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== "stream.heard" || event.heard.kind !== "message") return;
      const { id, data } = event.heard;
      enqueue.assign({ lastEventId: id });
      const slug = readThreadChange(data);
      if (slug !== null) {
        enqueue.emit({ type: "thread.changed", slug });
        // Notifications about it may be read by now, in another window too.
        enqueue(raise({ type: "list.outdated" }));
      }
      const notification = readNotification(data);
      if (!notification) return;
      const list = addLive(context.list, notification);
      if (list === context.list) return;
      enqueue.assign({ list });
      enqueue.emit({ type: "notification.arrived", notification });
    }),
    /** Lists what may have been missed in between. */
    takeOpening: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== "stream.heard" || event.heard.kind !== "opened") return;
      const { lastEventId } = event.heard;
      const isGapless = context.lastEventId !== null && context.lastEventId === lastEventId;
      enqueue.assign({ failures: 0, lastEventId });
      if (!isGapless) enqueue(raise({ type: "list.outdated" }));
    }),
  },
}).createMachine({
  id: "notifications",
  context: ({ input }) => ({
    ...input,
    list: EMPTY_LIST,
    trouble: null,
    marks: [],
    markTrouble: null,
    isOutdated: false,
    isMarkedSince: false,
    lastEventId: null,
    failures: 0,
  }),
  type: "parallel",
  states: {
    list: {
      initial: "waiting",
      on: { "list.outdated": { actions: assign({ isOutdated: true }) } },
      states: {
        /** What is listed before the stream is open may miss something, and would be listed again. */
        waiting: {
          on: {
            "list.outdated": "loading",
            "page.hidden": "loading",
            "stream.heard": { guard: { type: "hears", params: "closed" }, target: "loading" },
          },
          after: { patience: "loading" },
        },
        loading: {
          entry: assign({ isOutdated: false, isMarkedSince: false }),
          invoke: {
            src: "list",
            input: ({ context }) => ({ gateway: context.gateway, offset: 0 }),
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: "ready",
                actions: {
                  type: "keepPage",
                  params: ({ event }) => (event.output.ok ? event.output.value : { ...EMPTY_LIST }),
                },
              },
              {
                target: "failed",
                actions: assign(({ event }) => (event.output.ok ? {} : { trouble: event.output.error })),
              },
            ],
          },
        },
        failed: { on: { "retry.asked": "loading", "list.outdated": "loading", "page.shown": "loading" } },
        ready: {
          initial: "resting",
          states: {
            resting: {
              always: { guard: ({ context }) => context.isOutdated && context.marks.length === 0, target: "renewing" },
              on: {
                "more.asked": { guard: "isMissing", target: "extending" },
                "page.shown": "renewing",
              },
            },
            /** Not shown as loading: the present list stays until the newer one is there, or after a failure. */
            renewing: {
              entry: assign({ isOutdated: false, isMarkedSince: false }),
              invoke: {
                src: "list",
                input: ({ context }) => ({ gateway: context.gateway, offset: 0 }),
                onDone: {
                  target: "resting",
                  actions: enqueueActions(({ event, enqueue }) => {
                    if (event.output.ok) enqueue({ type: "keepPage", params: event.output.value });
                  }),
                },
              },
            },
            extending: {
              invoke: {
                src: "list",
                input: ({ context }) => ({
                  gateway: context.gateway,
                  offset: context.list.notifications.length,
                }),
                onDone: {
                  target: "resting",
                  actions: enqueueActions(({ event, enqueue }) => {
                    if (event.output.ok) enqueue({ type: "addOlder", params: event.output.value });
                    else enqueue.assign({ trouble: event.output.error });
                  }),
                },
              },
            },
          },
        },
      },
    },
    marking: {
      initial: "resting",
      on: {
        "notification.toggled": {
          actions: { type: "mark", params: ({ context, event }) => toggle(showList(context), event.slug) },
        },
        "all.marked": {
          guard: ({ context }) => showList(context).unread > 0,
          actions: { type: "mark", params: ({ context }) => markAll(showList(context)) },
        },
      },
      states: {
        resting: { always: { guard: "hasMarks", target: "sending" } },
        sending: {
          invoke: {
            src: "send",
            input: ({ context }) => ({ gateway: context.gateway, mark: context.marks[0] }),
            onDone: {
              target: "resting",
              actions: { type: "settleMark", params: ({ event }) => event.output },
            },
          },
        },
      },
    },
    stream: {
      initial: "listening",
      on: { "page.hidden": ".paused" },
      states: {
        listening: {
          invoke: {
            src: "listen",
            input: ({ context: { stream, identifier, lastEventId } }) => ({ stream, identifier, lastEventId }),
          },
          on: {
            "stream.heard": {
              guard: { type: "hears", params: "closed" },
              target: "waiting",
            },
          },
          initial: "hearing",
          states: {
            hearing: {
              after: { silence: "#notifications.stream.waiting" },
              on: {
                "stream.heard": [
                  {
                    guard: { type: "hears", params: "opened" },
                    target: "hearing",
                    reenter: true,
                    actions: "takeOpening",
                  },
                  {
                    guard: { type: "hears", params: "message" },
                    target: "hearing",
                    reenter: true,
                    actions: "takeMessage",
                  },
                  { guard: { type: "hears", params: "beat" }, target: "hearing", reenter: true },
                ],
              },
            },
          },
        },
        waiting: {
          after: {
            pause: { target: "listening", actions: assign({ failures: ({ context }) => context.failures + 1 }) },
          },
        },
        paused: { on: { "page.shown": "listening" } },
      },
    },
  },
});
