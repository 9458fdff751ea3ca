// Knows an answer that is a file too large to be held: one that is made while it is sent, or one that the document
// store has.
import type { StoredDocument } from "../ports/index.ts";

interface Named {
  /** To save it under. */
  readonly name: string;
}
/** Once; what breaks in the middle throws, and the caller must not be left with a file that looks whole. */
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

/** `onEnd` is called once it was read, or is not read any more: also by whoever goes away before the first byte. */
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
