// Knows which addresses no route can read: they are told apart before routing, so that their answer is like any other
// 404.

/** The longest part of an address that a route reads as a parameter. */
export const LONGEST_PART = 500;
const NOTHING = "/api/nothing";

/** The address, or one that names nothing. */
export function readAddress(url: string): string {
  const path = url.split("?", 1)[0] ?? "";
  const isOfRoutes = /^\/+(api|files)(\/|$)/.test(path);
  const isTooLong = isOfRoutes && path.split("/").some((part) => part.length > LONGEST_PART);
  return isTooLong || !isDecodable(path) ? NOTHING : url;
}

function isDecodable(path: string): boolean {
  if (!path.includes("%")) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
