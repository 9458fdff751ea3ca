// Knows how often somebody is told of work that goes on in the background.

/** Milliseconds between two tellings of one import or export, at least. */
export const JOB_TELLING = 1_000;
