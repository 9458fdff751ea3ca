// Knows how much a browser holds of the platform for the time without a network.

/** Bytes of what was only opened: the oldest goes first. */
export const OPENED_MOST = 60_000_000;
/** Bytes of one file that is held because it was opened. */
export const OPENED_FILE_MOST = 8_000_000;
/** Bytes of all that somebody keeps by choice. */
export const KEPT_MOST = 2_000_000_000;
