// Knows when a form comes too slowly to wait for: at a byte a second, a file would take days.
import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";

class TooSlow extends Error {
  readonly statusCode = 408;
}
export const isTooSlow = (error: unknown): boolean => error instanceof TooSlow;

/** Bytes a second, on average over the time of waiting. */
const LEAST = 1_024;

export interface Pace {
  /** The stream that is aborted when it is too slow; before there is one, the connection is cut. */
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
