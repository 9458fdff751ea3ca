// Knows which role stands above which, and what that allows between two people (decisions 2).
import { ROLES, type Role } from "./role.ts";

/** Higher is stronger; -1 without any role. */
const rankOf = (roles: readonly Role[]): number => Math.max(-1, ...roles.map((role) => ROLES.indexOf(role)));

/**
 * True when none of the wanted roles stands above the own ones: this decides who may change, impersonate or be given
 * what (§6.7, decisions 2).
 */
export const reachesUpTo = (own: readonly Role[], wanted: readonly Role[]): boolean => rankOf(wanted) <= rankOf(own);

/** True when the new roles allow all that the former ones did. */
export const keepsRoles = (before: readonly Role[], after: readonly Role[]): boolean =>
  before.every((role) => after.includes(role));

/** Roles as they are kept: each once, the weakest first. */
export const orderRoles = (roles: readonly Role[]): readonly Role[] => ROLES.filter((role) => roles.includes(role));

const ADMINISTRATORS: readonly Role[] = ["ROLE_ADMIN", "ROLE_SUPER_ADMIN"];
const AUTHORS: readonly Role[] = ["ROLE_AUTHOR", ...ADMINISTRATORS];

/** True for an administrator who impersonates somebody whose roles are not above theirs (§6.7). */
export const mayImpersonate = (own: readonly Role[], theirs: readonly Role[]): boolean =>
  own.some((role) => ADMINISTRATORS.includes(role)) && reachesUpTo(own, theirs);

/**
 * True where others can impersonate people with these roles in the back office (§1.5); on the learners' side they can
 * impersonate anybody.
 */
export const mayEnterBackOffice = (roles: readonly Role[]): boolean => roles.some((role) => AUTHORS.includes(role));

/**
 * True where somebody with these roles has work of their own in the back office (decisions 2): trainers their sessions,
 * managers their people, authors and administrators products.
 */
export const hasOffice = (roles: readonly Role[]): boolean => roles.some((role) => role !== "ROLE_LEARNER");

/**
 * True where somebody begins in the back office who comes in for the first time: their work is there. Trainers and
 * managers who learn too begin with what they learn.
 */
export const beginsInOffice = (roles: readonly Role[]): boolean =>
  mayEnterBackOffice(roles) || (hasOffice(roles) && !roles.includes("ROLE_LEARNER"));
