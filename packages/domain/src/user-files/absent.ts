// Knows which users that a file does not name it may delete, and when that must be confirmed (§7.36, attack 73).
import { type Role, reachesUpTo } from "../identity/index.ts";

/** Somebody who has an account. */
export interface Present {
  readonly id: string;
  readonly roles: readonly Role[];
  readonly active: boolean;
}

/** True for an active administrator of the client, or of all clients. */
export const administers = ({ roles, active }: Pick<Present, "roles" | "active">): boolean =>
  active && (roles.includes("ROLE_ADMIN") || roles.includes("ROLE_SUPER_ADMIN"));

/** The facts that decide which users that a file does not name are deleted. */
export interface AbsentRules<User extends Present> {
  /** The users whom the file does not name. */
  readonly absent: readonly User[];
  readonly importer: { readonly userId: string; readonly roles: readonly Role[] };
  /** True where a user whom the file names administers the client, once the file is imported. */
  readonly isAdministered: boolean;
}

/** The importer, people above them, and the administrators of a client that would have none left are never deleted. */
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

/** The share of users that may be deleted without confirmation: a file that was cut off names few. */
const QUIET_SHARE = 0.1;

/** True when the number of removals must be confirmed: more than a tenth of those who have an account. */
export const needsConfirmation = (removals: number, users: number): boolean => removals > users * QUIET_SHARE;
