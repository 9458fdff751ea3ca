// Knows an answer that is a file too large for memory: one that is made while it is sent, or one in the document
// store.
import type { StoredDocument } from "../ports/index.ts";

interface Named {
  /** To save it under. */
  readonly name: string;
}
/** Can be read once; it throws when it breaks off, and the caller must not be left with a file that looks whole. */
export interface StreamedFile extends Named {
  readonly kind: "streamed-file";
  /** Text leaves in UTF-8. */
  readonly chunks: AsyncIterable<Uint8Array | string>;
}
/** In whole or in parts, as the caller asks. */
export interface StoredFile extends Named {
  readonly kind: "stored-file";
  readonly stored: StoredDocument;
}
export type SentFileAnswer = StreamedFile | StoredFile;

export const isSentFile = (value: unknown): value is SentFileAnswer =>
  typeof value === "object" &&
  value !== null &&
  "kind" in value &&
  (value.kind === "streamed-file" || value.kind === "stored-file");

/**
 * `onEnd` is called once the file was read, or is no longer read, even where the caller leaves before the first byte.
 */
export function endWith<Chunk>(file: AsyncIterable<Chunk>, onEnd: () => Promise<void> | void): AsyncIterable<Chunk> {
  return {
    [Symbol.asyncIterator]() {
      const chunks = file[Symbol.asyncIterator]();
      return {
        async next() {
          const read = await chunks.next().catch(async (error: unknown) => {
            await onEnd();
            throw error;
          });
          if (read.done) await onEnd();
          return read;
        },
        async return() {
          await chunks.return?.();
          await onEnd();
          return { done: true, value: undefined };
        },
      };
    },
  };
}
