// Knows how a user is told to those who manage them (§3.16–§3.27), and what of a user is sent.
import { ROLES } from "@academiz/domain/identity";
import * as z from "zod/mini";
import { lineField, nameField } from "../ground/fields.ts";

const word = nameField();
/** Slugs, ids or labels. */
const words = z.array(word).check(z.maxLength(1_000));
const rolesSchema = z.array(z.enum(ROLES)).check(z.minLength(1), z.maxLength(ROLES.length));

/** A user, as administrators of the client see them. */
export const managedUserSchema = z.object({
  id: z.string(),
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
  /** A word of the client's own. */
  type: z.nullable(z.string()),
  active: z.boolean(),
  /** They never chose a password of their own: they were mailed a link, and have not used it. */
  isInvited: z.boolean(),
  /** ISO timestamp; null where the client keeps none. */
  admitted: z.nullable(z.string()),
  hasAcceptedCgu: z.boolean(),
  /**
   * The sessions that they run, each `product/session` by slugs: the same session in a copy of the product is another
   * one.
   */
  trainerMeans: z.array(z.string()),
  /** Ids of the client's places where they stand (§3.48). */
  affectations: z.array(z.string()),
  /** Labels of the client's criteria that they meet (§3.49). */
  criterias: z.array(z.string()),
  client: z.object({ id: z.string(), slug: z.string(), name: z.string(), locale: z.string() }),
});
/** A user, as administrators of the client see them. */
export type ManagedUser = z.infer<typeof managedUserSchema>;

/** What a search while typing shows of a user (§7.26). */
export const foundUserSchema = z.object({
  id: z.string(),
  identifier: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
});

/** Names, login and e-mail are trimmed, and checked by the domain's rules for people. */
export const sentUserSchema = z.object({
  login: z.string().check(z.trim(), z.maxLength(400)),
  email: z.string().check(z.trim(), z.maxLength(400)),
  firstname: z.string().check(z.trim(), z.maxLength(400)),
  lastname: z.string().check(z.trim(), z.maxLength(400)),
  roles: rolesSchema,
  locale: z.optional(z.nullable(z.enum(["fr", "en"]))),
  type: z.optional(z.nullable(lineField())),
  /** ISO date and time with an offset (§3.26). */
  admitted: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  /** Each `product/session` by slugs; any other word is refused with its place in the list. */
  trainerMeans: z.optional(words),
  /** Ids of places that the client has. */
  affectations: z.optional(words),
  /** Labels of criteria that the client has. */
  criterias: z.optional(words),
});
/** A user as they are sent (§7.28, §7.29). */
export type SentUser = z.infer<typeof sentUserSchema>;

/** `key[]=a&key[]=b` of a query: one value, or several, at most a hundred. */
export const listed = <const Item extends z.ZodMiniType<string>>(item: Item) =>
  z.optional(
    z.pipe(
      z.union([item, z.array(item).check(z.maxLength(100))]),
      z.transform((sent): readonly z.infer<Item>[] => [sent].flat() as z.infer<Item>[]),
    ),
  );
export { words as wordsSchema };
