// Knows how a code is read that somebody types at their second step.

/** A recovery code without its dash, in two groups of five letters or digits. */
const RECOVERY = /^([a-z0-9]{5})([a-z0-9]{5})$/;

/** As codes are kept: whatever is blank, dashes and capitals left out; a recovery code with its dash again. */
export const readTypedCode = (typed: string): string =>
  typed
    .replaceAll(/[\s\p{Pd}]/gu, "")
    .toLowerCase()
    .replace(RECOVERY, "$1-$2");
