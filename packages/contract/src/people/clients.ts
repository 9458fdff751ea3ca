// Knows the routes by which clients are managed: themselves, their licences, their pictures and the trees of their
// organisation (§7.41–§7.57, §7.61).
import { CLIENT_PICTURE_LIMIT, TAG, TAG_LENGTH } from "@academiz/domain/clients";
import * as z from "zod/mini";
import { lineField, nameField } from "../ground/fields.ts";
import {
  ADMINISTERING,
  AUTHORING,
  defineRoute,
  EMPTY,
  ENTERED,
  fileAnswer,
  jsonAnswer,
  SUPER_ADMINISTERING,
} from "../ground/route.ts";
import {
  affectationsSchema,
  clientRowSchema,
  clientSchema,
  clientUseSchema,
  criteriaSchema,
  licenceContentSchema,
  mergerSchema,
  pluginSchema,
} from "./client.ts";
import { clientChangeSchema, newClientSchema, treesChangeSchema } from "./client-changes.ts";
import { tokenPairSchema } from "./session.ts";

const idParam = z.object({ id: z.string() });
const text = z.string().check(z.maxLength(200));
const treesSchema = z.object({
  affectations: affectationsSchema,
  criterias: criteriaSchema,
  /** The affectations of the client at the top, to which this one belongs; its own when it is at the top itself. */
  affectationsMain: affectationsSchema,
  criteriasMain: criteriaSchema,
});
const placeField = lineField(100).check(z.minLength(1));
const pictureForm = { fields: z.object({}), file: "source", limit: CLIENT_PICTURE_LIMIT } as const;

/**
 * The clients that the caller manages (§7.42): their own and those below it; all for super administrators. `query` is
 * searched in names and slugs; `page` counts from 1, `limit` is at most 100.
 */
export const listClients = defineRoute({
  method: "GET",
  path: "/api/admin/client",
  summary: "The clients that the caller manages: search, sort, paging.",
  admission: ADMINISTERING,
  query: z.object({
    query: z.optional(text),
    order: z._default(z.enum(["name", "-name", "slug", "-slug"]), "name"),
    active: z.optional(z.enum(["active", "inactive"])),
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
  }),
  answer: jsonAnswer(
    z.object({
      clients: z.array(clientRowSchema),
      meta: z.object({ totalItems: z.number(), page: z.number(), limit: z.number() }),
    }),
  ),
});
/** The client that the current user works in (§7.43). Refuses with `not-found`. */
export const currentClient = defineRoute({
  method: "GET",
  path: "/api/admin/client/current",
  summary: "The client that the current user works in.",
  admission: AUTHORING,
  answer: jsonAnswer(clientSchema),
});
/** A client that the caller manages (§7.44). Refuses with `not-found`. */
export const getClient = defineRoute({
  method: "GET",
  path: "/api/admin/client/{id}",
  summary: "A client that the caller manages.",
  admission: ADMINISTERING,
  params: idParam,
  answer: jsonAnswer(clientSchema),
});
/** A client that the caller manages, by its slug (§7.45). Refuses with `not-found`. */
export const getClientBySlug = defineRoute({
  method: "GET",
  path: "/api/admin/client/slug/{slug}",
  summary: "A client that the caller manages, by its slug.",
  admission: ADMINISTERING,
  params: z.object({ slug: z.string() }),
  answer: jsonAnswer(clientSchema),
});
/**
 * Create a client (§7.46). Administrators create it below their own client, where that may have sub-clients; super
 * administrators anywhere, and at the top without `parentId`. Its first administrator is created with it, all or
 * nothing, and is mailed a link. Refuses with `client.slug-taken`, `client.no-sub-clients`, `files.elsewhere`,
 * `not-found` for an unknown parent; and as §7.28 does, for the administrator.
 */
export const createClient = defineRoute({
  method: "POST",
  path: "/api/admin/client",
  summary: "Create a client, on its own or below another.",
  admission: ADMINISTERING,
  body: newClientSchema,
  answer: jsonAnswer(clientSchema),
});
/**
 * Change a client (§7.47); what is left out stays. Empty affectations and criteria without a label are dropped (§5.40,
 * §5.41), `affectations_criterias` orders the criteria at the top. `type`, `hasSubClients`, `wsDocument` and `plugins`
 * are changed by super administrators only. Refuses with `not-found`, `role.refused`, `files.elsewhere`, `validation`.
 */
