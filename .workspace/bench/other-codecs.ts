// Knows how others pack the same progress: the usual way (an array by position, deflated, in base64), lz-string, and
// the bound for any coder of single fields.
import { deflateSync, strToU8 } from "fflate";
import lzString from "lz-string";
import type { PackedProgress } from "../../packages/domain/src/scorm/index.ts";
import type { Drawn } from "./learner-progress.ts";

type Interactivity = PackedProgress["chapters"][number]["slides"][number]["interactivities"][number];
const CODES: Readonly<Record<string, number>> = { LOCKED: 0, NOT_STARTED: 1, STARTED: 2, COMPLETE: 3, FAILED: 4 };
const code = (status: string) => CODES[status] ?? 0;
const listAnswers = ({ data }: Interactivity) =>
  data === undefined ? [] : Object.values((data as { answers: Record<string, number> }).answers);

/**
 * Only the status where nothing was played; in the others' favour, the number of the attempt, which our codec keeps, is
 * left out.
 */
const packOne = (one: Interactivity) =>
  one.score === undefined ? code(one.status) : [code(one.status), one.score, one.nbTimeDone, listAnswers(one)];
function pack({ progress }: Drawn): string {
  const chapters = progress.chapters.map(({ status, slides }) => [
    code(status),
    slides.map((slide) => [code(slide.status) * 2 + Number(slide.scrolled), ...slide.interactivities.map(packOne)]),
  ]);
  const head = [1, 12_345, Math.round(progress.percentage), code(progress.status), progress.time];
  return JSON.stringify([...head, progress.currentChapterIndex, progress.currentSlideIndex, chapters]);
}

/** Characters. */
export const measurePositional = (drawn: Drawn): number =>
  Buffer.from(deflateSync(strToU8(pack(drawn)), { level: 9, mem: 12 })).toString("base64").length;
/** Characters. */
export const measureLzString = (drawn: Drawn): number => lzString.compressToBase64(pack(drawn)).length;

/** The bits that an adaptive coder of order 0 needs for a column of symbols (Krichevsky and Trofimov's estimator). */
function measureColumn(symbols: readonly number[], size: number): number {
  const counts = new Float64Array(size).fill(0.5);
  let [total, bits] = [size / 2, 0];
  for (const symbol of symbols) {
    bits -= Math.log2((counts[symbol] ?? 0) / total);
    counts[symbol] = (counts[symbol] ?? 0) + 1;
    total++;
  }
  return bits;
}

/**
 * Each field by itself, in the densest of our letters: knowledge of one field from another does not count. Characters.
 */
export function measureBound({ progress }: Drawn): number {
  const slides = progress.chapters.flatMap((chapter) => chapter.slides);
  const all = slides.flatMap(({ interactivities }) => interactivities);
  const games = all.filter(({ score }) => score !== undefined);
  const bits =
    measureColumn(
      progress.chapters.map(({ status }) => code(status)),
      5,
    ) +
    measureColumn(
      slides.map(({ status }) => code(status)),
      5,
    ) +
    measureColumn(
      slides.map(({ scrolled }) => Number(scrolled)),
      2,
    ) +
    measureColumn(
      all.map(({ status }) => code(status)),
      5,
    ) +
    measureColumn(
      games.map(({ score = 0 }) => score),
      101,
    ) +
    measureColumn(
      games.map(({ nbTimeDone }) => nbTimeDone),
      8,
    ) +
    measureColumn(games.flatMap(listAnswers), 4);
  return bits / Math.log2(85);
}
