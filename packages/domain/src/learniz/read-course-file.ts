// Knows the file of a course (decisions 6, DEV): how it is written, and what is wrong where it cannot be read.
import { type Fault, fail, findJsonFault, type Result, type TextPlace } from "../kernel/index.ts";
import { type LoadedLearniz, loadLearniz } from "./cleaning/load-learniz.ts";
import type { Learniz } from "./content/course.ts";

/** The longest file, in characters. */
export const COURSE_FILE_LIMIT = 20_000_000;

/** Why a file is no course, and where. */
export type CourseFileFault =
  | { readonly kind: "too-large" }
  | { readonly kind: "no-json"; readonly place: TextPlace }
  /** It is JSON without a version of a course. */
  | { readonly kind: "no-course" }
  | { readonly kind: "newer-version"; readonly version: string }
  | { readonly kind: "invalid"; readonly faults: readonly Fault[] }
  | { readonly kind: "no-page" };

/**
 * What the API tells of a product holds its course: the draft, or the published version where there is no draft
 * (§3.72).
 */
function findContent(json: unknown): unknown {
  if (typeof json !== "object" || json === null || "version" in json) return json;
  const { configDraft, config } = json as Readonly<Record<string, unknown>>;
  return configDraft ?? config ?? json;
}

/** The course of a file, of any version of content that can be read. Never throws. */
export function readCourseFile(text: string): Result<LoadedLearniz, CourseFileFault> {
  if (text.length > COURSE_FILE_LIMIT) return fail({ kind: "too-large" });
  const place = findJsonFault(text);
  if (place) return fail({ kind: "no-json", place });
  const loaded = loadLearniz(findContent(JSON.parse(text)));
  if (!loaded.ok) {
    const { kind, version = "", faults } = loaded.error;
    if (kind === "newer-version") return fail({ kind, version });
    return fail(kind === "invalid" ? { kind, faults } : { kind: "no-course" });
  }
  const hasPage = loaded.value.learniz.chapters.some(({ slides }) => slides.length > 0);
  return hasPage ? loaded : fail({ kind: "no-page" });
}

/** Written for people to read and compare: one property on each line. */
export const writeCourseFile = (learniz: Learniz): string => `${JSON.stringify(learniz, null, 2)}\n`;
