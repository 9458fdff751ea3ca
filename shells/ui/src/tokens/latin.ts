// Knows which letters the faces of the interface have, and in which weights they are sent first.

/** As `unicode-range` says it. */
export const LATIN =
  "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD";
/** CSS weights. A lighter or a heavier one is chosen by few clients. */
export const USUAL = { min: 400, max: 700 } as const;
