// Knows how the contents of publications are kept as they are sent: one that was published never changes.
import type { StoredConfig } from "../ports/index.ts";
import type { WrittenPart } from "../written-json.ts";

/** The config as JSON. */
export interface WrittenContent extends WrittenPart {
  /** Slugs of the files that it names. */
  readonly documents: readonly { readonly slug: string }[];
}

export interface ContentCache {
  /** `key` names a publication for ever; who asks while it is read waits for the same reading. Null answers are not kept. */
  get(key: string, read: () => Promise<WrittenContent | null>): Promise<WrittenContent | null>;
}

export const writeContent = (
  config: StoredConfig,
  documents: readonly { readonly slug: string }[],
): WrittenContent => ({
  text: JSON.stringify(config),
  documents: documents.map(({ slug }) => ({ slug })),
});

/** Keeps those that were used last, of `limit` characters in all. */
export function createContentCache(limit = 32 * 1_048_576): ContentCache {
  const kept = new Map<string, WrittenContent>();
  const underWay = new Map<string, Promise<WrittenContent | null>>();
  let size = 0;
  function keep(key: string, content: WrittenContent): void {
    kept.set(key, content);
    size += content.text.length;
    for (const [oldest, { text }] of kept) {
      if (size <= limit) break;
      kept.delete(oldest);
      size -= text.length;
    }
  }
  return {
    async get(key, read) {
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const reading =
        underWay.get(key) ??
        read()
          .then((content) => {
            if (content) keep(key, content);
            return content;
          })
          .finally(() => underWay.delete(key));
      underWay.set(key, reading);
      return reading;
    },
  };
}
