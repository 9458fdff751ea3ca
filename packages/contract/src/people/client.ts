// Knows how the API describes a client (§3.29–§3.50).
import { type Affectation, type Criterion, PLUGIN_TYPES } from "@academiz/domain/clients";
import { isTimeZone } from "@academiz/domain/notifications";
import { MARK_TYPES, SCORE_STRATEGIES } from "@academiz/domain/scoring";
import * as z from "zod/mini";
import { fontFamilyField, lineField } from "../ground/fields.ts";
import { themeSchema } from "../ground/theme.ts";

const QUANTITIES = 50;
/** The deepest level of places; a deeper organisation is a mistake. */
const DEEPEST = 8;
const WIDEST = 1_000;

const quantitySchema = z.object({
  /** What is counted, such as `nbUser`. */
  unity: z.string().check(z.minLength(1), z.maxLength(100)),
  quantity: z.int().check(z.gte(0), z.lte(1_000_000_000)),
});
/**
 * The licences of a client: `count` is how many there may be of a unity, `licence` the number from which somebody
 * should be warned (§3.45).
 */
export const licenceContentSchema = z.object({
  licences: z
    .array(
      z.object({
        licenceInformation: z.object({
          count: z.array(quantitySchema).check(z.maxLength(QUANTITIES)),
          licence: z.array(quantitySchema).check(z.maxLength(QUANTITIES)),
        }),
      }),
    )
    .check(z.maxLength(QUANTITIES)),
});

const nestAffectations = (depth: number): z.ZodMiniType<readonly Affectation[]> =>
  z
    .array(
      z.object({
        id: lineField(100).check(z.minLength(1)),
        title: lineField(),
        lvl: z.int(),
        children: depth === 1 ? z.array(z.never()) : nestAffectations(depth - 1),
      }),
    )
    .check(z.maxLength(WIDEST));
const nestCriteria = (depth: number): z.ZodMiniType<readonly Criterion[]> =>
  z
    .array(z.object({ label: lineField(), children: depth === 1 ? z.array(z.never()) : nestCriteria(depth - 1) }))
    .check(z.maxLength(WIDEST));

/**
 * Where people of the client stand (§3.48): at most eight levels. `lvl` is the depth, from 0; a value that is sent
 * there is ignored.
 */
export const affectationsSchema = nestAffectations(DEEPEST);
/** Criteria that describe people of the client (§3.49): at most eight levels. */
export const criteriaSchema = nestCriteria(DEEPEST);
/** The criteria at the top and their order, from 0 (§3.39). */
export const rankedCriteriaSchema = z
  .array(z.object({ label: lineField(), rank: z.int().check(z.gte(0)) }))
  .check(z.maxLength(WIDEST));

/** Texts that replace the product's own, by language and slug (§1.30, §3.236). */
export const ownTextsSchema = z.object({
  fr: z.optional(z.record(z.string(), z.string())),
  en: z.optional(z.record(z.string(), z.string())),
});
/** What a client has chosen for its learners' site (§3.44). */
export const frontParamsSchema = z.object({
  /** Title of the learners' site in a browser's tab; null for the product's own. */
  tabLabel: z.nullable(lineField()),
  /** `ratio` scales the letters' size, `letterSpacing` is in em; null for the product's own. */
  font: z.nullable(
    z.object({
      family: fontFamilyField,
      ratio: z.number().check(z.gte(0.5), z.lte(2)),
      letterSpacing: z.number().check(z.gte(-0.2), z.lte(1)),
    }),
  ),
});

/** What a client has chosen for its people (§3.40–§3.44). */
export const clientParamsSchema = z.object({
  isChatExpertEnabled: z.boolean(),
  /** True: people who do more than learn sign in with a second factor, and have to set one up first. */
  isSecondFactorDemanded: z.boolean(),
  /** The score strategy: BEST_SCORE, LAST, FIRST, or DEFAULT. */
  strategy: z.enum([...SCORE_STRATEGIES, "DEFAULT"]),
  /** How scores are shown: a kind of mark, or DEFAULT (out of 100). */
  markType: z.enum([...MARK_TYPES, "DEFAULT"]),
  /** The strategy of new games: null for the client's own. */
  gameParams: z.object({ scoreStrategy: z.nullable(z.enum(SCORE_STRATEGIES)) }),
  frontDynamicParams: frontParamsSchema,
  /** The time zone of the times in mails, such as `Europe/Paris`. */
  timeZone: z.string().check(z.maxLength(64), z.refine(isTimeZone, "not the name of a time zone")),
});

