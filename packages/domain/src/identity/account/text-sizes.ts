// Knows how large somebody may read. By itself: a player draws its first page with nothing else of it.

/** Percent of the size that the product has by itself. */
export const TEXT_SIZES = [100, 115, 130, 150, 175] as const;
