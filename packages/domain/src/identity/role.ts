// Knows the roles of the product and the scopes of its tokens (decisions 2 and 3).

/**
 * The roles of users, the weakest first (§6.1, decisions 2): learners, trainers who run sessions, managers who follow
 * their people, authors who write courses, administrators of a client, administrators of all clients.
 */
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

/**
 * What an access token may be used for (decisions 3), and nothing else: `session` for a signed-in person; `preview` to
 * play one draft, `link` to play one product, `account-link` to choose a password, `impersonation` for an
 * administrator who stands in for the user, `impersonation-link` for one who looks at one product as the user sees it,
 * `upload` to send files to a library, `temporary-password` for a person who has to choose another password first
 * (§6.19), `second-factor` for one who has to give a second factor first.
 */
export const SCOPES = [
  "session",
  "preview",
  "link",
  "account-link",
  "impersonation",
  "impersonation-link",
  "upload",
  "temporary-password",
  "second-factor",
] as const;
/** What an access token may be used for. */
export type Scope = (typeof SCOPES)[number];

/**
 * The kinds of account link that are mailed (§3.10): for a new password, for the first password of a new account, and
 * for one that replaces a temporary one.
 */
export const ACCOUNT_LINK_TYPES = ["forgotten-password", "active-account", "temporary-password"] as const;
/** A kind of mailed account link (§3.10). */
export type AccountLinkType = (typeof ACCOUNT_LINK_TYPES)[number];

/** The places where a session is opened (§3.9): the authors' back office, the learners' site, the player of courses. */
export const PLATFORMS = ["BACK_OFFICE", "FRONT_DYNAMIC", "LEARNIZ"] as const;
/** A place where a session is opened (§3.9). */
export type Platform = (typeof PLATFORMS)[number];
