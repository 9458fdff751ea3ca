// Knows how an author imports a package: a file is chosen, sent, reported on, and kept or dropped.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromCallback, fromPromise, setup } from "xstate";
import { onTrouble } from "../answering/on-answer.ts";
import type { PackageFile, PackageUploading, Trouble, UploadedPackage, UploadTrouble } from "../ports/index.ts";

/** What an import is started with. */
export interface PackageImportInput {
  readonly uploading: PackageUploading;
  /** Keeps a package that the author wants, under the title that they gave it. Must not reject. */
  readonly keep: (uploaded: UploadedPackage, title: string) => Promise<Result<unknown, Trouble>>;
}
interface Context extends PackageImportInput {
  readonly file: PackageFile | null;
  /** Bytes that were sent. */
  readonly sent: number;
  readonly uploaded: UploadedPackage | null;
  readonly trouble: UploadTrouble | null;
  /** The name of a file that is no zip, and was not sent. */
  readonly strange: string | null;
}
type Ended = { type: "sending.ended"; result: Result<UploadedPackage, UploadTrouble> };
/**
 * The events of an import. `import.abandoned` leaves nothing behind, at whatever stage; a package that is already
 * being kept is kept.
 */
export type PackageImportEvent =
  | { type: "file.chosen"; file: PackageFile }
  | { type: "import.abandoned" }
  | { type: "retry.asked" }
  | { type: "title.confirmed"; title: string }
  | { type: "sending.progressed"; sent: number }
  | Ended;

const isZip = ({ name }: PackageFile): boolean => /\.zip$/i.test(name);
const NOTHING = { file: null, sent: 0, uploaded: null, trouble: null, strange: null };

const send = fromCallback<{ type: "none" }, Context>(({ sendBack, input: { uploading, file } }) => {
  if (!file) return;
  let isOver = false;
  const tell = (event: PackageImportEvent) => {
    if (!isOver) sendBack(event);
  };
  const sending = uploading.send(file, (sent) => tell({ type: "sending.progressed", sent }));
  void sending.outcome.then((result) => tell({ type: "sending.ended", result }));
  return () => {
    isOver = true;
    sending.cancel();
  };
});
const keep = fromPromise<Result<unknown, Trouble>, { context: Context; title: string }>(
  async ({ input: { context, title } }) =>
    context.uploaded ? context.keep(context.uploaded, title) : { ok: true, value: null },
);

/**
 * The import of a package, run in XState with a `PackageImportInput`: another file may be chosen at any time but while
 * one is kept; what was sent before it is removed. A sending that broke off is begun again with `retry.asked`.
 */
export const packageImportMachine = setup({
  types: {} as { context: Context; events: PackageImportEvent; input: PackageImportInput },
  actors: { send, keep },
  guards: {
    isZip: ({ event }) => event.type === "file.chosen" && isZip(event.file),
    isSent: ({ event }) => event.type === "sending.ended" && event.result.ok,
  },
  actions: {
    take: assign(({ event }) => (event.type === "file.chosen" ? { ...NOTHING, file: event.file } : {})),
    refuseStrange: assign(({ event }) => (event.type === "file.chosen" ? { strange: event.file.name } : {})),
    forget: assign(NOTHING),
    beginAnew: assign({ sent: 0, trouble: null, strange: null }),
    noteSent: assign(({ event }) => (event.type === "sending.progressed" ? { sent: event.sent } : {})),
    takeSent: assign(({ event }) => {
      if (event.type !== "sending.ended") return {};
      return event.result.ok ? { uploaded: event.result.value } : { trouble: event.result.error };
    }),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
    forgetTrouble: assign({ trouble: null }),
    // A dropped package must not fill the library; where its removal fails it is in the library, and can be removed
    // there.
    discard: ({ context: { uploading, uploaded } }) => {
      if (uploaded) void uploading.discard(uploaded.document.slug);
    },
  },
}).createMachine({
  id: "package-import",
  context: ({ input }) => ({ ...input, ...NOTHING }),
  initial: "choosing",
  states: {
    choosing: {
      on: { "file.chosen": [{ guard: "isZip", target: "sending", actions: "take" }, { actions: "refuseStrange" }] },
    },
    sending: {
      entry: "beginAnew",
      invoke: { src: "send", input: ({ context }) => context },
      on: {
        "sending.progressed": { actions: "noteSent" },
        "sending.ended": [
          { guard: "isSent", target: "reported", actions: "takeSent" },
          { target: "failed", actions: "takeSent" },
        ],
        "import.abandoned": { target: "choosing", actions: "forget" },
      },
    },
    failed: {
      on: {
        "retry.asked": "sending",
        "file.chosen": [{ guard: "isZip", target: "sending", actions: "take" }, { actions: "refuseStrange" }],
        "import.abandoned": { target: "choosing", actions: "forget" },
      },
    },
    reported: {
      on: {
        "title.confirmed": "keeping",
        "file.chosen": [
          { guard: "isZip", target: "sending", actions: ["discard", "take"] },
          { actions: "refuseStrange" },
        ],
        "import.abandoned": { target: "choosing", actions: ["discard", "forget"] },
      },
    },
    keeping: {
      entry: "forgetTrouble",
      invoke: {
        src: "keep",
        input: ({ context, event }) => ({ context, title: event.type === "title.confirmed" ? event.title : "" }),
        onDone: onTrouble("kept", { target: "reported", action: "takeTrouble" }),
      },
    },
    kept: {},
  },
});
