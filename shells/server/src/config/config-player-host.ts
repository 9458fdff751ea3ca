// Knows how an operator gives each product a host name of its own (§2.14): one star, one name below it.
import type { Read } from "./config-values.ts";

const LABEL = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/;

/**
 * `https://*.learn.example`, with the scheme and the port of the platform; null: no product has a host.
 * @throws Error naming the variable.
 */
export function readPlayerHosts(read: Read, publicUrl: string): string | null {
  const text = read("PLAYER_HOST")?.toLowerCase();
  if (text === undefined) return null;
  const [star, ...labels] = text.split(".");
  if (star !== "*" || labels.length === 0 || !labels.every((label) => LABEL.test(label)))
    throw new Error(`PLAYER_HOST is no host with a star for the product: ${text}. It looks like *.learn.example.org.`);
  const { protocol, port } = new URL(publicUrl);
  return `${protocol}//${text}${port && `:${port}`}`;
}
