// Knows how a page that is going away sends its last message to the origin that it came from.
import type { SendLeaving } from "@academiz/application/ports";
import { deflateSync, strToU8 } from "fflate";

/** Bytes: once a page is gone, browsers allow no more than this to be under way. */
const MOST_BYTES = 60_000;

/** How a browser sends a message that outlives its page; false where it refuses. As `Navigator.sendBeacon`. */
type SendBeacon = (url: string, body: Blob) => boolean;

/**
 * Sends `POST /commit/{ticket}` to the page's own origin, deflated; nobody reads the answer. It goes as a beacon, which
 * browsers send even when the page is gone. A message that the beacon refuses, or that is too large for one, is still
 * tried while the page lives. Whatever does not arrive waits on the device.
 */
export const createSendLeaving =
  (send: typeof fetch, sendBeacon: SendBeacon): SendLeaving =>
  (ticket, commit) => {
    const pack = (calls: typeof commit.calls) => deflateSync(strToU8(JSON.stringify({ ...commit, calls })));
    const whole = pack(commit.calls);
    // The result comes first: the calls are a convenience.
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
      // Nobody is left to read the answer: the journal holds it for the next start.
    });
  };
