// Knows how a page that is going away says its last word to the origin that it came from.
import type { SendLeaving } from "@academiz/application/ports";
import { deflateSync, strToU8 } from "fflate";

/** Bytes: browsers let no more be on its way when a page is gone. */
const MOST_BYTES = 60_000;

/** How a browser takes a word that outlives its page; false where it takes none. As `Navigator.sendBeacon`. */
type SendBeacon = (url: string, body: Blob) => boolean;

/**
 * `POST /commit/{ticket}` at the page's own origin, deflated. Its answer finds nobody. It goes as a beacon, which
 * browsers send when the page is gone. What a beacon refuses, or is too large for one, is tried all the same while
 * the page lives. What does not arrive waits on the device.
 */
export const createSendLeaving =
  (send: typeof fetch, sendBeacon: SendBeacon): SendLeaving =>
  (ticket, commit) => {
    const pack = (calls: typeof commit.calls) => deflateSync(strToU8(JSON.stringify({ ...commit, calls })));
    const whole = pack(commit.calls);
    // The result comes first: calls are told without need.
    const body = whole.length <= MOST_BYTES ? whole : pack([]);
    const address = `/commit/${ticket}`;
    const type = "application/octet-stream";
    const bytes = new Uint8Array(body);
    if (bytes.length <= MOST_BYTES && sendBeacon(address, new Blob([bytes], { type }))) return;
    send(address, {
      method: "POST",
      headers: { "content-type": type },
      body: bytes,
      keepalive: bytes.length <= MOST_BYTES,
      credentials: "omit",
    }).catch(() => {
      // Nobody is left to hear of it: the journal holds it for the next start.
    });
  };
