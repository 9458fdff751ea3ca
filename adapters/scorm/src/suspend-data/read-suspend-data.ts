// Knows how text that an LMS kept becomes a progress again, whichever package wrote it.
import type { CompiledLearniz } from "@academiz/domain/learniz";
import { makeOutline, type Outline, type PackedProgress, unpackProgress } from "@academiz/domain/scorm";
import { readText1 } from "./former/read-text-1.ts";
import { readText2 } from "./former/read-text-2.ts";
import { readPackedText } from "./packed-text.ts";

/**
 * What `loadProgress` takes; null where the text holds no progress that can be read (§8.23).
 * @param earlier the outlines of former publications, and of exported drafts: a learner who began in one goes on in
 * this one.
 */
export function readSuspendData(
  course: CompiledLearniz,
  earlier: readonly Outline[],
  text: string,
  perimeterSlug: string,
): PackedProgress | null {
  const outlines = [makeOutline(course.learniz), ...earlier];
  return (
    readPackedText(outlines, text) ??
    readText2(outlines, text) ??
    unpackProgress(course, readText1(text), perimeterSlug)
  );
}
