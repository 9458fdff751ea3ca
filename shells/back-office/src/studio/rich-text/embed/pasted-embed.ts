// Knows when pasted text is the address of a page that may be embedded.
import { completeEmbedAddress, isEmbedAllowed, readEmbedHost } from "@academiz/domain/learniz";
import { readEmbedHosts } from "@academiz/ui";

/** The pasted address, where there is nothing else; null for other content, and for hosts that are not allowed. */
export function readPastedEmbed(data: DataTransfer): string | null {
  const text = data.getData("text/plain").trim();
  if (!/^https?:\/\/\S+$/i.test(text) || data.types.includes("application/x-slate-fragment")) return null;
  const address = completeEmbedAddress(text);
  return address !== null && isEmbedAllowed(readEmbedHost(address), readEmbedHosts()) ? text : null;
}
