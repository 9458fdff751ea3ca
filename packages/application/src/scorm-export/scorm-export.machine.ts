// Knows how a course is exported: the draft stored first, asked of the server, saved on the device, or told why not.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { ExportOptions, FileSaver, LearnizLibrary, Trouble } from "../ports/index.ts";

/** The ports and the product that is packed. */
export interface ScormExportInput {
  readonly library: Pick<LearnizLibrary, "exportScorm">;
  readonly files: FileSaver;
  readonly slug: string;
  /** Stores what the author sees: a draft is packed by the server from what is stored. */
  readonly flush: () => Promise<Result<unknown, Trouble>>;
}
interface Context extends ScormExportInput {
  /** Of the last export that was saved. */
  readonly savedAs: string | null;
  readonly trouble: Trouble | null;
}
/** What can happen to the export. */
export type ScormExportEvent = { type: "export.asked"; options: ExportOptions };
type Archive = { readonly name: string; readonly bytes: Uint8Array };

/** Packs a course: the draft is stored first, the server packs, the device saves the file. */
export const scormExportMachine = setup({
  types: {} as { context: Context; events: ScormExportEvent; input: ScormExportInput },
  actors: {
    exportScorm: fromPromise<Result<Archive, Trouble>, { context: Context; options: ExportOptions }>(
      async ({ input: { context, options } }) => {
        const flushed = options.draft ? await context.flush() : null;
        return flushed?.ok === false ? flushed : context.library.exportScorm(context.slug, options);
      },
    ),
  },
  actions: {
    saveFile: ({ context }, archive: Archive | null) => {
      if (archive) context.files.save(archive);
    },
  },
}).createMachine({
  id: "scorm-export",
  context: ({ input }) => ({ ...input, savedAs: null, trouble: null }),
  initial: "waiting",
  states: {
    waiting: { on: { "export.asked": "exporting" } },
    exporting: {
      entry: assign({ trouble: null, savedAs: null }),
      invoke: {
        src: "exportScorm",
        input: ({ context, event }) => ({ context, options: event.options }),
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: "waiting",
            actions: [
              { type: "saveFile", params: ({ event }) => (event.output.ok ? event.output.value : null) },
              assign(({ event }) => (event.output.ok ? { savedAs: event.output.value.name } : {})),
            ],
          },
          {
            target: "waiting",
            actions: assign(({ event }) => (event.output.ok ? {} : { trouble: event.output.error })),
          },
        ],
      },
    },
  },
});

/** What is shown of the export; `savedAs` is the name of the file. */
export interface ScormExportView {
  readonly isExporting: boolean;
  readonly savedAs: string | null;
  readonly trouble: Trouble | null;
}

/** What is shown of the machine's snapshot. */
export function connectScormExport(snapshot: SnapshotFrom<typeof scormExportMachine>): ScormExportView {
  const { savedAs, trouble } = snapshot.context;
  return { isExporting: snapshot.matches("exporting"), savedAs, trouble };
}
