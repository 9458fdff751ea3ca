// Knows who has the mail address that is written for somebody: several people may share one, and seldom should.
import type { ManagedPerson, PeopleDirectory } from "../ports/index.ts";

/** People among whom an address is looked for: those whose own has it as a part. */
const LOOKED_AT = 20;

/**
 * Somebody of the client with the same address, whatever its capitals; null where nobody has it, and where that cannot
 * be found out.
 * @param ownId the person who is edited; null: a new one.
 */
export async function findTwin(
  directory: Pick<PeopleDirectory, "list">,
  email: string,
  ownId: string | null,
): Promise<ManagedPerson | null> {
  const address = email.trim().toLowerCase();
  const anybody = { roles: [], isActive: null, affectations: [], criterias: [] } as const;
  const found = await directory.list({ ...anybody, query: address, order: "email", page: 1 }, LOOKED_AT);
  if (!found.ok) return null;
  return found.value.people.find(({ id, email }) => id !== ownId && email.toLowerCase() === address) ?? null;
}
