// Knows the routes of the people whom a manager manages, one by one: what they learn, reminding them, or all who are
// late, giving them a product (decisions 2). Their list is §7.25.
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
          /** The deadline, an ISO timestamp; null: none. */
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
 * Count who is late among the people whom the caller manages, and what reminding all of them would send: `reminders` to
 * `unreminded` people, one for each product that they are late for and were not reminded of in the last 24 hours.
 */
export const countLate = defineRoute({
  method: "GET",
  path: "/api/my-late-collaborators",
  summary: "How many of the people whom the caller manages are late, and how many reminders they would have.",
  admission: { ...LOOKING, roles: MANAGING },
  answer: jsonAnswer(z.object({ people: z.number(), unreminded: z.number(), reminders: z.number() })),
});
/**
 * Remind all people whom the caller manages of all that they are late for: each product by a notification and a mail in
 * the caller's own words, unless they were reminded of it in the last 24 hours. At most 500 reminders are sent; `left`
 * counts the others.
 */
export const remindLate = defineRoute({
  method: "POST",
  path: "/api/my-late-collaborators/reminders",
  summary: "Remind all people whom the caller manages of all that they are late for.",
  admission: { ...ADMINISTERING, roles: MANAGING },
  body: z.object({ message: z._default(z.string().check(z.maxLength(500)), "") }),
  answer: jsonAnswer(z.object({ people: z.number(), reminders: z.number(), left: z.number() })),
});
/**
 * Make a product that is open to others of the client available to one of the people whom the caller manages, who is
 * told. Repeating it changes nothing. Refuses with `not-found`, `audience.full`.
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
