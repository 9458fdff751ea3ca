// Knows how to read a stored progress of any age: a missing field has a plain meaning, a wrong one is ignored.
import type { ProgressStatus } from "./progress.ts";

/**
 * Read by hand, not by a schema: every save reads two, and a schema takes five times as long (the test holds it against
 * one).
 */
export interface StoredInteractivity {
  readonly slug: string;
  readonly status: ProgressStatus;
  readonly type?: string | undefined;
  readonly gameType?: string | undefined;
  readonly score?: number | undefined;
  readonly data?: unknown;
  readonly attempt?: number | undefined;
  readonly nbTimeDone: number;
}
export interface StoredSlide {
  readonly slug: string;
  readonly status: ProgressStatus;
  readonly scrolled: boolean;
  readonly interactivities: readonly StoredInteractivity[];
}
export interface StoredChapter {
  readonly slug: string;
  readonly status: ProgressStatus;
  readonly percentage?: number | undefined;
  readonly slides: readonly StoredSlide[];
}
/** A stored progress as far as it could be read. Weights and indexes are not read: they are the content's. */
export interface StoredProgress {
  readonly publishedDate?: string | undefined;
  readonly status: ProgressStatus;
  readonly percentage?: number | undefined;
  readonly time: number;
  readonly currentChapterIndex?: number | undefined;
  readonly currentChapterSlug?: string | undefined;
  readonly currentSlideIndex?: number | undefined;
  readonly currentSlideSlug?: string | undefined;
  readonly eventDate?: string | undefined;
  readonly chapters: readonly StoredChapter[];
}

/** A value that is stored as a status and is not one. */
export interface OddStatus {
  /** Slug of the element; empty for the course. */
  readonly slug: string;
  readonly value: unknown;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const STATUSES: ReadonlySet<unknown> = new Set(["LOCKED", "NOT_STARTED", "STARTED", "COMPLETE", "FAILED"]);
function readStatus({ status }: Fields, slug: string, odd: OddStatus[]): ProgressStatus {
  if (STATUSES.has(status)) return status as ProgressStatus;
  if (status !== undefined && status !== null) odd.push({ slug, value: status });
  return "NOT_STARTED";
}
const readText = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
const readNumber = (value: unknown): number | undefined => (Number.isFinite(value) ? (value as number) : undefined);
const readPercent = (value: unknown): number | undefined =>
  typeof value === "number" && value >= 0 && value <= 100 ? value : undefined;
const readCount = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : undefined;

/** All items, or none: undefined where it is not a list, or one of them cannot be read. */
function readList<T>(
  value: unknown,
  read: (fields: Fields, slug: string, odd: OddStatus[]) => T,
  odd: OddStatus[],
): readonly T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const list: T[] = [];
  for (const element of value as readonly unknown[]) {
    const slug = isFields(element) ? element["slug"] : undefined;
    if (typeof slug !== "string") return undefined;
    list.push(read(element as Fields, slug, odd));
  }
  return list;
}

const readInteractivity = (fields: Fields, slug: string, odd: OddStatus[]): StoredInteractivity => ({
  slug,
  status: readStatus(fields, slug, odd),
  type: readText(fields["type"]),
  gameType: readText(fields["gameType"]),
  score: readPercent(fields["score"]),
  data: fields["data"],
  attempt: readCount(fields["attempt"]),
  nbTimeDone: readCount(fields["nbTimeDone"]) ?? 0,
});
const readSlide = (fields: Fields, slug: string, odd: OddStatus[]): StoredSlide => ({
  slug,
  status: readStatus(fields, slug, odd),
  scrolled: fields["scrolled"] === true,
  interactivities: readList(fields["interactivities"], readInteractivity, odd) ?? [],
});
const readChapter = (fields: Fields, slug: string, odd: OddStatus[]): StoredChapter => ({
  slug,
  status: readStatus(fields, slug, odd),
  percentage: readPercent(fields["percentage"]),
  slides: readList(fields["slides"], readSlide, odd) ?? [],
});

/**
 * Undefined when there is no tree of chapters to read. Never throws.
 * @param odd collects values that are no status; they are read as NOT_STARTED.
 */
export function parseProgress(stored: unknown, odd: OddStatus[] = []): StoredProgress | undefined {
  if (!isFields(stored)) return undefined;
  const chapters = readList(stored["chapters"], readChapter, odd);
  if (!chapters) return undefined;
  const time = readNumber(stored["time"]);
  return {
    publishedDate: readText(stored["publishedDate"]),
    status: readStatus(stored, "", odd),
    percentage: readPercent(stored["percentage"]),
    time: time !== undefined && time >= 0 ? time : 0,
    currentChapterIndex: readNumber(stored["currentChapterIndex"]),
    currentChapterSlug: readText(stored["currentChapterSlug"]),
    currentSlideIndex: readNumber(stored["currentSlideIndex"]),
    currentSlideSlug: readText(stored["currentSlideSlug"]),
    eventDate: readText(stored["eventDate"]),
    chapters,
  };
}
