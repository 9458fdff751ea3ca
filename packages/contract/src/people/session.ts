// Knows the routes of the session and the account (§7.2–§7.16).
import { ROLES } from "@academiz/domain/identity";
import * as z from "zod/mini";
import { nameField } from "../ground/fields.ts";
import { ARRIVING, defineRoute, EMPTY, jsonAnswer, LOOKING, PUBLIC, SIGNED_IN, TEXT } from "../ground/route.ts";
import { themeSchema } from "../ground/theme.ts";

/** An access token (a JWT that lives 15 minutes) with the refresh token that gives the next pair, once (§3.1). */
export const tokenPairSchema = z.object({ token: z.string(), refreshToken: z.string() });
const text = z.string().check(z.maxLength(200));

/**
 * The signed-in user (§3.15–§3.28): `locale` null without a choice, `admitted` an ISO timestamp or null, `theme` as
 * `readBrand` reads it.
 */
export const userSchema = z.object({
  /** `{clientSlug}_{login}`. */
  identifier: z.string(),
  login: z.string(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  /** Null without a choice of the user's own. */
  locale: z.nullable(z.string()),
  /** The weakest first. */
  roles: z.array(z.enum(ROLES)),
  type: z.nullable(z.string()),
  active: z.boolean(),
  /** ISO timestamp; null where the client keeps none. */
  admitted: z.nullable(z.string()),
  /** True where the newest terms of use of the organisation are accepted, if it has any. */
  hasAcceptedCgu: z.boolean(),
  /** The organisation has terms of use that this person has yet to accept; never true in an impersonation. */
  needsTerms: z.boolean(),
  /** This session began with a temporary password: it opens nothing until it is changed (§7.18). */
  hasTemporaryPassword: z.boolean(),
  /** The organisation demands a second factor, and none was given: this session opens nothing else until then. */
  needsSecondFactor: z.boolean(),
  /** Spelled as §3.24 shows it. */
  isImpersonnated: z.boolean(),
  /** Experts can be asked, or this person answers, or asked once (§1.27). */
  hasMessages: z.boolean(),
  trainerMeans: z.array(z.string()),
  /** The user's own client, whichever they work in, with its look as `readBrand` reads it. */
  client: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    locale: z.string(),
    theme: themeSchema,
    /** Title of the learners' site in a browser's tab; null for the product's own (§3.44). */
    tabLabel: z.nullable(z.string()),
    /** How scores are shown (§9.13); an unknown value means out of 100. */
    markType: z.string(),
  }),
});
/**
 * The signed-in user, as it arrives: `identifier` is `{clientSlug}_{login}`, `locale` null without a choice, `admitted`
 * an ISO timestamp or null.
 */
export type UserAnswer = z.infer<typeof userSchema>;

/**
 * Sign in with a login, prefixed by the client's slug (`acme_jane`), and a password (§7.3). Refuses with
 * `bad-credentials`, `login.too-many`; where the password is right and the account has a second factor, with
 * `second-factor.needed` and `second-factor.wrong`.
 */
export const login = defineRoute({
  method: "POST",
  path: "/api/login_check",
  summary: "Sign in with a login, prefixed by the client's slug, and a password.",
  admission: PUBLIC,
  body: z.object({
    login: text,
    password: z.string().check(z.maxLength(512)),
    /** The code of the second factor, six digits, or a recovery code; only read where the account has one. */
    code: z.optional(z.string().check(z.maxLength(20))),
  }),
  answer: jsonAnswer(tokenPairSchema),
});
/**
 * Exchange a refresh token for a new pair (§7.4). Each works once; for ten seconds more it gives the same successor
 * again. Refuses with `refresh.invalid`. Where a library lost files since the session was last seen, the answer says
 * `Clear-Site-Data: "cache"`.
 */
export const refresh = defineRoute({
  method: "POST",
  path: "/api/login_refresh",
  summary: "Exchange a refresh token for a new pair; each refresh token works once.",
  admission: PUBLIC,
  body: z.object({ refreshToken: text }),
  answer: jsonAnswer(tokenPairSchema),
});
/**
 * A new pair for a signed-in user, after a change of role, client or language (§7.5). Refuses with `token.invalid` when
 * the session is over.
 */
