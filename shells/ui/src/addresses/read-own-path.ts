// Knows which addresses that somebody else wrote may be followed: those of this site, and no others.

/**
 * The path of an address as a browser would go to it from `origin`, with its query and fragment; null for one that
 * leads elsewhere, whatever it looks like: `//evil`, `/\evil`, `javascript:`.
 */
export function readOwnPath(address: string, origin: string): string | null {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  const path = `${url.pathname}${url.search}${url.hash}`;
  // Browsers read a path that begins with two slashes as another host.
  return url.origin === origin && !path.startsWith("//") ? path : null;
}
