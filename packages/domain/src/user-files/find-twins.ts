// Knows which lines of a file give somebody the mail address of somebody else: that is allowed, and seldom meant.

interface Addressed {
  readonly login: string;
  readonly email: string;
}
/** `other`: the login of who has the address already, or of who gets it in a line before. */
export interface Twin {
  readonly row: number;
  readonly login: string;
  readonly other: string;
}

/**
 * @param given the lines that give somebody an address
 * @param kept everybody who keeps theirs
 */
export function findTwins(
  given: readonly (Addressed & { readonly row: number })[],
  kept: Iterable<Addressed>,
): readonly Twin[] {
  const sought = new Set(given.map(({ email }) => email.toLowerCase()));
  const owners = new Map<string, string>();
  for (const { login, email } of kept) if (sought.has(email.toLowerCase())) owners.set(email.toLowerCase(), login);
  return given
    .toSorted((one, other) => one.row - other.row)
    .flatMap(({ row, login, email }) => {
      const other = owners.get(email.toLowerCase());
      if (other === undefined) owners.set(email.toLowerCase(), login);
      return other === undefined ? [] : [{ row, login, other }];
    });
}
