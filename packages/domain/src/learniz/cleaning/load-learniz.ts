// Knows the way of stored content into the domain: version → migrate → parse → clean.
import { type Fault, fail, type Json, listFaults, type Notice, type Result, succeed } from "../../kernel/index.ts";
import { CONTENT_VERSION } from "../content/content-version.ts";
import { type Learniz, learnizSchema } from "../content/course.ts";
import { migrateLearniz, READABLE_VERSIONS } from "../migrations/index.ts";
import { cleanLearniz } from "./clean-learniz.ts";
import { cleanLines } from "./clean-lines.ts";
import { dropNulls } from "./drop-nulls.ts";
import { fillAbsent } from "./fill-absent.ts";

/**
 * Why stored content is no course: it is no object, it states no version or one that never existed, it has a later
 * version than this code knows, or mending cannot give it the shape of a course.
 */
export interface ContentFailure {
  readonly kind: "not-an-object" | "unknown-version" | "newer-version" | "invalid";
  /** As the content states it; absent when it is not a text. */
  readonly version?: string;
  /** Each place that is wrong, from the root of the content as it was migrated; never empty. */
  readonly faults: readonly Fault[];
}

/** A course that was loaded. */
export interface LoadedLearniz {
  readonly learniz: Learniz;
  /** What was mended, for a console; empty when nothing was. */
  readonly notices: readonly Notice[];
}

const MENDED_LINES: Notice = {
  code: "line.mended",
  level: "warning",
  text: "A title held the end of a line, or a sign that nobody sees : it is without",
};
const VERSION = /^\d{1,9}\.\d{1,9}\.\d{1,9}$/;

function isNewer(version: string): boolean {
  if (!VERSION.test(version)) return false;
  const mine = CONTENT_VERSION.split(".").map(Number);
  const theirs = version.split(".").map(Number);
  const at = mine.findIndex((part, index) => part !== theirs[index]);
  return at >= 0 && (theirs[at] ?? 0) > (mine[at] ?? 0);
}

/**
 * Complete content is read as it stands, at no further cost; only where something is missing are defaults filled in.
 */
function parseLearniz(content: { readonly [key: string]: Json }) {
  const parsed = learnizSchema.safeParse(content);
  return parsed.success ? parsed : learnizSchema.safeParse(fillAbsent(dropNulls(content, parsed.error.issues)));
}

/**
 * Reads a course of any content version, 1.0.0 to 1.11.0, as it came out of JSON: migrates it step by step (§4.81),
 * parses and cleans it (§5.34–§5.38). An absent or null part that can mean one thing only means that. Never throws,
 * whatever the JSON, and changes nothing in it; loading the same content twice gives equal courses. Fails with the
 * faults of content that cannot be mended; a later version than is known is named, and not guessed at.
 */
export function loadLearniz(json: unknown): Result<LoadedLearniz, ContentFailure> {
  if (typeof json !== "object" || json === null || Array.isArray(json)) {
    return fail({ kind: "not-an-object", faults: [{ path: [], message: "expected object" }] });
  }
  const content = json as { readonly [key: string]: Json };
  const { version } = content;
  if (typeof version !== "string" || !READABLE_VERSIONS.includes(version)) {
    const named = typeof version === "string" ? { version } : {};
    const kind = typeof version === "string" && isNewer(version) ? "newer-version" : "unknown-version";
    return fail({
      kind,
      ...named,
      faults: [{ path: ["version"], message: `expected one of ${READABLE_VERSIONS.join(", ")}` }],
    });
  }
  const migrated = migrateLearniz(content, version);
  const lined = cleanLines(migrated);
  const parsed = parseLearniz(lined);
  if (!parsed.success) return fail({ kind: "invalid", version, faults: listFaults(parsed.error) });
  const { learniz, notices } = cleanLearniz(parsed.data);
  return succeed({ learniz, notices: lined === migrated ? notices : [MENDED_LINES, ...notices] });
}
