// Knows how what is stored of a result is read again.
import * as z from "zod/mini";
import type { GameGo, GameResult } from "./game.ts";
import type { ScormStored } from "./scorm.ts";
import type { PlayResult } from "./verdict.ts";

const resultSchema = z.object({
  status: z.enum(["NOT_STARTED", "STARTED", "COMPLETE", "FAILED"]),
  percentage: z.number(),
  score: z.optional(z.number()),
  time: z.number(),
});
const gameSchema = z.extend(resultSchema, {
  badge: z._default(z.nullable(z.string()), null),
  data: z.optional(z.unknown()),
  params: z.optional(z.unknown()),
  attempt: z.optional(z.number()),
  nbTimeDone: z._default(z.number(), 0),
});

const scormSchema = z.extend(resultSchema, {
  attempt: z.optional(z.number()),
  earlier: z.optional(z.nullable(z.omit(resultSchema, { time: true }))),
  launchedAt: z.optional(z.string()),
  storedAt: z.optional(z.string()),
  visits: z.optional(z.catch(z.record(z.string(), z.number()), {})),
});

const gameGoesSchema = z.object({
  goes: z.array(
    z.object({
      status: resultSchema.shape.status,
      percentage: z.number(),
      score: z.nullable(z.number()),
      time: z.number(),
      badge: z.nullable(z.string()),
      data: z.optional(z.unknown()),
      params: z.optional(z.unknown()),
      attempt: z.number(),
      publishedDate: z.string(),
      eventDate: z.string(),
      resetAt: z.optional(z.string()),
    }),
  ),
});

/** Without what is absent: `exactOptionalPropertyTypes` tells the two apart. */
const dropAbsent = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;

/** Null for nothing, and for what is no result. Never throws. */
export function readPlayResult(stored: unknown): PlayResult | null {
  const parsed = resultSchema.safeParse(stored);
  return parsed.success ? (dropAbsent(parsed.data) as PlayResult) : null;
}

/** As `readPlayResult`, of a game. */
export function readGameResult(stored: unknown): GameResult | null {
  const parsed = gameSchema.safeParse(stored);
  return parsed.success ? (dropAbsent(parsed.data) as GameResult) : null;
}

/** The goes at a game that wait on a device; none where nothing does, or nothing that can be read. */
export function readGameGoes(kept: unknown): readonly GameGo[] {
  const parsed = gameGoesSchema.safeParse(kept);
  return parsed.success ? parsed.data.goes.map((go) => dropAbsent(go) as GameGo) : [];
}

/** As `readPlayResult`, of a package. */
export function readScormResult(stored: unknown): ScormStored | null {
  const parsed = scormSchema.safeParse(stored);
  if (!parsed.success) return null;
  const { earlier } = parsed.data;
  return dropAbsent({ ...parsed.data, earlier: earlier && dropAbsent(earlier) }) as ScormStored;
}
