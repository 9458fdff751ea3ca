// Knows how to read a stored progress of any age: what is not there has a plain meaning, what is wrong is passed over.
import * as z from "zod/mini";

const orNothing = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);
const statusSchema = z.enum(["LOCKED", "NOT_STARTED", "STARTED", "COMPLETE", "FAILED"]);
const percentSchema = z.number().check(z.minimum(0), z.maximum(100));
const countSchema = z.int().check(z.minimum(0));

const interactivitySchema = z.object({
  slug: z.string(),
  status: z.catch(statusSchema, "NOT_STARTED"),
  type: orNothing(z.string()),
  gameType: orNothing(z.string()),
  score: orNothing(percentSchema),
  data: z.optional(z.unknown()),
  attempt: orNothing(countSchema),
  nbTimeDone: z.catch(countSchema, 0),
});
const slideSchema = z.object({
  slug: z.string(),
  status: z.catch(statusSchema, "NOT_STARTED"),
  scrolled: z.catch(z.boolean(), false),
  interactivities: z.catch(z.array(interactivitySchema), []),
});
const chapterSchema = z.object({
  slug: z.string(),
  status: z.catch(statusSchema, "NOT_STARTED"),
  percentage: orNothing(percentSchema),
  slides: z.catch(z.array(slideSchema), []),
});
const progressSchema = z.object({
  publishedDate: orNothing(z.string()),
  status: z.catch(statusSchema, "NOT_STARTED"),
  percentage: orNothing(percentSchema),
  time: z.catch(z.number().check(z.minimum(0)), 0),
  currentChapterIndex: orNothing(z.number()),
  currentChapterSlug: orNothing(z.string()),
  currentSlideIndex: orNothing(z.number()),
  currentSlideSlug: orNothing(z.string()),
  eventDate: orNothing(z.string()),
  chapters: z.array(chapterSchema),
});

/** A stored progress as far as it could be read. Weights and indexes are not read: they are the content's. */
export type StoredProgress = z.infer<typeof progressSchema>;
export type StoredChapter = StoredProgress["chapters"][number];
export type StoredSlide = StoredChapter["slides"][number];
export type StoredInteractivity = StoredSlide["interactivities"][number];

/** Undefined when there is no tree of chapters to read. Never throws. */
export function parseProgress(stored: unknown): StoredProgress | undefined {
  const parsed = progressSchema.safeParse(stored);
  return parsed.success ? parsed.data : undefined;
}
