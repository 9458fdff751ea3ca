// Knows how many files go to a library: in the order in which they were chosen, a few at a time, each on its own.
import { isMeant, readFolderNames } from "@academiz/domain/documents";
import { assign, enqueueActions, fromCallback, setup } from "xstate";
import type { Shelf } from "../ports/index.ts";
import type {
  AddedFile,
  FileUploadsContext,
  FileUploadsEmitted,
  FileUploadsEvent,
  FileUploadsInput,
  UploadItem,
} from "./file-uploads.types.ts";
import { makeFolders } from "./make-folders.ts";

/** The server makes pictures smaller one at a time: more would only wait there. */
const AT_ONCE = 2;

type Of<T extends FileUploadsEvent["type"]> = Extract<FileUploadsEvent, { type: T }>;

const send = fromCallback<{ type: "pause" }, { readonly queue: FileUploadsInput; readonly item: UploadItem }>(
  ({ sendBack, receive, input: { queue, item } }) => {
    let isOver = false;
    const tell = (event: FileUploadsEvent) => {
      if (!isOver) sendBack(event);
    };
    const { id } = item;
    const sending = queue.sender.send(item.file, item.target, (sent) => tell({ type: "sending.progressed", id, sent }));
    void sending.outcome.then((result) => tell({ type: "sending.ended", id, result }));
    let isPaused = false;
    receive(() => {
      isPaused = true;
    });
    return () => {
      isOver = true;
      if (isPaused) sending.pause();
      else sending.cancel();
    };
  },
);
const place = fromCallback<
  { type: "none" },
  { readonly queue: FileUploadsInput; readonly shelf: Shelf; readonly items: readonly UploadItem[] }
>(({ sendBack, input: { queue, shelf, items } }) => {
  void makeFolders(queue.library, shelf, items).then((made) =>
    sendBack({ type: "folders.made", made, ids: items.map(({ id }) => id) }),
  );
});

const readItems = ({ files, target, tag = "" }: Of<"files.added">, count: number): readonly UploadItem[] =>
  files
    .filter(({ path }) => path === undefined || isMeant(path))
    .map(({ file, path = "" }: AddedFile, index) => {
      const folders = readFolderNames(path);
      return {
        id: String(count + index),
        file,
        target,
        folders,
        phase: folders.length > 0 ? "placing" : "waiting",
        sent: 0,
        arrived: null,
        trouble: null,
        tag,
      };
    });

const change = (
  items: readonly UploadItem[],
  ids: readonly string[],
  part: (item: UploadItem) => Partial<UploadItem>,
) => items.map((item) => (ids.includes(item.id) ? { ...item, ...part(item) } : item));

/** Starts again: a file whose folders are not made yet begins with them. */
const begin = ({ folders }: UploadItem): Partial<UploadItem> => ({
  phase: folders.length > 0 ? "placing" : "waiting",
  sent: 0,
  trouble: null,
});

/** A file that was sent whole may be in the library already, so it is not cancelled any more. */
export const hasLeft = ({ phase, sent, file }: UploadItem): boolean => phase === "sending" && sent >= file.size;
const isRunning = ({ phase }: UploadItem) => phase === "placing" || phase === "waiting" || phase === "sending";
const nameSending = (id: string) => `sending-${id}`;

/**
 * The files on their way to a library, run in XState with a `FileUploadsInput`. It goes on whatever page its author
 * looks at; a failed file is kept with its reason, and sent again when that is asked for, or when the network returns.
 * A cancelled one leaves nothing behind.
 */
