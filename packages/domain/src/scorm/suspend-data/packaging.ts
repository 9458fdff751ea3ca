// Knows what a package states about its export, beside what it plays.
import * as z from "zod/mini";
import { EXIT_READINGS, type ExitReading, type ScormVersion } from "../item/exit.ts";
import { type Outline, readOutline } from "./outline.ts";

/** The types of product that packages play. */
export const PACKAGED_TYPES = ["learniz", "game"] as const;
/** A type of product that packages play. */
export type PackagedType = (typeof PACKAGED_TYPES)[number];

/** How a package was exported (§7.137, decisions 7). */
export interface Packaging {
  readonly type: PackagedType;
  /**
   * What the package was exported for: an LMS with one version of SCORM, the only one that it speaks, or any web site.
   */
  readonly host: ScormVersion | "web";
  readonly exitReading: ExitReading;
  /** Outlines of earlier publications and exported drafts: learners who began in one of them go on in this one. */
  readonly earlier: readonly Outline[];
}

/** Packages of former exports lack these fields: they are courses of SCORM 1.2, and hold no outlines. */
const packagingSchema = z.object({
  type: z._default(z.enum(PACKAGED_TYPES), "learniz"),
  host: z._default(z.enum(["1.2", "2004", "web"]), "1.2"),
  exitReading: z._default(z.enum(EXIT_READINGS), "BY_STATUS"),
  earlier: z._default(z.array(z.unknown()), []),
});

/**
 * How the package of these params was exported; null for params that no export writes. An outline that cannot be read
 * is left out.
 */
export function readPackaging(params: unknown): Packaging | null {
  const parsed = packagingSchema.safeParse(params);
  if (!parsed.success) return null;
  return { ...parsed.data, earlier: parsed.data.earlier.flatMap((one) => readOutline(one) ?? []) };
}
