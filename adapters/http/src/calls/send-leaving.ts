// Knows how a page that is going away says its last word to the origin that it came from.
import type { SendLeaving } from "@academiz/application/ports";
import { deflateSync, strToU8 } from "fflate";

/** Bytes: browsers let no more be on its way when a page is gone. */
const MOST_BYTES = 60_000;

/**
 * `POST /commit/{ticket}` at the page's own origin, deflated. Its answer finds nobody. One that is too large is tried all the same while the page
 * lives: what does not arrive waits on the device.
 */
export const createSendLeaving =
  (send: typeof fetch): SendLeaving =>
  (ticket, commit) => {
    const pack = (calls: typeof commit.calls) => deflateSync(strToU8(JSON.stringify({ ...commit, calls })));
    const whole = pack(commit.calls);
    // The result comes first: calls are told without need.
    const body = whole.length <= MOST_BYTES ? whole : pack([]);
    send(`/commit/${ticket}`, {
      method: "POST",
      headers: { "content-type": "application/octet-stream" },
      body: new Uint8Array(body),
      keepalive: body.length <= MOST_BYTES,
      credentials: "omit",
    }).catch(() => {
      // Nobody is left to hear of it: the journal holds it for the next start.
    });
  };
