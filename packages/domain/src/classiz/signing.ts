// Knows when a slot can be signed (§7.131, decisions 11).
import * as z from "zod/mini";

/** Minutes before the start and after the end of a slot in which learners sign. */
export interface SigningWindow {
  readonly before: number;
  readonly after: number;
}

/** Where the client sets none (decisions 11). */
export const DEFAULT_SIGNING: SigningWindow = { before: 15, after: 30 };

/** A day. */
export const MOST_SIGNING_MINUTES = 1_440;
const minutes = z.number().check(z.gte(0), z.lte(MOST_SIGNING_MINUTES));
const windowSchema = z.object({ before: minutes, after: minutes });
const settingSchema = z.looseObject({ signingWindow: windowSchema });

/** True for what a client can set. */
export const isSigningWindow = (value: unknown): boolean => windowSchema.safeParse(value).success;

/**
 * The client's own window, from `config.signingWindow {before, after}`: minutes, each 0–1440. A value that cannot be
 * read is the default.
 */
export function readSigningWindow(clientConfig: unknown): SigningWindow {
  const parsed = settingSchema.safeParse(clientConfig);
  return parsed.success ? parsed.data.signingWindow : DEFAULT_SIGNING;
}

/** True within the window, both ends included. All instants in milliseconds since the epoch. */
export const canSign = (
  slot: { readonly startAt: number; readonly endAt: number },
  { before, after }: SigningWindow,
  now: number,
): boolean => now >= slot.startAt - before * 60_000 && now <= slot.endAt + after * 60_000;
