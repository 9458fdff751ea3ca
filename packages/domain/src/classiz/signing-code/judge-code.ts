// Knows what a code proves (decisions 11): that the person who sends it saw it in a slot, and when.
import * as z from "zod/mini";
import { canSign, type SigningWindow } from "../signing.ts";
import { CODE_WINDOW, findCodeWindow, type KeyedDigest, readTypedCode, spellCode } from "./spell-code.ts";

/** How many hours a code that was seen without a network is still taken, where the client sets none. */
export const DEFAULT_LATE_HOURS = 24;
/** A week. */
export const MOST_LATE_HOURS = 168;
const hoursSchema = z.number().check(z.gte(0), z.lte(MOST_LATE_HOURS));
const settingSchema = z.looseObject({ signingLateHours: hoursSchema });

/** True for what a client can set. */
export const isLateHours = (value: unknown): boolean => hoursSchema.safeParse(value).success;

/** The client's own number, from `config.signingLateHours` (0–168). A value that cannot be read is the default. */
export function readLateHours(clientConfig: unknown): number {
  const parsed = settingSchema.safeParse(clientConfig);
  return parsed.success ? parsed.data.signingLateHours : DEFAULT_LATE_HOURS;
}

/** The slot whose code is judged, and the moment; instants in milliseconds. */
export interface CodeGround {
  readonly slotSlug: string;
  readonly times: { readonly startAt: number; readonly endAt: number };
  readonly window: SigningWindow;
  readonly lateHours: number;
  readonly now: number;
  readonly digest: KeyedDigest;
}
/**
 * `now`: the code is shown in this window of time, the one before or the one after. `late`: it was shown at `at`, and
 * is sent later. `old`: it is sent too late. `wrong`: this slot never showed it while it could be signed. `closed`:
 * the slot cannot be signed yet.
 */
export type CodeVerdict =
  | { readonly kind: "now" | "wrong" | "old" | "closed" }
  | { readonly kind: "late"; readonly at: number };

/** Judges the code that somebody typed. */
export function judgeCode(typed: string, ground: CodeGround): CodeVerdict {
  const { slotSlug, times, window, lateHours, now, digest } = ground;
  const [opens, closes] = [times.startAt - window.before * 60_000, times.endAt + window.after * 60_000];
  if (now < opens) return { kind: "closed" };
  const code = readTypedCode(typed);
  if (code === null) return { kind: "wrong" };
  const isOf = (one: number) => spellCode(slotSlug, one, digest) === code;
  const present = findCodeWindow(now);
  // The window before is taken for people who type slowly, the one after for servers whose clocks differ a little.
  if (canSign(times, window, now) && [present, present - 1, present + 1].some(isOf)) return { kind: "now" };
  // The newest first: most codes that are sent late were seen a moment ago.
  for (let one = Math.min(present, findCodeWindow(closes)); one >= findCodeWindow(opens); one -= 1)
    if (isOf(one)) {
      const ended = (one + 1) * CODE_WINDOW;
      return now - ended > lateHours * 3_600_000
        ? { kind: "old" }
        : { kind: "late", at: Math.max(opens, one * CODE_WINDOW) };
    }
  return { kind: "wrong" };
}
