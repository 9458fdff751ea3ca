// Knows how the contents of publications are kept as they are sent: one that was published never changes.

import type { StoredConfig } from "../ports/index.ts";
import { type BoundedCache, createBoundedCache } from "./bounded-cache.ts";
import type { WrittenPart } from "./written-json.ts";

/** The config as JSON. */
export interface WrittenContent extends WrittenPart {
  /** Slugs of the files that it names. */
  readonly documents: readonly { readonly slug: string }[];
}

export type ContentCache = BoundedCache<WrittenContent>;

export const writeContent = (
  config: StoredConfig,
  documents: readonly { readonly slug: string }[],
): WrittenContent => ({
  text: JSON.stringify(config),
  documents: documents.map(({ slug }) => ({ slug })),
});

/** Keeps those that were used last, of `limit` characters in all. */
export const createContentCache = (limit = 32 * 1_048_576): ContentCache =>
  createBoundedCache(limit, ({ text }) => text.length);
