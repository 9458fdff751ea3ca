// Knows the shape of a progress in suspend data (§3.158): everything that the course cannot rebuild, each value
// predicted from what is known.
import { isAnswered } from "../../interactivities/index.ts";
import type { Json } from "../../kernel/index.ts";
import type {
  ChapterProgress,
  InteractivityProgress,
  LearnizProgress,
  ProgressStatus,
  SlideProgress,
} from "../../progress/index.ts";
import { codeJson, createJsonMemory, type JsonMemory } from "./code-json.ts";
import { codeCount, codeFlag, codeNumber, codeScore } from "./code-numbers.ts";
import type { InteractivityOutline, Outline } from "./outline.ts";
import { STATUSES } from "./statuses.ts";
import type { SymbolCoder } from "./symbol-coder.ts";

/** The packed fields of an interactivity: its type and place come from the outline, its weight from the content. */
export type PackedInteractivity = Omit<InteractivityProgress, "weight">;
/** The packed fields of a slide: scores and weights are computed. */
export type PackedSlide = Omit<SlideProgress, "score" | "weight" | "interactivities"> & {
  readonly interactivities: readonly PackedInteractivity[];
};
/** The packed fields of a chapter: scores and weights are computed. */
export type PackedChapter = Omit<ChapterProgress, "score" | "weight" | "slides"> & {
  readonly slides: readonly PackedSlide[];
};
/** A progress as suspend data hold it; `loadProgress` completes it. */
export type PackedProgress = Omit<LearnizProgress, "slug" | "score" | "chapters"> & {
  readonly chapters: readonly PackedChapter[];
};

/** Unpacking walks along this blank: every part of it is replaced by what is read. */
const BLANK: PackedProgress = {
  publishedDate: "",
  status: "NOT_STARTED",
  percentage: 0,
  time: 0,
  currentChapterIndex: 0,
  currentChapterSlug: "",
  currentSlideIndex: 0,
  currentSlideSlug: "",
  chapters: [],
};

interface Walk {
  readonly coder: SymbolCoder;
  readonly memory: JsonMemory;
  readonly keepsData: (slug: string) => boolean;
}

const codeStatus = (coder: SymbolCoder, context: string, status: ProgressStatus): ProgressStatus =>
  STATUSES[coder.choose(context, STATUSES.length, STATUSES.indexOf(status))] ?? "NOT_STARTED";

/** The number of an attempt is mostly the number of ended ones, or the next. */
function codeAttempt(
  coder: SymbolCoder,
  context: string,
  attempt: number | undefined,
  nbTimeDone: number,
): number | undefined {
  const kinds = [undefined, nbTimeDone, nbTimeDone + 1];
  const found = kinds.indexOf(attempt);
  const kind = coder.choose(`attempt kind|${context}|${Math.min(nbTimeDone, 1)}`, 4, found === -1 ? 3 : found);
  return kind === 3 ? codeCount(coder, "attempt", attempt ?? 0) : kinds[kind];
}

function codeInteractivity(
  { coder, memory, keepsData }: Walk,
  { slug, type, gameType, words = [] }: InteractivityOutline,
  interactivityIndex: number,
  one: PackedInteractivity | undefined,
  around: string,
): PackedInteractivity {
  const isGame = isAnswered(type);
  const kind = isGame ? (gameType ?? type) : type;
  const status = codeStatus(coder, `status|${isGame}|${around}`, one?.status ?? "NOT_STARTED");
  const context = `${isGame ? "game" : "other"}|${status}|${kind}`;
  const nbTimeDone = codeCount(coder, `times|${context}`, one?.nbTimeDone ?? 0);
  const attempt = codeAttempt(coder, context, one?.attempt, nbTimeDone);
  const score = codeScore(coder, `score|${context}`, one?.score);
  const hasData = codeFlag(coder, `has data|${context}`, one?.data !== undefined && keepsData(slug));
  return {
    slug,
    interactivityIndex,
    status,
    type,
    ...(gameType === undefined ? {} : { gameType }),
    nbTimeDone,
    ...(attempt === undefined ? {} : { attempt }),
    ...(score === undefined ? {} : { score }),
    ...(hasData ? { data: codeJson(coder, memory, words, (one?.data ?? null) as Json, kind) } : {}),
  };
}

type ChapterOutline = Outline["chapters"][number];
type SlideOutline = ChapterOutline["slides"][number];

