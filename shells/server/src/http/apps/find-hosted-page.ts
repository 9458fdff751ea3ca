// Knows the host names of products, and which page of the platform each of their addresses means (§2.14, §2.16).

/** What one label of a host name can hold. */
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;
/** Addresses that name no product themselves. */
const BARE = ["/", "/play", "/play/"];

export interface Hosts {
  /** `https://*.learn.example`; null: no product has a host of its own. */
  readonly playerHosts: string | null;
  /** Without a slash at the end. */
  readonly publicUrl: string;
}

/**
 * Null where the host is not that of a product. Sessions, copies for the time without a network, and answers that wait
 * on the device are of the platform's one origin: a host of a product only names it, and leads there. What an address
 * names itself comes before its host.
 * @param url path and query, as they were asked for.
 */
export function findHostedPage(hostname: string, url: string, { playerHosts, publicUrl }: Hosts): string | null {
  // A dot at the end names the same host, from the root.
  const host = hostname.toLowerCase().replace(/\.$/, "");
  const slug = playerHosts && host !== new URL(publicUrl).hostname ? readLabel(host, playerHosts) : null;
  if (slug === null || !url.startsWith("/")) return null;
  const [path = "/"] = url.split("?", 1);
  if (!BARE.includes(path)) return publicUrl + url;
  const query = new URLSearchParams(url.slice(path.length));
  if (query.has("token") && query.has("refreshToken")) return `${publicUrl}/play/${slug}${url.slice(path.length)}`;
  const page = query.get("at");
  return `${publicUrl}/open/${slug}${page === null ? "" : `?at=${encodeURIComponent(page)}`}`;
}

function readLabel(host: string, playerHosts: string): string | null {
  const base = new URL(playerHosts.replace("*", "product")).hostname.slice("product".length);
  const label = host.endsWith(base) ? host.slice(0, -base.length) : "";
  return LABEL.test(label) ? label : null;
}
