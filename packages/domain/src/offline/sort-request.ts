// Knows which of the site's requests a browser answers without a network, and from what.

/** A request of the platform's own origin. */
export interface AskedRequest {
  readonly method: string;
  /** Of its address, with the `?` of the query. */
  readonly path: string;
  readonly query: string;
  /** The browser opens a page with it. */
  readonly isPage: boolean;
}

/**
 * `page`: the site's or the player's, by `page`; `part`: a file of them, for ever the same under its name; `sign`: one
 * that changes under its name; `read`: what the API says to one person; `result`: what a player tells, and is answered
 * with what is stored; `file`: of a library. `passed`: the network alone, and nothing is held.
 */
export type RequestKind = "page" | "part" | "sign" | "read" | "result" | "file" | "passed";

/** What the home and the players ask; nothing else of the API is ever held. */
const READ = /^\/api\/(me|products|notes\/[^/]+|(learniz|game|attachment)\/[^/]+)$/;
const FILE = /^\/files\/[^/]+\/[^/]+$/;
const RESULT = /^\/api\/(learniz|game|attachment)\/[^/]+\/progress$/;
/** The office, the player beside its editors, and what answers for itself. */
const APART = /^\/(admin|api|files|packages|shell|commit|metrics|play\/~trial)(\/|$)|^\/[^/]+\.[a-z]+$/;

export function sortRequest({ method, path, query, isPage }: AskedRequest): RequestKind {
  if (method === "POST") return RESULT.test(path) ? "result" : "passed";
  if (method !== "GET") return "passed";
  if (FILE.test(path)) return "file";
  if (isPage) return APART.test(path) ? "passed" : "page";
  if (READ.test(path)) return query === "" ? "read" : "passed";
  if (/^\/assets\/shared\//.test(path)) return "sign";
  if (/^(\/play|\/libraries)?\/assets\//.test(path)) return "part";
  return /^(\/play)?\/(start\.js|icon(-\d+)?\.(svg|png))$/.test(path) ? "sign" : "passed";
}

/** The page that stands for all addresses of its app. */
export const findAppPage = (path: string): "/" | "/play/" => (/^\/play(\/|$)/.test(path) ? "/play/" : "/");

/** What a player read, of the result that it tells. */
export const findPlayedPath = (resultPath: string): string => resultPath.replace(/\/progress$/, "");
