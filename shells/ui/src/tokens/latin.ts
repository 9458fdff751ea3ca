// Knows the letters that the faces of the interface have, and the letters and weights that are sent first.

/** In the syntax of `unicode-range`. */
export const LATIN =
  "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD";
/** What English and French are written with. A word in another language fetches the file of all letters. */
export const FIRST_LETTERS =
  "U+0020-007E, U+00A0, U+00A9, U+00AB, U+00B7, U+00BB, U+00C0, U+00C2, U+00C7-00CB, U+00CE-00CF, U+00D4, U+00D7, U+00D9, U+00DB, U+00E0, U+00E2, U+00E7-00EB, U+00EE-00EF, U+00F4, U+00F9, U+00FB-00FC, U+0152-0153, U+2009, U+2010-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+202F, U+20AC, U+2212";
/** CSS weights. Few clients choose a lighter or heavier one. */
export const USUAL = { min: 400, max: 700 } as const;
/** Of titles, which nearly all are written in. */
export const MEDIUM = 500;
