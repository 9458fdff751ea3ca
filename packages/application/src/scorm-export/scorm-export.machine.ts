// Knows how a course is exported: the draft stored first, asked of the server, saved on the device, or told why not.
import type { Result } from "@academiz/domain/kernel";
import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { ExportOptions, FileSaver, LearnizLibrary, Trouble } from "../ports/index.ts";

/** What an export is started with: its ports and the product that is packed. */
export interface ScormExportInput {
  readonly library: Pick<LearnizLibrary, "exportScorm">;
  readonly files: FileSaver;
  /** The product's. */
  readonly slug: string;
  /**
   * Stores what the author sees, before a draft is packed: the server packs what is stored. `flushDraft` does it for an editor.
   */
  readonly flush: () => Promise<Result<unknown, Trouble>>;
}
interface Context extends ScormExportInput {
  /** Of the last export that was saved. */
  readonly savedAs: string | null;
  readonly trouble: Trouble | null;
}
/** What can happen to the export; passed over while one is under way. */
export type ScormExportEvent = { type: "export.asked"; options: ExportOptions };
type Archive = { readonly name: string; readonly bytes: Uint8Array };

/**
 * Packs a course, to be run by XState with a `ScormExportInput`: a draft is stored first, the server packs, the device saves the
 * file. What fails on the way becomes its `trouble`.
 */
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

/** What is shown of the export. */
export interface ScormExportView {
  readonly isExporting: boolean;
  /** Name of the file that was saved last; null before, and while another export is under way. */
  readonly savedAs: string | null;
  /** Why the last export failed; null when it did not. */
  readonly trouble: Trouble | null;
}

/** The view of a snapshot of `scormExportMachine`. Pure. */
export function connectScormExport(snapshot: SnapshotFrom<typeof scormExportMachine>): ScormExportView {
  const { savedAs, trouble } = snapshot.context;
  return { isExporting: snapshot.matches("exporting"), savedAs, trouble };
}
