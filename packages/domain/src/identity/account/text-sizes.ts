// Knows the text sizes that people may choose. It stands alone because a player draws its first page with nothing else
// of `reading.ts`.

/** Percent of the product's own size. */
export const TEXT_SIZES = [100, 115, 130, 150, 175] as const;
