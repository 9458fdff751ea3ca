// Knows a course in a file (decisions 6, DEV): how it is written, and what is wrong where it cannot be read.
import { type Fault, fail, findJsonFault, type Result, type TextPlace } from "../kernel/index.ts";
import { type LoadedLearniz, loadLearniz } from "./cleaning/load-learniz.ts";
import type { Learniz } from "./content/course.ts";

/** Characters. */
export const COURSE_FILE_LIMIT = 20_000_000;

/** Why a file holds no course, and where it does not. */
export type CourseFileFault =
  | { readonly kind: "too-large" }
  | { readonly kind: "no-json"; readonly place: TextPlace }
  /** JSON that states no version of a course. */
  | { readonly kind: "no-course" }
  | { readonly kind: "newer-version"; readonly version: string }
  | { readonly kind: "invalid"; readonly faults: readonly Fault[] }
  | { readonly kind: "no-page" };

/** What the API tells of a product holds its course: the draft, or what is published where there is none (§3.72). */
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

/** As people read and compare it: a property a line. */
export const writeCourseFile = (learniz: Learniz): string => `${JSON.stringify(learniz, null, 2)}\n`;
