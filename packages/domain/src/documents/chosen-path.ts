// Knows what a folder that somebody chose brings along: folders of the same names, and files that nobody meant.
import { cleanDocumentName } from "./document-name.ts";
import { DEEPEST_FOLDER } from "./folder-tree.ts";

/** What systems put into folders for themselves. */
const OF_SYSTEMS = /^(\.|thumbs\.db$|desktop\.ini$|__macosx$)/i;

const readParts = (path: string): readonly string[] => path.split("/").filter((part) => part.trim() !== "");

/** False for what a system hides in a folder for itself, or below such a folder. */
export const isMeant = (path: string): boolean => !readParts(path).some((part) => OF_SYSTEMS.test(part));

/**
 * The folders that a file brings with it, from its path as browsers tell it (`photos/2026/a.jpg`), the outermost first;
 * what lies deeper than folders may stays in the deepest one.
 */
export const readFolderNames = (path: string): readonly string[] =>
  readParts(path).slice(0, -1).map(cleanDocumentName).slice(0, DEEPEST_FOLDER);
