// Knows how a learner writes notes: every letter is kept on the device, and stored by itself, once.
import { createSlug, fail, type Result, succeed } from "@academiz/domain/kernel";
import { cleanNote, judgeNote, type Note, type NoteChange } from "@academiz/domain/notes";
import { assign, enqueueActions, fromPromise, sendTo, setup } from "xstate";
import type { Trouble } from "../ports/index.ts";
import {
  connectSaving,
  createSavingMachine,
  NOTHING_TO_SAVE,
  type Saved,
  type SavingSnapshot,
} from "../saving/index.ts";
import { hearTaken, readNotes, writeChange } from "./change-notes.ts";
import type { NotesContext, NotesEvent, NotesInput } from "./notes.types.ts";

type Pending = readonly NoteChange[];
/** Milliseconds without a letter after which what is written is stored, as in every editor. */
const SAVE_AFTER = 1_000;

/**
 * Sends one change after the other, oldest first: a change to a note whose former change failed waits with it, others
 * do not.
 */
async function send(
  { gateway, journal }: NotesInput["ports"],
  pending: Pending,
  tell: (event: NotesEvent) => void,
): Promise<Result<Saved, Trouble>> {
  tell({ type: "changes.sent", changes: pending });
  let trouble: Trouble | null = null;
  const failed = new Set<string>();
  for (const change of pending) {
    if (failed.has(change.slug)) continue;
    // Another window of the device has sent it.
    if (!journal.holds(change)) {
      tell({ type: "change.taken", change, kept: null });
      continue;
    }
    const answer = await gateway.change(change);
    if (answer.ok) {
      journal.forget(change);
      tell({ type: "change.taken", change, kept: answer.value });
      continue;
    }
    trouble = answer.error;
    failed.add(change.slug);
    if (trouble.kind === "offline") break;
  }
  return trouble ? fail(trouble) : succeed({});
}

/** The changes that wait now, kept on the device too. */
function wait({ ports: { journal }, pending: before }: NotesContext, pending: Pending): Pick<NotesContext, "pending"> {
  for (const change of pending) if (!before.includes(change)) journal.keep(change);
  for (const change of before) if (!pending.includes(change)) journal.forget(change);
  return { pending };
}

function type(context: NotesContext, typed: string): Partial<NotesContext> {
  const { draft } = context;
  if (!draft) return {};
  const text = cleanNote(typed);
  const fault = judgeNote(text);
  const next = { draft: { ...draft, text: typed, fault } };
  const shown = readNotes(context).find(({ slug }) => slug === draft.slug);
  if (fault === "too-long" || (fault === null && text === shown?.text) || (fault === "empty" && !shown)) return next;
  const { slug, page } = draft;
  const change = { slug, page, text: fault === "empty" ? null : text };
  const writtenAt = shown?.writtenAt ?? draft.before?.writtenAt;
  return { ...next, ...wait(context, writeChange(context, { ...change, ...(writtenAt && { writtenAt }) })) };
}

const open = (note: Note): Pick<NotesContext, "draft" | "removed"> => ({
  draft: { slug: note.slug, page: note.page, text: note.text, before: note, fault: null },
  removed: null,
});

/**
 * The notes of a learner in one course, run in XState with a `NotesInput`. Every letter is kept on the device; a
 * second after the last one it is stored, again after failures that may pass, and once: a change that was taken is not
 * sent again. What is emptied is deleted, and can be had back.
 */
export const notesMachine = setup({
  types: {} as { context: NotesContext; events: NotesEvent; input: NotesInput },
  actors: {
    saving: createSavingMachine<Pending>(),
    list: fromPromise<Result<readonly Note[], Trouble>, NotesInput>(({ input }) => input.ports.gateway.list()),
  },
  guards: { isRead: (_, answer: Result<unknown, Trouble>) => answer.ok },
  actions: {
    hearSaving: assign((_, snapshot: SavingSnapshot<Pending>) => ({ saving: connectSaving(snapshot) })),
    tellSaving: enqueueActions(({ context: { pending }, enqueue }) => {
      enqueue.sendTo("saving", { type: "fact.kept", fact: pending });
    }),
    saveNow: sendTo("saving", { type: "retry.asked" }),
    passOn: sendTo("saving", { type: "network.returned" }),
  },
}).createMachine({
  id: "notes",
  context: ({ input }) => ({
    ...input,
    known: [],
    pending: input.ports.journal.readPending(),
    sent: [],
    taken: [],
    trouble: null,
    saving: NOTHING_TO_SAVE,
    draft: null,
    removed: null,
  }),
  invoke: {
    id: "saving",
    src: "saving",
    input: ({ context: { ports, pending }, self }) => ({
      store: (fact: Pending) => send(ports, fact, (event) => self.send(event)),
      clock: ports.clock,
      saveAfter: SAVE_AFTER,
      renewsPause: true,
      fact: pending.length > 0 ? pending : null,
    }),
    onSnapshot: { actions: { type: "hearSaving", params: ({ event }) => event.snapshot } },
  },
  on: {
    "note.begun": {
      actions: assign({
        draft: ({ context, event: { page } }) => ({
          slug: createSlug(context.ports.dice.random),
          ...{ page, text: "", before: null, fault: null },
        }),
        removed: null,
      }),
    },
    "note.opened": {
      actions: assign(({ context, event: { slug } }) => {
        const note = readNotes(context).find((one) => one.slug === slug);
        return note ? open(note) : {};
      }),
    },
    "note.typed": { actions: [assign(({ context, event: { text } }) => type(context, text)), "tellSaving"] },
    "note.closed": {
      actions: [
        assign({
          draft: null,
          removed: ({ context: { draft, removed } }) => (draft?.fault === "empty" ? draft.before : removed),
        }),
        "saveNow",
      ],
    },
    "note.deleted": {
      actions: [
        assign(({ context, event: { slug } }) => {
          const note = readNotes(context).find((one) => one.slug === slug);
          if (!note) return {};
          return { ...wait(context, writeChange(context, { ...note, text: null })), draft: null, removed: note };
        }),
        "tellSaving",
      ],
    },
    "deletion.undone": {
      actions: [
        assign(({ context }) => {
          const { removed } = context;
          return removed ? { ...wait(context, writeChange(context, removed)), removed: null } : {};
        }),
        "tellSaving",
      ],
    },
    "retry.asked": { actions: "saveNow" },
    "network.returned": { actions: "passOn" },
    "changes.sent": { actions: assign({ sent: ({ event }) => event.changes }) },
    "change.taken": {
      actions: assign(({ context: { known, pending, taken }, event }) => ({
        known: hearTaken(known, event),
        pending: pending.filter((one) => one !== event.change),
        taken: [...taken, event],
      })),
    },
  },
  initial: "reading",
  states: {
    reading: {
      entry: assign({ taken: [] }),
      invoke: {
        src: "list",
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: "isRead", params: ({ event }) => event.output },
            target: "read",
            actions: assign(({ context: { known, taken }, event: { output } }) => ({
              known: output.ok ? taken.reduce(hearTaken, output.value) : known,
              trouble: null,
            })),
          },
          {
            target: "unread",
            actions: assign({ trouble: ({ event: { output } }) => (output.ok ? null : output.error) }),
          },
        ],
      },
    },
    read: {},
    unread: {
      on: {
        "retry.asked": { target: "reading", actions: "saveNow" },
        "network.returned": { target: "reading", actions: "passOn" },
      },
    },
  },
});