export const fileUploadsMachine = setup({
  types: {} as {
    context: FileUploadsContext;
    events: FileUploadsEvent;
    input: FileUploadsInput;
    emitted: FileUploadsEmitted;
  },
  actors: { send, place },
  actions: {
    addFiles: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== "files.added") return;
      const added = readItems(event, context.count);
      enqueue.assign({ items: [...context.items, ...added], count: context.count + added.length });
    }),
    /** One library at a time: files that were dropped later find the folders that were made before. */
    placeNext: enqueueActions(({ context, enqueue }) => {
      if (context.placing.length > 0) return;
      const placed = context.items.filter(({ phase }) => phase === "placing");
      const shelf = placed[0]?.target.shelf;
      if (shelf === undefined) return;
      const items = placed.filter(({ target }) => target.shelf === shelf);
      enqueue.assign({ placing: items.map(({ id }) => id) });
      enqueue.spawnChild("place", { input: { queue: context, shelf, items } });
    }),
    takeFolders: assign(({ context: { items }, event }) => {
      if (event.type !== "folders.made") return {};
      const { made, ids } = event;
      const waiting = ids.filter((id) => items.some((item) => item.id === id && item.phase === "placing"));
      return {
        placing: [],
        items: change(items, waiting, ({ id, target }) =>
          made.ok
            ? { phase: "waiting", folders: [], target: { shelf: target.shelf, folder: made.value[id] ?? null } }
            : { phase: "failed", trouble: made.error },
        ),
      };
    }),
    tellUnplaced: enqueueActions(({ context: { items }, event, enqueue }) => {
      if (event.type !== "folders.made" || event.made.ok) return;
      const { error: trouble } = event.made;
      for (const { id, tag } of items) if (event.ids.includes(id)) enqueue.emit({ type: "failed", id, tag, trouble });
    }),
    noteSent: assign(({ context: { items }, event }) =>
      event.type === "sending.progressed" ? { items: change(items, [event.id], () => ({ sent: event.sent })) } : {},
    ),
    takeEnded: enqueueActions(({ context: { items }, event, enqueue }) => {
      if (event.type !== "sending.ended") return;
      const { id, result } = event;
      const item = items.find((one) => one.id === id);
      if (!item) return;
      enqueue.assign({
        items: change(items, [id], () =>
          result.ok ? { phase: "done", arrived: result.value } : { phase: "failed", trouble: result.error },
        ),
      });
      enqueue.stopChild(nameSending(id));
      const { tag, target } = item;
      if (result.ok) enqueue.emit({ type: "arrived", id, tag, file: result.value, target });
      else enqueue.emit({ type: "failed", id, tag, trouble: result.error });
    }),
    cancel: enqueueActions(({ context, event, enqueue }) => {
      const { items } = context;
      const ended = items.filter(
        (item) =>
          (isRunning(item) || item.phase === "paused") &&
          !hasLeft(item) &&
          (event.type !== "upload.cancelled" || item.id === event.id),
      );
      for (const { id, phase, file, target } of ended) {
        if (phase === "sending") enqueue.stopChild(nameSending(id));
        // The part that was sent waits on the server.
        else if (phase === "paused") context.sender.forget(file, target);
      }
      const ids = ended.map(({ id }) => id);
      enqueue.assign({ items: change(items, ids, () => ({ phase: "cancelled" })) });
    }),
    pause: enqueueActions(({ context: { items, sender }, event, enqueue }) => {
      if (event.type !== "upload.paused") return;
      const item = items.find(({ id }) => id === event.id);
      if (!item || !sender.goesOn(item.file) || hasLeft(item)) return;
      if (item.phase !== "sending" && item.phase !== "waiting") return;
      if (item.phase === "sending") {
        enqueue.sendTo(nameSending(item.id), { type: "pause" });
        enqueue.stopChild(nameSending(item.id));
      }
      enqueue.assign({ items: change(items, [item.id], () => ({ phase: "paused" })) });
    }),
    resume: assign(({ context: { items }, event }) =>
      event.type === "upload.resumed"
        ? {
            items: items.map((item) =>
              item.id === event.id && item.phase === "paused" ? { ...item, phase: "waiting" as const } : item,
            ),
          }
        : {},
    ),
    beginAnew: enqueueActions(({ context: { items }, event, enqueue }) => {
      const wanted = items.filter((item) =>
        event.type === "upload.retried"
          ? item.id === event.id && (item.phase === "failed" || item.phase === "cancelled")
          : item.phase === "failed" && item.trouble?.kind === "offline",
      );
      const ids = wanted.map(({ id }) => id);
      enqueue.assign({ items: change(items, ids, begin) });
    }),
    dismissEnded: assign(({ context: { items } }) => ({
      items: items.filter((item) => isRunning(item) || item.phase === "paused"),
    })),
    /** As many as may be sent at once, in the order in which they were chosen. */
    sendNext: enqueueActions(({ context, enqueue }) => {
      const { items } = context;
      const room = AT_ONCE - items.filter(({ phase }) => phase === "sending").length;
      const next = items.filter(({ phase }) => phase === "waiting").slice(0, Math.max(0, room));
      if (next.length === 0) return;
      enqueue.assign({
        items: change(
          items,
          next.map(({ id }) => id),
          ({ file, sent }) => ({ phase: "sending", sent: context.sender.goesOn(file) ? sent : 0 }),
        ),
      });
      for (const item of next)
        enqueue.spawnChild("send", { id: nameSending(item.id), input: { queue: context, item } });
    }),
  },
}).createMachine({
  id: "file-uploads",
  context: ({ input }) => ({ ...input, items: [], placing: [], count: 0 }),
  on: {
    "files.added": { actions: ["addFiles", "placeNext", "sendNext"] },
    "folders.made": { actions: ["takeFolders", "tellUnplaced", "placeNext", "sendNext"] },
    "sending.progressed": { actions: "noteSent" },
    "sending.ended": { actions: ["takeEnded", "sendNext"] },
    "upload.cancelled": { actions: ["cancel", "sendNext"] },
    "all.cancelled": { actions: "cancel" },
    "upload.retried": { actions: ["beginAnew", "placeNext", "sendNext"] },
    "upload.paused": { actions: ["pause", "sendNext"] },
    "upload.resumed": { actions: ["resume", "sendNext"] },
    "network.returned": { actions: ["beginAnew", "placeNext", "sendNext"] },
    "ended.dismissed": { actions: "dismissEnded" },
  },
});
