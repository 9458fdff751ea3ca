// Knows what is kept of a visit of a page (§3.237–§3.244): where somebody went, and nothing that identifies them or
// opens anything.

/** A visit, as an app sends it. `pageDuration` in seconds. */
export interface SentVisit {
  readonly toUrl: string;
  readonly toName: string;
  readonly fromUrl: string | null;
  readonly fromName: string | null;
  readonly appName: string;
  readonly slug: string | null;
  readonly navigationEventId: string;
  readonly pageDuration: number;
  readonly routeData: {
    readonly queryParams: Readonly<Record<string, unknown>>;
    readonly params: Readonly<Record<string, unknown>>;
    readonly data: Readonly<Record<string, unknown>>;
  };
}
/** A visit, as it is kept: of what an address carries besides its path, names alone. */
export interface KeptVisit extends Omit<SentVisit, "routeData"> {
  readonly routeData: {
    readonly queryParams: readonly string[];
    readonly params: Readonly<Record<string, string>>;
    readonly data: readonly string[];
  };
}

/** The most seconds of a visit that count: anybody who stays longer has left the screen. */
export const LONGEST_VISIT = 1_800;

/** Days after which a visit is deleted: thirteen months. */
export const VISIT_LIFETIME = 396;

/** A slug, or a small number: no name, no address, no token. */
const OPAQUE = /^(?:[a-z0-9]{10}|\d{1,6})$/;
/** A page of a course may have any slug; an address, a full name or a token is no slug. */
const PAGE = /^[\p{L}\p{N}_-]{1,64}$/u;
/** A part of a path that leads to a page, or to a thing by its slug. */
const HARMLESS = /^(?:[a-z]{1,12}(?:-[a-z]{1,12}){0,3}|[a-z0-9]{10}|\d{1,6})$/i;

/**
 * Queries and fragments may hold tokens and addresses of people: only paths are kept, only the names of data, and only
 * those parameters that are a slug or a number; for a page of a course, its slug.
 */
export function cleanVisit(visit: SentVisit): KeptVisit {
  const { queryParams, params, data } = visit.routeData;
  const isPage = visit.toName === "slide" && visit.slug !== null;
  const opaque = Object.entries(params).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === "string" &&
      (OPAQUE.test(entry[1]) || (isPage && entry[0] === "slide" && PAGE.test(entry[1]))),
  );
  return {
    toUrl: cleanUrl(visit.toUrl),
    toName: visit.toName,
    fromUrl: visit.fromUrl === null ? null : cleanUrl(visit.fromUrl),
    fromName: visit.fromName,
    appName: visit.appName,
    slug: visit.slug,
    navigationEventId: visit.navigationEventId,
    pageDuration: visit.pageDuration,
    routeData: { queryParams: Object.keys(queryParams), params: Object.fromEntries(opaque), data: Object.keys(data) },
  };
}

/** The path alone; a part that might be somebody's name, login or token becomes `*`. */
function cleanUrl(url: string): string {
  const path = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, "").split(/[?#]/, 1)[0] ?? "";
  return path
    .split("/")
    .map((part) => (part === "" || HARMLESS.test(part) ? part : "*"))
    .join("/");
}
