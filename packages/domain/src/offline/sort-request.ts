// Knows which of the site's requests a browser answers without a network, and from which copy.

/** A request of the platform's own origin. */
export interface AskedRequest {
  readonly method: string;
  /** The path of its address, with `?` and the query. */
  readonly path: string;
  readonly query: string;
  /** True where the browser opens a page with it. */
  readonly isPage: boolean;
}

/**
 * `page`: the page of the site or of the player, named by `page`; `part`: a file of these, which never changes under
 * its name; `sign`: a file that changes under its name; `read`: what the API tells one person; `result`: what a player
 * reports; it is answered with what is stored; `file`: a file of a library. `passed`: left to the network, and nothing
 * is kept.
 */
export type RequestKind = "page" | "part" | "sign" | "read" | "result" | "file" | "passed";

/**
 * The requests of the players and of the pages that show what is a learner's own, of their history the newest alone;
 * nothing else of the API is ever kept.
 */
const READ =
  /^\/api\/(me|products|slot|profile\/stats|me\/learning|me\/history\?offset=0&limit=\d+|notes\/[^/?]+|(learniz|game|attachment|coursiz|section)\/[^/?]+|classiz\/[^/?]+\/slot)$/;
const FILE = /^\/files\/[^/]+\/[^/]+$/;
const RESULT = /^\/api\/(learniz|game|attachment)\/[^/]+\/progress$/;
/** The office, the player beside its editors, and the addresses that the server itself answers. */
const APART = /^\/(admin|api|files|packages|shell|commit|metrics|play\/~trial)(\/|$)|^\/[^/]+\.[a-z]+$/;

export function sortRequest({ method, path, query, isPage }: AskedRequest): RequestKind {
  if (method === "POST") return RESULT.test(path) ? "result" : "passed";
  if (method !== "GET") return "passed";
  if (FILE.test(path)) return "file";
  if (isPage) return APART.test(path) ? "passed" : "page";
  if (READ.test(path + query)) return "read";
  if (/^\/assets\/shared\//.test(path)) return "sign";
  if (/^(\/play|\/libraries)?\/assets\//.test(path)) return "part";
  return /^(\/play)?\/(start\.js|icon(-\d+)?\.(svg|png))$/.test(path) ? "sign" : "passed";
}

/** The page that serves all addresses of an app. */
export const findAppPage = (path: string): "/" | "/play/" => (/^\/play(\/|$)/.test(path) ? "/play/" : "/");

/** The address that a player read, from the one to which it reports its result. */
export const findPlayedPath = (resultPath: string): string => resultPath.replace(/\/progress$/, "");
