// Knows by which key the kept progress names a file to read, and whether the file can be opened at all.
import type { AttachedFile } from "./schema.ts";

/** The slug of the file; its address in older content, whose files have no slug. */
export const readFileKey = ({ slug, src }: AttachedFile): string => slug || src;

/** True where the file leads somewhere. */
export const canOpen = ({ src }: AttachedFile): boolean => src.trim() !== "";