function codeSlide(
  walk: Walk,
  outline: SlideOutline,
  slideIndex: number,
  slide: PackedSlide | undefined,
  around: string,
): PackedSlide {
  const status = codeStatus(walk.coder, `status|slide|${around}`, slide?.status ?? "NOT_STARTED");
  const scrolled = codeFlag(walk.coder, `scrolled|${status}`, slide?.scrolled ?? false);
  let before: ProgressStatus = status;
  const interactivities = outline.interactivities.map((one, index) => {
    const found = codeInteractivity(walk, one, index, slide?.interactivities[index], `${status}|${before}`);
    before = found.status;
    return found;
  });
  return { slug: outline.slug, slideIndex, status, scrolled, interactivities };
}

const percentageOf = (slides: readonly PackedSlide[]) =>
  slides.length === 0 ? 0 : (slides.filter(({ status }) => status === "COMPLETE").length * 100) / slides.length;

/** Mostly what the slides give; after a republication, until the next fact, the former value. */
function codePercentage(coder: SymbolCoder, slides: readonly PackedSlide[], percentage: number): number {
  const counted = percentageOf(slides);
  return codeFlag(coder, "percentage counted", percentage === counted)
    ? counted
    : codeNumber(coder, "percentage", percentage);
}

function codeChapter(
  walk: Walk,
  outline: ChapterOutline,
  chapterIndex: number,
  chapter: PackedChapter | undefined,
  before: ProgressStatus,
): PackedChapter {
  const status = codeStatus(walk.coder, `status|chapter|${before}`, chapter?.status ?? "NOT_STARTED");
  let last: ProgressStatus = status;
  const slides = outline.slides.map((one, index) => {
    const found = codeSlide(walk, one, index, chapter?.slides[index], `${status}|${last}`);
    last = found.status;
    return found;
  });
  const percentage = codePercentage(walk.coder, slides, chapter?.percentage ?? 0);
  return { slug: outline.slug, chapterIndex, status, percentage, slides };
}

/** Every publication and fact is later: earlier dates are written out. */
const EPOCH = Date.parse("2020-01-01T00:00:00.000Z");

/** An ISO timestamp as its milliseconds; any other text as it is. */
function codeDate(coder: SymbolCoder, context: string, date: string | undefined): string | undefined {
  const instant = date === undefined ? Number.NaN : Date.parse(date);
  const isPlain = Number.isFinite(instant) && instant >= EPOCH && new Date(instant).toISOString() === date;
  const kind = coder.choose(`${context} kind`, 3, date === undefined ? 0 : isPlain ? 1 : 2);
  if (kind === 0) return undefined;
  if (kind === 2) return coder.text(date ?? "");
  return new Date(EPOCH + codeCount(coder, context, isPlain ? instant - EPOCH : 0)).toISOString();
}

/** From −1 on, because a place may be lost. */
const codeIndex = (coder: SymbolCoder, context: string, index: number) => codeCount(coder, context, index + 1) - 1;

/**
 * Walks a progress along the outline of its publication (or of one with the same parts), in the same order for packing
 * and unpacking, and returns it as the coder has it: packing passes the progress, unpacking passes none.
 * @param keepsData where room is short, true for the slugs of the interactivities whose answers stay; all by default.
 * @param memory the keys of answers that the coder knows already; none by default.
 * @throws what the coder throws, and RangeError for forged data.
 */
export function codeProgress(
  coder: SymbolCoder,
  outline: Outline,
  progress: PackedProgress = BLANK,
  keepsData: (slug: string) => boolean = () => true,
  memory: JsonMemory = createJsonMemory(),
): PackedProgress {
  const walk: Walk = { coder, memory, keepsData };
  const status = codeStatus(coder, "course", progress.status);
  let before: ProgressStatus = status;
  const chapters = outline.chapters.map((one, index) => {
    const found = codeChapter(walk, one, index, progress.chapters[index], before);
    before = found.status;
    return found;
  });
  const all = chapters.flatMap(({ slides }) => slides);
  const percentage = codePercentage(coder, all, progress.percentage);
  const time = codeNumber(coder, "time", progress.time);
  const currentChapterIndex = codeIndex(coder, "chapter index", progress.currentChapterIndex);
  const currentSlideIndex = codeIndex(coder, "slide index", progress.currentSlideIndex);
  const publishedDate = codeDate(coder, "publication", progress.publishedDate) ?? "";
  const eventDate = codeDate(coder, "date", progress.eventDate);
  const current = outline.chapters[currentChapterIndex];
  return {
    publishedDate,
    status,
    percentage,
    time,
    currentChapterIndex,
    currentChapterSlug: current?.slug ?? "",
    currentSlideIndex,
    currentSlideSlug: current?.slides[currentSlideIndex]?.slug ?? "",
    ...(eventDate === undefined ? {} : { eventDate }),
    chapters,
  };
}
