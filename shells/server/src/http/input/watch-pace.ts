// Knows when a form comes so slowly that nobody should wait for it: a file of a byte a second would hold a place for
// days.
import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";

class TooSlow extends Error {
  readonly statusCode = 408;
}
export const isTooSlow = (error: unknown): boolean => error instanceof TooSlow;

/** Bytes a second, over as long as is waited. */
const LEAST = 1_024;

export interface Pace {
  /** What is broken when it is too slow; without one the caller is left. */
  over(file: Readable): void;
  end(): void;
}

/** `patience` in milliseconds. */
export function watchPace({ socket }: IncomingMessage, patience: number): Pace {
  let file: Readable | null = null;
  let seen = socket.bytesRead;
  const watch = setInterval(() => {
    const came = socket.bytesRead - seen;
    seen = socket.bytesRead;
    if (came >= (LEAST * patience) / 1_000) return;
    clearInterval(watch);
    if (file && !file.readableEnded) file.destroy(new TooSlow("the upload comes too slowly"));
    else socket.destroy();
  }, patience);
  return {
    over: (one) => {
      file = one;
    },
    end: () => clearInterval(watch),
  };
}
