// Knows how the text of a file becomes a course, and how to describe its faults.
import { type Fault, fail, type Notice, type Result, succeed } from "@academiz/domain/kernel";
import { CONTENT_VERSION, type ContentFailure, type Learniz, loadLearniz } from "@academiz/domain/learniz";

/** A course that was read from text. */
export interface ParsedCourse {
  readonly learniz: Learniz;
  /** The version that the text states, before migration. */
  readonly version: string;
  /** What loading had to mend; empty when nothing. */
  readonly notices: readonly Notice[];
}

/** Why a text is no course. */
export interface CourseFailure {
  /** `not-json`, or what `loadLearniz` found. */
  readonly kind: "not-json" | ContentFailure["kind"];
  /** One English sentence. */
  readonly message: string;
  /** Where the content is wrong; empty when the text is no JSON at all. */
  readonly faults: readonly Fault[];
}

const BYTE_ORDER_MARK = /^\uFEFF/;

function readJson(text: string): Result<unknown, CourseFailure> {
  try {
    return succeed(JSON.parse(text.replace(BYTE_ORDER_MARK, "")) as unknown);
  } catch (error) {
    // A document too deep for the parser ends here as well.
    const reason = error instanceof Error ? error.message : String(error);
    return fail({ kind: "not-json", message: `This is not JSON: ${reason}`, faults: [] });
  }
}

function explain({ kind, version, faults }: ContentFailure): string {
  switch (kind) {
    case "not-an-object":
      return "This is JSON, but no course: a course is an object.";
    case "newer-version":
      return `This course is of content version ${version}; this command knows versions up to ${CONTENT_VERSION}.`;
    case "unknown-version":
      return version === undefined
        ? "This is no course, or one that does not state its content version."
        : `There is no content version ${version}.`;
    case "invalid":
      return `This course of content version ${version} has ${faults.length === 1 ? "a fault" : `${faults.length} faults`}.`;
  }
}

/**
 * A course from the text of a file: a draft or a published content, of any content version (§4.81), migrated and
 * cleaned. Never throws.
 * @param text JSON; a byte order mark is ignored.
 */
export function parseCourse(text: string): Result<ParsedCourse, CourseFailure> {
  const json = readJson(text);
  if (!json.ok) return json;
  const loaded = loadLearniz(json.value);
  if (!loaded.ok) {
    const { kind, faults } = loaded.error;
    return fail({ kind, message: explain(loaded.error), faults });
  }
  const { version } = json.value as { readonly version: string };
  return succeed({ ...loaded.value, version });
}
