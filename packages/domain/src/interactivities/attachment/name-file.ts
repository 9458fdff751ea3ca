// Knows by which name what is kept of a learner speaks of a file to read, and whether it can be opened at all.
import type { AttachedFile } from "./schema.ts";

/** Older content gives its files no slug: where it leads names it then. */
export const readFileKey = ({ slug, src }: AttachedFile): string => slug || src;

/** It leads somewhere. */
export const canOpen = ({ src }: AttachedFile): boolean => src.trim() !== "";
