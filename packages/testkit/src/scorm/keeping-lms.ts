// Knows an LMS whose server stores whatever a window sends last, and whose closing windows are limited as in browsers:
// 64 kB on their way in all.
import { type ActivityWindow, type LmsWords, openActivityWindow } from "./activity-window.ts";

/** The most bytes on their way from closing pages that a browser allows. */
export const BEACONS_IN_FLIGHT = 65_536;

/** Something that reached the server, or did not. */
export interface LmsRequest {
  readonly words: LmsWords;
  readonly bytes: number;
  readonly isEnd: boolean;
  /** False: closing windows would have had more than 64 kB on their way. */
  readonly isSent: boolean;
}

/** A window of the activity in the LMS. */
export interface KeptWindow extends ActivityWindow {
  /** What it sent, and tried to. */
  readonly requests: readonly LmsRequest[];
  /** The page begins to close: from here on it sends beacons. Returns them, once it has closed. */
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
 * The most common kind of LMS: a server that merges whatever is sent, lowers a status like any other value, returns
 * nothing of an attempt of 2004 that ended with `normal`, and goes on with it all the same.
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
