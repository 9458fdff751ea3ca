// Knows how large the body of each route may be, and how many values its JSON may have.
import type { Route } from "@academiz/contract";

interface BodySize {
  readonly bytes: number;
  /**
   * Values of its JSON: a pair of brackets builds a hundred bytes. A real course has one value in twenty characters.
   */
  readonly parts: number;
}

const KB = 1_024;
const MB = 1_024 * KB;
const PUBLIC: BodySize = { bytes: 16 * KB, parts: 16 * KB };
const USUAL: BodySize = { bytes: 64 * KB, parts: 64 * KB };
const AUTHORED: BodySize = { bytes: 10 * MB, parts: 1_000_000 };

/** Bytes, by the route's name in the contract. A character takes at most three, or six where it is escaped. */
const LARGE: Readonly<Record<string, number>> = {
  saveLearnizProgress: 6 * MB,
  saveScormProgress: 10 * MB,
  saveGameProgress: MB,
  addHistories: 4 * MB,
  logLaunch: 6 * MB,
  beginAttempt: 4 * MB,
  answerAttempt: 4 * MB,
};
const LARGE_PARTS = 250_000;
export const LARGE_ROUTES = Object.keys(LARGE);

/** By the route's name and its audience. */
export function findBodySize(name: string, { admission, path }: Pick<Route, "admission" | "path">): BodySize {
  if (admission.kind === "public") return PUBLIC;
  if (path.startsWith("/api/admin/")) return AUTHORED;
  const bytes = LARGE[name];
  return bytes === undefined ? USUAL : { bytes, parts: LARGE_PARTS };
}
