// Knows what a client says about signatures of presence (decisions 11): how its config keeps it, and within which
// bounds.
import type { Fault } from "../kernel/index.ts";
import { isSigningWindow, MOST_SIGNING_MINUTES, readSigningWindow, type SigningWindow } from "./signing.ts";
import { isLateHours, MOST_LATE_HOURS, readLateHours } from "./signing-code/judge-code.ts";

/** `lateHours`: how long a code that was seen without a network is still taken; 0: not at all. */
export interface SigningRules extends SigningWindow {
  readonly lateHours: number;
}

/** The most of each; the least is 0. */
export const SIGNING_MOST: Readonly<Record<keyof SigningRules, number>> = {
  before: MOST_SIGNING_MINUTES,
  after: MOST_SIGNING_MINUTES,
  lateHours: MOST_LATE_HOURS,
};

/** What holds for a client, from its config. */
export const readSigningRules = (clientConfig: unknown): SigningRules => ({
  ...readSigningWindow(clientConfig),
  lateHours: readLateHours(clientConfig),
});

/** A client's config with these rules; everything else in it stays. */
export const putSigningRules = <C extends Readonly<Record<string, unknown>>>(
  clientConfig: C,
  { before, after, lateHours }: SigningRules,
) => ({ ...clientConfig, signingWindow: { before, after }, signingLateHours: lateHours });

/** What a sent config says that nobody could read: the default would hold instead. */
export function judgeSigningConfig({ signingWindow, signingLateHours }: Readonly<Record<string, unknown>>): Fault[] {
  const faults: Fault[] = [];
  if (signingWindow !== undefined && !isSigningWindow(signingWindow))
    faults.push({
      path: ["config", "signingWindow"],
      message: `{before, after}: minutes from 0 to ${MOST_SIGNING_MINUTES}`,
    });
  if (signingLateHours !== undefined && !isLateHours(signingLateHours))
    faults.push({ path: ["config", "signingLateHours"], message: `hours from 0 to ${MOST_LATE_HOURS}` });
  return faults;
}
