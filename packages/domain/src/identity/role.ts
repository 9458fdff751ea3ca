// Knows the roles of the product and the scopes of its tokens (decisions 2 and 3).

/** The roles of users, the weakest first. */
export const ROLES = [
  "ROLE_LEARNER",
  "ROLE_TRAINER",
  "ROLE_MANAGER",
  "ROLE_AUTHOR",
  "ROLE_ADMIN",
  "ROLE_SUPER_ADMIN",
] as const;
/** A role of a user; users may have several. */
export type Role = (typeof ROLES)[number];

/** What an access token may be used for: `session` for a signed-in person, the others for one narrow purpose. */
export const SCOPES = ["session", "preview", "link", "account-link"] as const;
/** What an access token may be used for. */
export type Scope = (typeof SCOPES)[number];

/** §3.10 */
export const ACCOUNT_LINK_TYPES = ["forgotten-password", "active-account", "temporary-password"] as const;
/** A kind of mailed account link (§3.10). */
export type AccountLinkType = (typeof ACCOUNT_LINK_TYPES)[number];

/** The places where a session is opened (§3.9). */
export const PLATFORMS = ["BACK_OFFICE", "FRONT_DYNAMIC", "LEARNIZ"] as const;
/** A place where a session is opened (§3.9). */
export type Platform = (typeof PLATFORMS)[number];
