// Knows what a code proves (decisions 11): that who sends it saw it in a slot, and when.
import * as z from "zod/mini";
import { canSign, type SigningWindow } from "../signing.ts";
import { CODE_WINDOW, findCodeWindow, type KeyedDigest, readTypedCode, spellCode } from "./spell-code.ts";

/** Hours after which a code that was seen without network is not taken any more, where the client sets none. */
export const DEFAULT_LATE_HOURS = 24;
const settingSchema = z.looseObject({ signingLateHours: z.number().check(z.gte(0), z.lte(168)) });

/** The client's own, of its `config.signingLateHours` (0–168). What cannot be read is the default. */
export function readLateHours(clientConfig: unknown): number {
  const parsed = settingSchema.safeParse(clientConfig);
  return parsed.success ? parsed.data.signingLateHours : DEFAULT_LATE_HOURS;
}

/** Whose code is asked for, and when; instants in milliseconds. */
export interface CodeGround {
  readonly slotSlug: string;
  readonly times: { readonly startAt: number; readonly endAt: number };
  readonly window: SigningWindow;
  readonly lateHours: number;
  readonly now: number;
  readonly digest: KeyedDigest;
}
/**
 * `now`: it is shown at this moment, the moment before or after. `late`: it was shown `at` that time, and comes later.
 * `old`: it comes too late. `wrong`: it never was this slot's while it could be signed. `closed`: nobody signs now.
 */
export type CodeVerdict =
  | { readonly kind: "now" | "wrong" | "old" | "closed" }
  | { readonly kind: "late"; readonly at: number };

/** Of what somebody typed. */
export function judgeCode(typed: string, ground: CodeGround): CodeVerdict {
  const { slotSlug, times, window, lateHours, now, digest } = ground;
  const [opens, closes] = [times.startAt - window.before * 60_000, times.endAt + window.after * 60_000];
  if (now < opens) return { kind: "closed" };
  const code = readTypedCode(typed);
  if (code === null) return { kind: "wrong" };
  const isOf = (one: number) => spellCode(slotSlug, one, digest) === code;
  const present = findCodeWindow(now);
  // The one before, for who types slowly; the one after, for servers whose clocks are not quite one.
  if (canSign(times, window, now) && [present, present - 1, present + 1].some(isOf)) return { kind: "now" };
  // The newest first: most of what comes later was seen a moment ago.
  for (let one = Math.min(present, findCodeWindow(closes)); one >= findCodeWindow(opens); one -= 1)
    if (isOf(one)) {
      const ended = (one + 1) * CODE_WINDOW;
      return now - ended > lateHours * 3_600_000
        ? { kind: "old" }
        : { kind: "late", at: Math.max(opens, one * CODE_WINDOW) };
    }
  return { kind: "wrong" };
}
