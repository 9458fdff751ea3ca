// Knows how what an LMS kept becomes a progress again, whichever package wrote it.
import type { CompiledLearniz } from "@academiz/domain/learniz";
import { makeOutline, type Outline, type PackedProgress, unpackProgress } from "@academiz/domain/scorm";
import { readFormerText } from "./former-text.ts";
import { readPackedText } from "./packed-text.ts";

/**
 * What `loadProgress` is given; null where the text holds no progress that can be read (§8.23).
 * @param earlier the outlines of the publications before the one that is played: who began in one goes on in this one.
 */
export function readSuspendData(
  course: CompiledLearniz,
  earlier: readonly Outline[],
  text: string,
  perimeterSlug: string,
): PackedProgress | null {
  return (
    readPackedText([makeOutline(course.learniz), ...earlier], text) ??
    unpackProgress(course, readFormerText(text), perimeterSlug)
  );
}
