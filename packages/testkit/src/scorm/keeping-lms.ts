// Knows an LMS whose server takes whatever a window sends last, and whose closing windows send as browsers let them: 64
// kB under way in all.
import { type ActivityWindow, type LmsWords, openActivityWindow } from "./activity-window.ts";

/** Bytes that a browser lets be under way from pages that are closing. */
export const BEACONS_IN_FLIGHT = 65_536;

/** Something that reached the server, or did not. */
export interface LmsRequest {
  readonly words: LmsWords;
  readonly bytes: number;
  readonly isEnd: boolean;
  /** False: more than 64 kB would have been under way from windows that are closing. */
  readonly isSent: boolean;
}

/** A window of the activity in the LMS. */
export interface KeptWindow extends ActivityWindow {
  /** What it sent, and tried to. */
  readonly requests: readonly LmsRequest[];
  /** The page begins to close: what it sends from here on are beacons. Answers what they were, once it has closed. */
  close(goodbye: () => void): readonly LmsRequest[];
}

/** An LMS with one attempt of one learner. */
export interface KeepingLms {
  /** A window of its own, with what the server holds now. */
  open(): KeptWindow;
  /** What the server holds. */
  readKept(): LmsWords;
}

/** As a form is sent: names and values, each escaped. */
const measure = (words: LmsWords): number =>
  Object.entries(words).reduce((sum, pair) => sum + pair.map(encodeURIComponent).join("=").length + 1, 0);

/**
 * An LMS of the kind that is met most: a server that merges whatever comes, lowers a status like any other value, hands
 * nothing back of an attempt of 2004 that ended with `normal` and goes on with it all the same.
 * @param before what it holds already.
 */
export function createKeepingLms(version: "1.2" | "2004", before: LmsWords = {}): KeepingLms {
  let kept = before;
  return {
    readKept: () => kept,
    open() {
      const requests: LmsRequest[] = [];
      let inFlight: number | null = null;
      const window = openActivityWindow({
        version,
        kept,
        send(words, isEnd) {
          const bytes = measure(words);
          const isSent = inFlight === null || inFlight + bytes <= BEACONS_IN_FLIGHT;
          requests.push({ words, bytes, isEnd, isSent });
          if (!isSent) return false;
          if (inFlight !== null) inFlight += bytes;
          kept = { ...kept, ...words };
          return true;
        },
      });
      return {
        ...window,
        requests,
        close(goodbye) {
          const before = requests.length;
          inFlight = 0;
          goodbye();
          return requests.slice(before);
        },
      };
    },
  };
}
