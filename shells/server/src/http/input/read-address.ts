// Knows which addresses no route can read: they are recognised before routing, so that their answer is like any other
// wrong address's: a page in words where a browser asks for a page, a problem where a program asks.

/** The longest part of an address that a route reads as a parameter. */
export const LONGEST_PART = 500;
const NOTHING = "/api/nothing";

/** The address, or one that leads to no route. Of an address of a page that cannot be decoded, its app is kept. */
export function readAddress(url: string): string {
  const path = url.split("?", 1)[0] ?? "";
  const isOfRoutes = /^\/+(api|files)(\/|$)/.test(path);
  const isTooLong = isOfRoutes && path.split("/").some((part) => part.length > LONGEST_PART);
  if (isTooLong) return NOTHING;
  if (isName(path)) return url;
  return isOfRoutes ? NOTHING : path.replaceAll("%", "~") + url.slice(path.length);
}

/**
 * False for an address that cannot be decoded, or contains a NUL, which no database accepts: the API refuses that in
 * its own fields.
 */
function isName(path: string): boolean {
  if (!path.includes("%")) return true;
  try {
    return !decodeURIComponent(path).includes("\0") || path.startsWith("/api/");
  } catch {
    return false;
  }
}
