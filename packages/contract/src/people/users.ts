// Knows the routes by which the users of a client are managed in the back office (§7.23–§7.35).
import { PRODUCT_TYPES } from "@academiz/domain/catalog";
import { ROLES } from "@academiz/domain/identity";
import * as z from "zod/mini";
import { ADMINISTERING, defineRoute, EMPTY, jsonAnswer, LOOKING } from "../ground/route.ts";
import { affectationsSchema, criteriaSchema } from "./client.ts";
import { reachedSchema } from "./person-page.ts";
import { foundUserSchema, listed, managedUserSchema, sentUserSchema, wordsSchema } from "./user.ts";

const text = z.string().check(z.maxLength(200));
const idParam = z.object({ id: text });
const metaSchema = z.object({ totalItems: z.number(), page: z.number(), limit: z.number() });
const answerUser = jsonAnswer(z.object({ user: managedUserSchema }));

const ORDERS = ["name", "-name", "login", "-login", "email", "-email", "admitted", "-admitted"] as const;
/**
 * Parameters of a list of people: `query` in names, logins and e-mails, whatever the accents and capitals; `page` from
 * 1, `limit` at most 100.
 */
const paging = {
  query: z.optional(text),
  order: z._default(z.enum(ORDERS), "name"),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
  /** §3.28 */
  "active[]": listed(z.enum(["active", "inactive"])),
  "affectations[]": listed(text),
  "criterias[]": listed(text),
};

/**
 * The users of the client that the caller works in (§7.24). A filter `key[]` lists whoever has one of its values;
 * `client[]` (ids) that does not name this client lists nobody.
 */
export const listUsers = defineRoute({
  method: "GET",
  path: "/api/admin/user",
  summary: "The users of the client that the caller works in: search, filters, sort, paging.",
  admission: ADMINISTERING,
  query: z.object({
    ...paging,
    "roles[]": listed(z.enum(ROLES)),
    "type[]": listed(text),
    "client[]": listed(text),
  }),
  answer: jsonAnswer(z.object({ users: z.array(managedUserSchema), meta: metaSchema })),
});
/** Users found while somebody types (§7.26): at most 20, by name. */
export const searchUsers = defineRoute({
  method: "GET",
  path: "/api/admin/user/search",
  summary: "Users found while somebody types: at most 20, by name.",
  admission: ADMINISTERING,
  query: z.object({ query: text }),
  answer: jsonAnswer(z.object({ users: z.array(foundUserSchema) })),
});
/** One user (§7.27). Refuses with `not-found`. */
export const getUser = defineRoute({
  method: "GET",
  path: "/api/admin/user/{id}",
  summary: "One user of the client that the caller works in.",
  admission: ADMINISTERING,
  params: idParam,
  answer: answerUser,
});
/**
 * Create a user (§7.28), who is mailed a link to activate the account; with a temporary `password`, a link to replace
 * it. Roles are at most the caller's own. Refuses with `validation`, `role.refused`, `user.login-taken`,
 * `password.invalid`, and `can_access.no_enough_place.nbUser` when the client's licence has no place left.
 */
export const createUser = defineRoute({
  method: "POST",
  path: "/api/admin/user",
  summary: "Create a user, who is mailed a link to activate the account.",
  admission: ADMINISTERING,
  body: z.extend(sentUserSchema, {
    /** A temporary password: the user has to choose another. */
    password: z.optional(z.string().check(z.maxLength(512))),
  }),
  answer: answerUser,
});
/**
 * Change a user (§7.29); an optional field that is left out stays. A new login makes a new identifier and ends the
 * user's sessions; a new login or e-mail closes the links that were mailed. Refuses with `not-found`, `validation`,
 * `user.login-taken`; with `role.refused` where the user has, or would get, roles above the caller's.
 */
export const updateUser = defineRoute({
  method: "PUT",
  path: "/api/admin/user/{id}",
  summary: "Change a user.",
  admission: ADMINISTERING,
  params: idParam,
  body: sentUserSchema,
  answer: answerUser,
});
/**
 * Close an account or open it again (§7.30). Closing ends every session, token and mailed link of the user
 * at once. Refuses with `not-found`, `role.refused`, and `user.own-account` for one's own.
 */
export const activateUser = defineRoute({
  method: "PUT",
  path: "/api/admin/user/{id}/activation",
  summary: "Close an account, which ends its sessions, or open it again.",
  admission: ADMINISTERING,
  params: idParam,
  body: z.object({ active: z.boolean() }),
  answer: answerUser,
});
/**
 * Mail the link to activate the account again to somebody who never chose a password of their own; earlier links no
 * longer work. `mails`: whether mail leaves the platform, or waits for an administrator who passes it on. Refuses with
 * `not-found`, `role.refused`; with `invitation.taken-up` for somebody who has used the link, `invitation.unreachable`
 * where the account is closed or has no e-mail, `invitation.too-soon` within a minute of the last link.
 */
