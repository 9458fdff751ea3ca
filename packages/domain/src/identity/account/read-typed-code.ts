// Knows how to read a code that somebody types at their second step.

/** A recovery code without its dash, in two groups of five letters or digits. */
const RECOVERY = /^([a-z0-9]{5})([a-z0-9]{5})$/;

/** The code as it is kept: without blanks and dashes, in small letters; a recovery code with its dash again. */
export const readTypedCode = (typed: string): string =>
  typed
    .replaceAll(/[\s\p{Pd}]/gu, "")
    .toLowerCase()
    .replace(RECOVERY, "$1-$2");
