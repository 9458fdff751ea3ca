// Knows the routes of account links and of the first administrator (§7.8, §7.17–§7.20, decisions 1 and 3).
import { CLIENT_SLUG, findPersonFaults } from "@academiz/domain/identity";
import * as z from "zod/mini";
import { emailField, nameField } from "../ground/fields.ts";
import { BY_ACCOUNT_LINK, defineRoute, EMPTY, jsonAnswer, PUBLIC, TEXT } from "../ground/route.ts";

const text = z.string().check(z.maxLength(200));
const password = z.string().check(z.maxLength(512));

/**
 * The slug of a client in its proper form, whatever the case and the blanks that were typed (§7.8). Refuses with
 * `not-found`.
 */
export const findClientSlug = defineRoute({
  method: "GET",
  path: "/api/admin/slug",
  summary: "The slug of a client as it is written, whatever the case and the blanks of what was typed.",
  admission: PUBLIC,
  query: z.object({ slug: text }),
  answer: TEXT,
});
/**
 * Ask for a mail with an account link (§7.17). The answer is the same whether there is such a user or not. `first` is
 * accepted and not read: which link is sent depends on the account. `platform`: the site that its link leads to in the
 * end; the learners' site when absent. Refuses with `login.too-many`.
 */
export const askAccountLink = defineRoute({
  method: "PATCH",
  path: "/api/admin/user/forgot-password/{clientSlug}/{login}",
  summary: "Ask for a mail with an account link: the same answer, whether there is such a user or not.",
  admission: PUBLIC,
  params: z.object({ clientSlug: text, login: text }),
  query: z.object({
    first: z.optional(z.enum(["true", "false"])),
    platform: z.optional(z.enum(["BACK_OFFICE", "FRONT_DYNAMIC"])),
  }),
  answer: EMPTY,
});
/**
 * Whether the mailed link of the token is still valid, so that somebody who opens an old one is told at once. Refuses
 * with `link.invalid`.
 */
export const checkAccountLink = defineRoute({
  method: "GET",
  path: "/api/admin/user/reset-password",
  summary: "Whether the mailed link of the token is still good.",
  admission: BY_ACCOUNT_LINK,
  answer: EMPTY,
});
/**
 * Choose a password with the token of a mailed link, once (§7.19). Every session of the user ends. Refuses with
 * `link.invalid`; with `password.invalid` and `same_password`, which leave the link open.
 */
export const resetPassword = defineRoute({
  method: "PATCH",
  path: "/api/admin/user/reset-password",
  summary: "Choose a password with the token of a mailed link, once. Every session of the user ends.",
  admission: BY_ACCOUNT_LINK,
  body: z.object({ password }),
  answer: EMPTY,
});
/**
 * Replace one's own temporary password, signed in with it or by a mailed link (§7.18). `id` is the user's identifier.
 * The session goes on, and its next pair opens all the rest. Refuses with `scope.refused` for another's,
 * `user.not_temporary_password`, `link.invalid`, `password.invalid`, `same_password`.
 */
export const changeTemporaryPassword = defineRoute({
  method: "PATCH",
  path: "/api/admin/user/temporary/{id}",
  summary:
    "Replace one's own temporary password, signed in with it or by a mailed link. `id` is the user's identifier.",
  admission: { ...BY_ACCOUNT_LINK, scopes: ["account-link", "session", "temporary-password"] },
  params: z.object({ id: text }),
  body: z.object({ password }),
  answer: EMPTY,
});
/**
 * Choose another password of one's own (§7.20): signed in, by giving the present one, or once by a mailed link. `id` is
 * the user's identifier. The other sessions of the user end. Refuses with `scope.refused` for another's, `validation`
 * where a signed-in caller does not give the present password, `password.wrong` for a wrong one, `login.too-many` after
 * ten within 15 minutes, `link.invalid`, `password.invalid`, `same_password`.
 */
export const changePassword = defineRoute({
  method: "PATCH",
  path: "/api/admin/user/{id}",
  summary: "Choose another password of one's own, signed in or by a mailed link. `id` is the user's identifier.",
  admission: { ...BY_ACCOUNT_LINK, scopes: ["account-link", "session"] },
  params: z.object({ id: text }),
  body: z.object({
    password,
    /** The present password; a mailed link needs none. */
    currentPassword: z.optional(password),
  }),
  answer: EMPTY,
});
/**
 * Create the first client and its administrator with the one-time link that an empty platform prints at its start
 * (decisions 1). Refuses with `link.invalid`, also once there is a client, and `password.invalid`.
 */
export const setUpPlatform = defineRoute({
  method: "POST",
  path: "/api/setup",
  summary:
    "Create the first client and its administrator with the one-time link that an empty platform prints at its start.",
  admission: PUBLIC,
  body: z.object({
    token: text,
    /** Lower-case letters, digits and hyphens: it begins every login of the client. */
    clientSlug: z.string().check(z.regex(CLIENT_SLUG)),
    clientName: nameField(),
    login: z.string().check(
      z.trim(),
      z.refine(
        (login) => findPersonFaults({ login }).length === 0,
        "a login has letters, digits and . _ - @ + ' alone, no blanks",
      ),
    ),
    email: emailField,
    locale: z.enum(["fr", "en"]),
    password,
  }),
  answer: jsonAnswer(z.object({ identifier: z.string(), clientSlug: z.string() })),
});
