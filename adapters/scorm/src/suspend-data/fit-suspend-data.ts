// Knows how a progress is made to fit the room that an LMS gives: learners' answers are dropped first, never statuses
// or scores.
import type { Json, Notice } from "@academiz/domain/kernel";
import { codeJson, createJsonMemory, type Outline, type PackedProgress } from "@academiz/domain/scorm";
import { createCostMeter } from "./cost-meter.ts";
import { writePackedText } from "./packed-text.ts";

/** §9.23 */
export const SCORM12_LIMIT = 4_096;
/** The limit of every LMS that conforms to SCORM 2004. */
export const SCORM2004_LIMIT = 64_000;

export interface FittedSuspendData {
  /** Null when even the bare progress does not fit: a cut text would be worse than the one before. */
  readonly text: string | null;
  readonly notices: readonly Notice[];
}

interface Answer {
  readonly slug: string;
  readonly data: Json;
  readonly words: readonly string[];
}

/** In the order of the course, which is mostly the order in which they were given. */
function listAnswers(outline: Outline, progress: PackedProgress): readonly Answer[] {
  return progress.chapters.flatMap(({ slides }, c) =>
    slides.flatMap(({ interactivities }, s) =>
      interactivities.flatMap(({ slug, data }, i) => {
        const words = outline.chapters[c]?.slides[s]?.interactivities[i]?.words ?? [];
        return data === undefined ? [] : [{ slug, data: data as Json, words }];
      }),
    ),
  );
}

/** Roughly how many of the last answers fit into these bits; earlier answers are not looked at. */
function countLast(answers: readonly Answer[], room: number): number {
  const { coder, readBits } = createCostMeter();
  const memory = createJsonMemory();
  let count = 0;
  for (const { data, words } of answers.toReversed()) {
    codeJson(coder, memory, words, data, "answer");
    if (readBits() > room) break;
    count++;
  }
  return count;
}

/** A letter holds 6.4 bits where room is short. */
const BITS_PER_LETTER = Math.log2(85);
/** A text that is this many times longer than the room is measured before it is packed: packing words is slow. */
const CLEARLY_LONGER = 8;

/** @param limit characters */
export function fitSuspendData(outline: Outline, progress: PackedProgress, limit: number): FittedSuspendData {
  const answers = listAnswers(outline, progress);
  const write = (count: number) => {
    const kept = new Set(answers.slice(answers.length - count).map(({ slug }) => slug));
    return writePackedText(outline, progress, limit, (slug) => kept.has(slug));
  };
  const length = answers.reduce((sum, { data }) => sum + JSON.stringify(data).length, 0);
  const isTried = length <= limit * CLEARLY_LONGER;
  const whole = isTried ? write(answers.length) : null;
  if (whole !== null && whole.length <= limit) return { text: whole, notices: [] };

  const bare = write(0);
  if (bare.length > limit) return { text: null, notices: [overLimit(limit, answers.length)] };
  // The oldest are dropped. A guess first, then one answer fewer at a time: packing words takes too long to try all.
  const guess = countLast(answers, (limit - bare.length) * BITS_PER_LETTER);
  let count = isTried ? Math.min(answers.length - 1, guess) : guess;
  let text = count > 0 ? write(count) : bare;
  while (text.length > limit) {
    count = Math.min(count - 1, Math.floor(count * 0.95));
    text = count > 0 ? write(count) : bare;
  }
  return { text, notices: count === answers.length ? [] : [overLimit(limit, answers.length - count)] };
}

/** §8.25 */
const overLimit = (limit: number, dropped: number): Notice => ({
  code: "scorm.suspend-data.over-limit",
  level: "warning",
  text: `SCORM suspend data : over the limit of ${limit} characters, answers left out : ${dropped}`,
});
