// Knows how the bytes of an object are passed on: as slowly as they are wanted, and never cut short in silence.

import type { Socket } from "node:net";
import type { Readable } from "node:stream";
import type { Part } from "@academiz/backend/ports";
import { describeFailure, readFailure } from "./bucket-failure.ts";

/** The body of an answer, as the library gives it under Node.js. */
export type Body = Readable & { readonly socket?: Socket | null };

/**
 * A transfer that breaks, or falls silent, is reported in our words. A reader may take its time: while a film is
 * paused, the storage is not silent.
 */
export async function* passOn(bucket: string, body: Body, patience: number): AsyncGenerator<Uint8Array> {
  body.socket?.setTimeout(0);
  const pieces = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const silence = setTimeout(() => body.destroy(new Silence()), patience);
      const piece = await pieces.next().finally(() => clearTimeout(silence));
      if (piece.done) return;
      yield piece.value;
    }
  } catch (error) {
    throw describeFailure(bucket, readFailure(error));
  } finally {
    body.destroy();
  }
}

/** Where the bytes of an answer begin; without a `Content-Range` they are the whole. */
export const readStart = (contentRange = ""): number => Number(/^bytes (\d+)-/.exec(contentRange)?.[1] ?? 0);

/**
 * The bytes of a part, both ends counted, out of `bytes`, which begin at `from`; what comes after it is not waited for.
 */
export async function* takePart(
  bytes: AsyncIterable<Uint8Array>,
  { start, end }: Part,
  from: number,
): AsyncGenerator<Uint8Array> {
  let at = from;
  for await (const piece of bytes) {
    const taken = piece.subarray(Math.max(0, start - at), end + 1 - at);
    at += piece.byteLength;
    if (taken.byteLength > 0) yield taken;
    if (at > end) return;
  }
}

class Silence extends Error {
  readonly code = "ETIMEDOUT";
}
