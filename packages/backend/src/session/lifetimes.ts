// Knows how long tokens live (decisions 3).
import type { AccountLinkType } from "@academiz/domain/identity";

/** Seconds. */
export const ACCESS_LIFETIME = 15 * 60;
/** Seconds: the life of an access token in a link, and of a value that takes its place there. */
export const LINK_ACCESS_LIFETIME = 60;
/** Milliseconds: a family, from the login on. */
export const SESSION_LIFETIME = 30 * 86_400_000;
/** Milliseconds: the family of a link or a preview. */
export const NARROW_LIFETIME = 12 * 3_600_000;
/** Milliseconds: within them the refresh token of a link must be exchanged. */
export const LINK_REFRESH_LIFETIME = 5 * 60_000;
/** Milliseconds: within them the link to the other platform must be followed (§7.12). */
export const SSO_LIFETIME = 60_000;
/** Milliseconds: two tabs may refresh at once. */
export const REFRESH_GRACE = 10_000;
/** Milliseconds: a removal may be seen so much later than its own time tells, by a server whose clock is another. */
export const REMOVAL_MARGIN = 10_000;
/** Milliseconds: an account link, by its type. */
export const ACCOUNT_LINK_LIFETIMES: Readonly<Record<AccountLinkType, number>> = {
  "forgotten-password": 86_400_000,
  "active-account": 7 * 86_400_000,
  "temporary-password": 86_400_000,
};
/** Milliseconds: whoever asks again sooner is sent no second mail. */
export const ACCOUNT_LINK_PAUSE = 60_000;
/** Milliseconds and failures: the lockout. */
export const LOGIN_WINDOW = 15 * 60_000;
export const LOGIN_LIMIT = 10;
/**
 * Milliseconds after which a guess that is still under way is taken for failed, and in which one waits for those before
 * it.
 */
export const LOGIN_LOST = 60_000;
export const LOGIN_PATIENCE = 10_000;
/**
 * Failures of one address, whatever the logins: more than a school behind one address makes, too few to try a password
 * on everybody.
 */
export const ADDRESS_LIMIT = 300;
