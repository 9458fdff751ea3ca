// Knows the routes of those whom a manager manages, one by one: what they learn, reminding them, giving them a product
// (decisions 2). The list of them is §7.25.
import { PRODUCT_TYPES } from "@academiz/domain/catalog";
import * as z from "zod/mini";
import { ADMINISTERING, defineRoute, EMPTY, jsonAnswer, LOOKING } from "../ground/route.ts";
import { reachedSchema } from "./person-page.ts";

const MANAGING = ["ROLE_MANAGER"] as const;
const idParam = z.object({ id: z.string().check(z.maxLength(200)) });
const slug = z.string().check(z.minLength(1), z.maxLength(200));
const productSchema = z.object({ slug: z.string(), name: z.string(), type: z.enum(PRODUCT_TYPES) });

/**
 * One of the people whom the caller manages: the products that are open to them or that they began, by name, and those
 * that are open to others of the client, and could be given to them. Refuses with `not-found` for anybody else.
 */
export const readCollaborator = defineRoute({
  method: "GET",
  path: "/api/my-collaborators/{id}",
  summary: "One of the people whom the caller manages: what they learn, and what could be given to them.",
  admission: { ...LOOKING, roles: MANAGING },
  params: idParam,
  answer: jsonAnswer(
    z.object({
      id: z.string(),
      firstname: z.string(),
      lastname: z.string(),
      email: z.string(),
      active: z.boolean(),
      products: z.array(
        z.extend(productSchema, {
          isOpen: z.boolean(),
          /** ISO timestamp by which it is to be done; null: whenever. */
          dueAt: z.nullable(z.string()),
          progress: z.nullable(reachedSchema),
          /** ISO timestamp of the last reminder; null: none in the last 24 hours. */
          remindedAt: z.nullable(z.string()),
        }),
      ),
      others: z.array(productSchema),
    }),
  ),
});
/**
 * Remind one of the people whom the caller manages of a product that is open to them and that they have not completed,
 * by a notification and a mail with the caller's own words. Refuses with `not-found`, `reminder.too-soon` within 24
 * hours of the last.
 */
export const remindCollaborator = defineRoute({
  method: "POST",
  path: "/api/my-collaborators/{id}/reminders",
  summary: "Remind one of the people whom the caller manages of a product that is open to them.",
  admission: { ...ADMINISTERING, roles: MANAGING },
  params: idParam,
  body: z.object({ product: slug, message: z._default(z.string().check(z.maxLength(500)), "") }),
  answer: EMPTY,
});
/**
 * Make a product that is open to others of the client available to one of the people whom the caller manages; they are
 * told. Again it changes nothing. Refuses with `not-found`, `audience.full`.
 */
export const giveProduct = defineRoute({
  method: "POST",
  path: "/api/my-collaborators/{id}/products",
  summary: "Make a product available to one of the people whom the caller manages.",
  admission: { ...ADMINISTERING, roles: MANAGING },
  params: idParam,
  body: z.object({ product: slug }),
  answer: EMPTY,
});