export const updateClient = defineRoute({
  method: "PUT",
  path: "/api/admin/client/{id}",
  summary: "Change a client; what is left out stays.",
  admission: ADMINISTERING,
  params: idParam,
  body: clientChangeSchema,
  answer: jsonAnswer(clientSchema),
});
/**
 * Delete a client that nobody uses (§7.48). Refuses with `not-found`; with `client.in-use` while it has users, products
 * or clients below it, and for the one that the caller works in.
 */
export const deleteClient = defineRoute({
  method: "DELETE",
  path: "/api/admin/client/{id}",
  summary: "Delete a client without users, products and sub-clients.",
  admission: ADMINISTERING,
  params: idParam,
  answer: EMPTY,
});
/** Set what a client is licensed for (§7.49). Refuses with `not-found`. */
export const updateLicence = defineRoute({
  method: "PUT",
  path: "/api/admin/client/{id}/update/licence",
  summary: "Set what a client is licensed for.",
  admission: SUPER_ADMINISTERING,
  params: idParam,
  body: z.object({ licenceContent: licenceContentSchema }),
  answer: jsonAnswer(clientSchema),
});
/**
 * Close a client, or open it again: nobody of a closed one signs in, and every session there ends at once. Refuses with
 * `not-found`; with `client.in-use` for the one that the caller belongs to or works in.
 */
export const activateClient = defineRoute({
  method: "PUT",
  path: "/api/admin/client/{id}/activation",
  summary: "Close a client to its people, or open it again.",
  admission: SUPER_ADMINISTERING,
  params: idParam,
  body: z.object({ active: z.boolean() }),
  answer: jsonAnswer(clientSchema),
});
/**
 * How much a client is used: its people, those at each place and criterion, and which offers of products are made to
 * one of them. Refuses with `not-found`.
 */
export const readClientUse = defineRoute({
  method: "GET",
  path: "/api/admin/client/{id}/use",
  summary: "How many people a client has, how many stand where, and which offers name a place or a criterion.",
  admission: ADMINISTERING,
  params: idParam,
  answer: jsonAnswer(clientUseSchema),
});
/**
 * Rename a criterion, for everybody who meets it and for every offer that names it. Refuses with `not-found`, and with
 * `criterion.label-taken` where another criterion of the client has that label.
 */
export const renameCriterion = defineRoute({
  method: "PUT",
  path: "/api/admin/client/{id}/criterion",
  summary: "Call a criterion otherwise, for its people and for the offers that name it.",
  admission: ADMINISTERING,
  params: idParam,
  body: z.object({ from: lineField().check(z.minLength(1)), to: nameField() }),
  answer: jsonAnswer(treesSchema),
});
/**
 * Merge a place into another one. Its people, the places in it and the offers that name it move; then the place is
 * deleted. `dryRun` changes nothing. The answer tells what moves, who gains or loses which offer, and which paths and
 * sections some of their learners could then not end. Refuses with `not-found` for a place that the client does not
 * have, and with `validation` where one place stands in the other, or where the tree becomes too large.
 */
export const mergePlaces = defineRoute({
  method: "PUT",
  path: "/api/admin/client/{id}/places/merge",
  summary: "Put a place into another one, with its people, what stands in it and the offers that name it.",
  admission: ADMINISTERING,
  params: idParam,
  body: z.object({ from: placeField, into: placeField, dryRun: z.boolean() }),
  answer: jsonAnswer(mergerSchema),
});
/**
 * Set the signature of a client (§7.50): a PNG, JPEG or WebP of at most a mebibyte, kept encrypted. Refuses with
 * `not-found`, `document.source.wrong_type`, `document.source.too_many_pixels`.
 */
export const putSignature = defineRoute({
  method: "POST",
  path: "/api/admin/client/{id}/signature",
  summary: "Set the signature of a client: a picture that is kept encrypted.",
  admission: ADMINISTERING,
  params: idParam,
  form: pictureForm,
  answer: jsonAnswer(clientSchema),
});
/** Set the signature of the client that the caller works in (§7.51), as §7.50 does. */
export const putCurrentSignature = defineRoute({
  method: "POST",
  path: "/api/admin/client/signature",
  summary: "Set the signature of the client that the caller works in.",
  admission: ADMINISTERING,
  form: pictureForm,
  answer: jsonAnswer(clientSchema),
});
/**
 * The signature of a client, a picture (§7.52). Refuses with `not-found`, also when there is none, and
 * `signature.unreadable` when the platform's secret was changed since.
 */
