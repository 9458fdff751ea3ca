// Knows how a browser notes which pages somebody visits: it counts the seconds in which a page is watched
// (§4.173–§4.175), and sends them when the page is left or closed.
import type { TokenStore, VisitedPage, VisitNotes } from "@academiz/application/ports";
import { stats } from "@academiz/contract";
import { isTokenExpired, readTokenPayload } from "@academiz/domain/identity";

/** The part of a browser that is used here. */
export interface WatchedBrowser {
  /** True while the page is seen and has the focus. */
  isWatched(): boolean;
  isOnline(): boolean;
  now(): number;
  every(milliseconds: number, act: () => void): void;
  onLeaving(act: () => void): void;
  send(url: string, init: RequestInit): Promise<unknown>;
}
export interface VisitNotesOptions {
  readonly tokens: Pick<TokenStore, "read">;
  /** §3.242 */
  readonly appName: string;
  readonly random: () => number;
  readonly browser: WatchedBrowser;
}

/** Milliseconds between two looks (§9.36). */
const LOOK = 1_000;
/** The longest visit that is sent, in seconds. */
const LONGEST = 86_400;
const ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789";

/** §9.7 */
const createSessionId = (random: () => number): string =>
  Array.from({ length: 20 }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]).join("");

/** Notes the visits of people themselves: not of somebody who previews, or stands in for another. */
export function createVisitNotes({ tokens, appName, random, browser }: VisitNotesOptions): VisitNotes {
  const navigationEventId = createSessionId(random);
  let here: VisitedPage | null = null;
  let from: VisitedPage | null = null;
  let seconds = 0;
  /** Who is on this page; null: somebody whose visits are not noted. */
  let visitor: string | null = null;
  const readToken = (): { readonly token: string; readonly of: string } | null => {
    const token = tokens.read()?.token ?? "";
    const read = readTokenPayload(token);
    if (!read.ok || read.value.isImpersonated || isTokenExpired(read.value, browser.now() / 1_000)) return null;
    return (stats.noteVisit.admission.scopes as readonly string[]).includes(read.value.scope ?? "session")
      ? { token, of: read.value.identifier }
      : null;
  };
  const tell = () => {
    const known = readToken();
    // Somebody who signed in meanwhile was not on this page.
    if (here && seconds > 0 && known && known.of === visitor && browser.isOnline()) {
      const body = {
        ...{ toUrl: here.url, toName: here.name, slug: here.slug, appName, navigationEventId },
        ...{ fromUrl: from?.url ?? null, fromName: from?.name ?? null },
        pageDuration: Math.min(seconds, LONGEST),
        routeData: { queryParams: {}, params: here.params ?? {}, data: {} },
      };
      browser
        .send(stats.noteVisit.path, {
          method: "POST",
          headers: { authorization: `Bearer ${known.token}`, "content-type": "application/json" },
          body: JSON.stringify(body),
          keepalive: true,
        })
        .catch(() => {
          // A visit that is not sent is missing from a count: nobody needs to act on it.
        });
    }
    seconds = 0;
  };
  browser.every(LOOK, () => {
    if (browser.isWatched()) seconds += 1;
  });
  browser.onLeaving(tell);
  return {
    enter(page) {
      const isSame = here?.url === page.url && here.name === page.name && sameParams(here, page);
      if (isSame) return;
      tell();
      from = here;
      here = page;
      visitor = readToken()?.of ?? null;
    },
  };
}

const sameParams = (one: VisitedPage, other: VisitedPage): boolean =>
  JSON.stringify(one.params ?? {}) === JSON.stringify(other.params ?? {});

/** The browser that this runs in. */
export const watchBrowser = (): WatchedBrowser => ({
  isWatched: () => document.visibilityState === "visible" && document.hasFocus(),
  isOnline: () => navigator.onLine,
  now: () => Date.now(),
  every: (milliseconds, act) => setInterval(act, milliseconds),
  onLeaving: (act) => addEventListener("pagehide", act),
  send: (url, init) => fetch(url, init),
});