export const renewToken = defineRoute({
  method: "GET",
  path: "/api/token/refresh",
  summary: "A new pair for a signed-in user, after a change of role, client or language.",
  admission: SIGNED_IN,
  answer: jsonAnswer(tokenPairSchema),
});
/**
 * End the session (§7.6): the refresh token and its whole family stop working, with their access tokens. A refresh
 * token that is not the caller's stays as it is, and the answer does not tell.
 */
export const logout = defineRoute({
  method: "POST",
  path: "/api/logout",
  summary: "End the session: the refresh token and its whole family stop working.",
  admission: ARRIVING,
  body: z.object({ refreshToken: text, identifier: text }),
  answer: EMPTY,
});
/** The addresses and colours of the platform of a client, by its slug (§7.7). Refuses with `not-found`. */
export const originPlatform = defineRoute({
  method: "GET",
  path: "/api/perimeter/{slug}",
  summary: "The address of the platform of a client, by its slug.",
  admission: PUBLIC,
  params: z.object({ slug: z.string() }),
  answer: jsonAnswer(
    z.object({
      slug: z.string(),
      name: z.string(),
      url: z.string(),
      backOfficeUrl: z.string(),
      theme: themeSchema,
    }),
  ),
});
/** The current user (§7.13). Refuses with `token.invalid` when the user is no longer active. */
export const me = defineRoute({
  method: "GET",
  path: "/api/me",
  summary: "The current user.",
  admission: ARRIVING,
  answer: jsonAnswer(userSchema),
});
/**
 * Change one's own name, language or acceptance of the terms (§7.15), and answer the changed user. A field that is left
 * out stays. The acceptance is recorded with its version and its time. Refuses with `token.invalid`, and with
 * `terms.changed` where `termsVersion` is not the newest.
 */
export const updateMe = defineRoute({
  method: "PUT",
  path: "/api/user",
  summary: "Change one's own name, language or acceptance of the terms.",
  admission: SIGNED_IN,
  body: z.object({
    firstname: z.optional(nameField(100)),
    lastname: z.optional(nameField(100)),
    hasAcceptedCgu: z.optional(z.boolean()),
    /** The version of the terms that was read, where they are accepted. */
    termsVersion: z.optional(z.number().check(z.int(), z.gte(1))),
    locale: z.optional(z.enum(["fr", "en"])),
  }),
  answer: jsonAnswer(userSchema),
});
/**
 * Erase one's own account (§7.14, decisions 3), which asks for the password: the person is forgotten, and their results
 * stay without a name. Answers `account.erased`. Refuses with `password.wrong`, after ten of them within 15 minutes
 * `login.too-many`; with `account.last-administrator` for the last super administrator of a client.
 */
export const deleteMe = defineRoute({
  method: "DELETE",
  path: "/api/me",
  summary: "Erase one's own account; results stay, without a name.",
  admission: SIGNED_IN,
  body: z.object({ password: z.string().check(z.maxLength(512)) }),
  answer: TEXT,
});
/**
 * What the current user has reached, all products together (§7.16). Of the `started` products, those that are neither
 * `completed` nor `underWay` have failed; `time` in seconds, `averageScore` 0–100 over the products that have a score,
 * null without one; `trophies` of completed products; `attempts` that ended, and the `badges` that these earned.
 */
export const profileStats = defineRoute({
  method: "GET",
  path: "/api/profile/stats",
  summary: "What the current user has reached, all products together.",
  admission: LOOKING,
  answer: jsonAnswer(
    z.object({
      started: z.number(),
      underWay: z.number(),
      completed: z.number(),
      time: z.number(),
      averageScore: z.nullable(z.number()),
      trophies: z.object({ gold: z.number(), silver: z.number(), bronze: z.number() }),
      attempts: z.number(),
      badges: z.number(),
    }),
  ),
});
