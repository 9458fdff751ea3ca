// Knows the shape of a learniz at the current content version (§3.102–§3.148).
import * as z from "zod/mini";
import { coverSchema } from "../../catalog/index.ts";
import { type Interactivity, interactivitySchema } from "../../interactivities/index.ts";
import type { Immutable } from "../../kernel/index.ts";
import { CONTENT_VERSION } from "./content-version.ts";
import { type Requirement, requirementSchema, type Validator, validatorSchema } from "./rules.ts";

/** The fields with types of their own, so that messages name those types. */
type Named = "validators" | "requirements" | "interactivities" | "slides" | "chapters";
interface Ruled {
  readonly validators: readonly Validator[];
  readonly requirements: readonly Requirement[];
}

/** A slide of content version 1.11.0 (§3.128). */
export const slideSchema = z.object({
  slug: z.string(),
  /** The title that learners and authors read in menus. */
  description: z.string(),
  parameters: z.optional(z.object({ customBackground: z.optional(z.unknown()) })),
  validators: z.array(validatorSchema),
  requirements: z.array(requirementSchema),
  interactivities: z.array(interactivitySchema),
});
/**
 * A slide (§3.128): its title (`description`), what is on it, what completes it (`validators`) and what opens it
 * (`requirements`).
 */
export interface Slide extends Immutable<Omit<z.infer<typeof slideSchema>, Named>>, Ruled {
  readonly interactivities: readonly Interactivity[];
}

/** A chapter of content version 1.11.0 (§3.127). */
export const chapterSchema = z.object({
  slug: z.string(),
  title: z.string(),
  /** Seconds. */
  recommendedDuration: z.optional(z.number()),
  validators: z.array(validatorSchema),
  requirements: z.array(requirementSchema),
  slides: z.array(slideSchema),
});
/**
 * A chapter (§3.127): its title and slides, what completes it and what opens it; `recommendedDuration` is in seconds.
 */
export interface Chapter extends Immutable<Omit<z.infer<typeof chapterSchema>, Named>>, Ruled {
  readonly slides: readonly Slide[];
}

const fontSchema = z.object({
  family: z.string(),
  cssName: z.optional(z.string()),
  ratio: z.optional(z.number()),
  letterSpacing: z.optional(z.string()),
});
const styleParamsSchema = z.object({
  status: z.string(),
  primaryColor: z.optional(z.string()),
  lightColor: z.optional(z.string()),
  darkColor: z.optional(z.string()),
  fontTitle: z.optional(fontSchema),
  slideBackground: z.optional(z.object({ type: z.string(), src: z.optional(z.string()), alt: z.optional(z.string()) })),
  themesCSS: z.optional(z.string()),
  faviconUrl: z.optional(z.object({ src: z.string() })),
});

/** From which scores (0–100) the course gives its trophies: `readThresholds` of the scoring entry reads them. */
const trophiesSchema = z.object({
  isOff: z.optional(z.boolean()),
  gold: z.optional(z.number()),
  silver: z.optional(z.number()),
  bronze: z.optional(z.number()),
});

/** A file that the content refers to by `document:<slug>` (§3.98, computed, never typed). */
export const documentReferenceSchema = z.object({ slug: z.string() });

/**
 * A course of content version 1.11.0 (§3.102–§3.148), as zod reads it. Stored content goes through `loadLearniz`, which
 * migrates and cleans it too.
 */
export const learnizSchema = z.object({
  version: z.literal(CONTENT_VERSION),
  local: z.enum(["FR", "EN"]),
  slug: z.optional(z.string()),
  productPerimeterSlug: z.optional(z.string()),
  /** ISO timestamp of the publication; unique for each. */
  publishedDate: z.optional(z.string()),
  demo: z.optional(z.boolean()),
  /** The author's texts in place of the product's own; not read here. */
  defaultTexts: z.optional(z.unknown()),
  context: z.object({
    title: z.string(),
    description: z.optional(z.string()),
    author: z.optional(z.string()),
    cover: z.optional(coverSchema),
  }),
  params: z.object({
    /** True: the player does not pause when the learner does nothing (§4.172). */
    disableIdle: z.optional(z.boolean()),
    hidePrivacy: z.optional(z.boolean()),
    /** The certificate for learners who complete the course; absent: there is none. */
    certificate: z.optional(
      z.object({
        title: z.optional(z.string()),
        hidesMark: z.optional(z.boolean()),
        hidesDuration: z.optional(z.boolean()),
      }),
    ),
    styleParams: z.optional(styleParamsSchema),
    /** Its other fields are kept for the games that know them. */
    gameParams: z.optional(
      z.looseObject({
        scoreStrategy: z.optional(z.string()),
        /** Trophies of another shape are not ours. */
        trophies: z.catch(z.optional(trophiesSchema), undefined),
      }),
    ),
  }),
  validationConditions: z.object({
    /** Each slide requires the one before it to be COMPLETE (§5.28). */
    chainedRequirements: z.optional(z.boolean()),
    /**
     * Each slide asks for all its interactivities, each chapter for all its slides, the course for all its chapters
     * (§5.29).
     */
    validAll: z.optional(z.boolean()),
    /** 0–100: the course completes with this average score (§5.33); absent asks for none. */
    gameMinimalScore: z.optional(z.number()),
    /**
     * True: the course asks for what `validAll` and `gameMinimalScore` require together (decisions 5); absent or
     * false: either one completes it (§5.32, §5.33).
     */
    together: z.optional(z.boolean()),
  }),
  validators: z.array(validatorSchema),
  editionInfo: z.optional(z.unknown()),
  documents: z.optional(z.array(documentReferenceSchema)),
  chapters: z.array(chapterSchema),
});
/**
 * A course as data (§3.102–§3.148). Plain JSON; never changed in place. `publishedDate` is the ISO timestamp of its
 * publication, absent in a draft; `validationConditions` say which rules a save generates (`gameMinimalScore` is
 * 0–100); `params.gameParams` says which attempt counts (`scoreStrategy`, as it was written) and from which
 * scores the course gives its `trophies`.
 */
export interface Learniz extends Immutable<Omit<z.infer<typeof learnizSchema>, Named>> {
  readonly validators: readonly Validator[];
  readonly chapters: readonly Chapter[];
}
