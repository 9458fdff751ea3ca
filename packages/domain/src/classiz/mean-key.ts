// Knows how a session is named outside its product: a copy of a product has the same sessions by the same slugs.

/** The session of this product alone: `product/mean`. No slug of a product has a slash. */
export const keyMean = (productSlug: string, mean: string): string => `${productSlug}/${mean}`;
