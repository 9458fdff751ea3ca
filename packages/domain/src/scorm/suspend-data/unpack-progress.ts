// Knows how to read the form in which former packages packed a progress: JSON by position. Damaged data count as
// nothing (§8.23).
import * as z from "zod/mini";
import type { CompiledLearniz } from "../../learniz/index.ts";
import {
  type ChapterProgress,
  computeScores,
  createProgress,
  type InteractivityProgress,
  type LearnizProgress,
  type ProgressStatus,
  type SlideProgress,
} from "../../progress/index.ts";
import { computeFingerprint } from "./fingerprint.ts";
import { STATUSES } from "./statuses.ts";

/** Version of the packed form, its first item. */
const PACKED_VERSION = 1;

const countSchema = z.int().check(z.minimum(0));
const percentSchema = z.number().check(z.minimum(0), z.maximum(100));
const statusSchema = countSchema.check(z.maximum(STATUSES.length - 1));
const slideCodeSchema = countSchema.check(z.refine((code) => code % 10 < STATUSES.length && code < 20));
const resultSchema = z.tuple(
  [statusSchema, countSchema, z.nullable(percentSchema), z.nullable(countSchema)],
  z.unknown(),
);
const slideSchema = z.tuple([slideCodeSchema], z.union([statusSchema, resultSchema]));
const chapterSchema = z.tuple([countSchema, statusSchema, percentSchema], slideSchema);
const packedSchema = z.tuple(
  [
    z.literal(PACKED_VERSION),
    z.string(),
    z.nullable(z.string()),
    statusSchema,
    percentSchema,
    z.number().check(z.minimum(0)),
    countSchema,
    countSchema,
  ],
  chapterSchema,
);
type PackedChapter = z.infer<typeof chapterSchema>;
type PackedSlide = z.infer<typeof slideSchema>;

const readStatus = (code: number): ProgressStatus => STATUSES[code % 10] ?? "NOT_STARTED";

function unpackInteractivity(
  fresh: InteractivityProgress,
  packed: PackedSlide[number] | undefined,
): InteractivityProgress {
  if (packed === undefined || typeof packed === "number") return { ...fresh, status: readStatus(packed ?? 1) };
  const [status, nbTimeDone, score, attempt, data] = packed;
  return {
    ...fresh,
    status: readStatus(status),
    nbTimeDone,
    ...(score === null ? {} : { score }),
    ...(attempt === null ? {} : { attempt }),
    ...(data === undefined ? {} : { data }),
  };
}

function unpackSlide(fresh: SlideProgress, [code, ...packed]: PackedSlide): SlideProgress {
  return {
    ...fresh,
    status: readStatus(code),
    scrolled: code >= 10,
    interactivities: fresh.interactivities.map((one, index) => unpackInteractivity(one, packed[index])),
  };
}

/** Undefined when the packed chapter does not have the same parts as this one, whatever its fingerprint is. */
function unpackChapter(fresh: ChapterProgress, packed: PackedChapter): ChapterProgress | undefined {
  const [, status, percentage, ...slides] = packed;
  if (slides.length !== fresh.slides.length) return undefined;
  if (!fresh.slides.every((slide, index) => slides[index]?.length === slide.interactivities.length + 1))
    return undefined;
  return {
    ...fresh,
    status: readStatus(status),
    percentage,
    slides: fresh.slides.map((slide, index) => unpackSlide(slide, slides[index] ?? [1])),
  };
}

/**
 * The progress that `packProgress` packed; null when the value is damaged, of an unknown version, or of other content
 * under the same `publishedDate` (§8.23). Of another publication, the chapters whose parts are the same are read and
 * the others begin anew. It is as it was stored, not as it is to be played: give it to `loadProgress`, which carries it
 * over and repairs its position (whose chapter index may be -1). Never throws.
 * @param value as it came out of JSON.
 */
export function unpackProgress(course: CompiledLearniz, value: unknown, perimeterSlug: string): LearnizProgress | null {
  const parsed = packedSchema.safeParse(value);
  if (!parsed.success) return null;
  const [, publishedDate, eventDate, status, percentage, time, chapterIndex, slideIndex, ...packed] = parsed.data;
  const fresh = createProgress(course, perimeterSlug);
  const isSamePublication = publishedDate === fresh.publishedDate;
  if (isSamePublication && packed.length !== fresh.chapters.length) return null;
  const byFingerprint = new Map(packed.map((chapter) => [chapter[0], chapter]));
  let known = 0;
  const chapters = fresh.chapters.map((chapter) => {
    const content = course.learniz.chapters[chapter.chapterIndex];
    const found = content && byFingerprint.get(computeFingerprint(content));
    const unpacked = found && unpackChapter(chapter, found);
    if (unpacked) known++;
    return unpacked ?? chapter;
  });
  if (isSamePublication && known !== chapters.length) return null;
  const here = packed[chapterIndex]?.[0];
  const current = course.learniz.chapters.findIndex((chapter) => computeFingerprint(chapter) === here);
  return computeScores({
    ...fresh,
    publishedDate,
    status: readStatus(status),
    percentage,
    time,
    currentChapterIndex: current,
    currentChapterSlug: chapters[current]?.slug ?? "",
    currentSlideIndex: slideIndex,
    currentSlideSlug: chapters[current]?.slides[slideIndex]?.slug ?? "",
    ...(eventDate === null ? {} : { eventDate }),
    chapters,
  });
}
