// Knows which addresses cannot be one that learners reach, by how they are written alone.
import { readFileSlug } from "./links.ts";

/**
 * Why nobody gets anywhere: it is no whole address (`unfinished`), or it names the machine of whoever follows it
 * (`own-machine`).
 */
export type AddressFlaw = "unfinished" | "own-machine";

/** This machine, in any of its names; `0.0.0.0` is taken for it too. */
const OWN = /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|0\.0\.0\.0|\[::1?\])$/i;
/** Labels between dots, an address in numbers, or one in brackets; a single label is a machine of an own network. */
const HOST = /^([\p{L}\p{N}_]([\p{L}\p{N}_-]*[\p{L}\p{N}_])?(\.(?!$)|\.?$))+$|^\[[\da-f:.]+\]$/iu;

/** Only a host that begins like a site and ends there is half a name. */
const isHalf = (host: string): boolean => /^www\.?$/i.test(host);

function judgeHost(rest: string): AddressFlaw | null {
  const [authority = ""] = rest.split(/[/?#\\]/);
  const host = authority.replace(/^.*@/, "").replace(/:\d*$/, "");
  if (OWN.test(host)) return "own-machine";
  return host.length <= 253 && HOST.test(host) && !isHalf(host) ? null : "unfinished";
}

/** Null for an address that may be reached; whether it is, nobody knows without trying. Files of a library are. */
export function judgeAddress(address: string): AddressFlaw | null {
  const written = address.trim();
  if (readFileSlug(written) !== null) return null;
  const [, scheme = "", rest = ""] = /^([a-z][a-z\d+.-]*):(.*)$/is.exec(written) ?? [];
  switch (scheme.toLowerCase()) {
    case "http":
    case "https":
      return rest.startsWith("//") ? judgeHost(rest.slice(2)) : "unfinished";
    case "mailto":
      // Without an addressee, whoever follows it chooses one.
      return /^([^\s@?]+@[^\s@?]+|\?\w+=)/.test(rest) ? null : "unfinished";
    case "tel":
      return /\d/.test(rest) ? null : "unfinished";
    case "file":
      return "own-machine";
    default:
      return "unfinished";
  }
}
