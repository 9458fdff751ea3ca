// Knows how somebody looks through conversations, reads one as it goes on, and writes in it (§1.27, §4.164).
import type { Result } from "@academiz/domain/kernel";
import { cleanMessage, judgeMessage, leaveUnsent } from "@academiz/domain/threads";
import { assign, enqueueActions, fromPromise, not, raise, sendTo, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import { connectLoading, createLoading, type Loaded, startLoading } from "../listing/index.ts";
import type {
  AddedFile,
  Conversation,
  ConversationCriteria,
  ConversationGateway,
  ConversationsPage,
  NamedMessageFile,
  SaidFile,
  Trouble,
} from "../ports/index.ts";
import type { ConversationShown, ConversationsEvent, ConversationsInput } from "./conversations.types.ts";
import { addFiles, type DraftFile, isWaiting, nameFiles } from "./draft-files.ts";

interface Context extends Omit<ConversationsInput, "shown" | "criteria"> {
  readonly list: Loaded<ConversationCriteria, ConversationsPage>;
  /** Null while none is open. */
  readonly shown: ConversationShown | null;
  /** The open one; null while it is loaded. */
  readonly details: Conversation | null;
  /** Why it could not be read. */
  readonly trouble: Trouble | null;
  /** Texts that were typed and not sent, by the name of their conversation. */
  readonly typed: ReadonlyMap<string, string>;
  /** Files that were attached, by the same name. */
  readonly files: ReadonlyMap<string, readonly DraftFile[]>;
  /** How many files were ever chosen. */
  readonly chosen: number;
  /** The message that is on its way. */
  readonly sent: {
    readonly name: string;
    readonly text: string;
    readonly files: readonly NamedMessageFile[];
  } | null;
  /** An empty text was sent: its fault is told. */
  readonly isTried: boolean;
  /** Why sending, closing or opening again failed, by the name of the conversation. */
  readonly actTroubles: ReadonlyMap<string, Trouble>;
  /** The conversation that is being closed or opened again. */
  readonly settled: string;
  /** False for a window out of sight, in which nothing counts as read. */
  readonly isSeen: boolean;
}
type Settling = Extract<ConversationsEvent, { type: "conversation.settled" }>["how"];
type Answered = Result<Conversation, Trouble>;

const NEW = "new";
/** The name of what is open, under which its draft is kept. */
export const nameDraft = (shown: ConversationShown | null): string =>
  shown?.kind === "conversation" ? `conversation ${shown.slug}` : NEW;

const without = <Value>(map: ReadonlyMap<string, Value>, name: string): ReadonlyMap<string, Value> =>
  new Map([...map].filter(([one]) => one !== name));

/** The files attached in what is open. */
export const readFiles = ({ files, shown }: Pick<Context, "files" | "shown">): readonly DraftFile[] =>
  files.get(nameDraft(shown)) ?? [];
const findWaiting = ({ files }: Pick<Context, "files">): DraftFile | undefined =>
  [...files.values()].flat().find(isWaiting);
const changeFile = (
  { files }: Pick<Context, "files">,
  id: number | undefined,
  change: (file: DraftFile) => DraftFile | null,
): ReadonlyMap<string, readonly DraftFile[]> =>
  new Map(
    [...files].map(([name, some]) => [name, some.flatMap((file) => (file.id === id ? (change(file) ?? []) : file))]),
  );

const readSlug = ({ shown }: Pick<Context, "shown">): string => (shown?.kind === "conversation" ? shown.slug : "");

/** Conversations with experts, run in XState with a `ConversationsInput`. */
export const conversationsMachine = setup({
  types: {} as { context: Context; events: ConversationsEvent; input: ConversationsInput },
  actors: {
    list: createLoading<ConversationCriteria, ConversationsPage>("conversations-list"),
    read: fromPromise<Answered, { gateway: ConversationGateway; slug: string }>(({ input: { gateway, slug } }) =>
      gateway.read(slug),
    ),
    mark: fromPromise<Result<void, Trouble>, { gateway: ConversationGateway; details: Conversation }>(
      ({ input: { gateway, details } }) => gateway.mark(details.slug, details.messages.at(-1)?.number ?? 0),
    ),
    write: fromPromise<Answered, Context>(async ({ input: { gateway, asking, shown, sent } }) => {
      const { text = "", files = [] } = sent ?? {};
      if (shown?.kind === "new" && asking) return asking.ask(shown.place, text, files);
      return gateway.write(shown?.kind === "conversation" ? shown.slug : "", text, files);
    }),
    attach: fromPromise<Result<SaidFile, Trouble>, Context>(async ({ input: { gateway, asking, ...context } }) => {
      const { file, shown } = findWaiting(context) as DraftFile;
      if (shown.kind === "new" && asking) return asking.attachToQuestion(file);
      return gateway.attach(shown.kind === "conversation" ? shown.slug : "", file);
    }),
    settle: fromPromise<Answered, { gateway: ConversationGateway; slug: string; how: Settling }>(
      ({ input: { gateway, slug, how } }) => gateway.settle(slug, how),
    ),
  },
  delays: { pause: ({ context: { pause } }) => pause ?? 0 },
  guards: {
    isShown: ({ context: { shown } }, slug: string) => shown?.kind === "conversation" && shown.slug === slug,
    isElsewhere: ({ context: { shown } }, slug: string) => shown?.kind !== "conversation" || shown.slug !== slug,
    isAnyShown: ({ context: { shown } }) => shown !== null,
    areOthers: ({ context: { list } }, { as, state, page }: ConversationCriteria) =>
      as !== list.criteria.as || state !== list.criteria.state || page !== list.criteria.page,
    isOneShown: ({ context: { shown } }) => shown?.kind === "conversation",
    isUnread: ({ context: { details, isReader, isSeen } }) =>
      isSeen && !isReader && details !== null && details.unread > 0,
    isWritten: ({ context: { shown, typed, files } }) =>
      judgeMessage(cleanMessage(typed.get(nameDraft(shown)) ?? "")) === null &&
      readFiles({ files, shown }).every(({ slug }) => slug !== null),
    isFileWaiting: ({ context }) => findWaiting(context) !== undefined,
    isPolled: ({ context: { pause, isSeen } }) => isSeen && pause !== undefined,
  },
  actions: {
    reload: sendTo("list", { type: "retry.asked" }),
    show: assign((_, shown: ConversationShown | null) => ({
      ...{ shown, details: null, trouble: null, isTried: false },
    })),
    takeDetails: assign((_, details: Conversation) => ({ details, trouble: null })),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
    takeSendTrouble: assign(({ context: { actTroubles, sent } }, trouble: Trouble) => ({
      ...{ actTroubles: new Map([...actTroubles, [sent?.name ?? "", trouble]]), sent: null },
    })),
    takeSettleTrouble: assign(({ context: { actTroubles, settled } }, trouble: Trouble) => ({
      actTroubles: new Map([...actTroubles, [settled, trouble]]),
    })),
    type: assign(({ context: { typed, shown } }, text: string) => ({
      typed: new Map([...typed, [nameDraft(shown), text]]),
    })),
    addFiles: assign(({ context: { files, shown, chosen } }, added: readonly AddedFile[]) =>
      shown === null
        ? {}
        : {
            files: new Map([...files, [nameDraft(shown), addFiles(readFiles({ files, shown }), added, shown, chosen)]]),
            chosen: chosen + added.length,
          },
    ),
    changeFile: assign(
      ({ context }, { id, change }: { id: number; change: (file: DraftFile) => DraftFile | null }) => ({
        files: changeFile(context, id, change),
      }),
    ),
    takeFile: assign(({ context }, { slug }: SaidFile) => ({
      files: changeFile(context, findWaiting(context)?.id, (file) => ({ ...file, slug })),
    })),
    takeFileTrouble: assign(({ context }, trouble: Trouble) => ({
      files: changeFile(context, findWaiting(context)?.id, (file) => ({ ...file, trouble })),
    })),
    noteSent: assign(({ context: { typed, shown, actTroubles, files } }) => ({
      sent: {
        ...{ name: nameDraft(shown), text: cleanMessage(typed.get(nameDraft(shown)) ?? "") },
        files: nameFiles(readFiles({ files, shown })),
      },
      ...{ actTroubles: without(actTroubles, nameDraft(shown)), isTried: false },
    })),
    /** What was typed meanwhile stays, and so does another conversation that was opened meanwhile. */
    takeWritten: enqueueActions(({ enqueue, context: { sent, shown, typed, files } }, written: Conversation) => {
      const name = sent?.name ?? "";
      const next = { kind: "conversation", slug: written.slug } as const;
      const rest = leaveUnsent(typed.get(name) ?? "", sent?.text ?? "");
      const kept = new Map(without(typed, name));
      if (rest !== "") kept.set(nameDraft(next), rest);
      const gone = new Set(sent?.files.map(({ slug }) => slug));
      const left = (files.get(name) ?? []).filter(({ slug }) => slug === null || !gone.has(slug));
      enqueue.assign({ typed: kept, files: new Map([...without(files, name), [name, left]]), sent: null });
      if (nameDraft(shown) === name) enqueue.assign({ shown: next, details: written, trouble: null });
    }),
    takeSettled: assign(({ context: { shown, actTroubles, settled } }, details: Conversation) => ({
      actTroubles: without(actTroubles, settled),
      ...(readSlug({ shown }) === details.slug && { details }),
    })),
  },
}).createMachine({
  id: "conversations",
  context: ({ input: { criteria, shown, ...input } }) => ({
    ...input,
    list: startLoading(criteria),
    shown: shown === null ? null : { kind: "conversation", slug: shown },
    ...{
      details: null,
      trouble: null,
      typed: new Map(),
      files: new Map(),
      chosen: 0,
      sent: null,
      isTried: false,
      actTroubles: new Map(),
    },
    ...{ settled: "", isSeen: true },
  }),
  invoke: {
    id: "list",
    src: "list",
    input: ({ context: { gateway, list } }) => ({
      load: (wanted: ConversationCriteria) => gateway.list(wanted),
      criteria: list.criteria,
    }),
    onSnapshot: { actions: assign({ list: ({ event }) => connectLoading(event.snapshot) }) },
  },
  on: {
    "criteria.changed": {
      guard: { type: "areOthers", params: ({ event: { criteria } }) => criteria },
      actions: sendTo("list", ({ event }) => event),
    },
    "page.hidden": { actions: assign({ isSeen: false }) },
    "page.shown": {
      actions: [assign({ isSeen: true }), raise({ type: "retry.asked" })],
    },
  },
  type: "parallel",
  states: {
    looking: {
      initial: "begun",
      on: {
        "conversation.opened": {
          guard: { type: "isElsewhere", params: ({ event: { slug } }) => slug },
          target: ".reading",
          actions: { type: "show", params: ({ event: { slug } }) => ({ kind: "conversation", slug }) },
        },
        "question.begun": {
          target: ".elsewhere",
          actions: { type: "show", params: ({ event: { place } }) => ({ kind: "new", place }) },
        },
        "conversation.left": {
          guard: "isAnyShown",
          target: ".elsewhere",
          actions: [{ type: "show", params: null }, "reload"],
        },
        "conversation.changed": [
          {
            guard: { type: "isShown", params: ({ event: { slug } }) => slug },
            target: ".reading",
            actions: "reload",
          },
          { actions: "reload" },
        ],
        "retry.asked": [{ guard: "isOneShown", target: ".reading", actions: "reload" }, { actions: "reload" }],
      },
      states: {
        begun: { always: [{ guard: "isOneShown", target: "reading" }, { target: "elsewhere" }] },
        elsewhere: {},
        reading: {
          invoke: {
            src: "read",
            input: ({ context }) => ({ gateway: context.gateway, slug: readSlug(context) }),
            onDone: onAnswer<Conversation>()(
              { target: "seen", action: "takeDetails" },
              { target: "failed", action: "takeTrouble" },
            ),
          },
        },
        failed: {},
        // What others said is on screen, so it is marked as read. Where that fails it is unread the next time.
        seen: { always: [{ guard: "isUnread", target: "marking" }, { target: "read" }] },
        marking: {
          invoke: {
            src: "mark",
            input: ({ context: { gateway, details } }) => ({ gateway, details: details as Conversation }),
            onDone: { target: "read", actions: "reload" },
          },
        },
        read: {},
      },
    },
    writing: {
      initial: "idle",
      on: { "text.typed": { actions: { type: "type", params: ({ event: { text } }) => text } } },
      states: {
        idle: {
          on: {
            "text.sent": [
              { guard: "isWritten", target: "sending", actions: "noteSent" },
              { actions: assign({ isTried: true }) },
            ],
          },
        },
        sending: {
          invoke: {
            src: "write",
            input: ({ context }) => context,
            onDone: onAnswer<Conversation>()(
              { target: "sent", action: "takeWritten" },
              { target: "idle", action: "takeSendTrouble" },
            ),
          },
        },
        sent: { always: { target: "idle", actions: "reload" } },
      },
    },
    filing: {
      initial: "idle",
      on: {
        "files.chosen": { actions: { type: "addFiles", params: ({ event: { files } }) => files } },
        "file.removed": {
          actions: { type: "changeFile", params: ({ event: { id } }) => ({ id, change: () => null }) },
          // A message that is on its way can no longer be changed.
          target: ".idle",
        },
        "file.described": {
          actions: {
            type: "changeFile",
            params: ({ event: { id, alternative } }) => ({ id, change: (file) => ({ ...file, alternative }) }),
          },
        },
        "file.retried": {
          actions: {
            type: "changeFile",
            params: ({ event: { id } }) => ({ id, change: (file) => ({ ...file, trouble: null }) }),
          },
        },
      },
      states: {
        idle: { always: { guard: "isFileWaiting", target: "sending" } },
        sending: {
          invoke: {
            src: "attach",
            input: ({ context }) => context,
            onDone: onAnswer<SaidFile>()(
              { target: "idle", action: "takeFile" },
              { target: "idle", action: "takeFileTrouble" },
            ),
          },
        },
      },
    },
    settling: {
      initial: "idle",
      states: {
        idle: {
          on: {
            "conversation.settled": {
              ...{ guard: "isOneShown", target: "busy" },
              actions: assign({ settled: ({ context: { shown } }) => nameDraft(shown) }),
            },
          },
        },
        busy: {
          invoke: {
            src: "settle",
            input: ({ context, event }) => ({
              gateway: context.gateway,
              slug: readSlug(context),
              how: event.type === "conversation.settled" ? event.how : {},
            }),
            onDone: onAnswer<Conversation>()(
              { target: "settled", action: "takeSettled" },
              { target: "idle", action: "takeSettleTrouble" },
            ),
          },
        },
        settled: { always: { target: "idle", actions: "reload" } },
      },
    },
    polling: {
      initial: "deciding",
      states: {
        deciding: { always: { guard: "isPolled", target: "waiting" } },
        waiting: {
          always: { guard: not("isPolled"), target: "deciding" },
          after: {
            pause: { target: "waiting", reenter: true, actions: ({ self }) => self.send({ type: "retry.asked" }) },
          },
        },
      },
    },
  },
});
