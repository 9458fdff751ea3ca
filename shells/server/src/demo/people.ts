// Knows who lives in the demo: one user of each role, and a second client that must never be seen from the first.
import type { Role } from "@academiz/domain/identity";

export interface DemoPerson {
  readonly login: string;
  readonly role: Role;
  readonly firstname: string;
  readonly lastname: string;
}

/** Plainly a demo's; it keeps the rules for passwords all the same (§5.4–§5.21). */
export const DEMO_PASSWORD = "Demo-Academiz-2026!";

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  { login: "learner", role: "ROLE_LEARNER", firstname: "Léa", lastname: "Martin" },
  { login: "trainer", role: "ROLE_TRAINER", firstname: "Thomas", lastname: "Petit" },
  { login: "manager", role: "ROLE_MANAGER", firstname: "Mona", lastname: "Durand" },
  { login: "author", role: "ROLE_AUTHOR", firstname: "Anna", lastname: "Moreau" },
  { login: "admin", role: "ROLE_ADMIN", firstname: "Adam", lastname: "Laurent" },
  { login: "superadmin", role: "ROLE_SUPER_ADMIN", firstname: "Sarah", lastname: "Simon" },
];

export const ATELIER_PEOPLE: readonly DemoPerson[] = [
  { login: "author", role: "ROLE_AUTHOR", firstname: "Paul", lastname: "Roux" },
  { login: "learner", role: "ROLE_LEARNER", firstname: "Nina", lastname: "Blanc" },
];
