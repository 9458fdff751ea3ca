// Knows the routes that say where a product is used, to whom it is available and when (§7.90, §7.91, decisions 4).
import * as z from "zod/mini";
import { lineField } from "../ground/fields.ts";
import { AUTHORING, defineRoute, jsonAnswer } from "../ground/route.ts";
import { productTypeSchema } from "./product.ts";

const text = z.string().check(z.maxLength(200));
const usesSchema = z.object({
  /** Products of the client whose draft or published content leads to it. */
  products: z.array(z.object({ slug: z.string(), type: productTypeSchema, name: z.string() })),
  perimeters: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** How many people have begun it. */
  learners: z.number(),
  /**
   * For a classiz: the slots of its sessions, the places that people have in them, and the marks of attendance, because
   * of which it cannot be deleted.
   */
  slots: z.number(),
  enrolments: z.number(),
  signatures: z.number(),
});
/** Where a product is used, as it arrives. */
export type ProductUsesAnswer = z.infer<typeof usesSchema>;
/** Where a product is used (§7.90): asked before it is deleted. Refuses with `not-found`. */
export const productUses = defineRoute({
  method: "GET",
  path: "/api/admin/product/{slug}/used",
  summary: "Where a product is used: products that lead to it, its perimeter, its learners, its slots.",
  admission: AUTHORING,
  params: z.object({ slug: z.string() }),
  answer: jsonAnswer(usesSchema),
});

const few = z.array(text).check(z.maxLength(1_000));
const audienceSchema = z.object({
  everyone: z.boolean(),
  /**
   * Ids of places of the client, labels of its criteria, ids of its users: the audience is whoever belongs to one of
   * them.
   */
  affectations: few,
  criterias: few,
  users: few,
});
/** For whom a product is made available, as it is sent and arrives. */
export type AudienceSent = z.infer<typeof audienceSchema>;
const perimeterSchema = z.object({
  slug: z.string(),
  name: z.string(),
  /** Where learners play it. */
  url: z.string(),
  clientId: z.string(),
  product: z.object({ slug: z.string(), type: productTypeSchema, name: z.string(), visible: z.boolean() }),
  audience: audienceSchema,
  /** ISO timestamps; null where the window is open. */
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  /** The deadline, an ISO timestamp; null: none. */
  due: z.nullable(z.string()),
});
/** A product made available to an audience, as it arrives. */
export type PerimeterAnswer = z.infer<typeof perimeterSchema>;
/**
 * To whom a product is available, and when (§7.91). Refuses with `not-found`, also before the first publication where
 * nothing was set yet.
 */
export const productPerimeter = defineRoute({
  method: "GET",
  path: "/api/admin/product/{slug}/perimeter",
  summary: "To whom a product is available, and when.",
  admission: AUTHORING,
  params: z.object({ slug: z.string() }),
  answer: jsonAnswer(perimeterSchema),
});
/**
 * Set to whom a product is available, and when (decisions 4): everyone, or whoever belongs to one of the places,
 * criteria or names, before the first publication too; `from` and `until` are ISO dates with a time, null where the
 * window is open. `due` is the deadline, after which it stays open; null: none; absent: as it was. Whoever leaves the
 * audience cannot open it any more; their progress stays. `before` is the audience that the caller saw. Refuses with
 * `not-found`, `validation`, and with `organisation.changed` where the audience is another one by now, because somebody
 * was given the product.
 */
export const settlePerimeter = defineRoute({
  method: "PUT",
  path: "/api/admin/product/{slug}/perimeter",
  summary: "Set to whom a product is available, and when.",
  admission: AUTHORING,
  params: z.object({ slug: z.string() }),
  body: z.object({
    name: lineField(),
    audience: audienceSchema,
    from: z.nullable(text),
    until: z.nullable(text),
    due: z.optional(z.nullable(text)),
    before: z.optional(audienceSchema),
  }),
  answer: jsonAnswer(perimeterSchema),
});

/**
 * How many people an audience includes, before it is set: those whose account is open, how many of the present audience
 * would lose the product, and which published paths and sections some of their people could not end any more. Refuses
 * with `not-found`.
 */
export const countAudience = defineRoute({
  method: "POST",
  path: "/api/admin/product/{slug}/audience/count",
  summary: "How many people an audience means, and how many would lose the product.",
  admission: AUTHORING,
  params: z.object({ slug: z.string() }),
  body: z.object({
    audience: audienceSchema,
    /** The window that is to be set, as `settlePerimeter` takes it; absent: the present one. */
    from: z.optional(z.nullable(text)),
    until: z.optional(z.nullable(text)),
  }),
  answer: jsonAnswer(
    z.object({
      people: z.number(),
      losing: z.number(),
      blocked: z.array(z.object({ slug: z.string(), type: productTypeSchema, name: z.string() })),
    }),
  ),
});
const audienceMemberSchema = z.object({
  id: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  login: z.string(),
  /** False: the account is closed, and opens nothing meanwhile. */
  active: z.boolean(),
});
/** Somebody whom an audience may name: who they are, and nothing else about them. */
export type AudienceMemberAnswer = z.infer<typeof audienceMemberSchema>;
/**
 * People whom an audience may name, found while somebody types (as §7.26): at most 20 whose account is open, by name.
 */
export const findAudienceMembers = defineRoute({
  method: "GET",
  path: "/api/admin/audience/people",
  summary: "People whom an audience may name, found while somebody types: at most 20, by name.",
  admission: AUTHORING,
  query: z.object({ query: text }),
  answer: jsonAnswer(z.object({ people: z.array(audienceMemberSchema) })),
});
/**
 * Find users by ids, and by logins and e-mails as somebody wrote them, whatever the capitals. An entry that matches
 * nobody of the client is in `unknown`, as it was written.
 */
export const nameAudienceMembers = defineRoute({
  method: "POST",
  path: "/api/admin/audience/people",
  summary: "Who is meant by ids, and by logins and e-mails as somebody wrote them.",
  admission: AUTHORING,
  body: z.object({ users: z._default(few, []), written: z._default(few, []) }),
  answer: jsonAnswer(z.object({ people: z.array(audienceMemberSchema), unknown: z.array(z.string()) })),
});
