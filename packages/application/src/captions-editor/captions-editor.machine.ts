// Knows how an author writes captions: opened from the library, edited, undone and redone, and saved.
import { type Captions, type Cue, editCues, readCaptions } from "@academiz/domain/documents";
import { isSameJson, type Result } from "@academiz/domain/kernel";
import { assign, emit, fromPromise, setup } from "xstate";
import { onAnswer } from "../answering/on-answer.ts";
import type { Trouble } from "../ports/index.ts";
import { beginHistory, putDraft, redoDraft, undoDraft } from "../undoing/draft-history.ts";
import type {
  CaptionsDraft,
  CaptionsEditorContext,
  CaptionsEditorEmitted,
  CaptionsEditorEvent,
  CaptionsEditorInput,
  Dropped,
  OpenedCaptions,
} from "./captions-editor.types.ts";
import { openCaptions } from "./open-captions.ts";
import { saveCaptions } from "./save-captions.ts";

type Context = CaptionsEditorContext;

const open = fromPromise<Result<OpenedCaptions, Trouble>, CaptionsEditorInput>(({ input }) => openCaptions(input));
const save = fromPromise<Awaited<ReturnType<typeof saveCaptions>>, Context>(({ input }) => saveCaptions(input));

const NOTHING: Captions = { language: "", cues: [] };
const EMPTY: CaptionsDraft = { ...NOTHING, at: -1 };

const edit = (cues: readonly Cue[], language: string): CaptionsDraft => ({
  language,
  cues,
  at: cues.length > 0 ? 0 : -1,
});
/** Null where nothing was lost. */
const noteDropped = (dropped: Dropped): Dropped | null =>
  Object.values(dropped).some((count) => count > 0) ? dropped : null;
const put = (context: Context, draft: CaptionsDraft, field: string | null = null): Partial<Context> =>
  putDraft(context, draft, field, context.clock.now());
/** The files, and what is stored in them. */
const takeFiles = ({ film, file, read: { language, cues, dropped } }: OpenedCaptions) => ({
  film,
  file,
  usedBy: file?.usedBy ?? [],
  stored: file ? { language, cues } : NOTHING,
  dropped: noteDropped(dropped),
  isUnnamed: false,
  trouble: null,
});

const pick = ({ language, cues }: Captions): Captions => ({ language, cues });
/** True where leaving loses something. */
export const isUnsaved = ({ draft, stored, file, isUnnamed }: Context): boolean =>
  isUnnamed || (file ? !isSameJson(pick(draft), pick(stored)) : draft.cues.length > 0);

/** The captions of one film, or one file of captions, run in XState with a `CaptionsEditorInput`. */
export const captionsEditorMachine = setup({
  types: {} as {
    context: Context;
    events: CaptionsEditorEvent;
    input: CaptionsEditorInput;
    emitted: CaptionsEditorEmitted;
  },
  actors: { open, save },
  guards: {
    isUnsaved: ({ context }) => isUnsaved(context),
    isConflict: ({ context }) => context.trouble?.kind === "conflict",
  },
  actions: {
    begin: assign((_, opened: OpenedCaptions) => ({
      ...takeFiles(opened),
      ...beginHistory(edit(opened.read.cues, opened.read.language)),
    })),
    takeTheirs: assign(({ context }, opened: OpenedCaptions) => ({
      ...takeFiles(opened),
      ...put(context, edit(opened.read.cues, opened.read.language)),
    })),
    keepOwn: assign((_, opened: OpenedCaptions) => takeFiles(opened)),
    takeTrouble: assign((_, trouble: Trouble) => ({ trouble })),
    edit: assign(({ context, event }) => {
      if (event.type !== "cues.edited") return {};
      const edited = editCues(context.draft, event.edit);
      if (edited.cues === context.draft.cues) return {};
      // What is typed into one cue is one step, and into another a step of its own.
      const field = event.field === undefined ? null : `${event.field} ${context.draft.at}`;
      return put(context, { ...context.draft, ...edited }, field);
    }),
    choose: assign(({ context: { draft }, event }) =>
      event.type === "cue.chosen" && event.at in draft.cues ? { draft: { ...draft, at: event.at } } : {},
    ),
    chooseLanguage: assign(({ context, event }) =>
      event.type === "language.chosen" ? put(context, { ...context.draft, language: event.language }) : {},
    ),
    import: assign(({ context, event }) => {
      if (event.type !== "file.imported") return {};
      const { language, cues, dropped } = readCaptions(event.text);
      return { ...put(context, edit(cues, language || context.draft.language)), dropped: noteDropped(dropped) };
    }),
    undo: assign(({ context }) => undoDraft(context)),
    redo: assign(({ context }) => redoDraft(context)),
    takeSaved: assign(({ context: { stored, draft } }, saved: Awaited<ReturnType<typeof saveCaptions>>) => ({
      ...saved,
      stored: saved.trouble === null || saved.isUnnamed ? pick(draft) : stored,
    })),
    tellSaved: emit(({ context: { film, file } }): CaptionsEditorEmitted => {
      if (!file) throw new Error("nothing was saved");
      return { type: "saved", film, file };
    }),
  },
}).createMachine({
  id: "captions-editor",
  context: ({ input }) => ({
    ...input,
    ...beginHistory(EMPTY),
    film: null,
    file: null,
    usedBy: [],
    stored: NOTHING,
    dropped: null,
    isUnnamed: false,
    trouble: null,
  }),
  initial: "opening",
  states: {
    opening: {
      invoke: {
        src: "open",
        input: ({ context }) => context,
        onDone: onAnswer<OpenedCaptions>()(
          { target: "editing", action: "begin" },
          { target: "unopened", action: "takeTrouble" },
        ),
      },
    },
    unopened: { on: { "retry.asked": "opening" } },
    editing: {
      on: {
        "cues.edited": { actions: "edit" },
        "cue.chosen": { actions: "choose" },
        "language.chosen": { actions: "chooseLanguage" },
        "file.imported": { actions: "import" },
        "undo.asked": { actions: "undo" },
        "redo.asked": { actions: "redo" },
        "save.asked": { guard: "isUnsaved", target: "saving" },
        "theirs.wanted": { guard: "isConflict", target: "takingTheirs" },
        "own.kept": { guard: "isConflict", target: "keepingOwn" },
      },
    },
    takingTheirs: {
      invoke: {
        src: "open",
        input: ({ context }) => context,
        onDone: onAnswer<OpenedCaptions>()(
          { target: "editing", action: "takeTheirs" },
          { target: "editing", action: "takeTrouble" },
        ),
      },
    },
    keepingOwn: {
      invoke: {
        src: "open",
        input: ({ context }) => context,
        onDone: onAnswer<OpenedCaptions>()(
          { target: "editing", action: "keepOwn" },
          { target: "editing", action: "takeTrouble" },
        ),
      },
    },
    saving: {
      invoke: {
        src: "save",
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output.trouble === null,
            target: "editing",
            actions: [{ type: "takeSaved", params: ({ event }) => event.output }, "tellSaved"],
          },
          { target: "editing", actions: { type: "takeSaved", params: ({ event }) => event.output } },
        ],
      },
    },
  },
});
