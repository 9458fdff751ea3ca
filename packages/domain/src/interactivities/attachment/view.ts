// Knows what learners see of files to read.
import type { SeenView } from "../kind/seen-view.ts";
import type { AttachedFile, Attachments } from "./schema.ts";

/** Files to read; `seen` names them as `readFileKey` does. */
export interface FilesView extends SeenView {
  readonly kind: "attachment";
  readonly files: readonly AttachedFile[];
  readonly isVertical: boolean;
}

export const viewFiles = ({ data }: Attachments, seen: SeenView | null): FilesView | null =>
  seen && { kind: "attachment", ...seen, files: data.attachments, isVertical: data.direction === "VERTICAL" };
