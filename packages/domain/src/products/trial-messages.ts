// Knows what the editor of a product and the player beside it, which tries the draft, tell each other.
import * as z from "zod/mini";

const fileSchema = z.object({
  slug: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number(),
  width: z.optional(z.number()),
  height: z.optional(z.number()),
  focus: z.optional(z.object({ x: z.number(), y: z.number() })),
  url: z.string(),
});

const triedDraftSchema = z.object({
  kind: z.enum(["learniz", "game"]),
  /** Absent: a preview of what is edited. */
  mode: z.optional(z.literal("DEV")),
  slug: z.string(),
  name: z.string(),
  /** As it would be stored, of any shape: the player reads it as it reads what is. */
  content: z.record(z.string(), z.unknown()),
  /** Where the files are that the content names by `document:<slug>`. */
  documentFiles: z.array(fileSchema),
  markType: z.string(),
  /** The client's theme colours, as they were typed. */
  /** The client's look, unparsed. */
  theme: z.record(z.string(), z.unknown()),
  /** Slug of the page that is edited; null: none in particular. */
  at: z.nullable(z.string()),
  /** A block of it that is to be seen, by its slug; `times` grows where it is to be seen again. Null: the page as a whole. */
  block: z.nullable(z.object({ slug: z.string(), times: z.number() })),
});
/** A draft as it stands, and where in it the author is. */
export type TriedDraft = z.infer<typeof triedDraftSchema>;

/** What the editor tells: the draft, anew after each change. */
export const trialOrderSchema = z.object({ type: z.literal("draft"), draft: triedDraftSchema });
/** What the editor tells. */
export type TrialOrder = z.infer<typeof trialOrderSchema>;

/** What the player tells: it is done with, or the editor is gone on in while it stays. */
export const trialWordSchema = z.object({ type: z.enum(["left", "back"]) });
/** What the player tells. */
export type TrialWord = z.infer<typeof trialWordSchema>;

/** What the editor greets the player's page with, and hands it the line by. */
export const TRIAL_GREETING = "academiz.trial";
