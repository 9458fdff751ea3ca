// Knows when two paths inside a package mean the same file: content made on Windows ignores capitals.

/** The same text for all spellings of one path. */
export const foldPath = (path: string): string => path.normalize("NFC").toLowerCase();
