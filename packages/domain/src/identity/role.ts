// Knows the roles of the product and the scopes of its tokens (decisions 2 and 3).

export const ROLES = [
  "ROLE_LEARNER",
  "ROLE_TRAINER",
  "ROLE_MANAGER",
  "ROLE_AUTHOR",
  "ROLE_ADMIN",
  "ROLE_SUPER_ADMIN",
] as const;
export type Role = (typeof ROLES)[number];

/** What an access token may be used for: `session` for a signed-in person, the others for one narrow purpose. */
export const SCOPES = ["session", "preview", "link", "account-link"] as const;
export type Scope = (typeof SCOPES)[number];

/** §3.10 */
export const ACCOUNT_LINK_TYPES = ["forgotten-password", "active-account", "temporary-password"] as const;
export type AccountLinkType = (typeof ACCOUNT_LINK_TYPES)[number];

export const PLATFORMS = ["BACK_OFFICE", "FRONT_DYNAMIC", "LEARNIZ"] as const;
export type Platform = (typeof PLATFORMS)[number];

/** §4.72, §9.8 */
export const SESSION_MODES = ["NORMAL", "PREVIEW", "STANDALONE", "DEV"] as const;
export type SessionMode = (typeof SESSION_MODES)[number];
