// Knows how a session is named outside its product: a copy of a product has the same sessions by the same slugs.

/** The session of this product alone: `product/mean`. No slug of a product has a slash. */
export const keyMean = (productSlug: string, mean: string): string => `${productSlug}/${mean}`;

/** What `keyMean` named; null for any other word. */
export function readMeanKey(key: string): { readonly productSlug: string; readonly mean: string } | null {
  const at = key.indexOf("/");
  return at > 0 && at < key.length - 1 ? { productSlug: key.slice(0, at), mean: key.slice(at + 1) } : null;
}
