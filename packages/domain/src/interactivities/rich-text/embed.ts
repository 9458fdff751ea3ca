// Knows which page of another site a text may embed: its address, its host, and what people read where it is not
// shown. The operator of the platform names the allowed hosts.

/** Width to height of the frame. */
export const EMBED_RATIOS = ["16:9", "4:3", "1:1", "3:4"] as const;
export type EmbedRatio = (typeof EMBED_RATIOS)[number];

/** Reads a stored ratio; an unknown one becomes that of most films. */
export const readEmbedRatio = (stored: unknown): EmbedRatio => EMBED_RATIOS.find((ratio) => ratio === stored) ?? "16:9";

/** The local machine, where an operator tries things without a certificate. */
const LOOPBACK = /^(localhost|127\.0\.0\.1)(:\d+)?$/;

/** The host of an address, in small letters, with its port; null for an address that cannot be embedded. */
export function readEmbedHost(address: string): string | null {
  const [, scheme = "", host = ""] = /^(https?):\/\/([a-z\d.-]+(?::\d{1,5})?)(?:[/?#]\S*)?$/i.exec(address) ?? [];
  const named = host.toLowerCase().replace(/:443$/, "");
  const isReached = scheme.toLowerCase() === "https" || LOOPBACK.test(named);
  return named !== "" && isReached ? named : null;
}

/** True for one of the hosts that the operator named, with or without `www.` before it. */
export const isEmbedAllowed = (host: string | null, hosts: readonly string[]): boolean =>
  host !== null && hosts.some((one) => one === host || `www.${one}` === host);

const YOUTUBE =
  /^https?:\/\/(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:\S*&)?v=|shorts\/|live\/|embed\/|v\/)|youtu\.be\/)([\w-]{11})(?![\w-])(\S*)$/i;
const VIMEO = /^https?:\/\/(?:(?:www\.)?vimeo\.com|player\.vimeo\.com\/video)\/(\d+)(?:\/([\da-f]+))?(?:[/?#](\S*))?$/i;

/** The start in seconds, of `t=90`, `t=90s`, `start=90` or `t=1m30s`; 0 without one. */
function readStart(rest: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /[?&#](?:t|start)=(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?(?![\w])/i.exec(rest) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/**
 * The address under which a page is embedded: a film of YouTube or Vimeo gets the one for embedding, which sets no
 * cookies; an address without a scheme gets https. Null where it is no address of a page.
 */
export function completeEmbedAddress(typed: string): string | null {
  const text = typed.trim();
  const address = /^[a-z][\w+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  const [, film, rest = ""] = YOUTUBE.exec(address) ?? [];
  if (film !== undefined) {
    const start = readStart(rest);
    return `https://www.youtube-nocookie.com/embed/${film}${start > 0 ? `?start=${start}` : ""}`;
  }
  const [, number, path, query = ""] = VIMEO.exec(address) ?? [];
  if (number !== undefined) {
    const hash = path ?? /(?:^|&)h=([\da-f]+)/i.exec(query)?.[1];
    return `https://player.vimeo.com/video/${number}?${hash === undefined ? "" : `h=${hash}&`}dnt=1`;
  }
  const host = readEmbedHost(address);
  return host !== null && (host.includes(".") || LOOPBACK.test(host)) ? address : null;
}

/** The page that people open in a tab of its own: the page of a film, not its bare player. */
export function readEmbedPage(address: string): string {
  const [, film, rest = ""] = YOUTUBE.exec(address) ?? [];
  if (film !== undefined) {
    const start = readStart(rest);
    return `https://www.youtube.com/watch?v=${film}${start > 0 ? `&t=${start}s` : ""}`;
  }
  const [, number, path, query = ""] = VIMEO.exec(address) ?? [];
  if (number === undefined) return address;
  const hash = path ?? /(?:^|&)h=([\da-f]+)/i.exec(query)?.[1];
  return `https://vimeo.com/${number}${hash === undefined ? "" : `/${hash}`}`;
}
