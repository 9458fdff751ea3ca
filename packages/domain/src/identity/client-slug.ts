// Knows the short name of a client, which begins every login of it (§4.2), and proposes one for a name.

const MAX_LENGTH = 40;
/** Matches the slug of a client: 1 to 40 lower-case letters a–z, digits and hyphens, no hyphen at either end. */
export const CLIENT_SLUG = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

/**
 * A slug for a client of this name: `Écoles & Co` → `ecoles-co`, 40 characters at most; empty when nothing of the name
 * can stand in a slug.
 */
export function proposeClientSlug(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const joined = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-/, "");
  return joined.slice(0, MAX_LENGTH).replace(/-$/, "");
}
