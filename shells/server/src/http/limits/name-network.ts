// Knows which addresses are one caller: an IPv4 address, or the network of an IPv6 address, which every line and every
// rented machine has whole.
import { isIPv4, isIPv6, SocketAddress } from "node:net";

/** Groups of 16 bits that name the network (/64), and all groups of an address. */
const [OF_NETWORK, ALL] = [4, 8];
/** An IPv4 address as a server that listens for both sees it, in the spelling of `SocketAddress`. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

/** The same text for all addresses of one caller; what is no address names itself. */
export function nameNetwork(address: string): string {
  const [bare = ""] = address.split("%");
  if (isIPv4(bare) || !isIPv6(bare)) return address;
  const { address: written } = new SocketAddress({ address: bare, family: "ipv6" });
  const mapped = MAPPED.exec(written)?.[1];
  if (mapped) return mapped;
  const [left = "", right] = written.split("::");
  const begin = left === "" ? [] : left.split(":");
  const rest = right ? right.split(":").length : 0;
  const zeros = right === undefined ? 0 : ALL - begin.length - rest;
  const groups = [...begin, ...Array<string>(zeros).fill("0")].slice(0, OF_NETWORK);
  return `${groups.join(":")}::/64`;
}
