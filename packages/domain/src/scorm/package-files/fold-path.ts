// Knows when two paths inside a package are one file: content that was made on Windows does not mind capitals.

/** The same for all ways to write a path. */
export const foldPath = (path: string): string => path.normalize("NFC").toLowerCase();