/** A client in a list (§7.42). */
export const clientRowSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  active: z.boolean(),
  type: z.nullable(z.string()),
  /** The client to which it belongs; null for one at the top. */
  parentId: z.nullable(z.string()),
  hasSubClients: z.boolean(),
  /** Address of its pictogram. */
  picto: z.nullable(z.string()),
});
/** What a client adds to the product (§3.232–§3.235), as the API tells it. */
export const pluginSchema = z.object({
  type: z.enum(PLUGIN_TYPES),
  config: z.object({ clientId: z.string() }),
  metaData: z.record(z.string(), z.unknown()),
});
/** A client (§3.29–§3.44), its trees sorted as its language orders words (§5.42). */
export const clientSchema = z.extend(clientRowSchema, {
  locale: z.string(),
  /** Address of its logo. */
  logo: z.nullable(z.string()),
  /** True for the two that the operator names as their own (§6.13). */
  isInHouse: z.boolean(),
  hasSignature: z.boolean(),
  licence: z.nullable(licenceContentSchema),
  /** An address from before such addresses were refused (§3.32): nothing is sent there. */
  wsDocument: z.nullable(z.string()),
  tags: z.array(z.string()),
  config: z.record(z.string(), z.unknown()),
  affectations: affectationsSchema,
  criteria: criteriaSchema,
  affectations_criterias: rankedCriteriaSchema,
  params: clientParamsSchema,
  /** Address of the icon of its tabs. */
  favicon: z.nullable(z.string()),
  theme: themeSchema,
  defaultTexts: ownTextsSchema,
  plugins: z.array(pluginSchema),
});
/** A client, as it arrives. */
export type ClientAnswer = z.infer<typeof clientSchema>;
/** A client in a list, as it arrives. */
export type ClientRow = z.infer<typeof clientRowSchema>;

const standingSchema = z.array(
  z.object({
    /** The id of a place, or the label of a criterion. */
    id: z.string(),
    /** People who stand in it directly. */
    here: z.int(),
    /** Those, and people who stand in anything below it; nobody is counted twice. */
    within: z.int(),
  }),
);
/** How much a client is used. */
export const clientUseSchema = z.object({
  people: z.int(),
  /** With those of all clients below it: what a licence counts. */
  peopleWithin: z.int(),
  /** Places where nobody stands are left out. */
  places: standingSchema,
  criteria: standingSchema,
  /** Offers of products that are made to places or criteria. */
  offers: z.array(
    z.object({
      productSlug: z.string(),
      name: z.string(),
      /** Ids of places. */
      affectations: z.array(z.string()),
      /** Labels of criteria. */
      criterias: z.array(z.string()),
    }),
  ),
  /** How many products have each tag; tags that none has are left out. */
  tags: z.array(z.object({ slug: z.string(), products: z.int() })),
  /** The open paths and sections that lead to these products; `used` is the slug of one of them. */
  leads: z.array(z.object({ slug: z.string(), name: z.string(), used: z.string() })),
});
/** What moves when a place is merged into another one, and what that changes for offers of products. */
export const mergerSchema = z.object({
  /** People who stand in it directly, whether their account is active or not. */
  people: z.int(),
  /** Places that stand in it, at any depth. */
  below: z.int(),
  offers: z.array(
    z.object({
      productSlug: z.string(),
      name: z.string(),
      /** How many active people gain the offer, and how many lose it. */
      gaining: z.int(),
      losing: z.int(),
    }),
  ),
  /** The open paths and sections that some of their learners could no longer come to the end of. */
  blocked: z.array(z.object({ slug: z.string(), name: z.string() })),
});
/** The effect of merging a place, as it arrives. */
export type MergerAnswer = z.infer<typeof mergerSchema>;
/** How much a client is used, as it arrives. */
export type ClientUse = z.infer<typeof clientUseSchema>;
