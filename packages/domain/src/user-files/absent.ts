// Knows who of those that a file does not name may be removed by it, and when that must be confirmed (§7.36, attack
// 73).
import { type Role, reachesUpTo } from "../identity/index.ts";

/** Somebody who has an account. */
export interface Present {
  readonly id: string;
  readonly roles: readonly Role[];
  readonly active: boolean;
}

/** True for whoever administers the client, or every client, and may sign in. */
export const administers = ({ roles, active }: Pick<Present, "roles" | "active">): boolean =>
  active && (roles.includes("ROLE_ADMIN") || roles.includes("ROLE_SUPER_ADMIN"));

/** What decides who of those that a file does not name is removed. */
export interface AbsentRules<User extends Present> {
  /** Whom the file does not name. */
  readonly absent: readonly User[];
  readonly importer: { readonly userId: string; readonly roles: readonly Role[] };
  /** Whether somebody administers the client who is named by the file, as the file leaves them. */
  readonly isAdministered: boolean;
}

/**
 * Never removed are who imports, who stands above them, and the administrators of a client that would have none left.
 */
export function chooseRemovals<User extends Present>({
  absent,
  importer,
  isAdministered,
}: AbsentRules<User>): readonly User[] {
  const may = absent.filter(({ id, roles }) => id !== importer.userId && reachesUpTo(importer.roles, roles));
  const removed = new Set(may);
  const staysAdministered = isAdministered || absent.some((user) => !removed.has(user) && administers(user));
  return staysAdministered ? may : may.filter((user) => !administers(user));
}

/** Of the users of a client, so many may go without a word: a file that was cut off names few. */
const QUIET_SHARE = 0.1;

/** True when the number of removals must be confirmed: more than a tenth of those who have an account. */
export const needsConfirmation = (removals: number, users: number): boolean => removals > users * QUIET_SHARE;
