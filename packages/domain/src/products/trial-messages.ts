// Knows the messages between the editor of a product and the player beside it, which plays the draft.
import * as z from "zod/mini";

const fileSchema = z.object({
  slug: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  focus: z.optional(z.object({ x: z.number(), y: z.number() })),
  untagged: z.optional(z.literal(true)),
  url: z.string(),
});

const triedDraftSchema = z.object({
  kind: z.enum(["learniz", "game"]),
  /** Absent: a preview of the draft. */
  mode: z.optional(z.literal("DEV")),
  slug: z.string(),
  name: z.string(),
  /** As it would be stored, of any shape: the player reads it like stored content. */
  content: z.record(z.string(), z.unknown()),
  /** Where the files are that the content names by `document:<slug>`. */
  documentFiles: z.array(fileSchema),
  markType: z.string(),
  /** The client's theme colours, as they were typed. */
  /** The client's look, unparsed. */
  theme: z.record(z.string(), z.unknown()),
  /** Slug of the page that is edited; null: none in particular. */
  at: z.nullable(z.string()),
  /**
   * Slug of a block on it that is to be scrolled to; `times` grows where that is asked again. Null: the page as a
   * whole.
   */
  block: z.nullable(z.object({ slug: z.string(), times: z.number() })),
});
/** A draft as it stands, and where in it the author is. */
export type TriedDraft = z.infer<typeof triedDraftSchema>;

/** What the editor sends: the draft, again after each change. */
export const trialOrderSchema = z.object({ type: z.literal("draft"), draft: triedDraftSchema });
/** What the editor sends. */
export type TrialOrder = z.infer<typeof trialOrderSchema>;

/**
 * What the player sends: `left` when it was closed, `back` when the author returns to the editor while the player
 * stays.
 */
export const trialWordSchema = z.object({ type: z.enum(["left", "back"]) });
/** What the player sends. */
export type TrialWord = z.infer<typeof trialWordSchema>;

/** The message by which the editor greets the player's page and hands it the port. */
export const TRIAL_GREETING = "academiz.trial";
