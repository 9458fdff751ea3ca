// Knows who lives in the demo: one user of each role, and a second client that must never be seen from the first.
import type { Role } from "@academiz/domain/identity";

export interface DemoPerson {
  readonly login: string;
  readonly role: Role;
  readonly firstname: string;
  readonly lastname: string;
}

/** Obviously a demo's password, but valid by the rules for passwords (§5.4–§5.21). */
export const DEMO_PASSWORD = "Demo-Academiz-2026!";

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  { login: "learner", role: "ROLE_LEARNER", firstname: "Demo", lastname: "Learner" },
  { login: "trainer", role: "ROLE_TRAINER", firstname: "Demo", lastname: "Trainer" },
  { login: "manager", role: "ROLE_MANAGER", firstname: "Demo", lastname: "Manager" },
  { login: "author", role: "ROLE_AUTHOR", firstname: "Demo", lastname: "Author" },
  { login: "admin", role: "ROLE_ADMIN", firstname: "Demo", lastname: "Administrator" },
  { login: "superadmin", role: "ROLE_SUPER_ADMIN", firstname: "Demo", lastname: "Super administrator" },
];

export const ATELIER_PEOPLE: readonly DemoPerson[] = [
  { login: "author", role: "ROLE_AUTHOR", firstname: "Demo", lastname: "Author" },
  { login: "learner", role: "ROLE_LEARNER", firstname: "Demo", lastname: "Learner" },
];
