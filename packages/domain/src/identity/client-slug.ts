// Knows the short name of a client, which begins every login of it (§4.2), and proposes one for a name.

const MAX_LENGTH = 40;
/** Lower-case letters, digits and hyphens between them. */
export const CLIENT_SLUG = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

/** `Écoles & Co` → `ecoles-co`; empty when nothing of the name can stand in a slug. */
export function proposeClientSlug(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const joined = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-/, "");
  return joined.slice(0, MAX_LENGTH).replace(/-$/, "");
}