export const inviteUser = defineRoute({
  method: "POST",
  path: "/api/admin/user/{id}/invitations",
  summary: "Mail somebody who never came in their link once more.",
  admission: ADMINISTERING,
  params: idParam,
  answer: jsonAnswer(z.object({ mails: z.enum(["leave", "stay"]) })),
});
/**
 * Delete a user with all that is kept about them (§7.31); their results stay, without a name. Refuses with `not-found`,
 * `role.refused`, and `user.own-account` for one's own.
 */
export const deleteUser = defineRoute({
  method: "DELETE",
  path: "/api/admin/user/{id}",
  summary: "Delete a user; their results stay, without a name.",
  admission: ADMINISTERING,
  params: idParam,
  answer: EMPTY,
});
/**
 * Delete several users (§7.32), as §7.31 does, all or none: one that the client does not have refuses all with
 * `not-found`.
 */
export const deleteUsers = defineRoute({
  method: "POST",
  path: "/api/admin/users/deleteMultiple",
  summary: "Delete several users, all or none.",
  admission: ADMINISTERING,
  body: z.object({ ids: z.array(text).check(z.minLength(1), z.maxLength(1_000)) }),
  answer: EMPTY,
});
/** The sessions that a trainer runs (§7.33), each by its slug and that of its product. Refuses with `not-found`. */
export const listUserMeans = defineRoute({
  method: "GET",
  path: "/api/admin/user/{id}/means",
  summary: "The sessions that a trainer runs.",
  admission: ADMINISTERING,
  params: idParam,
  answer: jsonAnswer(z.object({ means: z.array(z.object({ slug: z.string(), productSlug: z.string() })) })),
});
/**
 * The products inside a product of a user (§7.34), in their order, with the user's results: those of a section, none of
 * any other product. Refuses with `not-found` for an unknown user or product.
 */
export const listSubProducts = defineRoute({
  method: "GET",
  path: "/api/admin/user/{id}/user-products/{productId}/sub-user-products",
  summary: "What stands inside a product of a user.",
  admission: ADMINISTERING,
  params: z.object({ id: text, productId: text }),
  answer: jsonAnswer(
    z.object({
      subProducts: z.array(
        z.object({
          slug: z.string(),
          name: z.string(),
          type: z.enum(PRODUCT_TYPES),
          progress: z.nullable(reachedSchema),
        }),
      ),
    }),
  ),
});
const placementSchema = z.object({
  affectations: affectationsSchema,
  criterias: criteriaSchema,
  /** The places at the top of the client's tree that contain those of the user. */
  affectationsMain: affectationsSchema,
  criteriasMain: criteriaSchema,
});
/**
 * The places where a user stands and the criteria that they meet (§7.35, §3.50); with `type=full` what stands in each
 * as well. Refuses with `not-found`.
 */
export const getUserOrganisation = defineRoute({
  method: "GET",
  path: "/api/admin/user/{id}/affectations-criterias",
  summary: "The places where a user stands and the criteria that they meet.",
  admission: ADMINISTERING,
  params: idParam,
  query: z.object({ type: z._default(z.enum(["full", "false"]), "false") }),
  answer: jsonAnswer(placementSchema),
});
/**
 * Place a user (§7.35), by ids of places and labels of criteria that the client has; what is left out stays. Refuses
 * with `not-found`, `validation`, `role.refused`.
 */
export const putUserOrganisation = defineRoute({
  method: "PUT",
  path: "/api/admin/user/{id}/affectations-criterias",
  summary: "Place a user in the client's organisation.",
  admission: ADMINISTERING,
  params: idParam,
  body: z.object({ affectations: z.optional(wordsSchema), criterias: z.optional(wordsSchema) }),
  answer: jsonAnswer(placementSchema),
});
/**
 * The people whom the caller manages (§7.25), with what they have reached: those who stand in one of the caller's
 * places, or below it. Of the `started` products, those that are neither `completed` nor `underWay` have failed; `time`
 * in seconds, `averageScore` 0–100, null without a score; `late` counts the products that are open to them and past
 * their deadline.
 */
export const listCollaborators = defineRoute({
  method: "GET",
  path: "/api/my-collaborators",
  summary: "The people whom the caller manages, with what they have reached.",
  admission: { ...LOOKING, roles: ["ROLE_MANAGER"] },
  query: z.object({
    ...paging,
    order: z._default(z.enum([...ORDERS, "late", "-late"]), "name"),
    /** Only those who are late. */
    late: z.optional(z.enum(["true", "false"])),
  }),
  answer: jsonAnswer(
    z.object({
      users: z.array(
        z.extend(foundUserSchema, {
          active: z.boolean(),
          progress: z.object({
            started: z.number(),
            underWay: z.number(),
            completed: z.number(),
            time: z.number(),
            averageScore: z.nullable(z.number()),
            late: z.number(),
          }),
        }),
      ),
      meta: metaSchema,
    }),
  ),
});
