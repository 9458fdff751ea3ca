// Knows how much of the packages in use is cached.
import { type BoundedCache, createBoundedCache } from "../ground/bounded-cache.ts";
import type { PackageContent } from "../ground/package-content.ts";
import type { OpenPackage } from "../ports/index.ts";

/** Lists of files; `limit` in bytes: that of the longest list that is read fits in. */
export const createPackageCache = (limit = 64 * 1_048_576): BoundedCache<OpenPackage> =>
  createBoundedCache(limit, ({ weight }) => weight);

/** What players are told; `limit` in characters of JSON. */
export const createPackageContentCache = (limit = 16 * 1_048_576): BoundedCache<PackageContent> => {
  const weights = new WeakMap<PackageContent, number>();
  return createBoundedCache(limit, (content) => {
    const weight = weights.get(content) ?? JSON.stringify(content).length;
    weights.set(content, weight);
    return weight;
  });
};
