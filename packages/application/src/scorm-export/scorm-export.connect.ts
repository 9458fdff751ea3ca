// Knows what is shown of the exports of a course.
import type { SnapshotFrom } from "xstate";
import type { ProductExport, Trouble } from "../ports/index.ts";
import type { scormExportMachine } from "./scorm-export.machine.ts";

/** One export as it is shown. */
export interface ExportRow extends Pick<ProductExport, "id" | "format" | "draft" | "state" | "error" | "problems"> {
  /** From 0 to 1; null when nobody knows. */
  readonly share: number | null;
  /** Bytes that are made, and of all; of the zip when it is done. */
  readonly done: number;
  readonly total: number;
  /** ISO timestamp. */
  readonly createdAt: string;
}

/** What is shown of the exports. */
export interface ScormExportView {
  /** One is being asked for. */
  readonly isAsking: boolean;
  /** Some that were asked for here are being made: they are fetched when they are done. */
  readonly isAwaiting: boolean;
  /** Newest first; null before they are known. */
  readonly rows: readonly ExportRow[] | null;
  /** Name of the file that was fetched last; null before, and once another is asked for. */
  readonly savedAs: string | null;
  /** Why the last thing that was asked for failed; null when it did not. */
  readonly trouble: Trouble | null;
  /** Why the list may be old; null when it is not. */
  readonly listTrouble: Trouble | null;
}

/** The view of a snapshot of `scormExportMachine`. Pure. */
export function connectScormExport(snapshot: SnapshotFrom<typeof scormExportMachine>): ScormExportView {
  const { kept, awaited, savedAs, trouble, listTrouble } = snapshot.context;
  return {
    isAsking: snapshot.matches({ asking: "beginning" }),
    isAwaiting: awaited.length > 0,
    rows: kept?.map(connectRow) ?? null,
    savedAs,
    trouble,
    listTrouble,
  };
}

function connectRow({ id, format, draft, state, error, problems, progress, createdAt }: ProductExport): ExportRow {
  const { done, total } = progress;
  const share = state === "running" && total > 0 ? Math.min(1, done / total) : null;
  return { id, format, draft, state, error, problems, createdAt, share, done, total };
}
