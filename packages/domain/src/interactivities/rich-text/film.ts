// Knows the times of a film in a text: where it starts and ends, and its chapters (§1.38). Stored values may be
// anything: what is no time is left out.
import { parseTimeCode } from "../../kernel/index.ts";
import type { RichTextFilm } from "./rich-text.ts";

/** A moment of a film that learners can go to. */
export interface FilmChapter {
  /** Seconds from the start of the file. */
  readonly at: number;
  readonly title: string;
}
/** The part of a film that is played. */
export interface FilmTimes {
  readonly start: number;
  /** Null: the end of the file; an end that is not after the start is ignored. */
  readonly end: number | null;
  /** The chapters that learners can go to, in order. */
  readonly chapters: readonly FilmChapter[];
}
/** Flaws that its author should look at. */
export interface FilmFlaws {
  /** True where it ends before it starts. */
  readonly endsEarly: boolean;
  /** How many chapters lie before its start or after its end. */
  readonly outside: number;
  /** How many chapters have no title. */
  readonly untitled: number;
}
type Timed = Pick<RichTextFilm, "start" | "end" | "chapters">;

/** The longest film: 100 hours. */
const MOST_SECONDS = 360_000;

const isMoment = (value: unknown): value is number => typeof value === "number" && value >= 0 && value <= MOST_SECONDS;

/** Seconds of a time code as an author types it, to the millisecond (§5.3); null where it is none. */
export function readMoment(typed: string): number | null {
  const read = parseTimeCode(typed.trim().replaceAll(",", "."));
  if (!read.ok) return null;
  const seconds = Math.round(read.value * 1000) / 1000;
  return isMoment(seconds) ? seconds : null;
}

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === "object" && value !== null;

/** The stored chapters, in the order of their author; those without a time are left out. */
export function readChapters({ chapters }: Timed): readonly FilmChapter[] {
  if (!Array.isArray(chapters)) return [];
  return chapters.flatMap((one: unknown): FilmChapter[] => {
    if (!isObject(one)) return [];
    const { at, title } = one;
    return isMoment(at) ? [{ at, title: typeof title === "string" ? title : "" }] : [];
  });
}

/** In the order of the film; chapters at the same moment keep their order. */
export const sortChapters = (chapters: readonly FilmChapter[]): readonly FilmChapter[] =>
  [...chapters].sort((one, other) => one.at - other.at);

function readSpan({ start, end }: Timed): Pick<FilmTimes, "start" | "end"> {
  const from = isMoment(start) ? start : 0;
  return { start: from, end: isMoment(end) && end > from ? end : null };
}

/** True for a moment in the part that is played. */
export function isWithinFilm(film: Timed, at: number): boolean {
  const { start, end } = readSpan(film);
  return at >= start && (end === null || at < end);
}

/** The part of a film that is played, and the chapters in it. Never throws, whatever is stored. */
export const readFilmTimes = (film: Timed): FilmTimes => ({
  ...readSpan(film),
  chapters: sortChapters(readChapters(film).filter(({ at }) => isWithinFilm(film, at))),
});

/** Index of the chapter that a moment lies in; -1 before the first. */
export const findChapter = (chapters: readonly FilmChapter[], now: number): number =>
  chapters.findLastIndex(({ at }) => at <= now);

export function findFilmFlaws(film: Timed): FilmFlaws {
  const chapters = readChapters(film);
  return {
    endsEarly: isMoment(film.end) && readSpan(film).end === null,
    outside: chapters.filter(({ at }) => !isWithinFilm(film, at)).length,
    untitled: chapters.filter(({ title }) => title.trim() === "").length,
  };
}
