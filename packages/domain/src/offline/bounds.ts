// Knows how much of the platform a browser keeps for times without a network.

/** The most bytes of copies that were only opened: the oldest are removed first. */
export const OPENED_MOST = 60_000_000;
/** The most bytes of one file that is kept because it was opened. */
export const OPENED_FILE_MOST = 8_000_000;
/** The most bytes of all that somebody keeps by choice. */
export const KEPT_MOST = 2_000_000_000;
