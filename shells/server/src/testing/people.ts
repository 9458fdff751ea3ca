// Knows people who belong to one test only, and files that list them.
import type { TestServer } from "./start-test-server.ts";
import type { SentForm } from "./write-form.ts";

let count = 0;
/**
 * Somebody of one test only, with a `login`, `email` and names of their own. No login resembles a password of the
 * tests: `person-202` would share four letters with one that ends in `-2026`.
 */
export function inventPerson(): { login: string; email: string; firstname: string; lastname: string; roles: string[] } {
  count += 1;
  return {
    login: `person-n${count}`,
    email: `person-${count}@example.org`,
    firstname: `Zoé${count}`,
    lastname: "Müller",
    roles: ["ROLE_LEARNER"],
  };
}

/** Treats the password that somebody else chose for these people as their own, so that no other is asked for. */
export async function ownPassword<U extends { readonly identifier: string }>(
  server: TestServer,
  person: U,
): Promise<U> {
  const user = await server.world.users.findByIdentifier(person.identifier);
  if (!user) throw new Error(`no user ${person.identifier}`);
  await server.world.users.choosePassword(user, user.id, user.passwordHash);
  return person;
}

type Person = Partial<Record<string, string | readonly string[]>>;

/** A CSV file of these people, its columns named as the API names them. */
export function writeUserFile(people: readonly Person[], fields: Readonly<Record<string, string>> = {}): SentForm {
  const columns = [...new Set(people.flatMap((person) => Object.keys(person)))];
  const toCell = (person: Person, column: string) =>
    `"${[person[column] ?? ""].flat().join("|").replaceAll('"', '""')}"`;
  const lines = [
    columns.join(";"),
    ...people.map((person) => columns.map((column) => toCell(person, column)).join(";")),
  ];
  return { fields, file: { name: "people.csv", bytes: Buffer.from(lines.join("\n")) } };
}
