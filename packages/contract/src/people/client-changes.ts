// Knows the fields that are sent to create or change a client. They stand apart from those of reading clients, which
// does not need them.
import { areOfOwnKinds, isProviderId, PLUGIN_TYPES } from "@academiz/domain/clients";
import { CLIENT_SLUG } from "@academiz/domain/identity";
import * as z from "zod/mini";
import { elsewhereField, lineField, nameField } from "../ground/fields.ts";
import { themeSchema } from "../ground/theme.ts";
import {
  affectationsSchema,
  clientParamsSchema,
  criteriaSchema,
  frontParamsSchema,
  ownTextsSchema,
  rankedCriteriaSchema,
} from "./client.ts";
import { sentUserSchema } from "./user.ts";

const name = nameField();
/** Characters of JSON. */
const FREE_LIMIT = 100_000;
const freeSchema = z
  .record(z.string(), z.unknown())
  .check(z.refine((free) => JSON.stringify(free).length <= FREE_LIMIT, "more than 100,000 characters"));
const changedTreesSchema = z.object({
  affectations: z.optional(affectationsSchema),
  criterias: z.optional(criteriaSchema),
});

/** Fields of a new client (§7.46). */
export const newClientSchema = z.object({
  /** Lower-case letters, digits and hyphens: it begins every login of the client. */
  slug: z.string().check(z.regex(CLIENT_SLUG)),
  name,
  locale: z.optional(z.enum(["fr", "en"])),
  /** Absent: that of the client above it, else UTC. */
  timeZone: z.optional(clientParamsSchema.shape.timeZone),
  /** Absent: the caller's own client; null: none. */
  parentId: z.optional(z.nullable(z.string())),
  wsDocument: elsewhereField(),
  /** Their first administrator, who is mailed a link to choose a password (§7.28); absent: nobody is let in yet. */
  administrator: z.optional(z.pick(sentUserSchema, { login: true, email: true, firstname: true, lastname: true })),
});
/** Fields of a change (§7.47): a field that is left out stays. */
export const clientChangeSchema = z.object({
  name: z.optional(name),
  type: z.optional(z.nullable(lineField())),
  hasSubClients: z.optional(z.boolean()),
  /** `document:<slug>` of a picture of the client; null for none. */
  logo: z.optional(z.nullable(z.string().check(z.regex(/^document:[\w-]{1,200}$/)))),
  /** Null removes what was set before; an address is refused (`files.elsewhere`), unless it is the stored one. */
  wsDocument: elsewhereField(),
  /** In the place of the former one. `signingWindow` and `signingLateHours` are refused where they cannot be read. */
  config: z.optional(freeSchema),
  affectations: z.optional(affectationsSchema),
  criteria: z.optional(criteriaSchema),
  affectations_criterias: z.optional(rankedCriteriaSchema),
  params: z.optional(
    z.extend(z.partial(clientParamsSchema), {
      frontDynamicParams: z.optional(z.partial(frontParamsSchema)),
      /**
       * When learners sign dates, in minutes, and for how many hours a code that was seen without a network is taken:
       * kept in `config` as `signingWindow` and `signingLateHours`, within the same bounds; all else there stays.
       */
      signing: z.optional(z.object({ before: z.number(), after: z.number(), lateHours: z.number() })),
    }),
  ),
  /** `document:<slug>` of a picture of the client; null for the product's own icon. */
  favicon: z.optional(z.nullable(z.string().check(z.regex(/^document:[\w-]{1,200}$/)))),
  /** Null: removes it. Another one is sent to a route of its own (§7.50–§7.53). */
  picto: z.optional(z.null()),
  signature: z.optional(z.null()),
  /**
   * `colors` by their names, and parts of a theme (§3.251–§3.259), as `judgeTheme` takes them: a part that is left out
   * stays, null is the product's own.
   */
  theme: z.optional(themeSchema),
  /** A language that is left out stays; a text that is left out or empty is the product's own. */
  defaultTexts: z.optional(ownTextsSchema),
  plugins: z.optional(
    z
      .array(
        z.object({
          type: z.enum(PLUGIN_TYPES),
          config: z.object({ clientId: z.string().check(z.refine(isProviderId, "Invalid client id")) }),
          metaData: freeSchema,
        }),
      )
      .check(z.maxLength(20), z.refine(areOfOwnKinds, "more than one of a kind")),
  ),
});
/** `before` is the tree that was changed (§7.56). */
export const treesChangeSchema = z.object({
  affectations: z.optional(affectationsSchema),
  criterias: z.optional(criteriaSchema),
  before: z.optional(changedTreesSchema),
});
