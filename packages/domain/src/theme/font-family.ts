// Knows what the name of a font may be: it is written into styles.

/** Names of fonts, apart by commas. */
const FAMILY = /^[\p{L}\p{M}\p{N} ,'"_-]{1,200}$/u;

/** True for what can stand in a style and says nothing else there. */
export const isFontFamily = (family: string): boolean => FAMILY.test(family);