export const readSignature = defineRoute({
  method: "GET",
  path: "/api/admin/client/{id}/decrypt/signature",
  summary: "The signature of a client, a picture.",
  admission: ADMINISTERING,
  params: idParam,
  answer: fileAnswer("image/*"),
});
/**
 * Set the pictogram of a client (§7.53), a picture as §7.50 takes it. Refuses with `not-found`,
 * `document.source.wrong_type`, `document.source.too_many_pixels`.
 */
export const putPicto = defineRoute({
  method: "POST",
  path: "/api/admin/client/{id}/picto",
  summary: "Set the pictogram of a client.",
  admission: ADMINISTERING,
  params: idParam,
  form: pictureForm,
  answer: jsonAnswer(clientSchema),
});
/**
 * Work in another client (§7.54): in one below one's own, in any for super administrators, or in one's own again. The
 * pair in the answer, and every later one of the session, applies to that client on the routes under /api/admin; the
 * account, its notifications and its progress stay in one's own. Refuses with `not-found`, also for a client that is
 * not active.
 */
export const switchClient = defineRoute({
  method: "PUT",
  path: "/api/admin/switch-client/{id}",
  summary: "Work in another client, or at home again.",
  admission: ADMINISTERING,
  params: idParam,
  answer: jsonAnswer(tokenPairSchema),
});
/**
 * The trees of a client (§7.55), sorted as its language orders words; only the highest level without `type=full`.
 * Refuses with `not-found`.
 */
export const getOrganisation = defineRoute({
  method: "GET",
  path: "/api/admin/client/{id}/affectations-criterias",
  summary: "The trees of a client's organisation.",
  admission: AUTHORING,
  params: idParam,
  query: z.object({ type: z._default(z.enum(["full", "false"]), "false") }),
  answer: jsonAnswer(treesSchema),
});
/**
 * Set the trees of a client (§7.56), cleaned as in §7.47; what is left out stays. `before` is the tree that the caller
 * changed: where another one is stored by now, nothing is stored. Refuses with `not-found`, `organisation.changed`.
 */
export const putOrganisation = defineRoute({
  method: "PUT",
  path: "/api/admin/client/{id}/affectations-criterias",
  summary: "Set the trees of a client's organisation.",
  admission: ADMINISTERING,
  params: idParam,
  body: treesChangeSchema,
  answer: jsonAnswer(treesSchema),
});
/**
 * Remove a place by its id, or a criterion by its label, with what stands in it (§7.57). Refuses with `not-found`, also
 * when the client has no such item.
 */
export const removeOrganisationItem = defineRoute({
  method: "DELETE",
  path: "/api/admin/client/{clientId}/{itemId}",
  summary: "Remove a place or a criterion of a client's organisation, with what stands in it.",
  admission: ADMINISTERING,
  params: z.object({ clientId: z.string(), itemId: z.string() }),
  answer: EMPTY,
});
const tagSchema = z.object({ slug: z.string() });
const tagParams = z.object({
  /** Words as people write them, with one blank between them. */
  slug: z.string().check(z.regex(TAG), z.maxLength(TAG_LENGTH)),
  clientId: z.string(),
});
/** The tags of a client, by their letters (§7.58). Refuses with `not-found`. */
export const listTags = defineRoute({
  method: "GET",
  path: "/api/admin/tag/listing/client/{clientId}",
  summary: "The tags of a client.",
  admission: AUTHORING,
  params: z.object({ clientId: z.string() }),
  answer: jsonAnswer(z.array(tagSchema)),
});
/** Link a tag to a client (§7.59). Repeating it changes nothing. Refuses with `not-found`. */
export const linkTag = defineRoute({
  method: "POST",
  path: "/api/admin/tag/{slug}/client/{clientId}",
  summary: "Link a tag to a client.",
  admission: ADMINISTERING,
  params: tagParams,
  body: z.object({}),
  answer: jsonAnswer(tagSchema),
});
/**
 * Take a tag from a client and from all of its products (§7.60). Refuses with `not-found`, also when the client does
 * not have it.
 */
export const unlinkTag = defineRoute({
  method: "DELETE",
  path: "/api/admin/tag/{slug}/client/{clientId}",
  summary: "Take a tag from a client and its products.",
  admission: ADMINISTERING,
  params: tagParams,
  answer: EMPTY,
});
/** What the caller's client adds to the product (§7.61), such as a voice that reads aloud. */
export const listPlugins = defineRoute({
  method: "GET",
  path: "/api/plugin",
  summary: "What the caller's client has besides the product's own, such as a voice that reads aloud.",
  admission: ENTERED,
  answer: jsonAnswer(z.array(pluginSchema)),
});
